/**
 * "It is your turn", for somebody who looks elsewhere: a soft sound, a knock, a notice of the browser. And a word of both
 * when one's own turn is sent. All only if wanted.
 */
import { settings } from "../state/settings.svelte";
import { t } from "../words/fluent.svelte";
import { notes } from "./notes.svelte";
import { knock, ringSent, ringTurn } from "./sounds";

export function tellTurn(game: string, table: string): void {
  notes.announce(t("act-your-turn"));
  if (settings.get("sounds")) ringTurn(!document.hidden);
  if (settings.get("haptics")) knock(16, 60, 16);
  if (settings.get("notices") && document.hidden) notify(game, table);
}

export function tellSent(): void {
  if (settings.get("sounds")) ringSent();
  if (settings.get("haptics")) knock(12);
}

function notify(game: string, table: string): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("notice-your-turn", { game }), {
      body: t("notice-table", { table: table.slice(-6) }),
      tag: table,
      icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? "",
    });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones allow notices from service workers only.
  }
}
