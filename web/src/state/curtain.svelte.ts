/**
 * Whose eyes look where several people share a device. In a game with secrets a curtain falls between them: while it is
 * down, the page knows only what everybody may know.
 */
import type { Events, View } from "../wire";

interface Sharing {
  /** Of this device. */
  ownSeats: readonly number[];
  /** Whose turn it is, if that is somebody here. */
  next: number | null;
  /** Through whose eyes the page looks now. */
  seat: number | null;
  hasSecrets: boolean;
  isOver: boolean;
}

export class Curtain {
  /** Who may lift it. */
  seat = $state<number | null>(null);
  /** It was lowered, and what everybody may know is not here yet. */
  #isFalling = false;

  /** It is down from now on: `allows` tells which messages were meant for the time before. */
  fall(): void {
    this.#isFalling = true;
  }

  /** What was on its way to a seat when the curtain fell is not for everybody. `wanted` is whose view was asked for. */
  allows(message: View | Events, wanted: number | null): boolean {
    if (!this.#isFalling) return true;
    if (message.type === "events" || (message.seat !== null && message.seat !== wanted)) return false;
    this.#isFalling = false;
    return true;
  }
}

/** What to do once everything has been shown: who may lift the curtain, whether it falls, through whose eyes to look. */
export function turnOf({ ownSeats, next, seat, hasSecrets, isOver }: Sharing): {
  lifter: number | null;
  falls: boolean;
  eyes: number | null;
} {
  const isShared = hasSecrets && ownSeats.length > 1 && !isOver;
  if (isShared) return { lifter: next !== seat ? next : null, falls: seat !== null && next !== seat, eyes: null };
  // Where there are secrets, whoever is alone at a device sees their own, also when it is not their turn.
  const alone = hasSecrets && seat === null && !isOver ? (ownSeats[0] ?? null) : null;
  const eyes = next ?? alone;
  return { lifter: null, falls: false, eyes: eyes !== seat ? eyes : null };
}
