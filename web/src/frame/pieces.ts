/** How a game's pieces are drawn in sentences: each table brings the drawings of its game. */
import { getContext, setContext, type Component } from "svelte";

/** By the kind of piece: its value, as it stands in the sentence, and the height of the line. */
export type PieceDrawings = Readonly<Record<string, Component<{ value: string; size: number }>>>;

const KEY = Symbol("pieces");

export const setPieceDrawings = (drawings: PieceDrawings): PieceDrawings => setContext(KEY, drawings);
export const getPieceDrawings = (): PieceDrawings => getContext<PieceDrawings | undefined>(KEY) ?? {};
