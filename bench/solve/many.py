"""Our batch path, as a competitor of run.py: bytes of a file in memory to all answers, one thread, limit 2."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ninefold.solving.speed import measure

for name in sys.argv[1:]:
    speed = measure(Path(name).read_bytes(), threads=1, limit=2)
    microseconds = speed["cpu_seconds"] / speed["puzzles"] * 1e6
    print(json.dumps({"microseconds": microseconds, "signature": speed["signature"]}))
