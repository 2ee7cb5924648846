/** Sessions of Christina Regina, each for another use. */
import { announcing } from "../frame/environment";
import type { Sessions } from "../frame/game_interface";
import { ME } from "../state/lesson";
import { ownSeats } from "../state/my_tables";
import type { SessionEnvironment } from "../state/session.svelte";
import { settings, shelf } from "../state/settings.svelte";
import { sentenceOf } from "./sentences";
import { SeenAttempts } from "./state/seen_attempts";
import { Session } from "./state/session.svelte";

function sessionOf(
  id: string,
  seat: number | null,
  environment: SessionEnvironment<string>,
  seenAttempts: SeenAttempts | null = null,
): Session {
  const session: Session = new Session(
    id,
    seat,
    announcing(environment, (line) => sentenceOf(line, session.info)),
    seenAttempts,
  );
  return session;
}

export const sessions: Sessions<Session> = {
  play(info, environment) {
    const own = ownSeats(info);
    // Several people at one device: the curtain is down until somebody lifts it.
    const seat = own.length === 1 ? own[0]! : null;
    const session = sessionOf(info.id, seat, environment, new SeenAttempts(shelf(), info.id));
    session.staysOpen = !settings.get("veiled");
    return session;
  },
  watch(info, environment) {
    const session = sessionOf(info.id, null, environment);
    session.unveiled = true;
    return session;
  },
  learn: (id, environment) => sessionOf(id, ME, environment),
};
