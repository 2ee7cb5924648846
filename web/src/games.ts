/** The games of the page, in the order in which they are offered. */
import { christinaRegina } from "./christina_regina/game";
import type { Game } from "./frame/game_interface";
import type { GameName } from "./wire";
import { winterQueen } from "./winter_queen/game";

export const games: readonly Game[] = [winterQueen, christinaRegina];

const byName = new Map<string, Game>(games.map((game) => [game.name, game]));

export const isGame = (name: string): name is GameName => byName.has(name);

export function gameNamed(name: GameName): Game {
  const game = byName.get(name);
  if (!game) throw new Error(`no pages for ${name}`);
  return game;
}
