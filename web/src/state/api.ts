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

/** What refuses only for a while, and says how long. */
const FOR_A_WHILE = new Set(["too-many", "server-full"]);

/** The seconds after which it makes sense to ask again; null if waiting does not help. */
export function secondsToWait({ key, arguments: given }: Pick<Refusal, "key" | "arguments">): number | null {
  const seconds = given["seconds"];
  return FOR_A_WHILE.has(key) && typeof seconds === "number" ? seconds : null;
}

/** Nobody has to hear of a wait that is as short as this. */
const SHORT_WAIT = 3;

/** For questions, which change nothing: a short wait is waited for here, once. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const seconds = error instanceof Refused ? secondsToWait(error.refusal) : null;
    if (seconds === null || seconds > SHORT_WAIT) throw error;
    await new Promise((go) => setTimeout(go, seconds * 1000));
    return ask();
  }
}

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
  mine: () => patiently(() => request<MyTables>("/api/tables")),
  /** Those that were put away after a long time. */
  older: async () => (await patiently(() => request<MyTables>("/api/tables?older=true"))).tables,
  table: (id: string) => patiently(() => request<TableInfo>(at(id))),
  /** A table, if its socket would be opened now. */
  door: (id: string, seat: number | null) =>
    request<TableInfo>(`${at(id)}/live${seat === null ? "" : `?seat=${seat}`}`),
  command: (id: string, command: Command) => post<Answered>(`${at(id)}/commands`, command),
  /** What an edition's file holds; only its game knows how to read it. */
  edition: async (game: string, name: string, version: number) =>
    (await patiently(() => request<{ data: EditionData }>(`/api/games/${game}/editions/${name}?version=${version}`)))
      .data,
  examples: async (game: string) => (await patiently(() => request<Examples>(`/api/games/${game}/examples`))).examples,
  position: (asked: AskPosition) => patiently(() => post<PositionTold>("/api/positions", asked)),
  replay: (id: string, eyes: Eyes) => patiently(() => request<Replay>(`${at(id)}/replay?eyes=${eyes}`)),
  replayOf: (record: AnyRecord, eyes: Eyes) =>
    patiently(() => post<Replay>("/api/replays", { record, eyes } satisfies AskReplay)),
  recordAddress: (id: string) => `${at(id)}/record`,
};
