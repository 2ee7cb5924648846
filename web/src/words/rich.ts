/**
 * Sentences with pieces in them. A piece (a crystal, a player) is written into the sentence as
 * START kind:value|words END, so that one message serves the eye, which gets a drawing, and the ear, which gets the words.
 */

const START = "\uE000";
const END = "\uE001";

export type PieceKind = "crystal" | "county" | "card" | "faction" | "name" | "vp" | "space" | "effect" | "strong";

export type Segment = { kind: "text"; text: string } | { kind: PieceKind; value: string; text: string };

/** Pieces do not lie in pieces: of a sentence with pieces only the words are left, and of a name with our marks the rest. */
export function piece(kind: PieceKind, value: string, words: string): string {
  return `${START}${kind}:${value}|${unmarked(plain(words))}${END}`;
}

const unmarked = (text: string): string => text.replaceAll(START, "").replaceAll(END, "");

export function segments(sentence: string): Segment[] {
  const found: Segment[] = [];
  for (const part of sentence.split(START)) {
    const end = part.indexOf(END);
    const colon = part.indexOf(":");
    const bar = part.indexOf("|", colon);
    if (colon < 0 || bar < 0 || end < bar) {
      if (unmarked(part)) found.push({ kind: "text", text: unmarked(part) });
      continue;
    }
    found.push({
      kind: part.slice(0, colon) as PieceKind,
      value: part.slice(colon + 1, bar),
      text: part.slice(bar + 1, end),
    });
    const rest = unmarked(part.slice(end + 1));
    if (rest) found.push({ kind: "text", text: rest });
  }
  return found;
}

export function plain(sentence: string): string {
  return segments(sentence)
    .map((one) => one.text)
    .join("");
}
