/** Where tables get the text of rules from: the pages of rules, which come when they are wanted. */
import { getContext, setContext, type Component } from "svelte";
import type { GameName } from "../../wire";
import type { Game, GameRules } from "../game_interface";

export interface RuleReader {
  game: Game;
  contents: GameRules;
  /** Some rules in full, by anchor. */
  Rules: Component<{ game: Game; contents: GameRules; rules: readonly string[] }>;
}

type FindReader = (game: GameName) => Promise<RuleReader>;

const KEY = Symbol("rule reader");

export const setRuleReader = (find: FindReader): FindReader => setContext(KEY, find);
export const getRuleReader = (): FindReader => getContext<FindReader>(KEY);
