/** A table of Winter Queen on a page: the turn in the making, and what it would bring. */
import { api } from "../../state/api";
import { GameSession } from "../../state/session.svelte";
import type { Numbered, Step } from "../../state/table.svelte";
import type {
  AnyPage,
  Colour,
  Gain,
  PageScore,
  Returns,
  WinterQueenAction,
  WinterQueenLegal,
  WinterQueenPosition,
} from "../../wire";
import { COLOURS, readBoard, type Board } from "./board";
import { costsOf, type Cost } from "./cost";
import { Draft } from "./draft.svelte";
import { beatsOf, type Beat } from "./show";
import { marksOf } from "./marks";
import { lineFor, highlightsOf, type Line, type Highlights } from "./log_lines";

/** What is pointed at or focused. */
export type Pointer =
  | { kind: "space"; space: string }
  | { kind: "page"; seat: number; book: string; page: 0 | 1 }
  | { kind: "pile"; county: string; book: string }
  | { kind: "crystal"; holder: number; index: number; colour: Colour };

/** What pages would score: a page's key with a colour gives the best score. */
export type Worth = ReadonlyMap<string, PageScore>;

export const worthKey = (seat: number | null, book: string, page: number, colour: string): string =>
  `${seat ?? "-"}/${book}/${page}/${colour}`;

/** As many pages as the server takes at once. */
const MOST_PAGES = 40;

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
  pointer = $state.raw<Pointer | null>(null);
  worth = $state.raw<Worth>(new Map());
  outcome = $state.raw<Outcome | null>(null);
  /** A log line that is pointed at. */
  spoken = $state.raw<Highlights | null>(null);

  /** What each crystal that may go back would cost, for the book that is about to be activated. */
  returns = $state.raw<{ book: string; prices: Returns } | null>(null);
  readonly costs = $derived.by((): ReadonlyMap<string, Cost> | null => {
    const { returns, draft, position } = this;
    if (!returns || returns.book !== draft.activate || !position) return null;
    return costsOf(returns.prices, this.viewSeat, position.players);
  });

  /** The crystal whose price is told: the one that is pointed at, or else the one that was chosen. */
  get returning(): { space: string; cost: Cost } | null {
    const { pointer, draft, costs } = this;
    const space =
      pointer?.kind === "space" && costs?.has(pointer.space) ? pointer.space : pointer ? null : draft.returned;
    const cost = space ? costs?.get(space) : undefined;
    return space && cost ? { space, cost } : null;
  }

  #asked = 0;
  #worthOf = 0;
  /** The book whose prices were asked for. */
  #priced: string | null = null;

  /** The edition that the board was asked for by; none where the board was given. */
  #asOf: string | null = null;

  override async load(): Promise<void> {
    const { info } = this;
    if (!info || (this.board && this.#asOf === null)) return;
    const wanted = `${info.edition} ${info.edition_version}`;
    if (this.#asOf === wanted) return;
    this.#asOf = wanted;
    this.board = null;
    try {
      const board = readBoard(await api.edition(info.game, info.edition, info.edition_version));
      // Another one may have been chosen meanwhile.
      if (this.#asOf === wanted) this.board = board;
    } catch (error) {
      if (this.#asOf === wanted) this.#asOf = null;
      throw error;
    }
  }

  override get isReady(): boolean {
    return super.isReady && this.board !== null;
  }

  /** Points to show, by seat: they count up while gains are told. */
  vp(seat: number): number {
    const before = this.position?.vp[seat] ?? 0;
    return this.step ? before + (this.beat?.vp[seat] ?? 0) : before;
  }

  /** What others did since one's last turn, where it can be seen. */
  readonly marks = $derived.by(() => marksOf(this.shownLog, this.others));

  // --- how it is shown ---

  protected beatsOf(step: Step, own: boolean): Beat[] {
    return beatsOf(step, this.position, own);
  }

  protected lineOf(one: Numbered): Line | null {
    return lineFor(one, this.position);
  }

  protected hasEnded(position: WinterQueenPosition): boolean {
    return position.stage === "over";
  }

  protected begin(): void {
    this.pointer = null;
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
    if (action && !this.environment.confirm()) void this.play(action);
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

  /** Pages that are asked for: filled ones as they are, one's own empty ones with every colour. */
  #pages(seats: number[]): AnyPage[] {
    const { position, viewSeat } = this;
    return seats.flatMap((seat) =>
      (position?.books[seat] ?? []).flatMap(({ book, pages }) =>
        pages.flatMap((colour, page) =>
          (colour ? [colour] : seat === viewSeat ? COLOURS : []).map((one) => ({ seat, book, page, colour: one })),
        ),
      ),
    );
  }

  get #everybody(): number[] {
    return Array.from({ length: this.position?.players ?? 0 }, (_, seat) => seat);
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
    const pages = this.#pages(this.#everybody);
    // One's own books with every colour, and three full hands of others, are more than is answered at once.
    const parts = Array.from({ length: Math.ceil(pages.length / MOST_PAGES) }, (_, k) =>
      this.#ask(pages.slice(k * MOST_PAGES, (k + 1) * MOST_PAGES)),
    );
    const found = await Promise.all(parts);
    if (asked === this.#worthOf) this.worth = new Map(found.flatMap((part) => [...(part?.worth ?? [])]));
  }

  /** Once a book with two crystals is about to be activated: the prices of all crystals at once. */
  async #refreshReturns(): Promise<void> {
    const { activate: book, spaces } = this.draft;
    if (book === null || this.#priced === book || !spaces.size) return;
    this.#priced = book;
    this.returns = null;
    const answer = await this.connection.ask({ seat: this.table.seat, returns: book });
    if (answer?.type !== "preview" || !answer.returns || this.#priced !== book) return;
    this.returns = { book, prices: answer.returns };
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
    this.returns = null;
    this.#priced = null;
  }

  /** What the turn in the making, or the place pointed at, would bring. */
  async refreshOutcome(): Promise<void> {
    void this.#refreshReturns();
    const asked = ++this.#asked;
    const action = this.aimedAction ?? this.draft.tentative;
    if (!action) {
      this.outcome = null;
      return;
    }
    if (this.outcome && JSON.stringify(this.outcome.action) === JSON.stringify(action)) return;
    const filled = this.#pages([this.viewSeat]).filter((one) =>
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
    const { pointer, draft } = this;
    if (!pointer || !draft.legal) return null;
    if (pointer.kind === "space" && draft.crystal && !draft.activate && draft.spaces.has(pointer.space)) {
      const { holder, colour } = draft.crystal;
      return { kind: "place", holder, colour, space: pointer.space, take: null };
    }
    if (pointer.kind === "page" && draft.crystal && draft.canFill(pointer.book, pointer.page)) {
      const { holder, colour } = draft.crystal;
      return { kind: "fill", holder, colour, book: pointer.book, page: pointer.page };
    }
    return null;
  }

  pointAt(pointer: Pointer | null): void {
    this.pointer = pointer;
    if (pointer?.kind === "pile") {
      void this.alsoAsk(
        [0, 1].flatMap((page) => COLOURS.map((colour) => ({ seat: this.viewSeat, book: pointer.book, page, colour }))),
      );
    }
    void this.refreshOutcome();
  }

  /** The score of the page that is pointed at, drafted, or being applied. */
  get focusScore(): { score: PageScore; colour: Colour; would: boolean; seat: number } | null {
    const { pointer, draft, viewSeat } = this;
    if (pointer?.kind === "page") {
      const placed =
        this.position?.books[pointer.seat]?.find(({ book }) => book === pointer.book)?.pages[pointer.page] ?? null;
      const colour = placed ?? (pointer.seat === viewSeat ? draft.crystal?.colour : undefined);
      const score = colour && this.worth.get(worthKey(pointer.seat, pointer.book, pointer.page, colour));
      return colour && score ? { score, colour, would: !placed, seat: pointer.seat } : null;
    }
    if (!pointer && draft.page && draft.crystal) {
      const { book, page } = draft.page;
      const score = this.worth.get(worthKey(viewSeat, book, page, draft.crystal.colour));
      return score ? { score, colour: draft.crystal.colour, would: true, seat: viewSeat } : null;
    }
    return null;
  }

  /** What lights up now: a gain that is told, a log line, a page that is pointed at. */
  get highlights(): Highlights | null {
    if (this.spoken) return this.spoken;
    if (this.beat) return this.beat.highlights;
    const score = this.focusScore?.score;
    return score ? highlightsOf(score) : null;
  }
}
