/** An example as a table of one's own: its seat for the reader, bots on the others. */
import { proposedBot } from "../../state/opening";
import { notes } from "../notes.svelte";
import { api, Refused } from "../../state/api";
import { addressOf, router } from "../../state/router.svelte";
import { settings } from "../../state/settings.svelte";
import type { Example } from "../game_interface";
import { t } from "../../words/fluent.svelte";

export async function playOn({ position, seat }: Example): Promise<void> {
  const name = settings.get("name") || t("person", { number: 1 });
  try {
    const bots = (await api.offer()).games.find(({ name }) => name === position.game)?.bots ?? [];
    const seats = Array.from({ length: position.players }, (_, k) =>
      k === seat ? { kind: "here" as const, name } : { kind: "bot" as const, bot: proposedBot(bots) },
    );
    const table = await api.open({ game: position.game, position, seats, hints: true });
    router.go(addressOf.table(table.id));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    notes.toast(error.refusal.key, error.refusal.arguments, "alarm");
  }
}
