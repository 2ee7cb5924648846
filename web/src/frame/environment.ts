/** What a session gets from the page it is on. */
import type { Clock } from "../state/connection.svelte";
import { PACE } from "../state/pace";
import type { SessionEnvironment } from "../state/session.svelte";
import { settings } from "../state/settings.svelte";
import { plain } from "../words/rich";
import { notes } from "./notes.svelte";

const browserClock: Clock = {
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** At the speed that was chosen. */
export const chosenPace = (): number => PACE[settings.get("speed")];

/** An environment for a game that is watched; whoever lets people play says what is different. */
export const pageEnvironment = (
  given: Pick<SessionEnvironment<string>, "open"> & Partial<SessionEnvironment<string>>,
): SessionEnvironment<string> => ({
  clock: browserClock,
  // Nobody watches a hidden page; what happened meanwhile is in the log, marked as new.
  pace: () => (document.hidden ? 0 : chosenPace()),
  confirm: () => true,
  announce: (sentences) => notes.announce(sentences.map(plain).join(". ")),
  onRefusal: ({ key, arguments: values }) => notes.toast(key, values),
  onTurn: () => {},
  onBuild: () => {},
  ...given,
});

/** The same for a session that announces lines of its log: `sentenceOf` puts them into words. */
export const announcing = <Line>(
  environment: SessionEnvironment<string>,
  sentenceOf: (line: Line) => string,
): SessionEnvironment<Line> => ({
  ...environment,
  announce: (lines) => environment.announce(lines.map(sentenceOf)),
});
