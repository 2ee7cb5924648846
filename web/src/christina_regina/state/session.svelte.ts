/** A table of Christina Regina on a page: the turn in the making, what it would change, and one's colour, veiled. */
import type { Clock } from "../../state/connection.svelte";
import { GameSession, type SessionEnvironment } from "../../state/session.svelte";
import { standing, type Numbered, type Step } from "../../state/table.svelte";
import type { ChristinaReginaAction, ChristinaReginaLegal, ChristinaReginaPosition, Faction, Stack } from "../../wire";
import { Draft, MODES } from "./draft.svelte";
import type { SeenAttempts } from "./seen_attempts";
import { attemptsOf, beatsOf, type Beat, type Ceremony } from "./show";
import { marksOf } from "./marks";
import { lineFor, type Line, type Highlights } from "./log_lines";

export class Session extends GameSession<
  ChristinaReginaPosition,
  ChristinaReginaLegal,
  ChristinaReginaAction,
  Beat,
  Line
> {
  readonly game = "christina-regina";
  protected readonly hasSecrets = true;
  readonly draft = new Draft();
  /** What the turn in the making would leave. */
  outcome = $state.raw<{ action: ChristinaReginaAction; position: ChristinaReginaPosition } | null>(null);
  /** A log line that is pointed at. */
  spoken = $state.raw<Highlights | null>(null);
  /** Daggers of one's own, or for oneself, that went by unseen: each waits until somebody goes on. */
  untold = $state.raw<Ceremony[]>([]);
  /** The last attempt among others that went by unseen. */
  passed = $state.raw<Ceremony | null>(null);
  /** One's own colour is shown while this is on. */
  peeks = $state(false);
  /** Alone among bots somebody wants to see their colour all the time. */
  staysOpen = $state(false);
  /** The game ended before everybody's eyes, and its points are not told yet: first they are counted. */
  isCounting = $state(false);
  /** What the position tells of colours is shown openly: in a replay there is nobody to hide it from. */
  unveiled = $state(false);

  #asked = 0;
  #seenAttempts: SeenAttempts | null;
  /** Attempts that went by too fast, by number. */
  #missed = new Set<number>();

  /** Without `seenAttempts` nothing is shown again to whoever was away. */
  constructor(
    id: string,
    seat: number | null,
    environment: SessionEnvironment<Line>,
    seenAttempts: SeenAttempts | null = null,
  ) {
    super(id, seat, environment);
    this.#seenAttempts = seenAttempts;
  }

  get colour(): Faction | null {
    const { seat } = this.table;
    return seat === null ? null : (this.position?.factions[seat] ?? null);
  }

  /** How fast the end is counted. */
  get pace(): number {
    return this.environment.pace();
  }

  get clock(): Clock {
    return this.environment.clock;
  }

  /** Whose turn is being shown. */
  get mover(): number | null {
    const move = this.step?.events.find((event) => event.type === "move");
    return move?.seat ?? null;
  }

  /** What others did since one's last turn, where it can be seen. */
  readonly marks = $derived.by(() => marksOf(this.shownLog, this.others));

  /** Whose turn it is on the table as it is shown. */
  get acting(): number | null {
    return this.beat ? this.mover : this.table.toAct;
  }

  /** Nobody else plays here, at this device or another. */
  get isAlone(): boolean {
    const { seats } = this.info ?? {};
    return this.ownSeats.length === 1 && (seats ?? []).every((seat) => seat.kind === "bot" || seat.yours);
  }

  /** One's own colour is to be seen. */
  get seesOwn(): boolean {
    return this.peeks || (this.staysOpen && this.isAlone);
  }

  // --- how it is shown ---

  protected beatsOf(step: Step, own: boolean): Beat[] {
    const ends = step.events.some((event) => event.type === "end");
    if (ends && !this.unveiled && this.environment.pace() > 0) this.isCounting = true;
    return beatsOf(step, this.position, own);
  }

  protected override atOnce(beat: Beat): Beat {
    const { ceremony } = beat;
    if (!ceremony) return beat;
    if (this.#concerns(ceremony, this.table.seat)) this.#missed.add(ceremony.number);
    else this.passed = ceremony;
    return { ...beat, ceremony: null };
  }

  /** What a dagger told is for its assassin and its victim to read: nothing takes it away. */
  protected override waitsFor({ ceremony }: Beat): boolean {
    return ceremony !== null && !this.unveiled && this.#concerns(ceremony, this.table.seat);
  }

  protected override wasSeen({ ceremony }: Beat): void {
    if (ceremony) this.#markSeen(ceremony);
  }

  protected lineOf(one: Numbered): Line | null {
    return lineFor(one, this.position);
  }

  protected hasEnded(position: ChristinaReginaPosition): boolean {
    return position.ending !== null;
  }

  protected begin(): void {
    this.#dropOutcome();
    this.peeks = false;
    this.draft.begin(this.legal);
    this.#remember();
  }

  #concerns({ attempt }: Ceremony, seat: number | null): boolean {
    return seat === attempt.assassin || seat === attempt.victim;
  }

  /**
   * Whoever strikes or is struck is told, also if they did not see it then: others had the device, the page was hidden or
   * closed, or nothing takes time. Whoever has acted since then has seen it.
   */
  #remember(): void {
    const { seat, log } = this.table;
    if (this.isOver) return;
    this.untold = [];
    if (seat === null || this.unveiled) return;
    const acted = standing(log).findLast(({ event }) => event.type === "move" && event.seat === seat && !event.by);
    const from = this.#seenAttempts ? Math.max(this.#seenAttempts.to(seat), acted?.number ?? 0) : Infinity;
    this.untold = attemptsOf(log).filter(
      (one) => this.#concerns(one, seat) && (one.number > from || this.#missed.has(one.number)),
    );
  }

  #markSeen({ number }: Ceremony): void {
    this.#missed.delete(number);
    const { seat } = this.table;
    if (seat !== null) this.#seenAttempts?.add(seat, number);
  }

  /** Somebody went on from what they were told. */
  goOnFromAttempt(): void {
    const [first, ...rest] = this.untold;
    if (!first) return;
    this.#markSeen(first);
    this.untold = rest;
    if (!this.beat && this.table.isCurrent) this.turnTable();
  }

  protected override get holds(): boolean {
    return this.untold.length > 0;
  }

  protected interrupt(): void {
    this.draft.begin(null);
    this.#dropOutcome();
    this.peeks = false;
  }

  get isDrafting(): boolean {
    return this.draft.legal !== null;
  }

  protected override get mustPass(): boolean {
    const { legal } = this;
    return legal !== null && legal.pass && MODES.every((mode) => mode === "pass" || !this.draft.canStart(mode));
  }

  override lower(): void {
    this.untold = [];
    this.passed = null;
    this.spoken = null;
    this.peeks = false;
    this.draft.begin(null);
    this.#dropOutcome();
    super.lower();
  }

  drafted(): void {
    const { action } = this.draft;
    if (action && !this.environment.confirm()) void this.play(action);
    else void this.refreshOutcome();
  }

  /** Draft what a hint names. It is played when it is confirmed, also where other turns are played at once. */
  draftAll(action: ChristinaReginaAction): boolean {
    const isMade = this.isMyTurn && this.draft.chooseAll(action);
    this.hint.close();
    void this.refreshOutcome();
    return isMade;
  }

  #dropOutcome(): void {
    this.#asked += 1;
    this.outcome = null;
  }

  /** What the cards would be after the turn in the making. An attempt tells nothing beforehand, passing changes nothing. */
  async refreshOutcome(): Promise<void> {
    const asked = ++this.#asked;
    const { action } = this.draft;
    this.outcome = null;
    if (!action || action.kind === "assassinate" || action.kind === "pass") return;
    const answer = await this.connection.ask({ seat: this.table.seat, action });
    if (asked !== this.#asked || answer?.type !== "preview" || answer.position?.game !== this.game) return;
    this.outcome = { action, position: answer.position };
  }

  /** The influence stack to draw: as it is, or as it would be. */
  influence(stack: Stack): ChristinaReginaPosition["influence"]["copper"] {
    return (this.outcome?.position ?? this.shown)?.influence[stack] ?? [];
  }
}
