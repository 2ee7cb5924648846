"""The toy game's own tests run where it is installed, as those of any package do: `test_plugin.py` installs it."""

from __future__ import annotations

from queendom.kernel.plugins import offered_games

collect_ignore = [] if any(entry.name == "queens-dice" for entry in offered_games()) else ["tests"]
