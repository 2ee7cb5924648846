/** Sessions of Winter Queen, each for another use. */
import { announcing } from "../frame/environment";
import type { Sessions } from "../frame/game_interface";
import { ME } from "../state/lesson";
import { ownSeats } from "../state/my_tables";
import type { SessionEnvironment } from "../state/session.svelte";
import { sentenceOf } from "./sentences";
import { readBoard } from "./state/board";
import { Session } from "./state/session.svelte";

function sessionOf(id: string, seat: number | null, environment: SessionEnvironment<string>): Session {
  const session: Session = new Session(
    id,
    seat,
    announcing(environment, (line) => (session.board ? sentenceOf(line, session.board, session.info) : "")),
  );
  return session;
}

export const sessions: Sessions<Session> = {
  play(info, environment) {
    const own = ownSeats(info);
    const seat = info.to_act !== null && own.includes(info.to_act) ? info.to_act : (own[0] ?? null);
    return sessionOf(info.id, seat, environment);
  },
  watch(info, environment, edition) {
    const session = sessionOf(info.id, null, environment);
    if (edition) session.board = readBoard(edition);
    return session;
  },
  learn: (id, environment) => sessionOf(id, ME, environment),
};
