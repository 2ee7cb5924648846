/**
 * Brings this device's number to a table whose game is about to start: promises one, opens it when the seats are taken,
 * and starts without those that do not come. When each of it is allowed the server decides; it tells how long to wait.
 */
import type { Ack, Command, Refusal, Stale, TableInfo } from "../wire";
import type { Clock, WithoutId } from "./connection.svelte";
import { openSeats, ownSeats } from "./my_tables";
import type { OwnNumbers } from "./own_numbers";

type Wanted = WithoutId<Extract<Command, { type: "promise-number" | "open-number" | "start-without" }>>;

/** How long we wait for the numbers of others before we ask for a start without them. */
const PATIENCE = 15_000;

export interface KeeperEnvironment {
  info(): TableInfo | null;
  command(command: Wanted): Promise<Ack | Stale | Pick<Refusal, "type" | "arguments">>;
  clock: Clock;
  numbers: OwnNumbers;
}

export class NumberKeeper {
  readonly #environment: KeeperEnvironment;
  /** Once a page: where nothing can be kept, two of them would replace each other's for ever. */
  #hasPromised = false;
  #isBusy = false;
  #stopWaiting: (() => void) | null = null;

  constructor(environment: KeeperEnvironment) {
    this.#environment = environment;
  }

  /** Something has changed at the table. */
  look(): void {
    const info = this.#environment.info();
    if (!info || info.stage !== "waiting") return this.close();
    const wanted = this.#wanted(info);
    if (wanted) void this.#do(wanted, info);
    else if (openSeats(info) || !ownSeats(info).length) this.close();
    else this.#stopWaiting ??= this.#later(PATIENCE, () => void this.#do({ type: "start-without" }, info));
  }

  close(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  #wanted(info: TableInfo): Wanted | null {
    const { numbers } = this.#environment;
    const own = ownSeats(info).map((seat) => ({ seat, ...info.seats[seat]! }));
    const isOpen = info.seats.some((seat) => seat.number);
    const ours = own.filter((one) => numbers.number(one.promise) !== null);
    const [first] = own;
    if (first && !ours.length && !isOpen && !this.#hasPromised) {
      // A seat that came here from another device has a promise that nobody here can keep.
      const { seat } = own.find((one) => one.promise) ?? first;
      return { type: "promise-number", seat, promise: numbers.promise() };
    }
    const next = openSeats(info) ? undefined : ours.find((one) => !one.number);
    return next ? { type: "open-number", seat: next.seat, number: numbers.number(next.promise)! } : null;
  }

  async #do(wanted: Wanted, info: TableInfo): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.close();
    if (wanted.type === "promise-number") this.#hasPromised = true;
    if (wanted.type === "open-number") {
      this.#environment.numbers.sent(info.seats[wanted.seat]!.promise!, info.commitment);
    }
    const answer = await this.#environment.command(wanted);
    this.#isBusy = false;
    const seconds = answer.type === "refusal" ? answer.arguments["seconds"] : undefined;
    if (typeof seconds === "number") {
      const again = wanted.type === "start-without" ? () => void this.#do(wanted, info) : () => this.look();
      this.#stopWaiting ??= this.#later(seconds * 1000, again);
    } else if (this.#environment.info() !== info) {
      // Heard of while we waited for the answer.
      this.look();
    }
  }

  #later(ms: number, then: () => void): () => void {
    return this.#environment.clock.after(ms, () => {
      this.#stopWaiting = null;
      then();
    });
  }
}
