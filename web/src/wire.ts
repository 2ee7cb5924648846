// Made from src/queendom/server/wire and the shapes.py of each game by .venv/bin/python tools/wire: change those, not this.
// Records by a name do not hold every name: compile with noUncheckedIndexedAccess.

/** A message that a page sends on the socket. */
export type FromPage =
  | Play
  | TakeBack
  | Sit
  | SitBot
  | PromiseNumber
  | OpenNumber
  | StartWithout
  | Leave
  | Return
  | Link
  | Claim
  | Rematch
  | FreeSeat
  | SetUp
  | RenewInvitation
  | Remove
  | Look
  | Resume
  | Ping
  | AskPreview
  | AskHint
  | AskAgain;

/** A message that a page gets on the socket. */
export type ToPage =
  | View
  | Events
  | Ack
  | Stale
  | Refusal
  | Preview
  | Hint
  | Again
  | Pong
  | Presence
  | Thinking
  | Notice;

/** What changes a table: on the socket, or POST /api/tables/{id}/commands. */
export type Command =
  | Play
  | TakeBack
  | Sit
  | SitBot
  | PromiseNumber
  | OpenNumber
  | StartWithout
  | Leave
  | Return
  | Link
  | Claim
  | Rematch
  | FreeSeat
  | SetUp
  | RenewInvitation
  | Remove;

/** The answer to a command. */
export type Answer = Ack | Stale | Refusal;

/**
 * `POST /api/tables`. The same id gives the same table again.
 *
 * With a position the game starts there; edition, options and first player are the position's own.
 */
export interface NewTable {
  id: string;
  game: string;
  edition?: string | null;
  options?: Record<string, string>;
  first?: number | null;
  position?: AnyPosition | null;
  seats: (OpenSeat | BotSeat | OwnSeat)[];
  /** Whoever is to act may ask for a hint. */
  hints?: boolean;
  /** Of a number, for the first seat of this device. */
  promise?: string | null;
}

/** `POST /api/tables/{id}/same-start`: once more what that table began with. The same id gives the same table. */
export interface SameStart {
  id: string;
}

/** `POST /api/replays`: a record to be checked and shown, as somebody saw it. */
export interface AskReplay {
  record: AnyRecord;
  eyes?: Eyes;
}

/**
 * `POST /api/positions`: what can be done at a position, and what an action would bring; see AskPreview.
 *
 * `seat` is the one that asks, the one to act if it is null. With `play` the action is played.
 *
 * `page` asks for every way to score one page now; `pages` for the best way to score each, after the action if
 * there is one; `returns` names a book and asks what every filled page would be worth once it was activated, for each
 * crystal that may go back to the bag.
 */
export interface AskPosition {
  seat?: number | null;
  action?: AnyAction | null;
  position: AnyPosition;
  play?: boolean;
  page?: Page | null;
  pages?: AnyPage[] | null;
  returns?: string | null;
}

export type Action = WinterQueenAction | ChristinaReginaAction;

export type ChristinaReginaAction = Draw | Agitate | Manipulate | Persuade | Assassinate | Pass;

export type WinterQueenAction = Place | Fill | Activate | Pass;

/** `GET /api/games`. */
export interface Offer {
  games: GameInfo[];
}

/**
 * `GET /api/tables`: the tables at which this device holds a seat. First those where it is to act, then others
 * that run, those that wait for people and those that are over; of each the newest first.
 */
export interface MyTables {
  tables: ListedTable[];
  /** How many tables were put away: `?older=true` lists these. */
  older: number;
}

/**
 * `GET /api/health`. `pages` is the build of the pages that is served, null without one. `store` tells what came of
 * writing and reading something small: `slow` after a second and a half without an outcome.
 */
export interface Health {
  ok: boolean;
  pages: string | null;
  store: "ok" | "slow" | "failed";
}

/**
 * `GET /api/preparation`: how much of the rules and of the bots is compiled, from 0 to 1. Before the rules are,
 * whatever needs them waits; before the bots are, they do not move.
 */
export interface Preparation {
  done: boolean;
  rules: number;
  bots: number;
}

/** What a table is. `invitation` is for the host and those who sit at it; `seed` is told once the game is over. */
export interface TableInfo {
  id: string;
  game: GameName;
  edition: string;
  edition_version: number;
  options: Options;
  stage: "waiting" | "running" | "over";
  seats: SeatInfo[];
  first: number | null;
  to_act: number | null;
  number: number;
  commitment: string;
  seed: string | null;
  invitation: string | null;
  host: boolean;
  /** Whether whoever is to act may ask for a hint. */
  hints: boolean;
  rematch: string | null;
  rematch_of: string | null;
  /** The table whose seed it has: what is drawn was known beforehand. */
  same_start_of: string | null;
  /** How often a turn was taken back past a bot's, or past what it had shown. */
  taken_back: number;
  result: Result | null;
  /** With the result. */
  tally: Tally | null;
}

/**
 * A game move by move, events and positions as the asked-for eyes saw them then.
 *
 * `edition_data` are the contents of an edition that does not ship. `result` is null for an unfinished record;
 * `reckoning`, how the game was counted, also where the events tell it.
 */
export interface Replay {
  game: GameName;
  edition: string;
  edition_version: number;
  edition_data?: EditionData;
  options: Options;
  seats: ReplaySeat[];
  first: number;
  result: Result | null;
  /** With the result. */
  tally: Tally | null;
  reckoning: Reckoning | null;
  steps: ReplayStep[];
}

/**
 * A position in full, with the legal actions of the seat to act.
 *
 * `preview` is null if nothing was asked for. `events` and `next` are what playing the action has brought, null if it
 * was not played. `result` and `reckoning` are those of `next`, or else of the position.
 */
export interface PositionTold {
  position: Position;
  to_act: number | null;
  legal: Legal | null;
  preview: Previewed | null;
  events: (WinterQueenEvent | ChristinaReginaEvent)[] | null;
  next: Position | null;
  result: Result | null;
  /** With the result. */
  tally: Tally | null;
  reckoning: Reckoning | null;
}

/** `GET /api/games/{game}/examples`. */
export interface Examples {
  examples: (WinterQueenExample | ChristinaReginaExample)[];
}

/** Everything; what everybody could see then; or what a seat could. */
export type Eyes = "all" | "public" | "0" | "1" | "2" | "3" | "4";

/** An action, or its notation. The rules themselves say what is wrong with it. */
export type AnyAction = Action | string;

/** A position; docs/positions.md tells what may be left out. */
export type AnyPosition = Partial<WinterQueenPosition> | Partial<ChristinaReginaPosition>;

/** The record of a game, whole or unfinished: docs/record.md. */
export type AnyRecord = { format: string; game: string };

export interface OpenSeat {
  kind: "open";
}

export interface BotSeat {
  kind: "bot";
  bot: string;
}

/** A seat on this device. */
export interface OwnSeat {
  kind: "here";
  name: string;
}

/** Play an action: its JSON, or its notation. `seen` is the number of the last event that the sender saw. */
export interface Play {
  type: "play";
  id: string;
  seen: number;
  seat: number;
  action: AnyAction;
}

/** Take back one's last turn; against bots alone, whatever came after it. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seen: number;
  seat: number;
}

/** Take an open seat, any if none is named. `promise` is the SHA-256 hash of a number of this device. */
export interface Sit {
  type: "sit";
  id: string;
  invitation: string;
  name: string;
  seat?: number | null;
  promise?: string | null;
}

/** Promise a number for a seat of one's own, where nobody has opened one yet; docs/chance.md tells what for. */
export interface PromiseNumber {
  type: "promise-number";
  id: string;
  seat: number;
  promise: string;
}

/** Open the number that was promised, once all seats are filled. The game starts when all are opened. */
export interface OpenNumber {
  type: "open-number";
  id: string;
  seat: number;
  number: string;
}

/** Start the game although promised numbers are missing, some time after all seats were filled. */
export interface StartWithout {
  type: "start-without";
  id: string;
}

/** The host lets a bot play an open seat. */
export interface SitBot {
  type: "sit-bot";
  id: string;
  seat: number;
  bot: string;
}

/**
 * The host opens a seat again before the start. Whoever sat there is sent away; if it was a person, the invitation
 * is another one from then on.
 */
export interface FreeSeat {
  type: "free-seat";
  id: string;
  seat: number;
}

/** Whoever has this seat now, person, bot or nobody. */
export interface KeptSeat {
  kind: "kept";
  seat: number;
}

/**
 * The host changes the table before the start. What is left out stays as it is; `first` may be null: drawn.
 *
 * `seats` lists all seats anew. Everybody who sits at the table is in one of them, as `kept`.
 */
export interface SetUp {
  type: "set-up";
  id: string;
  edition?: string | null;
  options?: Record<string, string>;
  first?: number | null;
  hints?: boolean | null;
  seats?: (KeptSeat | OpenSeat | BotSeat | OwnSeat)[] | null;
}

/** The host withdraws the invitation. There is a new one, which those who sit at the table see. */
export interface RenewInvitation {
  type: "renew-invitation";
  id: string;
}

/** The host removes a table that waits, or one at which nobody else has a seat. */
export interface Remove {
  type: "remove";
  id: string;
}

/** Leave a seat: open again before the start, played by a bot later, until its person returns. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Come back to a seat one has left. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** Ask for the one-time code that moves a seat to another device. */
export interface Link {
  type: "link";
  id: string;
  seat: number;
}

/** Move a seat to this device. */
export interface Claim {
  type: "claim";
  id: string;
  code: string;
}

/** Play again at a new table, seats rotated; there, perhaps, with a number. */
export interface Rematch {
  type: "rematch";
  id: string;
  promise?: string | null;
}

/**
 * See the table from a seat of one's own, or as everybody may (null). Answered with a view.
 *
 * After sitting down or claiming a seat, a page that looked from nowhere looks from there by itself.
 */
export interface Look {
  type: "look";
  id: string;
  seat: number | null;
  after?: number;
}

/** Ask for everything after an event number, for whoever noticed a gap. Answered with a view. */
export interface Resume {
  type: "resume";
  id: string;
  after: number;
}

/** Whether somebody is there. Answered with a pong, at once. */
export interface Ping {
  type: "ping";
  id: string;
}

/**
 * What an action would bring, as far as the asking seat can tell, and what else the game lets one ask.
 *
 * `page` asks for every way to score one page now; `pages` for the best way to score each, after the action if
 * there is one; `returns` names a book and asks what every filled page would be worth once it was activated, for each
 * crystal that may go back to the bag.
 */
export interface AskPreview {
  seat?: number | null;
  action?: AnyAction | null;
  type: "preview";
  id: string;
  page?: Page | null;
  pages?: AnyPage[] | null;
  returns?: string | null;
}

/** What a bot would do for a seat of one's own that is to act, where the table has hints; `seen` as in Play. */
export interface AskHint {
  type: "hint";
  id: string;
  seen: number;
  seat: number;
}

/** What has happened at a running table after event `after`, once more, through the eyes that look at it now. */
export interface AskAgain {
  type: "again";
  id: string;
  after: number;
}

export type GameName = "winter-queen" | "christina-regina";

/** Where everybody's points came from: the `parts` of a seat add up to its score. `why` is null if nobody won. */
export interface Tally {
  parts: TallyPart[][];
  why: Why | null;
}

export interface ChristinaReginaOptions {
  "memory-aid": "off" | "on";
}

export type Options = WinterQueenOptions | ChristinaReginaOptions;

export interface WinterQueenOptions {
  end: "equal-turns" | "english-literal";
  "wisps-same-colour": "same" | "none";
  scores: "hidden" | "open";
}

export type ChristinaReginaEvent =
  | ChristinaReginaDeal
  | ChristinaReginaMove
  | Attempt
  | ChristinaReginaReveal
  | End;

export type WinterQueenEvent =
  | WinterQueenDeal
  | WinterQueenMove
  | Gain
  | Refill
  | FinalStage
  | WinterQueenReveal
  | End;

/** Each game has a deal, a move and a reveal of its own; the table's game tells which come. */
export type LogEvent = TableEvent | WinterQueenEvent | ChristinaReginaEvent | Unseen;

/** `factions` (null for a secret), `actions` (whether the action card is still there) and `tilted` are by seat. */
export interface ChristinaReginaPosition {
  first: number;
  to_act: number | null;
  ending: "scored" | "christina" | null;
  stacks: CourtStacks;
  influence: Influence;
  discards: Card[];
  factions: (Faction | null)[];
  actions: boolean[];
  tilted: Leader[][];
  attempts: KnownAttempt[];
  passes: number;
  game: "christina-regina";
  edition: string;
  edition_version: number;
  players: number;
  options: ChristinaReginaOptions;
}

export type Position = WinterQueenPosition | ChristinaReginaPosition;

/** `map` are the placed crystals, `domain` the depicted ones. `books` and `vp` are by seat. */
export interface WinterQueenPosition {
  first: number;
  stage: "main" | "final" | "over";
  ending: "final-scoring" | "deadlock" | null;
  to_act: number | null;
  map: Record<Space, Colour>;
  domain: Record<Space, Colour | null>;
  piles: Piles;
  holders: Colour[][];
  bag: Crystals;
  books: HeldBook[][];
  gone: Gone;
  vp: number[];
  passes: number;
  turns_left: number | null;
  game: "winter-queen";
  edition: string;
  edition_version: number;
  players: number;
  options: WinterQueenOptions;
}

/**
 * `draw` from any and bury any other of these stacks; `persuade` any of the cards on any stack.
 *
 * `assassinate` each victim with any of the numbers and any of the colours.
 */
export interface ChristinaReginaLegal {
  pass: boolean;
  draw: Stack[];
  agitate: Stack[];
  manipulate: [Stack, Stack][];
  persuade: Card[];
  assassinate: Record<SeatKey, Leader[]>;
  colours: Faction[];
}

export type Legal = WinterQueenLegal | ChristinaReginaLegal;

/**
 * `crystals` × `spaces` place, × `with_book` place and take that county's book, × `pages` fill.
 *
 * `activate` maps a book to the spaces whose crystal may go back to the bag, or to null where none does.
 */
export interface WinterQueenLegal {
  pass: boolean;
  crystals: [Holder, Colour][];
  spaces: Space[];
  with_book: Partial<Record<County, Space[]>>;
  pages: [Book, PageNumber][];
  activate: Record<Book, Space[] | null>;
}

/** `points` by seat from the copper, silver and gold stack. If the Queen wins nobody does, and nothing decided. */
export interface ChristinaReginaResult {
  scores: number[];
  winners: number[];
  ending: "scored" | "christina";
  points: [number, number, number][];
  decided_by: "points" | "threes" | "twos" | "shared" | null;
}

export type Result = WinterQueenResult | ChristinaReginaResult | Abandoned;

export interface WinterQueenResult {
  scores: number[];
  winners: number[];
  ending: "final-scoring" | "deadlock";
}

/** A worked example of the rules: what a seat can try at a position. The first try is the example's own. */
export interface ChristinaReginaExample {
  id: string;
  rules: string[];
  seat: number;
  position: ChristinaReginaPosition;
  tries: ChristinaReginaTry[];
}

/** A worked example of the rules: what a seat can try at a position. The first try is the example's own. */
export interface WinterQueenExample {
  id: string;
  rules: string[];
  seat: number;
  position: WinterQueenPosition;
  tries: WinterQueenTry[];
}

/** The contents of an edition, as in its file. */
export type EditionData = { name: string; version: number };

/**
 * A seat as everybody sees it; `yours` if the asking device holds it, `here` if somebody's page is open.
 *
 * `number` is what the person's device brought, null until it is opened, and `promise` its SHA-256 hash.
 */
export interface SeatInfo {
  name: string;
  kind: "open" | "person" | "bot";
  bot: string | null;
  away: boolean;
  yours: boolean;
  here: boolean;
  promise: string | null;
  number: string | null;
}

/** The table now, and the events after the number that the page has already. */
export interface View {
  type: "view";
  /** Of the message it answers. */
  id: string | null;
  seat: number | null;
  number: number;
  table: TableInfo;
  /** Of the first event here. */
  first_number: number;
  events: LogEvent[];
  position: Position | null;
  /** What the viewing seat can do now. */
  legal: Legal | null;
  /** The seat whose last turn can be taken back. */
  take_back: number | null;
  /** How the game was counted, once it is over, where its events do not tell. */
  reckoning: Reckoning | null;
  /** Which build of the pages is served; one that is another should reload. */
  pages: string | null;
}

/** What one command brought. `first_number` follows the last number one has, or something is missing: resume. */
export interface Events {
  type: "events";
  first_number: number;
  number: number;
  events: LogEvent[];
  to_act: number | null;
  position: Position | null;
  legal: Legal | null;
  take_back: number | null;
  /** When something other than the game changed, or it ended. */
  table: TableInfo | null;
}

/** A command was done and is kept: it brought these events. A repeated id is answered the same. */
export interface Ack {
  type: "ack";
  id: string;
  first_number: number;
  number: number;
  /** For sit and claim: the seat. */
  seat?: number;
  /** For link: the one-time code. */
  code?: string;
  /** For rematch: the new table. */
  table?: string;
}

/** The game has moved on since the sender looked: nothing was done, here is where it stands. */
export interface Stale {
  type: "stale";
  id: string;
  view: View;
}

/** Nothing was done, and why: a message key with its arguments. */
export interface Refusal {
  type: "refusal";
  id: string | null;
  key: string;
  arguments: Record<string, string | number>;
}

/**
 * `gains` and `position` of an action, and the answers to what else was asked. Null where not asked for.
 *
 * The position is the one before anything is drawn; null where it would tell a secret.
 *
 * `choices` of a page, `scores` of pages, `returns` of a book. A score is null where the action takes the book.
 */
export interface Previewed {
  gains: Gain[] | null;
  position: Position | null;
  choices: PageScore[] | null;
  scores: (PageScore | null)[] | null;
  returns: Returns | null;
}

/** The answer to a preview, told like `Previewed`. */
export interface Preview {
  gains: Gain[] | null;
  position: Position | null;
  type: "preview";
  id: string;
  choices: PageScore[] | null;
  scores: (PageScore | null)[] | null;
  returns: Returns | null;
}

/** Why an action is good: a message key with its values. */
export interface HintReason {
  key: string;
  values: Record<string, string | number | number>;
}

/**
 * An action worth considering: the chance to win with it, or how many points ahead one would end.
 *
 * Both are null where the bot does not know. `equal` is by chance about as good as the first.
 */
export interface Advice {
  action: Action;
  chance: number | null;
  ahead: number | null;
  equal: boolean;
  reasons: HintReason[];
}

/** The answer to a hint: at most three actions, the best first, at the position after event `number`. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  number: number;
  advice: Advice[];
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
}

/**
 * The answer to `again`: the position then, and each step since, told as it was told; the last of them if there
 * are many.
 */
export interface Again {
  type: "again";
  id: string;
  position: Position | null;
  steps: Events[];
}

/** Whose page is open, by seat. Not an event: it has no number. */
export interface Presence {
  type: "presence";
  here: boolean[];
}

/**
 * What a bot waits for that is to act, or that is to give a hint. Not an event: it has no
 * number. A bot of which nothing is said is thinking; after something was said, zero and false say that it thinks now.
 */
export interface Thinking {
  type: "thinking";
  /** The id of the hint that waits; null for the bot that is to act. */
  hint: string | null;
  seat: number;
  /** How many go first in the line before the bots. */
  ahead: number;
  /** Whether bots are still being compiled, at the first start. */
  preparing: boolean;
}

/** Something the person should know that is no answer: a message key. */
export interface Notice {
  type: "notice";
  key: string;
  arguments: Record<string, string | number>;
}

/** A game that can be played here, and the bots that play it, the weakest first. */
export interface GameInfo {
  name: GameName;
  players: number[];
  options: Record<string, string[]>;
  editions: string[];
  default_edition: string;
  bots: string[];
}

/** A table in a list. */
export interface ListedTable {
  id: string;
  game: GameName;
  edition: string;
  edition_version: number;
  options: Options;
  stage: "waiting" | "running" | "over";
  seats: SeatInfo[];
  first: number | null;
  to_act: number | null;
  number: number;
  commitment: string;
  seed: string | null;
  invitation: string | null;
  host: boolean;
  /** Whether whoever is to act may ask for a hint. */
  hints: boolean;
  rematch: string | null;
  rematch_of: string | null;
  /** The table whose seed it has: what is drawn was known beforehand. */
  same_start_of: string | null;
  /** How often a turn was taken back past a bot's, or past what it had shown. */
  taken_back: number;
  result: Result | null;
  /** With the result. */
  tally: Tally | null;
  /** When it was opened, in milliseconds since 1970. */
  opened: number;
  /** The same of when something happened there last. */
  changed: number;
  /** The same of the last move: since when it is whose turn it is. If it runs. */
  since: number | null;
  /** Whether a person has done something there since it was opened. */
  touched: boolean;
  /** Whether it was put away because nothing happened there for a long time. */
  put_away: boolean;
}

/** Who sat there; `bot` if it was one. The number that the person's device brought, and its promise. */
export interface ReplaySeat {
  name: string;
  bot: string | null;
  promise: string | null;
  number: string | null;
}

/**
 * The start of a game, or one move: its events, and where the game stood after them.
 *
 * The number of the first event is counted from 1, as in the record. A game that was given up ends with a step of its
 * own. The position names its edition, also one that does not ship.
 */
export interface ReplayStep {
  first_number: number;
  events: (WinterQueenEvent | ChristinaReginaEvent)[];
  position: Position;
  to_act: number | null;
}

/** Open without a name and a bot. */
export interface SeatAtOpening {
  name?: string;
  bot?: string;
  /** The SHA-256 hash of the number that the person's device will open. */
  promise?: string;
}

/**
 * The first event of every table. `first` is null if it will be drawn; `hints` only where there are.
 *
 * `position` is where the game starts, if not with a deal: what of it is secret is null until the end.
 */
export interface TableOpened {
  type: "table";
  game: GameName;
  rules: number;
  edition: string;
  edition_version: number;
  options: Options;
  first: number | null;
  seats: SeatAtOpening[];
  commitment: string;
  hints?: true;
  rematch_of?: string;
  same_start_of?: string;
  position?: Position;
}

/** By a person, or by a bot if there is one. */
export interface SeatTaken {
  type: "sit";
  seat: number;
  name: string;
  bot?: string;
  /** The SHA-256 hash of the number that the person's device will open. */
  promise?: string;
}

/** A device will bring a number: nobody has opened one yet. A promise of before is void. */
export interface NumberPromised {
  type: "promise-number";
  seat: number;
  /** The SHA-256 hash of the number that the person's device will open. */
  promise: string;
}

/** All seats are filled, and this is the number that was promised: 64 hex digits. */
export interface NumberOpened {
  type: "open-number";
  seat: number;
  number: string;
}

/** Somebody left before the start. */
export interface SeatFreed {
  type: "stand";
  seat: number;
}

/**
 * The host has opened a seat again: whoever sat there was sent away. People have seen the invitation, so there is a
 * new one; bots have not.
 */
export interface SeatReleased {
  type: "free-seat";
  seat: number;
}

/** A seat of a changed table: as at the opening, or with whoever sat there when it was the seat `was`. */
export interface SeatInSetUp {
  name?: string;
  bot?: string;
  /** The SHA-256 hash of the number that the person's device will open. */
  promise?: string;
  was?: number;
}

/** The host has changed before the start what is played, or in which seats. */
export interface TableSetUp {
  type: "set-up";
  edition: string;
  edition_version: number;
  options: Options;
  first: number | null;
  hints: boolean;
  seats: SeatInSetUp[];
}

/** The invitation is another one from now on; only who sits at the table is told which. */
export interface InvitationRenewed {
  type: "renew-invitation";
}

/** The host has removed the table. Nothing happens there any more. */
export interface TableRemoved {
  type: "removed";
}

/**
 * All seats are filled; the deal follows, unless the table has a position.
 *
 * With `mixed` the key of all draws is made of the seed and the opened numbers; without it the seed is the key.
 * `missing` are the seats whose number was promised and not opened.
 */
export interface GameStarted {
  type: "start";
  first: number;
  mixed?: true;
  missing?: number[];
}

/** Of the game's own events, those with a number above `to` are void. */
export interface TurnTakenBack {
  type: "take-back";
  seat: number;
  to: number;
}

/** A bot stands in until the person returns. */
export interface SeatLeft {
  type: "leave";
  seat: number;
  stand_in: string;
}

/** The person is back. */
export interface SeatReturned {
  type: "return";
  seat: number;
}

/** There is a code that moves the seat to another device; only who asked for it is told which. */
export interface SeatLinked {
  type: "link";
  seat: number;
}

/** The seat was moved to another device. */
export interface SeatHandedOver {
  type: "hand-over";
  seat: number;
}

/** The same people play again at this table. */
export interface RematchOpened {
  type: "rematch";
  table: string;
}

export type TableEvent =
  | TableOpened
  | SeatTaken
  | SeatFreed
  | SeatReleased
  | TableSetUp
  | InvitationRenewed
  | TableRemoved
  | NumberPromised
  | NumberOpened
  | GameStarted
  | TurnTakenBack
  | SeatLeft
  | SeatReturned
  | SeatLinked
  | SeatHandedOver
  | RematchOpened;

/**
 * What a source brought a seat: how often, and how many points in all.
 *
 * Points from `before` the game was told, as where it starts from a position, have the source `earlier`.
 */
export interface TallyPart {
  source: "wisps" | "rose" | "border" | "clouds" | "way" | "lights" | "star" | "arcane" | "last-crystal" | "copper" | "silver" | "gold" | "earlier";
  when: "before" | "game" | "end";
  times: number;
  points: number;
}

/** What a source brought the winner; `against` is what it brought the next, null where several are next. */
export interface Difference {
  source: "wisps" | "rose" | "border" | "clouds" | "way" | "lights" | "star" | "arcane" | "last-crystal" | "copper" | "silver" | "gold" | "earlier";
  times: number;
  points: number;
  against: number | null;
}

/**
 * By what the winner, who has `own`, was ahead of those `behind`, who have `next`.
 *
 * `level` are the points that all of them have where these did not decide. By points, `most` are the sources with the
 * largest difference; where several are next, those that brought the winner most.
 */
export interface Why {
  by: "points" | "threes" | "twos" | "shared";
  behind: number[];
  own: number;
  next: number | null;
  level: number | null;
  most: Difference[];
}

/** A seat's number, as a key. */
export type SeatKey = string;

export interface Pass {
  kind: "pass";
}

/** The game is over, played to its end or given up: the result tells which. */
export interface End {
  type: "end";
}

/** Something happened that nobody may know of. It is sent in its place, so that the others keep their numbers. */
export interface Unseen {
  type: "unseen";
}

export type Colour = "red" | "green" | "purple" | "blue" | "yellow";

export type County = "red" | "green" | "purple" | "blue";

/** Row from the top, number from the left: b3. */
export type Space = string;

/** A book's name in the edition. */
export type Book = string;

export type PageNumber = 0 | 1;

export type Holder = 0 | 1 | 2 | 3;

/** 0 east, then clockwise. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** How many of each colour. */
export interface Crystals {
  red: number;
  green: number;
  purple: number;
  blue: number;
  yellow: number;
}

/** A crystal on the map; `take` is the county whose top book is taken. */
export interface Place {
  kind: "place";
  holder: Holder;
  colour: Colour;
  space: Space;
  take: County | null;
}

/** A crystal on a page of one's own book. */
export interface Fill {
  kind: "fill";
  holder: Holder;
  colour: Colour;
  book: Book;
  page: PageNumber;
}

/** What a player chose for one page; what is left out was chosen best. */
export interface Choice {
  space?: Space;
  direction?: Direction;
  opponent?: number;
}

/** By page. */
export interface Choices {
  "0"?: Choice;
  "1"?: Choice;
}

/** Apply a book. `return` only with two crystals on it; null if there is none to return. */
export interface Activate {
  return?: Space | null;
  kind: "activate";
  book: Book;
  choices?: Choices;
}

/** As many spaces as VP: of each group or zone the first. */
export interface ScoreWithoutChoice {
  vp: number;
  book: Book;
  page: PageNumber;
  spaces: Space[];
  why: "border" | "clouds" | "lights";
}

/** `from` is the chosen crystal's space, left out if there was none to choose. */
export interface ScoreFromCrystal {
  vp: number;
  book: Book;
  page: PageNumber;
  spaces: Space[];
  from?: Space;
  why: "wisps" | "rose" | "star";
}

/** A line from the chosen crystal; both are left out if there was none to choose. */
export interface ScoreOfWay {
  vp: number;
  book: Book;
  page: PageNumber;
  spaces: Space[];
  from?: Space;
  why: "way";
  direction?: Direction;
}

/** Crystals on books, one's own and then the opponent's: `book/page`, or `book/page/depicted`. */
export interface ScoreOfArcane {
  vp: number;
  book: Book;
  page: PageNumber;
  why: "arcane";
  opponent: number;
  crystals: string[];
}

export type PageScore = ScoreWithoutChoice | ScoreFromCrystal | ScoreOfWay | ScoreOfArcane;

/** What a page brought, told like `ScoreWithoutChoice`. */
export interface GainWithoutChoice {
  type: "gain";
  seat: number;
  vp: number;
  book: Book;
  page: PageNumber;
  spaces: Space[];
  why: "border" | "clouds" | "lights";
}

/** What a page brought, told like `ScoreFromCrystal`. */
export interface GainFromCrystal {
  type: "gain";
  seat: number;
  vp: number;
  book: Book;
  page: PageNumber;
  spaces: Space[];
  from?: Space;
  why: "wisps" | "rose" | "star";
}

/** What a page brought, told like `ScoreOfWay`. */
export interface GainOfWay {
  type: "gain";
  seat: number;
  vp: number;
  book: Book;
  page: PageNumber;
  spaces: Space[];
  from?: Space;
  why: "way";
  direction?: Direction;
}

/** What a page brought, told like `ScoreOfArcane`. */
export interface GainOfArcane {
  type: "gain";
  seat: number;
  vp: number;
  book: Book;
  page: PageNumber;
  why: "arcane";
  opponent: number;
  crystals: string[];
}

/** The last crystal of a holder was taken. */
export interface GainOfLastCrystal {
  type: "gain";
  seat: number;
  vp: 1;
  why: "last-crystal";
}

export type Gain =
  | GainWithoutChoice
  | GainFromCrystal
  | GainOfWay
  | GainOfArcane
  | GainOfLastCrystal;

/** The top book of each county's pile. */
export interface Tops {
  red: Book;
  green: Book;
  purple: Book;
  blue: Book;
}

/** `factions` by seat, null for a secret. */
export interface ChristinaReginaDeal {
  type: "deal";
  open: OpenCards;
  factions: (Faction | null)[];
}

/** `domain` are the castle and tower spaces with the crystal that the tile there depicts. */
export interface WinterQueenDeal {
  type: "deal";
  domain: Record<Space, Colour | null>;
  tops: Tops;
  holders: Colour[][];
}

export interface ChristinaReginaMove {
  type: "move";
  seat: number;
  action: ChristinaReginaAction;
  /** Who acted in the person's place: bot:greedy */
  by?: string;
}

export interface WinterQueenMove {
  type: "move";
  seat: number;
  action: WinterQueenAction;
  /** Who acted in the person's place: bot:greedy */
  by?: string;
}

export interface Refill {
  type: "refill";
  holder: Holder;
  crystals: Colour[];
}

/** The bag is empty, all crystals are on holder 0. */
export interface FinalStage {
  type: "final-stage";
}

/** A card turns face up. */
export interface ChristinaReginaReveal {
  type: "reveal";
  stack: Stack;
  card: Card;
}

/** A pile's next book is seen. */
export interface WinterQueenReveal {
  type: "reveal";
  county: County;
  book: Book;
}

/** A county's books: the top one, and how many lie below. */
export interface Pile {
  top: Book | null;
  below: number;
}

/** A player's book, and the crystals on its pages. */
export interface HeldBook {
  book: Book;
  pages: [Colour | null, Colour | null];
}

/** What left the game. */
export interface Gone {
  books: Book[];
  crystals: Crystals;
}

/** A page of a book that a seat holds, with a crystal on it. */
export interface Page {
  seat: number;
  book: string;
  page: number;
  colour: string;
}

/**
 * A page of a book that a seat holds, or of a pile's top book as if it did, with a crystal on it.
 *
 * Without a seat: the asking one.
 */
export interface AnyPage {
  seat?: number | null;
  book: string;
  page: number;
  colour: string;
}

/** A page with a crystal on it, and the VP that it is worth now. */
export interface WorthOfPage {
  seat: number;
  book: Book;
  page: PageNumber;
  vp: number;
}

/**
 * The filled pages of all seats without those of the book that would be activated. `after` tells, for each space
 * whose crystal may go back to the bag, the VP that each of them would be worth then.
 */
export interface Returns {
  pages: WorthOfPage[];
  after: Record<Space, number[]>;
}

/** What a page is worth, before the action and after it. */
export interface PageWorth {
  seat: number;
  book: string;
  page: number;
  colour: string;
  before: number;
  after: number;
}

/** An action of an example, the tilted leaders by seat after it; an attempt's `success`; `points` if it ends. */
export interface ChristinaReginaTry {
  action: ChristinaReginaAction;
  tilted: Leader[][];
  success?: boolean;
  points?: [number, number, number][];
}

/** An action of an example, the points it brings, and how; `worth` are other pages that it changes. */
export interface WinterQueenTry {
  action: WinterQueenAction;
  vp: number;
  gains: Gain[];
  worth?: PageWorth[];
}

export type Stack = "copper" | "silver" | "gold";

export type Faction = "blue" | "red" | "green" | "black" | "purple";

/** 1 copper, 2 silver, 3 gold. */
export type Leader = 1 | 2 | 3;

export type Card =
  | "copper-blue"
  | "copper-red"
  | "copper-green"
  | "copper-black"
  | "copper-purple"
  | "copper-none"
  | "silver-blue"
  | "silver-red"
  | "silver-green"
  | "silver-black"
  | "silver-purple"
  | "silver-none"
  | "gold-blue"
  | "gold-red"
  | "gold-green"
  | "gold-black"
  | "gold-purple"
  | "gold-none";

/** The top card of one stack is taken, that of another buried. */
export interface Draw {
  from: Stack;
  kind: "draw";
  bury: Stack;
}

export interface Agitate {
  kind: "agitate";
  stack: Stack;
}

export interface Manipulate {
  kind: "manipulate";
  stacks: [Stack, Stack];
}

export interface Persuade {
  kind: "persuade";
  card: Card;
  stack: Stack;
}

/** Whoever plays it names the dagger's colour; it is left out for those who may not know it. */
export interface Assassinate {
  kind: "assassinate";
  victim: number;
  number: Leader;
  colour?: Faction;
}

/** Two a stack, the top first. */
export interface OpenCards {
  copper: [Card, Card];
  silver: [Card, Card];
  gold: [Card, Card];
}

/** How an assassination went. The victim's colour is left out for those who may not know it. */
export interface Attempt {
  type: "attempt";
  assassin: number;
  victim: number;
  number: Leader;
  success: boolean;
  victim_colour?: Faction;
}

/** Known cards from the top down, how many nobody has seen, and known cards below these. The first two are open. */
export interface CourtStack {
  top: Card[];
  middle: number;
  bottom: Card[];
}

/** An assassination of the past; the dagger's colour is null for those who may not know it. */
export interface KnownAttempt {
  assassin: number;
  victim: number;
  number: Leader;
  colour: Faction | null;
  success: boolean;
}

/**
 * A card of an influence stack as it was counted.
 *
 * A fallen leader's is removed; a colour nobody plays has no seat.
 */
export interface ReckonedCard {
  card: Card;
  points: 0 | 1 | 2 | 3;
  seat: number | null;
  removed: boolean;
}

/** The influence stacks, the top first. */
export interface Reckoning {
  copper: ReckonedCard[];
  silver: ReckonedCard[];
  gold: ReckonedCard[];
}

/** The table was given up: no winners, and the points so far. */
export interface Abandoned {
  scores: number[];
  winners: number[];
  ending: "abandoned";
}

export interface CourtStacks {
  copper: CourtStack;
  silver: CourtStack;
  gold: CourtStack;
}

/** The top first. */
export interface Influence {
  copper: Card[];
  silver: Card[];
  gold: Card[];
}

export interface Piles {
  red: Pile;
  green: Pile;
  purple: Pile;
  blue: Pile;
}
