/**
 * What the page needs of a game. Each game makes one such object in its own folder; `games.ts` lists them, and pages
 * know a game by nothing else. What stands here is on the first page; the rest is fetched when it is wanted.
 */
import type { Component, Snippet } from "svelte";
import type { LessonScript } from "../state/lesson";
import type { ExampleWords, RuleSection } from "../state/rules";
import type { AnySession, SessionEnvironment } from "../state/session.svelte";
import type { Action, EditionData, Examples, GameName, Position, TableInfo } from "../wire";
import type { NameAndAbout, OptionWords } from "../words/options";

export interface GameOf<S extends AnySession, E extends Example = Example, Prepared = unknown> {
  /** Also that of its chapter of words. */
  name: GameName;
  /** The message of what kind of game it is. */
  about: string;
  players: { least: number; most: number };
  /** How many bots make a good first table. */
  firstBots: number;
  /** The address of its picture. */
  poster: string;
  /** Options that this page has words for. */
  options: Readonly<Record<string, OptionWords>>;
  /** What its editions are called; null where there is only one. */
  editions: EditionWords | null;
  /** Players know what others do not. */
  hasSecrets: boolean;
  /** What a turn would bring can be tried at a position that was shared. */
  hasTrials: boolean;
  /** A position as it is shown to whoever may see everything. */
  uncovered(position: Position): Position;

  sessions(): Promise<Sessions<S>>;
  /** The component that draws a table. */
  table(): Promise<Component<TableProps<S>>>;
  rules(): Promise<GameRules<E, Prepared>>;
  lesson(): Promise<GameLesson<S>>;
  /** What the turn that somebody tries would bring, for tables that leave that to their panel. */
  turnPreview?(): Promise<Component<{ session: S; children: Snippet }>>;
}

export type Game = GameOf<AnySession>;

/** A game for pages that need not know which it is: its sessions only ever meet its own components. */
export const anyGame = <S extends AnySession, E extends Example, Prepared>(game: GameOf<S, E, Prepared>): Game =>
  game as unknown as Game;

/** Editions that differ in something one can see. */
export interface EditionWords {
  /** The messages of what an edition is, and of which one a table has, with `map`. */
  title: string;
  which: string;
  names: Readonly<Record<string, NameAndAbout>>;
  Preview: Component<{ game: string; edition: string }>;
}

/** Sessions of a game, each for another use. */
export interface Sessions<S> {
  /** At a table of the server, for whoever sits at this device or watches. */
  play(info: TableInfo, environment: SessionEnvironment<string>): S;
  /** Of a game or a position that is looked at; `edition` is that of a game whose edition does not ship. */
  watch(info: TableInfo, environment: SessionEnvironment<string>, edition?: EditionData): S;
  /** In a lesson. */
  learn(id: string, environment: SessionEnvironment<string>): S;
}

export interface TableProps<S> {
  session: S;
  /** Instead of what one can do: the controls of a replay, a lesson. */
  panel?: Snippet<[showResult: () => void]>;
  note?: string;
}

export interface GameRules<E extends Example = Example, Prepared = unknown> {
  /** The message above all rules. */
  intro: string;
  sections: readonly RuleSection[];
  /** What a rule speaks of, drawn. */
  Pieces: Component<{ rule: string }>;
  /** Tables that stand beside rules, by anchor. */
  tables: Readonly<Record<string, Component>>;
  /** What comes after all rules. */
  appendix: { id: string; title: string; Content: Component } | null;
  examples(): Promise<GameExamples<E, Prepared>>;
}

export type Example = Examples["examples"][number];

export interface GameExamples<E extends Example = Example, Prepared = unknown> {
  words: Readonly<Record<string, ExampleWords>>;
  /** What all examples need, fetched once. */
  prepare(position: Position): Promise<Prepared>;
  Example: Component<{ example: E; number: number; prepared: Prepared }>;
}

export interface GameLesson<S> {
  script: LessonScript;
  Table: Component<TableProps<S>>;
  /** The turn in the making, in the lesson's panel. */
  Turn: Component<{ session: S; hasPreview: boolean; onback: () => void }>;
  Result: Component<{ session: S; onclose: () => void }>;
  /** There is something to preview at what is pointed at. */
  hasPreview(session: S): boolean;
  /** What is chosen so far is another turn than the one that is asked for. */
  isAstray(session: S, action: Action): boolean;
  /** Selectors of what is to be pressed next. */
  highlights(session: S, action: Action): string[];
  /** Say when a deed that is no turn was done. Called while a component is made: effects end with it. */
  watchDeeds(session: S, did: (deed: string) => void): void;
}
