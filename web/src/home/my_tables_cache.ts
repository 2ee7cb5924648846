/** One's tables as the server listed them last. Asked for before the first paint, they push nothing down later. */
import { api } from "../state/api";
import type { ListedTable } from "../wire";

let last: ListedTable[] = [];

export const myTablesCache = (): readonly ListedTable[] => last;

export async function askMyTables(): Promise<readonly ListedTable[]> {
  last = await api.mine();
  return last;
}
