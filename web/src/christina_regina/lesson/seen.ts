import { ME } from "../../state/lesson";
import type { ChristinaReginaPosition, Position } from "../../wire";

/** What oneself may know of a position: one's own colour, those one has struck, and everything once the game is over. */
export function seen(position: Position): Position {
  if (position.game !== "christina-regina" || position.ending !== null) return position;
  const isKnown = (seat: number): boolean =>
    seat === ME || position.attempts.some(({ assassin, victim }) => assassin === ME && victim === seat);
  return {
    ...position,
    factions: position.factions.map((colour, seat) => (isKnown(seat) ? colour : null)),
    attempts: position.attempts.map((one) =>
      one.assassin === ME || one.victim === ME ? one : { ...one, colour: null },
    ),
  } satisfies ChristinaReginaPosition;
}
