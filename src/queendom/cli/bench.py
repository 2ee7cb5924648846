"""`queendom bench`: rates, and ratios of rates that are measured in turn: other load on the machine affects both."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from queendom.cli.bench_kernel import ROUNDS, Kernel, measure_kernel
from queendom.cli.output import print_json
from queendom.cli.prepare import prepare_all, prepared
from queendom.errors import SetupError, shown
from queendom.locales import words as find_words

_PARTS = ("kernel", "search", "server", "bots", "page")


def show_bench(what: Sequence[str], seconds: float, as_json: bool) -> None:
    words = find_words()
    for one in what:
        if one not in _PARTS:
            raise SetupError("number-wrong", name="bench", given=one[:40], expected=", ".join(_PARTS))
    if not 0 < seconds <= 60:
        raise SetupError("number-wrong", name="--seconds", given=shown(seconds), expected="0.01–60")
    err = Console(stderr=True)
    with prepared(words, err):
        Kernel("winter-queen", 2).run(1)
    if {"server", "bots", "page"} & set(what):
        prepare_all(words, err)  # a server compiles while it serves, which is not what is measured here
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        rates, ratios, peers = measure_kernel(seconds, progress) if "kernel" in what else ({}, {}, True)
        if "search" in what:
            from queendom.cli.bench_search import measure_search

            more_rates, more_ratios, has_peer = measure_search(seconds, progress)
            rates, ratios, peers = rates | more_rates, ratios | more_ratios, peers and has_peer
        if "server" in what:
            from queendom.cli.bench_server import measure_server

            more_rates, more_ratios, has_peer = measure_server(ROUNDS, 4 * seconds, progress)
            rates, ratios, peers = rates | more_rates, ratios | more_ratios, peers and has_peer
        if "bots" in what:
            from queendom.cli.bench_bots import measure_bots

            rates |= measure_bots(progress)
        if "page" in what:
            from queendom.cli.bench_page import measure_page

            rates |= measure_page(ROUNDS, progress)
    if not peers:
        err.print(words("bench-peers-missing"))
    if as_json:
        print_json({"rates": rates, "ratios": ratios})
        return
    table = Table("", "" if set(what) <= {"bots", "page"} else "per second", "", "ratio", box=None, padding=(0, 2))
    rows = max(len(rates), len(ratios))
    left = [(name, f"{rate:,.0f}") for name, rate in rates.items()] + [("", "")] * rows
    right = [(name, f"{ratio:,.2f}") for name, ratio in ratios.items()] + [("", "")] * rows
    for (name, rate), (pair, ratio) in zip(left[:rows], right[:rows], strict=True):
        table.add_row(name, rate, pair, ratio)
    Console(highlight=False).print(table)
