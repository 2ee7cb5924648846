/** A session at a table for tests: its socket, its clock, and all that it told. */
import { FakeClock, FakeSocket } from "../testing";
import type { Refusal, ToPage } from "../wire";
import { Session } from "./state/session.svelte";
import type { Line } from "./state/log_lines";

export class Sitting {
  readonly clock = new FakeClock();
  readonly sockets: FakeSocket[] = [];
  /** With which seat and after which number each socket was opened. */
  readonly opened: [seat: number | null, after: number][] = [];
  readonly announced: Line[] = [];
  readonly refusals: Pick<Refusal, "key" | "arguments">[] = [];
  readonly builds: (string | null)[] = [];
  turns = 0;
  confirm = true;
  pace = 1;
  readonly session: Session;

  constructor(seat: number | null = 0) {
    this.session = new Session("table", seat, {
      open: (_, asSeat, after) => {
        this.opened.push([asSeat, after]);
        this.sockets.push(new FakeSocket());
        return this.socket;
      },
      clock: this.clock,
      pace: () => this.pace,
      announce: (lines) => this.announced.push(...lines),
      confirm: () => this.confirm,
      onRefusal: ({ key, arguments: given }) => this.refusals.push({ key, arguments: given }),
      onTurn: () => (this.turns += 1),
      onBuild: (build) => this.builds.push(build),
    });
    this.socket.open();
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  hear(message: ToPage): void {
    this.socket.say(message);
  }

  /** Let time pass until everything has been shown. */
  watch(): void {
    while (this.session.beat) this.clock.pass(100);
  }
}
