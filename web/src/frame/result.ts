/** How a game ended, as far as all games tell it alike. */
import type { AnySession } from "../state/session.svelte";
import { calledAt } from "../words/called";
import { t } from "../words/words.svelte";

type Ended = Pick<AnySession, "info" | "ownSeats">;

/** Seats, the best first. */
export function ranked({ info }: Ended): number[] {
  const scores = info?.result?.scores ?? [];
  return (info?.seats ?? []).map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}

/** Somebody at this device has won. */
export const haveWeWon = ({ info, ownSeats }: Ended): boolean =>
  ownSeats.some((seat) => info?.result?.winners.includes(seat));

/** Who won; `youWin` are the game's words for whoever looks. */
export function headlineOf(session: Ended, youWin: string): string {
  const { info, ownSeats } = session;
  const result = info?.result;
  if (!result) return "";
  if (result.ending === "abandoned") return t("result-abandoned");
  const names = result.winners.map((seat) => calledAt(info, seat)).join(", ");
  if (result.winners.length > 1) return t("result-shared", { names });
  return haveWeWon(session) && ownSeats.length === 1 ? youWin : t("result-winner", { name: names });
}
