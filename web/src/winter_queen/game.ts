/** Winter Queen as the page knows it. */
import poster from "../drawings/poster-winter-queen.svg?url";
import { anyGame } from "../frame/game_interface";
import MapPreview from "./MapPreview.svelte";
import { MAPS, OPTIONS } from "./options";
import { uncovered } from "./state/uncovered";

export const winterQueen = anyGame({
  name: "winter-queen",
  about: "home-winter-queen-what",
  players: { least: 2, most: 4 },
  firstBots: 1,
  poster,
  options: OPTIONS,
  editions: { title: "home-map", which: "join-on-map", names: MAPS, Preview: MapPreview },
  hasSecrets: false,
  hasTrials: true,
  uncovered,
  sessions: async () => (await import("./sessions")).sessions,
  table: async () => (await import("./Table.svelte")).default,
  rules: async () => (await import("./rules")).rules,
  lesson: async () => (await import("./lesson")).lesson,
  turnPreview: async () => (await import("./TurnPreview.svelte")).default,
});
