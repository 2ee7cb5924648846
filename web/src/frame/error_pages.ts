/** What can be done about it when a page has nothing to show. */
import { OUT_OF_REACH } from "../state/api";

export type NextStep = "home" | "again" | "reload" | "watch";

export interface ErrorPageWords {
  /** What happened, and what to do next. */
  title: string;
  about: string | null;
  drawing: string;
  steps: NextStep[];
  /** The page asks by itself whether the server is back. */
  waits?: boolean;
}

const SERVER: ErrorPageWords = {
  title: "lost-server",
  about: "lost-server-about",
  drawing: "i-offline",
  steps: ["again"],
  waits: true,
};
const TABLE: ErrorPageWords = { title: "lost-table", about: "lost-table-about", drawing: "m-moon", steps: ["home"] };

const KNOWN: Record<string, ErrorPageWords> = {
  "lost-address": { title: "lost-address", about: "lost-address-about", drawing: "m-fir", steps: ["home"] },
  "lost-table": TABLE,
  "table-unknown": TABLE,
  "lost-server": SERVER,
  [OUT_OF_REACH]: SERVER,
  "too-many": { title: "lost-wait", about: "too-many", drawing: "i-clock", steps: ["again", "home"] },
  "server-full": { title: "lost-wait", about: "server-full", drawing: "i-clock", steps: ["again", "home"] },
  "lost-old-page": { title: "lost-old-page", about: "lost-old-page-about", drawing: "i-again", steps: ["reload"] },
  "lost-full": { title: "lost-full", about: "lost-full-about", drawing: "i-people", steps: ["watch", "home"] },
  "lost-over": { title: "lost-over", about: "lost-over-about", drawing: "i-trophy", steps: ["watch", "home"] },
  "lost-invitation": {
    title: "lost-invitation",
    about: "lost-invitation-about",
    drawing: "m-key",
    steps: ["watch", "home"],
  },
  "lost-withdrawn": {
    title: "lost-withdrawn",
    about: "lost-withdrawn-about",
    drawing: "m-key",
    steps: ["watch", "home"],
  },
  "table-removed": { title: "lost-removed", about: "lost-removed-about", drawing: "m-moon", steps: ["home"] },
  "replay-position-broken": {
    title: "replay-position-broken",
    about: "replay-position-broken-about",
    drawing: "m-key",
    steps: ["home"],
  },
  "lost-link": { title: "lost-link", about: "lost-link-about", drawing: "m-key", steps: ["watch", "home"] },
};

/** Refusals have words of their own: they become what is said below a title that fits all. */
export function errorPageFor(key: string): ErrorPageWords {
  return KNOWN[key] ?? { title: "lost-otherwise", about: key, drawing: "i-warning", steps: ["again", "home"] };
}

/** A refusal while sitting down or claiming a seat, as a page. */
export function errorPageOfRefusal(refusal: string): string {
  const pages: Record<string, string> = {
    "invitation-wrong": "lost-invitation",
    "invitation-withdrawn": "lost-withdrawn",
    "no-open-seat": "lost-full",
    "link-wrong": "lost-link",
  };
  return pages[refusal] ?? refusal;
}
