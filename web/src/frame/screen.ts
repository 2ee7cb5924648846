/** Screens that have room for the whole table, with the log and what now beside it. */
import { MediaQuery } from "svelte/reactivity";

export const wideScreen = new MediaQuery("(min-width: 1200px) and (min-height: 620px)");
