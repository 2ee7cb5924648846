/** A session that watches: a replay or a position, of whichever game. */
import { pageEnvironment } from "../frame/environment";
import { gameNamed } from "../games";
import type { Socket } from "../state/connection.svelte";
import type { AnySession } from "../state/session.svelte";
import type { EditionData, TableInfo } from "../wire";
import { words } from "../words/fluent.svelte";

/** `edition` is that of a game whose edition does not ship. */
export async function watch(info: TableInfo, open: () => Socket, edition?: EditionData): Promise<AnySession> {
  const [sessions] = await Promise.all([gameNamed(info.game).sessions(), words.need(info.game)]);
  const session = sessions.watch(info, pageEnvironment({ open }), edition);
  session.isReplay = true;
  session.table.info = info;
  await session.load();
  return session;
}
