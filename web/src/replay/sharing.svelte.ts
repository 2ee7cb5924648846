/** A link to a position, to the clipboard or, where that is not allowed, to be copied by hand. And a table there. */
import { notes } from "../frame/notes.svelte";
import { gameNamed } from "../games";
import { Refused } from "../state/api";
import { addressOf, router } from "../state/router.svelte";
import { settings } from "../state/settings.svelte";
import type { Position } from "../wire";
import { t } from "../words/fluent.svelte";
import { linkTo, openFromPosition } from "./open_from_position";

export class Sharing {
  /** To be copied by hand. */
  link = $state("");
  isBusy = $state(false);

  /** `find` may need the server: a position as somebody saw it does not tell enough. */
  copy(find: () => Promise<Position>): Promise<void> {
    return this.#do(async () => {
      const position = await find();
      const link = await linkTo(position);
      try {
        await navigator.clipboard.writeText(link);
        notes.toast(gameNamed(position.game).hasSecrets ? "replay-copied-secrets" : "replay-copied");
      } catch {
        this.link = link;
      }
    });
  }

  /** `seat` is the one to take. */
  play(find: () => Promise<Position>, seat: number): Promise<void> {
    return this.#do(async () => {
      const table = await openFromPosition(await find(), seat, settings.get("name") || t("person", { number: 1 }));
      router.go(addressOf.table(table.id));
    });
  }

  async #do(what: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      notes.toast(error.refusal.key, error.refusal.arguments, "alarm");
    } finally {
      this.isBusy = false;
    }
  }
}
