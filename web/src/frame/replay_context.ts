/** What a result offers when it is a replay's: to watch once more, and to keep the record. */
import { getContext, setContext } from "svelte";

export interface ReplayContext {
  restart: () => void;
  save: () => void;
}

const KEY = Symbol("replay");

export const setReplayContext = (replay: ReplayContext): ReplayContext => setContext(KEY, replay);
export const getReplayContext = (): ReplayContext | undefined => getContext<ReplayContext | undefined>(KEY);
