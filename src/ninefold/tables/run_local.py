"""The parts of a large job one after the other on this machine, each on all cores."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ninefold.tables.job_in_parts import Part, do_part
from ninefold.tables.one_table import Seen, TableOptions, nobody


def run_local(parts: list[Part], target: str, options: TableOptions, seen: Seen = nobody) -> Iterator[dict[str, Any]]:
    """Does the parts and gives what became of each; `seen` is told rows and bytes meanwhile."""
    for part in parts:
        yield do_part(part, target, options, seen)
