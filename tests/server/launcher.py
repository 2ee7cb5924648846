"""Starts `queendom` in this process after playing tricks on it: `launcher.py '{"trick": argument}' serve …`."""

from __future__ import annotations

import json
import sys

TRICKS = {}


def trick(function):
    TRICKS[function.__name__] = function
    return function


if __name__ == "__main__":
    for name, argument in json.loads(sys.argv[1]).items():
        TRICKS[name](argument)
    sys.argv = ["queendom", *sys.argv[2:]]
    from queendom.cli.main import run

    run()
