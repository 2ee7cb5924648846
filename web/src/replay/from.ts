/** A table that begins at a position, and a link to one. */
import { clean, proposedBot } from "../home/opening";
import { api } from "../state/api";
import { addressOf } from "../state/router.svelte";
import type { NewTable, Position, TableInfo } from "../wire";
import { packed } from "./link";

/** This device takes the seat to act, bots take the others. */
export function seatsFrom(position: Pick<Position, "players" | "to_act">, name: string): NewTable["seats"] {
  return Array.from({ length: position.players }, (_, k) =>
    k === position.to_act ? { kind: "here", name: clean(name) } : { kind: "bot", bot: proposedBot([]) },
  );
}

export const openFrom = (position: Position, name: string): Promise<TableInfo> =>
  api.open({ game: position.game, position, seats: seatsFrom(position, name) });

export const linkTo = async (position: Position): Promise<string> =>
  `${location.origin}${addressOf.position}#${await packed(position)}`;
