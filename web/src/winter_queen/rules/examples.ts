/** The worked examples of Winter Queen. */
import type { GameExamples } from "../../frame/game_interface";
import { api } from "../../state/api";
import type { WinterQueenExample } from "../../wire";
import { readBoard, type Board } from "../state/board";
import { EXAMPLES } from "./example_words";
import Example from "./Example.svelte";

export const examples: GameExamples<WinterQueenExample, Board> = {
  words: EXAMPLES,
  prepare: async ({ game, edition, edition_version }) => readBoard(await api.edition(game, edition, edition_version)),
  Example,
};
