/** Walks through a replay: what it says on its scripted socket makes an ordinary session show the game. */
import { api, Refused } from "../state/api";
import type { Socket } from "../state/connection.svelte";
import { eventsAt, isOverAt, lastOf, momentOf, viewAt, type Beside } from "../state/replay";
import { ScriptedSocket } from "../state/scripted_socket";
import type { AnyPosition, AskPreview, Eyes, FromPage, Replay, ToPage } from "../wire";

/** What an action or pages would bring at a position; a refusal, too, is an answer. */
export async function previewAt(position: AnyPosition, ask: AskPreview): Promise<ToPage[]> {
  const { id, type: _, ...wanted } = ask;
  try {
    const { preview } = await api.position({ ...wanted, position });
    return [
      { gains: null, position: null, choices: null, scores: null, returns: null, ...preview, type: "preview", id },
    ];
  } catch (error) {
    const { key, arguments: given } =
      error instanceof Refused ? error.refusal : { key: "server-failed", arguments: {} };
    return [{ type: "refusal", id, key, arguments: given }];
  }
}

/** What a player needs of the session that listens to it. */
interface Listener {
  readonly table: { readonly isCurrent: boolean };
  hurry(): void;
}

export class Player {
  replay: Replay;
  eyes = $state<Eyes>("all");
  /** The moment that is shown, or on its way to be shown. */
  at = $state(0);
  isPlaying = $state(false);
  /** The end was reached by watching, not by a jump: its result is to be seen. */
  endsNow = $state(false);
  listener: Listener | null = null;

  #beside: Beside;
  #socket: ScriptedSocket | null = null;

  constructor(replay: Replay, eyes: Eyes, beside: Beside, at = 0) {
    this.replay = $state.raw(replay);
    this.eyes = eyes;
    this.#beside = beside;
    this.at = momentOf(replay, at);
  }

  get last(): number {
    return lastOf(this.replay);
  }

  get isOver(): boolean {
    return isOverAt(this.replay, this.at);
  }

  /** A socket for the session. As a server does, it begins with a view, once it is open. */
  open(): Socket {
    const socket = new ScriptedSocket((message) => this.#answer(message));
    this.#socket = socket;
    queueMicrotask(() => this.#view());
    return socket;
  }

  #view(): void {
    this.#socket?.say(viewAt(this.replay, this.at, this.eyes, this.#beside));
  }

  async #answer(message: FromPage): Promise<ToPage[]> {
    const step = this.replay.steps[this.at];
    // What an edition that does not ship would bring, the server cannot tell.
    if (message.type === "preview" && step && !this.replay.edition_data) return previewAt(step.position, message);
    if (message.type === "look" || message.type === "resume") {
      return [viewAt(this.replay, this.at, this.eyes, this.#beside)];
    }
    return [{ type: "refusal", id: message.id, key: "act-game-over", arguments: {} }];
  }

  jump(to: number): void {
    this.isPlaying = false;
    this.endsNow = false;
    this.at = momentOf(this.replay, to);
    this.listener?.hurry();
    this.#view();
  }

  /** One turn on, shown as it was played. */
  on(): void {
    if (this.at >= this.last) return;
    // Whoever cannot wait sees the turn at hand done.
    if (this.listener && !this.listener.table.isCurrent) this.#view();
    this.at += 1;
    this.#socket?.say(eventsAt(this.replay, this.at, this.eyes, this.#beside));
    if (!this.isOver) return;
    this.endsNow = true;
    // Events do not tell how influence was counted: as at a table, a view with it follows the end.
    if (this.replay.reckoning) this.#view();
  }

  toggle(): void {
    if (this.isPlaying) this.isPlaying = false;
    else {
      if (this.at >= this.last) this.jump(0);
      this.isPlaying = true;
    }
  }

  /** The same game through other eyes, at the same moment. */
  look(replay: Replay, eyes: Eyes): void {
    this.replay = replay;
    this.eyes = eyes;
    this.jump(this.at);
  }
}
