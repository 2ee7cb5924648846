/** A table that begins at a position, and a link to one. */
import { clean, proposedBot } from "../state/opening";
import { api } from "../state/api";
import { addressOf } from "../state/router.svelte";
import type { NewTable, Position, TableInfo } from "../wire";
import { packed } from "./link";

/** This device takes a seat, bots take the others. */
export function seatsFrom({ players }: Pick<Position, "players">, seat: number, name: string): NewTable["seats"] {
  return Array.from({ length: players }, (_, k) =>
    k === seat ? { kind: "here", name: clean(name) } : { kind: "bot", bot: proposedBot([]) },
  );
}

export const openFromPosition = (position: Position, seat: number, name: string): Promise<TableInfo> =>
  api.open({ game: position.game, position, seats: seatsFrom(position, seat, name), hints: true });

export const linkTo = async (position: Position): Promise<string> =>
  `${location.origin}${addressOf.position}#${await packed(position)}`;
