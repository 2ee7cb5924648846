/** How the example's influence stack is counted, card by card: as the rules' own words tell it. */
import { factionOf, leaderOfStack, STACKS } from "../christina_regina/state/cards";
import type { Card, ChristinaReginaPosition, Faction, Stack } from "../wire";

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

export function reckoned({ influence, factions, tilted }: ChristinaReginaPosition, stack: Stack): Row[] {
  let place = 0;
  const seen = new Set<Faction>();
  return influence[stack].flatMap((card) => {
    const faction = factionOf(card);
    if (!faction) return [];
    const seat = factions.indexOf(faction);
    const isTilted = seat >= 0 && (tilted[seat]?.includes(leaderOfStack(stack)) ?? false);
    const isRemoved = isTilted && !seen.has(faction);
    seen.add(faction);
    const points = (isRemoved ? 0 : Math.max(0, 3 - place++)) as Row["points"];
    return [{ card, faction, seat: seat < 0 ? null : seat, isTilted, isRemoved, points }];
  });
}
