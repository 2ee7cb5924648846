"""A server with built pages whose games go the same way every time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Self

from server.harness import Server

LAUNCHER = Path(__file__).with_name("launcher.py")


class House(Server):
    def __init__(self, folder: Path, built: Path) -> None:
        super().__init__(folder, tricks={"pages_from": str(built), "seeds_from_names": None})

    def start(self, wait: bool = True) -> Self:
        command = [sys.executable, str(LAUNCHER), json.dumps(self.tricks), "serve", "--no-browser"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--database", self.database], stdout=log, stderr=log
            )
        if wait:
            self.wait()
        return self
