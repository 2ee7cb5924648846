/** Sessions that watch: a replay's or a position's, of either game. */
import type { CourtSession } from "../christina_regina/state/session.svelte";
import { notes } from "../frame/notes.svelte";
import type { EditionData } from "../state/api";
import type { Socket } from "../state/connection.svelte";
import type { Surroundings } from "../state/session.svelte";
import { settings } from "../state/settings.svelte";
import type { TableInfo } from "../wire";
import type { Session } from "../winter_queen/state/session.svelte";
import { PACE } from "../state/pace";
import { plain } from "../words/rich";

export type Watching = Session | CourtSession;

function around<Line>(open: () => Socket, sentence: (line: Line) => string): Surroundings<Line> {
  return {
    open,
    clock: {
      after(ms, then) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    },
    pace: () => (document.hidden ? 0 : PACE[settings.get("speed")]),
    // Nothing is played here by one careless tap.
    confirm: () => true,
    announce: (lines) => notes.announce(lines.map((line) => plain(sentence(line))).join(". ")),
    onRefusal: (refusal) => notes.toast(refusal.key, refusal.arguments),
    onTurn: () => {},
    onBuild: () => {},
  };
}

/** `edition` is that of a game whose edition does not ship. */
export async function watch(info: TableInfo, open: () => Socket, edition?: EditionData): Promise<Watching> {
  if (info.game === "christina-regina") {
    const [{ CourtSession }, { sentenceOf }] = await Promise.all([
      import("../christina_regina/state/session.svelte"),
      import("../christina_regina/words"),
    ]);
    const made: CourtSession = new CourtSession(
      info.id,
      null,
      around(open, (line) => sentenceOf(line, made.info)),
    );
    made.unveiled = true;
    made.isReplay = true;
    made.table.info = info;
    return made;
  }
  const [{ Session }, { sentenceOf }, { readBoard }] = await Promise.all([
    import("../winter_queen/state/session.svelte"),
    import("../winter_queen/words"),
    import("../winter_queen/state/board"),
  ]);
  const made: Session = new Session(
    info.id,
    null,
    around(open, (line) => (made.board ? sentenceOf(line, made.board, made.info) : "")),
  );
  made.table.info = info;
  made.isReplay = true;
  if (edition) made.board = readBoard(edition);
  else await made.load();
  return made;
}
