"""The `queendom` command."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from queendom import __version__
from queendom.errors import QueendomError, RecordDiffers, SetupError
from queendom.locales import LANGUAGES, Words
from queendom.locales import words as find_words

app = typer.Typer(
    name="queendom",
    help="Winter Queen and Christina Regina in the terminal, as simulators, and as records to replay and check.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
edition_app = typer.Typer(help="Edition files: the component data of a game.", no_args_is_help=True)
app.add_typer(edition_app, name="edition")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: winter-queen or christina-regina.")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many players.")]
Edition = Annotated[str | None, typer.Option("--edition", "-e", help="An edition's name, or the path of a .toml file.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="A table option, as name=value.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for other programs.")]


def run() -> None:
    """Entry point. Wrong input is explained in one line, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):  # a terminal that cannot show a crystal still shows the rest
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except QueendomError as error:
        _leave(_words().error(error), 1 if isinstance(error, RecordDiffers) else 2)
    except typer.TyperException as error:
        complaint = error.format_message() if hasattr(error, "format_message") else str(error)
        if type(error).__name__ == "NoArgsIsHelpError":  # the help itself, not a complaint
            print(complaint)
            sys.exit(0)
        _leave(" ".join(complaint.split()), 2)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:  # `queendom replay … | head`
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:  # a full disk
        _leave(_words()("output-failed", reason=str(error.strerror)), 2)


def _words() -> Words:
    try:
        return find_words()
    except SetupError:  # QUEENDOM_LANG names no language that we have: say so in English
        return find_words("en")


def _leave(message: str, code: int) -> None:
    print(f"queendom: {message}", file=sys.stderr)
    sys.exit(code)


def read_options(given: list[str] | None) -> dict[str, str]:
    options = {}
    for one in given or []:
        name, equals, value = one.partition("=")
        if not equals:
            raise SetupError("wrong-option-form", given=one[:80])
        options[name] = value
    return options


def at_least(name: str, given: int, least: int) -> int:
    if given < least:
        raise SetupError("number-wrong", name=name, given=given, expected=f"{least}, {least + 1}, …")
    return given


@app.callback(invoke_without_command=True)
def version(
    context: typer.Context, show: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    if show:
        print(__version__)
        raise typer.Exit


@app.command()
def play(
    game: GameName = "winter-queen",
    players: Players = 2,
    people: Annotated[int, typer.Option("--people", help="How many of them are people on this device.")] = 1,
    bot: Annotated[str, typer.Option("--bot", "-b", help="Who sits in the other seats: greedy or random.")] = "greedy",
    name: Annotated[str | None, typer.Option("--name", "-n", help="Your name.")] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="A number, to play the same deal again.")] = None,
    edition: Edition = None,
    option: Options = None,
    language: Annotated[
        str | None, typer.Option("--lang", help=f"The language: {', '.join(LANGUAGES)}; or QUEENDOM_LANG.")
    ] = None,
) -> None:
    """Play in the terminal: against bots, or several people on one device."""
    from queendom.cli.prepare import start_terminal_game

    if language is not None:
        os.environ["QUEENDOM_LANG"] = find_words(language).language  # errors that come later use this language, too
    start_terminal_game(game, players, people, bot, name, seed, edition, read_options(option))


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", help="The port; 0 for any that is free.")] = 8000,
    database: Annotated[
        str | None, typer.Option("--database", "-d", help="sqlite:///file or postgresql://…; or QUEENDOM_DATABASE.")
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option("--bus", help="redis://…, for what several processes tell each other; or QUEENDOM_BUS."),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="Another address whose pages may use this server.")
    ] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option("--allowed-host", help="A host name of this server; * for any.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--behind-proxy", "--proxy", help="A proxy whose X-Forwarded-For is trusted: address or network."),
    ] = None,
    limit: Annotated[
        list[str] | None, typer.Option("--limit", help="A limit for each visitor, as name=number; or off.")
    ] = None,
    put_away: Annotated[
        list[str] | None, typer.Option("--put-away", help="When tables are put away, as name=days; or off.")
    ] = None,
    metrics: Annotated[
        str | None, typer.Option("--metrics", help="HOST:PORT where figures for Prometheus are served.")
    ] = None,
    bot_processes: Annotated[
        int, typer.Option("--bot-processes", help="Bots think in so many processes of their own; 0: in two threads.")
    ] = 0,
    remote_bots: Annotated[
        bool, typer.Option("--remote-bots", help="Bots think where `queendom think` runs, if it does anywhere.")
    ] = False,
    workers: Annotated[
        int, typer.Option("--workers", "-w", help="How many processes serve; more than one needs PostgreSQL.")
    ] = 1,
    inherited: Annotated[str | None, typer.Option("--inherited", hidden=True)] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser where there is one.")] = True,
    log_level: Annotated[str, typer.Option("--log", help="debug, info, warning or error.")] = "info",
    rebuild_lists: Annotated[
        bool, typer.Option("--rebuild-lists", help="Only rebuild the lists of tables from their logs.")
    ] = False,
) -> int:
    """Serve tables: API, sockets and pages, for friends, bots and browsers."""
    from queendom.cli import serve as server

    if rebuild_lists:
        server.rebuild_lists(database)
        return 0
    if log_level not in ("debug", "info", "warning", "error"):
        raise SetupError("number-wrong", name="--log", given=log_level[:40], expected="debug, info, warning, error")
    doors = server.Doors(origin or [], allowed_host or [], proxy or [], limit or [])
    at_least("--workers", workers, 1)
    thinking = server.Thinking(at_least("--bot-processes", bot_processes, 0), remote_bots)
    return server.serve(
        host, port, database, bus, doors, browser, log_level, metrics, thinking, workers, inherited, put_away or [],
    )  # fmt: skip


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to: a file that does not exist yet.")],
    database: Annotated[
        str | None, typer.Option("--database", "-d", help="sqlite:///file; or QUEENDOM_DATABASE.")
    ] = None,
) -> None:
    """Save the SQLite database in a file, also while the server runs. Keep it as secret as the database."""
    from queendom.cli.backup import make_backup

    make_backup(file, database)


@app.command()
def think(
    database: Annotated[
        str | None,
        typer.Option("--database", "-d", help="postgresql://…, as the server has it; or QUEENDOM_DATABASE."),
    ] = None,
    processes: Annotated[
        int | None, typer.Option("--processes", help="How many bots think at once; as many as there are cores.")
    ] = None,
    log_level: Annotated[str, typer.Option("--log", help="debug, info, warning or error.")] = "info",
) -> None:
    """Think for the bots of a server on another machine, which is started with --remote-bots."""
    from queendom.cli.think import think as think_on

    if log_level not in ("debug", "info", "warning", "error"):
        raise SetupError("number-wrong", name="--log", given=log_level[:40], expected="debug, info, warning, error")
    think_on(database, None if processes is None else at_least("--processes", processes, 1), log_level)


@app.command()
def games(as_json: Json = False) -> None:
    """What games there are, for how many players, with which options and editions."""
    from queendom.cli.info import show_games

    show_games(as_json)


@app.command()
def simulate(
    game: GameName,
    players: Players = 2,
    number: Annotated[int, typer.Option("--games", "-g", help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games.")] = 1,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="One bot for all seats, or one for each: greedy,random.")
    ] = "random",
    records: Annotated[Path | None, typer.Option("--records", "-r", help="A folder for the records.")] = None,
    edition: Edition = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Let bots play games against each other."""
    from queendom.cli.simulate import Simulation

    options = read_options(option)
    at_least("--seed", seed, 0)
    Simulation(game, players, at_least("--games", number, 1), seed, bots, records, edition, options).run(as_json)


@app.command()
def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records of games.")],
    check: Annotated[
        bool, typer.Option("--check", help="Only verify every event and every draw; exit 1 on a difference.")
    ] = False,
    as_json: Json = False,
) -> int:
    """Show records, or check them against the rules and their own seeds."""
    from queendom.cli.replay import check_files, show_files

    return check_files(files, as_json) if check else show_files(files, as_json)


@edition_app.command("check")
def edition_check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="An edition file, or the name of a shipped edition.")],
) -> None:
    """Validate an edition file and draw what is in it."""
    from queendom.cli.info import show_edition

    show_edition(file)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Bots, each with an optional budget: master:0.1s,expert:500,greedy.")
    ] = "master,greedy",
    players: Players = 2,
    number: Annotated[int, typer.Option("--games", "-g", help="How many games each pair plays at most.")] = 400,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same deals.")] = 1,
    target: Annotated[
        float | None, typer.Option("--until", help="Stop once the share of wins is clearly above or below this.")
    ] = None,
    logs: Annotated[
        Path | None, typer.Option("--log", help="A folder for finished rounds: the same command continues from it.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Games at the same time.")] = 1,
    more_bots: Annotated[Path | None, typer.Option("--with", help="A Python file with bots of your own.")] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", help="Draw the lines into this file (.svg, .png, .pdf).")
    ] = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Measure how strong bots are: they play the same deals from every seat. Prints wins with 95 % intervals."""
    from queendom.cli.arena import Arena

    options = read_options(option)
    at_least("--seed", seed, 0)
    rounds = at_least("--games", number, 1)
    Arena(game, players, bots, rounds, seed, options, logs, target, at_least("--jobs", jobs, 1), more_bots, plot).run(
        as_json
    )


@app.command()
def regret(
    bots: Annotated[str, typer.Option("--bots", "-b", help="Bots, as for arena.")] = "novice,adept,expert,master",
    positions: Annotated[int, typer.Option("--positions", "-n", help="How many final stages.")] = 500,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same positions.")] = 1,
    as_json: Json = False,
) -> None:
    """Measure how many points bots lose against perfect play, in final stages of two-player Winter Queen."""
    from queendom.cli.regret import measure

    measure(bots, at_least("--positions", positions, 1), at_least("--seed", seed, 0), as_json)


@app.command()
def bench(
    what: Annotated[
        list[str] | None,
        typer.Argument(metavar="[kernel|search|server|bots|page|workers|soak]…", help="What to measure."),
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", help="How long each measurement takes, about; of soak at most 600.")
    ] = 0.5,
    tables: Annotated[int, typer.Option("--tables", help="How many tables soak plays at.")] = 1000,
    as_json: Json = False,
) -> None:
    """Measure speed: plies per second, and ratios measured in the same run."""
    from queendom.cli.bench import show_bench

    show_bench(what or ["kernel"], seconds, tables, as_json)
