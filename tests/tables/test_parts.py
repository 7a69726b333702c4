"""Large jobs in parts: nothing lost, nothing twice, whoever dies."""

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.command import ninefold

from ninefold.errors import NinefoldError
from ninefold.tables.cluster import Scheduler
from ninefold.tables.column_job import job_named
from ninefold.tables.job_in_parts import Part, do_part, plan, result_of, total, write_manifest
from ninefold.tables.one_table import TableOptions
from ninefold.tables.read_table import read_table
from ninefold.tables.run_dask import run_dask
from ninefold.tables.run_local import run_local

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
OPTIONS = TableOptions(job_named("count", 20_000), threads=1)
ROWS = 24


@pytest.fixture
def source(tmp_path: Path) -> str:
    """24 rows in 12 row groups; counting to 20,000 takes each of them a moment."""
    texts = ["." * 81 if number % 2 else EASY for number in range(ROWS)]
    place = tmp_path / "in.parquet"
    pq.write_table(pa.table({"id": range(ROWS), "puzzle": texts}), place, row_group_size=2)
    return str(place)


def rows_of(target: Path) -> list[tuple[int, int]]:
    """Every row of every part, in the order of the parts' names."""
    found = [pq.read_table(path).to_pylist() for path in sorted(target.glob("part-*.parquet"))]
    return [(row["id"], row["count"]) for part in found for row in part]


def everything() -> list[tuple[int, int]]:
    return [(number, 20_000 if number % 2 else 1) for number in range(ROWS)]


def test_a_plan_cuts_parquet_by_rows_and_takes_other_files_whole(tmp_path: Path, source: str) -> None:
    assert [part.rows for part in plan(source, rows=7)] == [(0, 7), (7, 14), (14, 21), (21, 24)]
    (tmp_path / "text.txt").write_text(EASY)
    (tmp_path / "notes.md").write_text("not a table")
    parts = plan(str(tmp_path), rows=1000)
    assert [(Path(part.source).name, part.rows) for part in parts] == [("in.parquet", (0, 24)), ("text.txt", None)]


@pytest.mark.parametrize("group", [1, 2, 5, 24])
@pytest.mark.parametrize("rows", [1, 5, 24])
def test_spans_of_rows_are_read_whatever_the_row_groups(
    tmp_path: Path, group: int, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninefold.tables.read_table._ROWS", 3)
    place = tmp_path / "in.parquet"
    pq.write_table(pa.table({"id": range(ROWS), "puzzle": [EASY] * ROWS}), place, row_group_size=group)
    found = []
    for part in plan(str(place), rows):
        for piece in read_table(str(place), "puzzle", 100, part.rows):
            assert list(piece.places) == [number + 1 for number in piece.batch.column("id").to_pylist()]
            found += piece.batch.column("id").to_pylist()
    assert found == list(range(ROWS))


def test_the_parts_together_are_the_table(tmp_path: Path, source: str) -> None:
    parts = plan(source, rows=7)
    results = list(run_local(parts, str(tmp_path / "out"), OPTIONS))
    assert rows_of(tmp_path / "out") == everything()
    assert total(results).rows == ROWS


def test_doing_a_part_again_changes_nothing(tmp_path: Path, source: str) -> None:
    part = plan(source, rows=7)[1]
    first = do_part(part, str(tmp_path / "out"), OPTIONS)
    before = (tmp_path / "out" / "part-00001.parquet").read_bytes()
    assert do_part(part, str(tmp_path / "out"), OPTIONS) == first
    assert (tmp_path / "out" / "part-00001.parquet").read_bytes() == before


def test_a_part_is_done_only_when_its_word_and_its_whole_file_are_there(tmp_path: Path, source: str) -> None:
    target = tmp_path / "out"
    part = plan(source, rows=7)[0]
    assert result_of(part, str(target)) is None
    do_part(part, str(target), OPTIONS)
    assert result_of(part, str(target)) is not None
    (target / "part-00000.parquet").write_bytes(b"PAR1")
    assert result_of(part, str(target)) is None


def test_resuming_does_only_what_is_missing(tmp_path: Path, source: str) -> None:
    target = tmp_path / "out"
    arguments = ("batch", source, target, "--do", "count", "--limit", "20000", "--part-rows", "7", "--json")
    ninefold(*arguments)
    times = {path.name: path.stat().st_mtime_ns for path in target.glob("part-*")}
    (target / "part-00002.parquet").unlink()
    assert "--resume goes on with it" in ninefold(*arguments).stderr
    resumed = ninefold(*arguments, "--resume")
    assert json.loads(resumed.stdout)["puzzles"] == ROWS
    after = {path.name: path.stat().st_mtime_ns for path in target.glob("part-*")}
    assert {name for name in after if after[name] != times[name]} == {"part-00002.parquet"}
    assert rows_of(target) == everything()


def test_a_folder_with_another_job_is_refused(tmp_path: Path, source: str) -> None:
    target = str(tmp_path / "out")
    write_manifest(target, plan(source, rows=7), OPTIONS, resume=False)
    write_manifest(target, plan(source, rows=7), OPTIONS, resume=True)
    for parts, options in ((plan(source, rows=3), OPTIONS), (plan(source, rows=7), TableOptions(job_named("solve")))):
        with pytest.raises(NinefoldError, match="holds another job"):
            write_manifest(target, parts, options, resume=True)


def test_object_stores_work_like_folders(source: str) -> None:
    import fsspec

    store = fsspec.filesystem("memory")
    store.put(source, "/bucket/in.parquet")
    parts = plan("memory://bucket", rows=7)
    results = list(run_local(parts, "memory://results/run", OPTIONS))
    assert total(results).rows == ROWS
    assert all(result_of(part, "memory://results/run") for part in parts)
    ids = [
        row["id"]
        for part in parts
        for row in pq.read_table(store.open(f"/results/run/{part.name}.parquet")).to_pylist()
    ]
    assert ids == list(range(ROWS))


def test_a_failed_write_leaves_no_object(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import fsspec

    def failing(*arguments: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("ninefold.tables.write_table.TableWriter.close", failing)
    with pytest.raises(OSError, match="Input/output error"):
        do_part(plan(source, rows=7)[0], "memory://results/broken", OPTIONS)
    assert not fsspec.filesystem("memory").exists("/results/broken/part-00000.parquet")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.filterwarnings("ignore")  # Dask warns of its own ways
def test_a_worker_killed_mid_run_loses_and_doubles_nothing(tmp_path: Path, source: str) -> None:
    from dask.distributed import LocalCluster

    target = tmp_path / "out"
    parts = plan(source, rows=2)
    assert len(parts) == 12
    killed = threading.Event()
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        pids = [worker.pid for worker in cluster.workers.values()]

        def kill_one() -> None:
            until = time.monotonic() + 60
            while time.monotonic() < until and not list((target / "_done").glob("*")):
                time.sleep(0.01)
            os.kill(pids[0], signal.SIGKILL)
            killed.set()

        killer = threading.Thread(target=kill_one)
        killer.start()
        results = list(run_dask(parts, str(target), OPTIONS, Scheduler(cluster.scheduler_address)))
        killer.join()
    assert killed.is_set()
    assert sorted(result["name"] for result in results) == [part.name for part in parts]
    assert rows_of(target) == everything()


def test_parts_are_small_to_send() -> None:
    import pickle

    assert len(pickle.dumps(Part("part-00000", "s3://bucket/puzzles.parquet", 1, (0, 1)))) < 300
