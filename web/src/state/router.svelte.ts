/** Where in the house one is: addresses and back. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "join"; id: string; code: string }
  | { page: "seat"; id: string; code: string }
  | { page: "unknown" };

export function read(path: string): Route {
  const [first, id, code, ...more] = path.split("/").filter(Boolean).map(decode);
  if (more.length) return { page: "unknown" };
  if (first === undefined) return { page: "home" };
  if (first === "tables" && id && code === undefined) return { page: "table", id };
  if ((first === "join" || first === "seat") && id && code) return { page: first, id, code };
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
  join: (id: string, code: string) => `/join/${encodeURIComponent(id)}/${encodeURIComponent(code)}`,
  seat: (id: string, code: string) => `/seat/${encodeURIComponent(id)}/${encodeURIComponent(code)}`,
};

class Router {
  route = $state.raw<Route>({ page: "home" });

  start(): void {
    this.route = read(location.pathname);
    addEventListener("popstate", () => (this.route = read(location.pathname)));
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.route = read(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** A link that stays on the page; with Ctrl, Shift or the middle button it is the browser's. */
export function stay(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname);
}
