/** Christina Regina as the page knows it. */
import poster from "../drawings/poster-christina-regina.svg?url";
import { anyGame } from "../frame/game_interface";
import { OPTIONS } from "./options";

export const christinaRegina = anyGame({
  name: "christina-regina",
  about: "home-christina-regina-what",
  players: { least: 2, most: 5 },
  firstBots: 2,
  poster,
  options: OPTIONS,
  editions: null,
  hasSecrets: true,
  // A turn cannot be tried without being played.
  hasTrials: false,
  uncovered: (position) => position,
  sessions: async () => (await import("./sessions")).sessions,
  table: async () => (await import("./Table.svelte")).default,
  rules: async () => (await import("./rules")).rules,
  lesson: async () => (await import("./lesson")).lesson,
});
