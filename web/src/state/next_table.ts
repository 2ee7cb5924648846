/** The next game was opened by somebody else: this device's number is brought there, also while its person lingers here. */
import { api, newId, Refused } from "./api";
import type { Clock } from "./connection.svelte";
import { NumberKeeper } from "./number_keeper";
import { ownNumbers } from "./own_numbers";
import type { TableInfo } from "../wire";

const EVERY = 1000;
const LOOKS = 40;
/** So long whoever opened it leads; their page hears when everybody has promised. */
const FOLLOWS = 6;

export function bringNumberTo(table: string, clock: Clock, isHere: () => boolean): void {
  let info: TableInfo | null = null;
  const keeper = new NumberKeeper({
    info: () => info,
    clock,
    numbers: ownNumbers,
    command: async (command) => {
      try {
        return await api.command(table, { ...command, id: newId() });
      } catch (error) {
        if (error instanceof Refused) return { type: "refusal", arguments: {} };
        throw error;
      }
    },
  });
  const look = async (count: number): Promise<void> => {
    if (!isHere() || count > LOOKS) return keeper.close();
    try {
      info = await api.table(table);
    } catch {
      // Out of reach, or not there yet.
    }
    if (info && info.stage !== "waiting") return keeper.close();
    const leads = count > FOLLOWS || info?.seats.some((seat) => seat.number);
    if (leads || !info?.seats.some((seat) => seat.yours && ownNumbers.number(seat.promise))) keeper.look();
    clock.after(EVERY, () => void look(count + 1));
  };
  // Whoever goes there at once does it there.
  clock.after(EVERY / 2, () => void look(0));
}
