/** A table of Christina Regina on a page: the turn in the making, what it would change, and one's colour, veiled. */
import { GameSession } from "../../state/session.svelte";
import type { Numbered, Step } from "../../state/table.svelte";
import type { ChristinaReginaAction, ChristinaReginaLegal, ChristinaReginaPosition, Faction, Stack } from "../../wire";
import { Draft } from "./draft.svelte";
import { beatsOf, type Beat, type Ceremony } from "./show";
import { lineFor, type Line, type Spots } from "./told";

export class CourtSession extends GameSession<
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
  spoken = $state.raw<Spots | null>(null);
  /** Daggers that came while somebody else held the device: told once the curtain is up. */
  untold = $state.raw<Ceremony[]>([]);
  #heardTo = new Map<number, number>();
  /** One's own colour is shown while this is on. */
  peeks = $state(false);
  /** What the position tells of colours is shown openly: in a replay there is nobody to hide it from. */
  unveiled = $state(false);

  #asked = 0;

  async load(): Promise<void> {}

  get colour(): Faction | null {
    const { seat } = this.table;
    return seat === null ? null : (this.position?.factions[seat] ?? null);
  }

  // --- how it is shown ---

  protected beatsOf(step: Step, own: boolean): Beat[] {
    const { seat } = this.table;
    if (seat !== null) this.#heardTo.set(seat, step.firstNumber + step.events.length - 1);
    return beatsOf(step, this.position, own);
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

  /** Where people share a device, the victim of an attempt did not see the screen when it happened. */
  #remember(): void {
    const { seat, log, number } = this.table;
    if (seat === null || this.ownSeats.length < 2) return;
    const from = this.#heardTo.get(seat) ?? 0;
    this.#heardTo.set(seat, number);
    let dagger: Faction | null = null;
    const found: Ceremony[] = [];
    for (const { number: at, event } of log) {
      if (event.type === "move" && event.action.kind === "assassinate") dagger = event.action.colour ?? null;
      if (event.type === "attempt" && event.victim === seat && at > from) found.push({ attempt: event, dagger });
    }
    if (found.length) this.untold = found;
  }

  heard(): void {
    this.untold = this.untold.slice(1);
  }

  protected interrupt(): void {
    this.draft.begin(null);
    this.#dropOutcome();
    this.peeks = false;
  }

  get isDrafting(): boolean {
    return this.draft.legal !== null;
  }

  override lower(): void {
    this.untold = [];
    this.spoken = null;
    this.peeks = false;
    this.draft.begin(null);
    this.#dropOutcome();
    super.lower();
  }

  drafted(): void {
    const { action } = this.draft;
    if (action && !this.around.confirm()) void this.play(action);
    else void this.refreshOutcome();
  }

  #dropOutcome(): void {
    this.#asked += 1;
    this.outcome = null;
  }

  /** What the cards would be after the turn in the making. An attempt tells nothing beforehand. */
  async refreshOutcome(): Promise<void> {
    const asked = ++this.#asked;
    const { action } = this.draft;
    this.outcome = null;
    if (!action || action.kind === "assassinate") return;
    const answer = await this.connection.ask({ seat: this.table.seat, action });
    if (asked !== this.#asked || answer?.type !== "preview" || answer.position?.game !== this.game) return;
    this.outcome = { action, position: answer.position };
  }

  /** The influence stack to draw: as it is, or as it would be. */
  influence(stack: Stack): ChristinaReginaPosition["influence"]["copper"] {
    return (this.outcome?.position ?? this.shown)?.influence[stack] ?? [];
  }
}
