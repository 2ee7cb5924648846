/** Requests to the server. Whatever goes wrong becomes a refusal: a message key with arguments. */
import type {
  Ack,
  AnyRecord,
  AskPosition,
  AskReplay,
  Command,
  EditionData,
  Examples,
  Eyes,
  MyTables,
  NewTable,
  Offer,
  PositionTold,
  Preparation,
  Refusal,
  Replay,
  SameStart,
  Stale,
  TableInfo,
} from "../wire";
import { openSeats } from "./my_tables";
import { ownNumbers } from "./own_numbers";

export class Refused extends Error {
  constructor(readonly refusal: Pick<Refusal, "key" | "arguments">) {
    super(refusal.key);
  }
}

export const OUT_OF_REACH = "server-out-of-reach";

async function request<T>(address: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, init);
  } catch {
    throw new Refused({ key: OUT_OF_REACH, arguments: {} });
  }
  let body: unknown;
  try {
    body = await answer.json();
  } catch {
    throw new Refused({ key: answer.ok ? "server-failed" : OUT_OF_REACH, arguments: {} });
  }
  const refusal = body as Partial<Refusal> | null;
  if (refusal?.type === "refusal" && refusal.key) {
    throw new Refused({ key: refusal.key, arguments: refusal.arguments ?? {} });
  }
  return body as T;
}

function post<T>(address: string, body: unknown): Promise<T> {
  return request<T>(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** An id that no other command will have. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** A new table. If all seats are taken, the number that this device has promised is opened before anybody looks. */
async function open(wanted: Omit<NewTable, "id" | "promise">): Promise<TableInfo> {
  const promise = wanted.seats.some(({ kind }) => kind === "here") ? ownNumbers.promise() : null;
  const table = await post<TableInfo>("/api/tables", { id: newId(), ...wanted, promise } satisfies NewTable);
  const seat = table.seats.findIndex((one) => one.promise === promise);
  const number = ownNumbers.number(promise);
  if (promise && number && table.stage === "waiting" && !openSeats(table)) {
    ownNumbers.sent(promise, table.commitment);
    // If this does not come through, the table's page does it.
    await api.command(table.id, { type: "open-number", id: newId(), seat, number }).catch(() => {});
  }
  return table;
}

/** Commands by request, for pages that have no socket: to sit down, to claim a seat. */
export type Answered = Ack | Stale;

export const api = {
  preparation: () => request<Preparation>("/api/preparation"),
  offer: () => request<Offer>("/api/games"),
  open,
  sameStart: (id: string) => post<TableInfo>(`${at(id)}/same-start`, { id: newId() } satisfies SameStart),
  mine: () => request<MyTables>("/api/tables"),
  /** Those that were put away after a long time. */
  older: async () => (await request<MyTables>("/api/tables?older=true")).tables,
  table: (id: string) => request<TableInfo>(at(id)),
  command: (id: string, command: Command) => post<Answered>(`${at(id)}/commands`, command),
  /** What an edition's file holds; only its game knows how to read it. */
  edition: async (game: string, name: string, version: number) =>
    (await request<{ data: EditionData }>(`/api/games/${game}/editions/${name}?version=${version}`)).data,
  examples: async (game: string) => (await request<Examples>(`/api/games/${game}/examples`)).examples,
  position: (asked: AskPosition) => post<PositionTold>("/api/positions", asked),
  replay: (id: string, eyes: Eyes) => request<Replay>(`${at(id)}/replay?eyes=${eyes}`),
  replayOf: (record: AnyRecord, eyes: Eyes) => post<Replay>("/api/replays", { record, eyes } satisfies AskReplay),
  recordAddress: (id: string) => `${at(id)}/record`,
};
