import { tick } from "svelte";
import { ME } from "../../state/lesson";
import { shelf } from "../../state/settings.svelte";
import { Notes } from "../state/notes.svelte";
import type { Session } from "../state/session.svelte";
import { NOTE } from "./parts";

/** The lesson asks to look at one's own colour, and to note a suspicion. */
export function watchDeeds(session: Session, did: (deed: string) => void): void {
  // What was noted the last time would be in the way of noting it now.
  new Notes(shelf(), session.id, ME).clear();
  $effect(() => {
    if (session.seesOwn) did("peek");
  });
  $effect(() => {
    const look = async (): Promise<void> => {
      await tick();
      const mark = document.querySelector<HTMLElement>(NOTE)?.dataset["mark"];
      if (mark === "maybe" || mark === "yes") did("note");
    };
    const onclick = (): void => void look();
    document.addEventListener("click", onclick);
    return () => document.removeEventListener("click", onclick);
  });
}
