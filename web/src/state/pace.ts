/** How long everything takes at the speed that was chosen. */
export const PACE = { calm: 1.6, normal: 1, quick: 0.45, instant: 0 } as const;
