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

WHAT = ("kernel", "search", "server", "bots", "page", "workers", "soak")
_MOST_SOAK = 600.0


def show_bench(what: Sequence[str], seconds: float, tables: int, as_json: bool) -> None:
    words = find_words()
    for one in what:
        if one not in WHAT:
            raise SetupError("number-wrong", name="bench", given=one[:40], expected=", ".join(WHAT))
    most = _MOST_SOAK if list(what) == ["soak"] else 60.0
    if not 0 < seconds <= most:
        raise SetupError("number-wrong", name="--seconds", given=shown(seconds), expected=f"0.01–{most:.0f}")
    if not 0 < tables <= 5000:
        raise SetupError("number-wrong", name="--tables", given=shown(tables), expected="1–5000")
    err = Console(stderr=True)
    with prepared(words, err):
        Kernel("winter-queen", 2).run(1)
    if {"server", "bots", "page", "workers", "soak"} & set(what):
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
        if "workers" in what:
            from queendom.cli.bench_workers import measure_workers

            rates |= measure_workers(max(3.0, seconds), progress)
        if "soak" in what:
            from queendom.cli.bench_soak import measure_soak

            rates |= measure_soak(seconds, tables, progress)
    if not peers:
        err.print(words("bench-peers-missing"))
    if as_json:
        print_json({"rates": rates, "ratios": ratios})
        return
    table = Table(
        "", "per second" if {"kernel", "search", "server"} & set(what) else "", "", "ratio", box=None, padding=(0, 2)
    )
    rows = max(len(rates), len(ratios))
    left = [(name, f"{rate:,.0f}" if rate >= 100 else f"{rate:.3g}") for name, rate in rates.items()]
    left += [("", "")] * rows
    right = [(name, f"{ratio:,.2f}") for name, ratio in ratios.items()] + [("", "")] * rows
    for (name, rate), (pair, ratio) in zip(left[:rows], right[:rows], strict=True):
        table.add_row(name, rate, pair, ratio)
    Console(highlight=False).print(table)
