/** The games' pictures, by the game's name. */
const found = import.meta.glob<string>("../drawings/poster-*.svg", { query: "?url", import: "default", eager: true });

export const posters: Record<string, string> = Object.fromEntries(
  Object.entries(found).map(([file, address]) => [/poster-(.+)\.svg$/.exec(file)?.[1] ?? file, address]),
);
