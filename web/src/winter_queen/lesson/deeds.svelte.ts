import type { Session } from "../state/session.svelte";

/** The lesson asks to look at a page of the first book. */
export function watchDeeds(session: Session, did: (deed: string) => void): void {
  $effect(() => {
    const { pointer } = session;
    if (pointer?.kind === "page" && pointer.book === "lights-border" && pointer.page === 1) did("page");
  });
}
