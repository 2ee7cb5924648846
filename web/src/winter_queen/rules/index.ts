/** The rules of Winter Queen, for the pages of rules. */
import type { GameRules } from "../../frame/game_interface";
import type { WinterQueenExample } from "../../wire";
import type { Board } from "../state/board";
import { SECTIONS } from "./contents";
import Numbers from "./Numbers.svelte";
import Pieces from "./Pieces.svelte";

export const rules: GameRules<WinterQueenExample, Board> = {
  intro: "rules-page-winter-queen-intro",
  sections: SECTIONS,
  Pieces,
  tables: { "wq-2-1": Numbers },
  appendix: null,
  examples: async () => (await import("./examples")).examples,
};
