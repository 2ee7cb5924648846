/** The example's influence stack, card by card; how it was counted comes from the server. */
import { factionOf, leaderOfStack, STACKS } from "../state/cards";
import type { Card, ChristinaReginaPosition, Faction, Reckoning, Stack } from "../../wire";

export interface Row {
  card: Card;
  faction: Faction;
  /** null: nobody plays it. */
  seat: number | null;
  isTilted: boolean;
  isRemoved: boolean;
  points: 0 | 1 | 2 | 3;
}

/** The stack that the example is about: the highest one. */
export const stackOf = ({ influence }: ChristinaReginaPosition): Stack =>
  STACKS.reduce((highest, one) => (influence[one].length > influence[highest].length ? one : highest));

export function rowsOf(position: ChristinaReginaPosition, stack: Stack, counted: Reckoning | null): Row[] {
  const { influence, factions, tilted } = position;
  return influence[stack].flatMap((card, k) => {
    const faction = factionOf(card);
    if (!faction) return [];
    const seat = factions.indexOf(faction);
    const isTilted = seat >= 0 && (tilted[seat]?.includes(leaderOfStack(stack)) ?? false);
    const row = counted?.[stack][k];
    return [
      {
        card,
        faction,
        seat: seat < 0 ? null : seat,
        isTilted,
        isRemoved: row?.removed ?? false,
        points: row?.points ?? 0,
      },
    ];
  });
}
