"""The parts of a large job on a Dask cluster, or on one that is started here for as long as it takes.

The scheduler only ever sees names of files: no puzzle travels through it. A part whose worker died is given to another
one by the scheduler itself; a part that failed is tried again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

from ninefold.batch.parts import Part, do_part
from ninefold.batch.table_job import TableOptions
from ninefold.errors import MissingExtraError

_RETRIES = 3


def run_dask(
    parts: list[Part], target: str, options: TableOptions, scheduler: str | None = None
) -> Iterator[dict[str, Any]]:
    """Does the parts and gives what became of each, in the order in which they are done."""
    try:
        from dask.distributed import Client, LocalCluster, as_completed
    except ImportError:
        raise MissingExtraError("a Dask cluster", "cluster") from None
    with ExitStack() as stack:
        # One thread per worker and one thread per part: on many machines parts are plenty, and a core that works on
        # one part alone never waits for another.
        cluster = scheduler or stack.enter_context(LocalCluster(threads_per_worker=1, dashboard_address=None))
        client = stack.enter_context(Client(cluster))
        futures = client.map(do_part, parts, target=target, options=options, retries=_RETRIES, pure=False)
        for future in as_completed(futures):
            yield future.result()
            future.release()
