"""From Parquet to Parquet against the bare solver: run.py FILE.parquet OUT.parquet [OPTION…] prints one JSON object.

The bare solver gets a million of the same puzzles as lines in memory. Both are measured in processor time as well as in
seconds: on a machine that is shared, only the first can be compared.
"""

import json
import os
import resource
import subprocess
import sys
import time

import pyarrow.parquet as pq

from ninefold.engine.fast9 import isa
from ninefold.machine import usable_cores
from ninefold.solving.fast9 import solve_many

SAMPLE = 1_000_000


def bare(path: str, rows: int) -> dict[str, float]:
    """`solve_many` on as many puzzles as the job had: both meet as much of what else is going on."""
    batch = next(pq.ParquetFile(path).iter_batches(SAMPLE))
    lines = "\n".join(batch.column(0).to_pylist()).encode()
    solve_many(lines)
    cpu, wall, done = time.process_time(), time.perf_counter(), 0
    while done < rows:
        done += len(solve_many(lines))
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    return {"cpu_us": cpu / done * 1e6, "wall_us": wall / done * 1e6}


def main() -> None:
    source, target, *options = sys.argv[1:]
    # The job first: on Linux the peak memory of a child begins at what its parent had when it was started.
    command = [sys.executable, "-m", "ninefold", "batch", source, target, "--json", *options]
    answer = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    rows = answer["puzzles"]
    solver = bare(source, rows)
    cpu = (used.ru_utime + used.ru_stime) / rows * 1e6
    facts = {
        "options": options,
        "puzzles": rows,
        "engine": isa(),
        "cores": usable_cores(),
        "load": round(os.getloadavg()[0], 1),
        "bare_cpu_us": round(solver["cpu_us"], 3),
        "batch_user_us": round(used.ru_utime / rows * 1e6, 3),
        "batch_system_us": round(used.ru_stime / rows * 1e6, 3),
        "share_of_bare_by_cpu": round(solver["cpu_us"] / cpu, 3),
        "share_of_bare_by_wall": round(solver["wall_us"] / (answer["seconds"] / rows * 1e6), 3),
        "per_second": answer["per_second"],
        "peak_rss_mb": used.ru_maxrss // 1024,
    }
    print(json.dumps(facts))


if __name__ == "__main__":
    main()
