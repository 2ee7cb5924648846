/** What the host has changed at a table that waits, in words. */
import type { Game } from "../frame/game_interface";
import type { TableInfo } from "../wire";
import { t } from "../words/fluent.svelte";
import { HINTS, nameIn } from "../words/options";
import { seatName } from "../words/seats";

/** How a table is set up, as pairs of what and how: everything that can be changed before the start. */
export function settingIn(game: Game, table: TableInfo): [name: string, value: string][] {
  const options = Object.entries(table.options).flatMap(([option, value]): [string, string][] => {
    const words = game.options[option];
    return words ? [[t(words.name), nameIn(words.values, value)]] : [];
  });
  return [
    ...(game.editions
      ? [[t(game.editions.title), nameIn(game.editions.names, table.edition)] as [string, string]]
      : []),
    [t("home-first-player"), table.first === null ? t("home-first-drawn") : seatName(table, table.first)],
    ...options,
    [t(HINTS.name), nameIn(HINTS.values, table.hints ? "on" : "off")],
  ];
}

/** What is different now, for the eye and the ear; empty if nothing is that anybody would notice. */
export function changedIn(game: Game, before: TableInfo, after: TableInfo): string[] {
  const was = new Map(settingIn(game, before));
  const changed = settingIn(game, after).filter(([name, value]) => was.get(name) !== value);
  const count = after.seats.length;
  return [
    ...(before.seats.length === count ? [] : [t("lobby-changed-seats", { count })]),
    ...changed.map(([name, value]) => t("lobby-changed-to", { name, value })),
  ];
}
