/** The worked examples of Christina Regina. */
import type { GameExamples } from "../../frame/game_interface";
import type { ChristinaReginaExample } from "../../wire";
import { EXAMPLES } from "./example_words";
import Example from "./Example.svelte";

export const examples: GameExamples<ChristinaReginaExample, null> = {
  words: EXAMPLES,
  prepare: async () => null,
  Example,
};
