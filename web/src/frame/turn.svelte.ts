/** "It is your turn", for somebody who looks elsewhere: a soft sound, a notice of the browser. Both only if wanted. */
import { settings } from "../state/settings.svelte";
import { t } from "../words/words.svelte";
import { notes } from "./notes.svelte";

export function tellTurn(game: string, table: string): void {
  notes.announce(t("act-your-turn"));
  if (settings.get("sound")) chime();
  if (settings.get("notices") && document.hidden) notify(game, table);
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

let context: AudioContext | null = null;

/** Two soft bells, a fifth apart. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [k, pitch] of [659.3, 987.8].entries()) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      const start = now + k * 0.16;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.09, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.1);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 1.2);
    }
  } catch {
    // No sound on this device.
  }
}
