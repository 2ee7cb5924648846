/** What is told beside the table about what one points at: only looked up in what the server said. */
import type { Colour, Gain, PageScore } from "../../wire";
import { COLOURS, type MapSpace } from "./board";
import type { Cost } from "./cost";
import { worthKey, type Session } from "./session.svelte";

export interface PageName {
  book: string;
  page: 0 | 1;
}

/** What lies on a space: a crystal that was placed there or is about to be, or one that is depicted. */
export type Content = { placed: Colour } | { depicted: Colour } | null;

export type PreviewOf =
  | { kind: "gain"; gain: Gain; colour: Colour | null }
  | { kind: "page"; score: PageScore; colour: Colour; would: boolean }
  | { kind: "activation"; parts: { of: PageName; score: PageScore; colour: Colour }[]; sum: number; cost: Cost | null }
  | { kind: "colours"; book: string | null; rows: { of: PageName; vp: (number | undefined)[] }[] }
  | { kind: "changes"; last: boolean; rows: { of: PageName; before: number; after: number }[] }
  | { kind: "crystal"; colour: Colour; rows: { of: PageName; vp: number }[] }
  | { kind: "effect"; of: PageName }
  | { kind: "cost"; space: string; colour: Colour | null; cost: Cost }
  | { kind: "space"; space: MapSpace; content: Content; counts: PageName[]; books: number };

/** One's own pages: the first with a crystal and its score, the second without. */
function ownPages(session: Session): { of: PageName; placed: Colour | null }[] {
  return (session.position?.books[session.viewSeat] ?? []).flatMap(({ book, pages }) =>
    pages.map((placed, page) => ({ of: { book, page: page as 0 | 1 }, placed })),
  );
}

function scoreOf(session: Session, { book, page }: PageName, colour: Colour): PageScore | undefined {
  return session.worth.get(worthKey(session.viewSeat, book, page, colour));
}

export function previewOf(session: Session): PreviewOf | null {
  const { beat, pointer, draft } = session;
  if (beat?.gain) return { kind: "gain", gain: beat.gain, colour: colourOn(session, beat.gain) };
  if (beat) return null;
  const focus = session.focusScore;
  if (focus) return { kind: "page", ...focus };
  if (pointer?.kind === "pile") {
    const rows = ([0, 1] as const).map((page) => colours(session, { book: pointer.book, page }));
    if (rows.some(isKnown)) return { kind: "colours", book: pointer.book, rows };
  }
  if (pointer?.kind === "page" && pointer.seat === session.viewSeat) {
    const row = colours(session, { book: pointer.book, page: pointer.page });
    if (isKnown(row)) return { kind: "colours", book: null, rows: [row] };
  }
  if (pointer?.kind === "page") return { kind: "effect", of: { book: pointer.book, page: pointer.page } };
  if (pointer?.kind === "crystal") return onPages(session, pointer.colour);
  const { returning } = session;
  if (returning && pointer)
    return { kind: "cost", ...returning, colour: session.position?.map[returning.space] ?? null };
  const changes = changesOf(session);
  if (changes) return changes;
  if (draft.activate) {
    const parts = ownPages(session).flatMap(({ of, placed }) => {
      const score = placed && of.book === draft.activate ? scoreOf(session, of, placed) : undefined;
      return score && placed ? [{ of, score, colour: placed }] : [];
    });
    return {
      kind: "activation",
      parts,
      sum: parts.reduce((sum, part) => sum + part.score.vp, 0),
      cost: returning?.cost ?? null,
    };
  }
  if (pointer?.kind === "space") return spaceOf(session, pointer.space);
  return draft.stage === "where" && draft.crystal ? onPages(session, draft.crystal.colour) : null;
}

function colourOn(session: Session, gain: Gain): Colour | null {
  if (gain.why === "last-crystal") return null;
  return session.shown?.books[gain.seat]?.find(({ book }) => book === gain.book)?.pages[gain.page] ?? null;
}

const isKnown = (row: { vp: (number | undefined)[] }): boolean => row.vp.some((vp) => vp !== undefined);

function colours(session: Session, of: PageName): { of: PageName; vp: (number | undefined)[] } {
  return { of, vp: COLOURS.map((colour) => scoreOf(session, of, colour)?.vp) };
}

function onPages(session: Session, colour: Colour): PreviewOf | null {
  const rows = ownPages(session).flatMap(({ of, placed }) => {
    const score = placed ? undefined : scoreOf(session, of, colour);
    return score ? [{ of, vp: score.vp }] : [];
  });
  return rows.length ? { kind: "crystal", colour, rows } : null;
}

/** What a crystal on the map would change on one's own pages. */
function changesOf(session: Session): PreviewOf | null {
  const { outcome } = session;
  if (outcome?.action.kind !== "place") return null;
  const rows = ownPages(session).flatMap(({ of, placed }) => {
    const before = placed ? scoreOf(session, of, placed)?.vp : undefined;
    const after = placed ? outcome.worth.get(worthKey(session.viewSeat, of.book, of.page, placed))?.vp : undefined;
    return before !== undefined && after !== undefined ? [{ of, before, after }] : [];
  });
  const last = outcome.gains.some((gain) => gain.why === "last-crystal");
  return rows.length || last ? { kind: "changes", last, rows } : null;
}

function spaceOf(session: Session, name: string): PreviewOf | null {
  const space = session.board?.byName.get(name);
  if (!space) return null;
  const counts = ownPages(session).flatMap(({ of, placed }) => {
    const score = placed ? scoreOf(session, of, placed) : undefined;
    return score && "spaces" in score && score.spaces.includes(name) ? [of] : [];
  });
  return {
    kind: "space",
    space,
    content: contentOf(session, name),
    counts,
    books: session.draft.crystal === null ? 0 : session.draft.booksAt(name).length,
  };
}

function contentOf({ position, draft }: Session, name: string): Content {
  const placed = position?.map[name] ?? (draft.space === name ? draft.crystal?.colour : undefined);
  const depicted = position?.domain[name];
  return placed ? { placed } : depicted ? { depicted } : null;
}
