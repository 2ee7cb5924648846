/** Which page is shown: from an address to a page, and back. */
import type { GameName } from "../wire";

export type IsGame = (name: string) => name is GameName;

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string | null }
  | { page: "position" }
  /** The code is empty where the link lost it. */
  | { page: "join"; id: string; code: string }
  | { page: "seat"; id: string; code: string }
  | { page: "rules"; game: GameName }
  | { page: "learn"; game: GameName }
  | { page: "unknown" };

/**
 * Which page an address stands for; `isGame` tells which games have pages. Codes stand in the fragment, which no browser
 * sends to a server; links of before had them in the path.
 */
export function read(path: string, isGame: IsGame, fragment = ""): Route {
  const [first, id, code, ...more] = path.split("/").filter(Boolean).map(decode);
  if (more.length) return { page: "unknown" };
  if (first === undefined) return { page: "home" };
  if (first === "tables" && id && code === undefined) return { page: "table", id };
  if (first === "tables" && id && code === "replay") return { page: "replay", id };
  if (first === "replay" && id === undefined) return { page: "replay", id: null };
  if (first === "position" && id === undefined) return { page: "position" };
  if ((first === "join" || first === "seat") && id) {
    return { page: first, id, code: code ?? decode(fragment.replace(/^#/, "")) };
  }
  if ((first === "rules" || first === "learn") && id && isGame(id) && code === undefined) {
    return { page: first, game: id };
  }
  return { page: "unknown" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const addressOf = {
  home: "/",
  table: (id: string) => `/tables/${encodeURIComponent(id)}`,
  replay: (id: string) => `/tables/${encodeURIComponent(id)}/replay`,
  openRecord: "/replay",
  /** What lies there is in the fragment. */
  position: "/position",
  join: (id: string, code: string) => `/join/${encodeURIComponent(id)}#${encodeURIComponent(code)}`,
  seat: (id: string, code: string) => `/seat/${encodeURIComponent(id)}#${encodeURIComponent(code)}`,
  learn: (game: GameName) => `/learn/${game}`,
  rules: (game: GameName, rule = "") => `/rules/${game}${rule && `#${rule}`}`,
};

class Router {
  route = $state.raw<Route>({ page: "home" });

  #isGame: IsGame = (_): _ is GameName => false;

  start(isGame: IsGame): void {
    this.#isGame = isGame;
    this.#read();
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    const route = (this.route = read(location.pathname, this.#isGame, location.hash));
    // A link of before: its code leaves the path at once, so that it is in no address that is sent or shown.
    if ((route.page === "join" || route.page === "seat") && route.code && !location.hash) {
      history.replaceState(history.state, "", addressOf[route.page](route.id, route.code));
    }
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](this.#left(), "", address);
    this.#read();
    // Whatever the address points at scrolls to it once it is there.
    if (!location.hash) scrollTo(0, 0);
  }

  /** The table that was left for the rules, also after walking about in them. */
  get leftTable(): string | null {
    const left = history.state as { table?: unknown } | null;
    return typeof left?.table === "string" ? left.table : null;
  }

  #left(): { table: string } | null {
    const table = this.route.page === "table" ? this.route.id : this.route.page === "rules" ? this.leftTable : null;
    return table === null ? null : { table };
  }
}

export const router = new Router();

/** With Ctrl, Shift or the middle button a link is the browser's. */
export const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link that stays on the page, unless it is the browser's. */
export function stay(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (isForBrowser(event)) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
