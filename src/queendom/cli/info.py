"""What there is: games, and edition files with their maps."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from queendom import games
from queendom.bots import bot_names
from queendom.cli.output import print_json
from queendom.cli.winter_queen.draw import hexagons
from queendom.cli.winter_queen.tell import page_name
from queendom.errors import SetupError, shown
from queendom.games.christina_regina import edition as christina_regina
from queendom.games.winter_queen import edition as winter_queen
from queendom.kernel.editions import EditionFile
from queendom.kernel.rulebook import Game
from queendom.locales import words as find_words


def show_games(as_json: bool) -> None:
    words = find_words()
    listed = [
        {
            "name": game.name,
            "rules": game.rules_version,
            "players": list(game.players),
            "options": {
                name: {"values": list(option.values), "default": option.default}
                for name, option in game.options.items()
            },
            "editions": [{"name": edition.name, "version": edition.version} for edition in game.editions()],
            "default_edition": game.default_edition,
            "endings": [str(ending) for ending in game.endings],
            "bots": bot_names(game.name),
        }
        for game in games.GAMES.values()
    ]
    if as_json:
        print_json({"games": listed, "unusable": games.UNUSABLE})
        return
    console = Console(highlight=False)
    for game in games.GAMES.values():
        table = Table(title=f"{words.name(game.name)} ({game.name})", show_header=False, title_justify="left")
        table.add_row("players", f"{game.players[0]}–{game.players[-1]}")
        for name, option in game.options.items():
            table.add_row(name, ", ".join([words("games-default", value=option.default), *option.values[1:]]))
        editions = [edition.name for edition in game.editions() if edition.name != game.default_edition]
        table.add_row("editions", ", ".join([words("games-default", value=game.default_edition), *editions]))
        table.add_row("bots", ", ".join(bot_names(game.name)))
        console.print(table)
    for name, reason in games.UNUSABLE.items():
        console.print(words("game-unusable", given=name, reason=reason), markup=False)


def game_of(file: str) -> Game:
    """The game an edition is for: the one that ships it, or the one that the file names."""
    for game in games.GAMES.values():
        if any(edition.name == file for edition in game.editions()):
            return game
    if not file.endswith(".toml"):
        names = ", ".join(edition.name for game in games.GAMES.values() for edition in game.editions())
        raise SetupError("unknown-edition", game=", ".join(games.GAMES), given=shown(file), expected=names)
    source = EditionFile.read(Path(file))
    return games.GAMES[source.one_of("game", games.GAMES)]


def show_edition(file: str) -> None:
    words = find_words()
    found = game_of(file)
    game = found.name
    edition = found.load_edition(file)
    console = Console(highlight=False)
    console.print(
        words("edition-good", file=file, game=words.name(game), name=edition.name, version=edition.version),
        markup=False,
    )
    for part, provenance in edition.provenance.items():
        console.print("  " + words("edition-provenance", part=part, provenance=provenance))
    if isinstance(edition, winter_queen.Edition):
        console.print(hexagons(edition))
        for book in edition.books:
            console.print(f"  {book.name}: " + " | ".join(page_name(words, book, page) for page in range(2)))
    elif isinstance(edition, christina_regina.Edition):
        for colour, faction in edition.data["factions"].items():
            if isinstance(faction, dict):
                leaders = ", ".join(str(faction[group]) for group in ("copper", "silver", "gold"))
                console.print(f"  {words(f'card-{colour}')} · {faction['charge']}: {leaders}", markup=False)
