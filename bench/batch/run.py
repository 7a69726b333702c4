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

from ninefold.solve.fast9 import engine, solve_many, usable_cores

SAMPLE = 1_000_000


def bare(path: str) -> dict[str, float]:
    """The best of three runs of `solve_many`."""
    batch = next(pq.ParquetFile(path).iter_batches(SAMPLE))
    lines = "\n".join(batch.column(0).to_pylist()).encode()
    best: dict[str, float] = {}
    for _ in range(3):
        cpu, wall = time.process_time(), time.perf_counter()
        rows = len(solve_many(lines))
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        if not best or cpu / rows < best["cpu_us"] / 1e6:
            best = {"cpu_us": cpu / rows * 1e6, "wall_us": wall / rows * 1e6}
    return best


def main() -> None:
    source, target, *options = sys.argv[1:]
    # The job first: on Linux the peak memory of a child begins at what its parent had when it was started.
    command = [sys.executable, "-m", "ninefold", "batch", source, target, "--json", *options]
    answer = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    solver = bare(source)
    rows = answer["puzzles"]
    cpu = (used.ru_utime + used.ru_stime) / rows * 1e6
    facts = {
        "options": options,
        "puzzles": rows,
        "engine": engine(),
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
