/** A table of Winter Queen on a page: the turn in the making, and what it would bring. */
import { api } from "../../state/api";
import { GameSession } from "../../state/session.svelte";
import type { Numbered, Step } from "../../state/table.svelte";
import type {
  AnyPage,
  Colour,
  Gain,
  PageScore,
  WinterQueenAction,
  WinterQueenLegal,
  WinterQueenPosition,
} from "../../wire";
import { readBoard, type Board } from "./board";
import { Draft } from "./draft.svelte";
import { beatsOf, type Beat } from "./show";
import { lineFor, placedSince, spotsOf, type Line, type Spots } from "./told";
import { lastMoveOf } from "../../state/table.svelte";

/** What is pointed at or focused. */
export type Aim =
  | { kind: "space"; space: string }
  | { kind: "page"; seat: number; book: string; page: 0 | 1 }
  | { kind: "pile"; county: string; book: string }
  | { kind: "crystal"; holder: number; index: number; colour: Colour };

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

export class Session extends GameSession<WinterQueenPosition, WinterQueenLegal, WinterQueenAction, Beat, Line> {
  readonly game = "winter-queen";
  protected readonly hasSecrets = false;
  readonly draft = new Draft();
  board = $state.raw<Board | null>(null);
  aim = $state.raw<Aim | null>(null);
  worth = $state.raw<Worth>(new Map());
  outcome = $state.raw<Outcome | null>(null);
  /** A log line that is pointed at. */
  spoken = $state.raw<Spots | null>(null);

  #asked = 0;
  #worthOf = 0;

  async load(): Promise<void> {
    const { info } = this;
    if (!info || this.board) return;
    this.board = readBoard(await api.edition(info.game, info.edition, info.edition_version));
  }

  /** Points to show, by seat: they count up while gains are told. */
  vp(seat: number): number {
    const before = this.position?.vp[seat] ?? 0;
    return this.beat && this.table.queue.length ? before + (this.beat.vp[seat] ?? 0) : before;
  }

  get lastMoves(): string[] {
    const { log, seat } = this.table;
    return placedSince(log, seat === null ? lastMoveOf(log, null) - 1 : lastMoveOf(log, seat));
  }

  // --- how it is shown ---

  protected beatsOf(step: Step, own: boolean): Beat[] {
    return beatsOf(step, this.position, own);
  }

  protected lineOf(one: Numbered): Line | null {
    return lineFor(one, this.position?.map ?? {});
  }

  protected hasEnded(position: WinterQueenPosition): boolean {
    return position.stage === "over";
  }

  protected begin(): void {
    this.aim = null;
    this.#dropOutcome();
    this.draft.begin(this.legal);
    void this.refreshWorth();
  }

  protected interrupt(): void {
    this.draft.begin(null);
    this.#dropOutcome();
  }

  protected override resume(): void {
    void this.refreshWorth();
  }

  get isDrafting(): boolean {
    return this.draft.legal !== null;
  }

  /** A step of the draft was made; play it if nothing is left to decide and nobody wants to be asked. */
  drafted(): void {
    const { action } = this.draft;
    if (action && !this.around.confirm()) void this.play(action);
    else void this.refreshOutcome();
  }

  protected override get mustPass(): boolean {
    return this.legal?.pass ?? false;
  }

  /** Draft what a hint names. It is played when it is confirmed, also where other turns are played at once. */
  draftAll(action: WinterQueenAction): boolean {
    const crystals = "holder" in action ? (this.position?.holders[action.holder] ?? []) : [];
    const index = "colour" in action ? crystals.indexOf(action.colour) : 0;
    const isMade = this.isMyTurn && this.draft.chooseAll(action, index);
    this.hint.close();
    void this.refreshOutcome();
    return isMade;
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
}
