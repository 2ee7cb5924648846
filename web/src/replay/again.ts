/** What a result says below it when it is a replay's. */
import { getContext, setContext } from "svelte";

export interface Again {
  restart: () => void;
  save: () => void;
}

const KEY = Symbol("replay");

export const setAgain = (again: Again): Again => setContext(KEY, again);
export const getAgain = (): Again | undefined => getContext<Again | undefined>(KEY);
