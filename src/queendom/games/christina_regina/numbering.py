"""The fixed numbering of actions: state-independent integers, documented in docs/actions.md.

draw         3·from + bury
agitate      9 + stack
manipulate   12 + pair            pairs: copper and silver, copper and gold, silver and gold
persuade     15 + 3·card + stack  card: 6·group + colour, colour 5 for none
assassinate  69 + (victim·3 + number − 1)·5 + colour
pass         144
"""

from __future__ import annotations

AGITATE = 9
MANIPULATE = AGITATE + 3
PERSUADE = MANIPULATE + 3
ASSASSINATE = PERSUADE + 18 * 3
PASS = ASSASSINATE + 5 * 3 * 5
ACTIONS = PASS + 1

#: The stacks of each pair.
PAIRS = ((0, 1), (0, 2), (1, 2))
#: No position has more legal actions: 6 draws, 3 + 3 + 54 with the action card, 4 victims × 3 numbers × 5 colours.
MOST_LEGAL = 6 + 3 + 3 + 54 + 4 * 3 * 5
