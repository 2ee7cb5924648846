"""What commands print for programs."""

from __future__ import annotations

import json
from typing import Any


def print_json(data: Any) -> None:
    """One line of JSON."""
    print(json.dumps(data, ensure_ascii=False))
