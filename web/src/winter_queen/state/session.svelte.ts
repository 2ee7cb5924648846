/** A table of Winter Queen on a page: connection, what is shown, the turn in the making, and what it would bring. */
import { api, Refused } from "../../state/api";
import { Connection, type Clock, type Socket, type WithoutId } from "../../state/connection.svelte";
import { isOfGame, Table, type Step } from "../../state/table.svelte";
import type {
  Ack,
  AnyPage,
  Colour,
  Gain,
  PageScore,
  Play,
  Refusal,
  Stale,
  TableInfo,
  TakeBack,
  ToPage,
  WinterQueenAction,
  WinterQueenLegal,
  WinterQueenPosition,
} from "../../wire";
import { readBoard, type Board } from "./board";
import { Draft } from "./draft.svelte";
import { beatsOf, type Beat } from "./show";
import { lastMoveOf, lineFor, placedSince, spotsOf, type Line, type Spots } from "./told";

/** What is pointed at or focused. */
export type Aim =
  | { kind: "space"; space: string }
  | { kind: "page"; seat: number; book: string; page: 0 | 1 }
  | { kind: "pile"; county: string; book: string }
  | { kind: "crystal"; holder: number; index: number; colour: Colour }
  | { kind: "activation"; book: string };

/** What pages would score: a page's key with a colour gives the best score. */
export type Worth = ReadonlyMap<string, PageScore>;

export const worthKey = (seat: number | null, book: string, page: number, colour: string): string =>
  `${seat ?? "-"}/${book}/${page}/${colour}`;

/** What an action would bring. */
export interface Outcome {
  action: WinterQueenAction;
  gains: Gain[];
  position: WinterQueenPosition | null;
  /** The own pages with a crystal, after the action. */
  worth: Worth;
}

export interface Surroundings {
  open: (table: string, seat: number | null, after: number) => Socket;
  clock: Clock;
  pace: () => number;
  announce: (lines: Line[]) => void;
  confirm: () => boolean;
  onRefusal: (refusal: Pick<Refusal, "key" | "arguments">) => void;
  onTurn: () => void;
  /** Which build of the pages the server has; another one than ours: reload. */
  onBuild: (build: string | null) => void;
}

export class Session {
  readonly id: string;
  readonly table: Table;
  readonly draft = new Draft();
  readonly connection: Connection;
  board = $state.raw<Board | null>(null);
  /** Why there is nothing to see, for good. */
  gone = $state.raw<Pick<Refusal, "key" | "arguments"> | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** Sent, and what it brought is not here yet. */
  isSending = $state(false);
  aim = $state.raw<Aim | null>(null);
  worth = $state.raw<Worth>(new Map());
  outcome = $state.raw<Outcome | null>(null);
  /** A log line that is pointed at. */
  spoken = $state.raw<Spots | null>(null);
  /** The final scoring is being shown page by page. */
  get isFinalScoring(): boolean {
    return this.beat !== null && this.isOver;
  }

  #around: Surroundings;
  #cancelBeat: (() => void) | null = null;
  #endBeat: (() => void) | null = null;
  #skip = false;
  #asked = 0;
  #worthOf = 0;
  #lastTurn = -1;
  /** The last event of a command that was done; null while it is not answered. */
  #doneTo: number | null = null;
  #seat: number | null;

  constructor(id: string, seat: number | null, around: Surroundings) {
    this.id = id;
    this.#seat = seat;
    this.#around = around;
    this.table = new Table((after) => this.connection.resume(after));
    this.connection = new Connection({
      open: () => around.open(id, this.#seat, this.table.number),
      hear: (message) => this.#hear(message),
      onFailure: () => void this.#findOut(),
      clock: around.clock,
    });
  }

  // --- what is there ---

  get position(): WinterQueenPosition | null {
    const { position } = this.table;
    return position?.game === "winter-queen" ? position : null;
  }

  /** The position to draw: while a step is shown, the old one or the new. */
  get shown(): WinterQueenPosition | null {
    const step = this.table.queue[0];
    if (this.beat?.arrives && step?.position?.game === "winter-queen") return step.position;
    return this.position;
  }

  /** Points to show, by seat: they count up while gains are told. */
  vp(seat: number): number {
    const before = this.position?.vp[seat] ?? 0;
    return this.beat && this.table.queue.length ? before + (this.beat.vp[seat] ?? 0) : before;
  }

  /** The seat at the bottom: one's own, or the first for those who watch. */
  get viewSeat(): number {
    return this.table.seat ?? 0;
  }

  get isOver(): boolean {
    const { latest } = this.table;
    // A table that was given up is over in the middle of its game.
    return (latest?.game === "winter-queen" && latest.stage === "over") || this.info?.stage === "over";
  }

  get info(): TableInfo | null {
    return this.table.info;
  }

  /** Own seats: more than one when several people play on this device. */
  get ownSeats(): number[] {
    return (this.info?.seats ?? []).flatMap((seat, k) => (seat.yours && seat.kind === "person" ? [k] : []));
  }

  get legal(): WinterQueenLegal | null {
    const { legal, seat, isCurrent } = this.table;
    return isCurrent && legal && "spaces" in legal && !this.#isAway(seat) ? legal : null;
  }

  /** Whoever has left does not act: a bot does, until they return. */
  #isAway(seat: number | null): boolean {
    return seat !== null && (this.info?.seats[seat]?.away ?? false);
  }

  get isMyTurn(): boolean {
    return this.legal !== null && !this.isSending;
  }

  get lastMoves(): string[] {
    const { log, seat } = this.table;
    return placedSince(log, seat === null ? lastMoveOf(log, null) - 1 : lastMoveOf(log, seat));
  }

  // --- hearing ---

  async #findOut(): Promise<void> {
    try {
      this.table.info ??= await api.table(this.id);
      if (this.#seat !== null && !(await api.table(this.id)).seats[this.#seat]?.yours) this.#seat = null;
    } catch (error) {
      if (error instanceof Refused && error.refusal.key === "table-unknown") {
        this.gone = error.refusal;
        this.connection.close();
      }
    }
  }

  #hear(message: ToPage): void {
    if (message.type === "refusal" || message.type === "notice") {
      this.#around.onRefusal(message);
      return;
    }
    const { number, seat } = this.table;
    this.table.hear(message);
    this.#free();
    if (message.type === "view") {
      this.#around.onBuild(message.pages);
      this.#seat = message.seat;
      this.#stopBeat();
      // After a short loss perhaps nothing has happened: then the turn in the making stays.
      const isSame = this.table.number === number && this.table.seat === seat;
      if (isSame && this.draft.legal && this.legal) void this.refreshWorth();
      else this.#settle();
    } else if (message.type === "events") {
      this.#showNext();
    }
  }

  async loadBoard(): Promise<void> {
    const { info } = this;
    if (!info || this.board) return;
    this.board = readBoard(await api.edition(info.game, info.edition, info.edition_version));
  }

  // --- showing ---

  #showNext(): void {
    if (this.#cancelBeat) return;
    const step = this.table.queue[0];
    if (!step) return this.#settle();
    if (!step.events.some((event) => isOfGame(event) || event.type === "take-back")) return this.#showGuests(step);
    this.draft.begin(null);
    this.#dropOutcome();
    const own = step.events.some((event) => event.type === "move" && this.ownSeats.includes(event.seat) && !event.by);
    this.#run(step, beatsOf(step, this.position, own), 0);
  }

  /** Somebody came or left: that takes no time, and a turn in the making stays as it is. */
  #showGuests(step: Step): void {
    const isDrafting = this.draft.legal !== null;
    this.#tell(step, 0, step.events.length);
    this.table.finish(step);
    if (isDrafting && this.legal) this.#lastTurn = this.table.number;
    else this.#showNext();
  }

  #run(step: Step, beats: Beat[], k: number): void {
    const beat = beats[k];
    if (!beat) {
      this.#cancelBeat = null;
      this.beat = null;
      this.table.finish(step);
      return this.#showNext();
    }
    this.#tell(step, beats[k - 1]?.told ?? 0, beat.told);
    this.beat = beat;
    const ms = this.#skip ? 0 : beat.ms * this.#around.pace();
    this.#endBeat = () => {
      this.#cancelBeat = null;
      // The step may be gone: a new view came meanwhile.
      if (this.table.queue[0] === step) this.#run(step, beats, k + 1);
      else this.#showNext();
    };
    this.#cancelBeat = this.#around.clock.after(ms, this.#endBeat);
  }

  #tell(step: Step, from: number, to: number): void {
    const map = this.position?.map ?? {};
    const told = step.events
      .slice(from, to)
      .map((event, j) => lineFor({ number: step.firstNumber + from + j, event }, map))
      .filter((line) => line !== null);
    this.table.tell(step, to);
    if (told.length) this.#around.announce(told);
  }

  #stopBeat(): void {
    this.#cancelBeat?.();
    this.#cancelBeat = null;
    this.beat = null;
    this.#skip = false;
  }

  /** Show the rest at once. */
  hurry(): void {
    if (!this.#cancelBeat) return;
    this.#skip = true;
    this.#cancelBeat();
    this.#endBeat?.();
  }

  /** Everything has been shown: whose turn is it? */
  #settle(): void {
    this.#skip = false;
    this.beat = null;
    this.aim = null;
    this.#dropOutcome();
    this.draft.begin(this.legal);
    void this.refreshWorth();
    const { toAct, seat } = this.table;
    if (toAct !== null && toAct !== seat && this.ownSeats.includes(toAct) && !this.#isAway(toAct)) {
      // Several people on one device: look through the eyes of whoever is to act.
      this.#seat = toAct;
      this.connection.look(toAct, this.table.number);
      return;
    }
    if (this.legal && this.table.number !== this.#lastTurn) {
      this.#lastTurn = this.table.number;
      this.#around.onTurn();
    }
  }

  // --- acting ---

  async play(action: WinterQueenAction): Promise<void> {
    const { seat, number } = this.table;
    if (seat === null || this.isSending) return;
    await this.#send({ type: "play", seen: number, seat, action });
  }

  async takeBack(): Promise<void> {
    const { seat, number, takeBack } = this.table;
    if (seat === null || takeBack !== seat || this.isSending) return;
    await this.#send({ type: "take-back", seen: number, seat });
  }

  async #send(command: WithoutId<Play | TakeBack>): Promise<void> {
    this.isSending = true;
    this.#doneTo = null;
    const answer = await this.connection.command(command);
    this.#doneTo = answer.type === "ack" ? answer.number : 0;
    this.#free();
    this.#answered(answer);
  }

  /** Between the answer and its events it is nobody's turn: what is on the page was played already. */
  #free(): void {
    if (this.#doneTo === null || this.table.number < this.#doneTo) return;
    this.#doneTo = null;
    this.isSending = false;
  }

  #answered(answer: Ack | Stale | Refusal): void {
    if (answer.type === "ack") return;
    if (answer.type === "stale") {
      this.#stopBeat();
      this.table.hear(answer);
      this.#around.onRefusal({ key: "turn-stale", arguments: {} });
    } else {
      this.#around.onRefusal(answer);
    }
    // While something is shown, the turn begins afterwards.
    if (this.table.isCurrent) this.#settle();
  }

  /** A step of the draft was made; play it if nothing is left to decide and nobody wants to be asked. */
  drafted(): void {
    const { action } = this.draft;
    if (action && !this.#around.confirm()) void this.play(action);
    else void this.refreshOutcome();
  }

  // --- what it would bring ---

  /** Pages that are asked for: own ones as they are, empty ones with every colour. */
  #pages(): AnyPage[] {
    const { position, viewSeat: seat } = this;
    if (!position) return [];
    const colours: Colour[] = ["red", "green", "purple", "blue", "yellow"];
    return (position.books[seat] ?? []).flatMap(({ book, pages }) =>
      pages.flatMap((colour, page) => (colour ? [colour] : colours).map((one) => ({ seat, book, page, colour: one }))),
    );
  }

  async #ask(
    pages: AnyPage[],
    action?: WinterQueenAction,
  ): Promise<{ worth: Worth; gains: Gain[]; position: WinterQueenPosition | null } | null> {
    const answer = await this.connection.ask({
      seat: this.table.seat,
      ...(pages.length ? { pages } : {}),
      ...(action ? { action } : {}),
    });
    if (!answer || answer.type === "refusal") return null;
    const worth = new Map<string, PageScore>();
    answer.scores?.forEach((score, k) => {
      const page = pages[k];
      if (score && page) worth.set(worthKey(page.seat ?? null, page.book, page.page, page.colour), score);
    });
    const position = answer.position?.game === "winter-queen" ? answer.position : null;
    return { worth, gains: answer.gains ?? [], position };
  }

  async refreshWorth(): Promise<void> {
    const asked = ++this.#worthOf;
    const pages = this.#pages();
    const found = pages.length ? await this.#ask(pages) : null;
    if (asked === this.#worthOf) this.worth = found?.worth ?? new Map();
  }

  /** More pages than one's own: a pile's book, somebody else's page. Remembered until the position changes. */
  async alsoAsk(pages: AnyPage[]): Promise<void> {
    const missing = pages.filter((one) => !this.worth.has(worthKey(one.seat ?? null, one.book, one.page, one.colour)));
    const asked = this.#worthOf;
    const found = missing.length ? await this.#ask(missing) : null;
    if (found && asked === this.#worthOf) this.worth = new Map([...this.worth, ...found.worth]);
  }

  /** What is still on its way is for a position that is gone. */
  #dropOutcome(): void {
    this.#asked += 1;
    this.outcome = null;
  }

  /** What the turn in the making, or the place pointed at, would bring. */
  async refreshOutcome(): Promise<void> {
    const asked = ++this.#asked;
    const action = this.aimedAction ?? this.draft.tentative;
    if (!action) {
      this.outcome = null;
      return;
    }
    if (this.outcome && JSON.stringify(this.outcome.action) === JSON.stringify(action)) return;
    const filled = this.#pages().filter((one) =>
      this.worth.has(worthKey(one.seat ?? null, one.book, one.page, one.colour)),
    );
    const own = this.position?.books[this.viewSeat] ?? [];
    const pages = filled.filter((one) => own.find(({ book }) => book === one.book)?.pages[one.page as 0 | 1]);
    if (action.kind === "fill") {
      pages.push({ seat: this.viewSeat, book: action.book, page: action.page, colour: action.colour });
    }
    const found = await this.#ask(pages, action);
    if (asked === this.#asked) this.outcome = found && { action, ...found };
  }

  /** The action that choosing what is pointed at would make. */
  get aimedAction(): WinterQueenAction | null {
    const { aim, draft } = this;
    if (!aim || !draft.legal) return null;
    if (aim.kind === "space" && draft.crystal && !draft.activate && draft.spaces.has(aim.space)) {
      const { holder, colour } = draft.crystal;
      return { kind: "place", holder, colour, space: aim.space, take: null };
    }
    if (aim.kind === "page" && draft.crystal && draft.canFill(aim.book, aim.page)) {
      const { holder, colour } = draft.crystal;
      return { kind: "fill", holder, colour, book: aim.book, page: aim.page };
    }
    return null;
  }

  pointAt(aim: Aim | null): void {
    this.aim = aim;
    if (aim?.kind === "pile") {
      const colours: Colour[] = ["red", "green", "purple", "blue", "yellow"];
      void this.alsoAsk(
        [0, 1].flatMap((page) => colours.map((colour) => ({ seat: this.viewSeat, book: aim.book, page, colour }))),
      );
    }
    if (aim?.kind === "page" && aim.seat !== this.viewSeat) {
      const colour = this.position?.books[aim.seat]?.find(({ book }) => book === aim.book)?.pages[aim.page];
      if (colour) void this.alsoAsk([{ seat: aim.seat, book: aim.book, page: aim.page, colour }]);
    }
    void this.refreshOutcome();
  }

  /** The score of the page that is pointed at, drafted, or being applied. */
  get focusScore(): { score: PageScore; colour: Colour; would: boolean; seat: number } | null {
    const { aim, draft, viewSeat } = this;
    if (aim?.kind === "page") {
      const placed = this.position?.books[aim.seat]?.find(({ book }) => book === aim.book)?.pages[aim.page] ?? null;
      const colour = placed ?? (aim.seat === viewSeat ? draft.crystal?.colour : undefined);
      const score = colour && this.worth.get(worthKey(aim.seat, aim.book, aim.page, colour));
      return colour && score ? { score, colour, would: !placed, seat: aim.seat } : null;
    }
    if (!aim && draft.page && draft.crystal) {
      const { book, page } = draft.page;
      const score = this.worth.get(worthKey(viewSeat, book, page, draft.crystal.colour));
      return score ? { score, colour: draft.crystal.colour, would: true, seat: viewSeat } : null;
    }
    return null;
  }

  /** What lights up now: a gain that is told, a log line, a page that is pointed at. */
  get spots(): Spots | null {
    if (this.spoken) return this.spoken;
    if (this.beat) return this.beat.spots;
    const score = this.focusScore?.score;
    return score ? spotsOf(score) : null;
  }

  close(): void {
    this.#stopBeat();
    this.connection.close();
  }
}
