"""The parts of a large job one after the other on this machine, each on all cores."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from ninefold.logs import log_of
from ninefold.model.counted import counted
from ninefold.tables.job_in_parts import Part, do_part, log_result
from ninefold.tables.one_table import Seen, TableOptions, nobody

_log = log_of(__name__)


def run_local(parts: list[Part], target: str, options: TableOptions, seen: Seen = nobody) -> Iterator[dict[str, Any]]:
    """Does the parts and gives what became of each; `seen` is told rows and bytes meanwhile."""
    _log.info("%s to do into %s", counted(len(parts), "part"), target)
    for part in parts:
        _log.info("%s begins: %s, rows %s", part.name, part.source, part.rows or "all")
        began = perf_counter()
        result = do_part(part, target, options, seen)
        log_result(_log, result, perf_counter() - began)
        yield result
