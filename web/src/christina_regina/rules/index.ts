/** The rules of Christina Regina, for the pages of rules. */
import type { GameRules } from "../../frame/game_interface";
import type { ChristinaReginaExample } from "../../wire";
import { SECTIONS } from "./contents";
import Knowledge from "./Knowledge.svelte";
import Pieces from "./Pieces.svelte";

export const rules: GameRules<ChristinaReginaExample, null> = {
  intro: "rules-page-christina-regina-intro",
  sections: SECTIONS,
  Pieces,
  tables: {},
  appendix: { id: "knowledge", title: "rules-page-knowledge", Content: Knowledge },
  examples: async () => (await import("./examples")).examples,
};
