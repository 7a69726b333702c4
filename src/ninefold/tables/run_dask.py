"""The parts of a large job on a Dask cluster.

The scheduler only ever sees names of files: no puzzle travels through it. A part whose worker died is given to another
one by the scheduler itself; a part that failed is tried again.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from ninefold.logs import log_of
from ninefold.model.counted import counted
from ninefold.tables.cluster import Scheduler, connected
from ninefold.tables.job_in_parts import Part, do_part, log_result
from ninefold.tables.one_table import TableOptions

_RETRIES = 3
_log = log_of(__name__)


def run_dask(parts: list[Part], target: str, options: TableOptions, scheduler: Scheduler) -> Iterator[dict[str, Any]]:
    """Does the parts and gives what became of each, in the order in which they are done."""
    with connected(scheduler) as client:
        from dask.distributed import as_completed

        workers = counted(len(client.nthreads()), "worker")
        _log.info("%s to do into %s by %s", counted(len(parts), "part"), target, workers)
        began = perf_counter()
        futures = client.map(do_part, parts, target=target, options=options, retries=_RETRIES, pure=False)
        for future in as_completed(futures):
            result = future.result()
            log_result(_log, result, perf_counter() - began)
            yield result
            future.release()
