/** What a result says below it when it is a lesson's: the lesson goes on. */
import { getContext, setContext } from "svelte";

type GoesOn = () => void;

const KEY = Symbol("lesson");

export const setGoesOn = (goesOn: GoesOn): GoesOn => setContext(KEY, goesOn);
export const getGoesOn = (): GoesOn | undefined => getContext<GoesOn | undefined>(KEY);
