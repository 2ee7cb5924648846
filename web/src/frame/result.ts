/** How a game ended, as far as all games tell it alike. */
import type { AnySession } from "../state/session.svelte";
import type { Difference, TallyPart } from "../wire";
import { hasExpired } from "../state/my_tables";
import { calledAt, isYou } from "../words/seats";
import { listed, t, type Arguments } from "../words/fluent.svelte";

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
  if (result.ending === "abandoned") return t(hasExpired(info) ? "result-expired" : "result-abandoned");
  const names = result.winners.map((seat) => calledAt(info, seat)).join(", ");
  if (result.winners.length > 1) return t("result-shared", { names });
  return haveWeWon(session) && ownSeats.length === 1 ? youWin : t("result-winner", { name: names });
}

/** A source, and how often it brought something; last crystals bring one point each, which says it. */
const oftenWords = ({ source, times }: Pick<TallyPart, "source" | "times">, name: string): string =>
  times > 1 && source !== "last-crystal" ? `${times}\u00A0×\u00A0${name}` : name;

/** Where points came from: the source in the game's words, and how often. */
export const partWords = (part: TallyPart, nameOf: (source: string) => string): string =>
  part.source === "earlier" ? t("result-unseen-turns") : oftenWords(part, nameOf(part.source));

/** A game's own words: for a part of why it was won, and for a source of points. */
interface WhyWords {
  say: (part: "ahead" | "difference" | "part" | "threes" | "twos" | "shared", given: Arguments) => string;
  nameOf: (source: string) => string;
}

/** Why it was won, in one or two sentences; empty if nobody has won. */
export function whyWon({ info }: Pick<Ended, "info">, { say, nameOf }: WhyWords): string {
  const why = info?.tally?.why;
  const winner = info?.result?.winners[0];
  if (!why || winner === undefined) return "";
  if (why.by === "shared") return say("shared", { points: why.own });
  if (why.by !== "points") return say(why.by, { level: why.level ?? 0, own: why.own, next: why.next ?? 0 });
  const { behind, most } = why;
  const rivals = behind.map((seat) => (isYou(info, seat) ? t("result-you-behind") : calledAt(info, seat)));
  const differenceWords = (one: Difference): string => {
    const { points, against } = one;
    const name = one.source === "earlier" ? t("result-earlier-points") : oftenWords(one, nameOf(one.source));
    return against === null
      ? say("part", { source: name, points })
      : say("difference", { source: name, points, against });
  };
  return [
    say("ahead", {
      who: isYou(info, winner) ? "you" : behind.length === 1 && isYou(info, behind[0]!) ? "behind-you" : "others",
      winner: calledAt(info, winner),
      behind: listed(rivals),
      margin: why.own - (why.next ?? 0),
    }),
    t(behind.length === 1 ? "result-largest-difference" : "result-most-came-from", {
      sources: listed(most.map(differenceWords)),
    }),
  ].join(" ");
}
