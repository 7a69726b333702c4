"""`ninefold batch` and `map_batches`: the same answers from every kind of table, to every kind of table."""

import gzip
import json
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.command import ninefold

from ninefold import PuzzleError, Stop, count, read_puzzle
from ninefold.generating.canonical import canonical
from ninefold.generating.minimize import minimize
from ninefold.lab.suite import bundled
from ninefold.rating import EXPERT, expert_rating, rate
from ninefold.tables import answer_schema, map_batches
from ninefold.tables.column_job import job_named
from ninefold.tables.ending import Ending
from ninefold.tables.jobs import JOBS
from ninefold.tables.one_table import TableOptions, run_table
from ninefold.tables.pipeline import in_order
from ninefold.tables.read_table import read_table

Run = Callable[..., subprocess.CompletedProcess[str]]

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
SOLVED = "961534728427698351358271469612783594843965217795412863234159685176842939589367142"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
NONE = "000028000400007000017050006002000405009070100708000900900040870000300009000710000"
CLASH = "66" + EASY[2:]
PUZZLES: list[str | None] = [EASY, TWO, NONE, CLASH, "123", None, EASY[:80] + "!", EASY.replace("0", ".")]


def table(path: Path, texts: list[str | None]) -> Path:
    pq.write_table(pa.table({"id": range(len(texts)), "puzzle": pa.array(texts, pa.string())}), path, row_group_size=3)
    return path


def answers(path: Path) -> list[dict[str, Any]]:
    return list(pq.read_table(path).to_pylist())


def test_solving_gives_count_solution_or_problem_in_the_order_of_the_rows(tmp_path: Path) -> None:
    run_table(
        str(table(tmp_path / "in.parquet", PUZZLES)), str(tmp_path / "out.parquet"), TableOptions(job_named("solve"))
    )
    rows = answers(tmp_path / "out.parquet")
    assert [row["id"] for row in rows] == list(range(len(PUZZLES)))
    assert [row["puzzle"] for row in rows] == PUZZLES
    assert [row["count"] for row in rows] == [1, 2, 0, 0, None, None, None, 1]
    assert [row["solution"] is None for row in rows] == [False, False, True, True, True, True, True, False]
    assert rows[0]["solution"] == rows[7]["solution"]
    assert [bool(row["problem"]) for row in rows] == [False] * 4 + [True] * 3 + [False]
    assert rows[4]["problem"] == "expected 81 cells, got 3"


def test_counting_stops_at_the_limit_and_says_so() -> None:
    [batch] = map_batches(pa.array([EASY, TWO, "." * 81]), "count", limit=2)
    assert batch.column("count").to_pylist() == [1, 2, 2]
    assert batch.column("cut").to_pylist() == [False, False, True]


def test_checking_tells_what_clashes_from_what_has_no_solution() -> None:
    [batch] = map_batches(pa.array([EASY, TWO, NONE, CLASH, "x"]), "check")
    assert batch.column("valid").to_pylist() == [True, True, True, False, None]
    assert batch.column("solvable").to_pylist() == [True, True, False, False, None]
    assert batch.column("unique").to_pylist() == [True, False, False, False, None]
    assert batch.column("givens").to_pylist() == [34, 31, 25, 35, None]


@pytest.mark.parametrize("source", ["in.txt", "in.txt.gz", "in.csv", "in.csv.gz", "in.parquet"])
@pytest.mark.parametrize("target", ["out.csv", "out.txt.zst", "out.parquet"])
def test_every_table_gives_the_same_answers_to_every_table(tmp_path: Path, source: str, target: str) -> None:
    texts = [EASY, TWO, NONE]
    place = tmp_path / source
    if source.endswith("parquet"):
        pq.write_table(pa.table({"puzzle": texts}), place)
    else:
        text = "".join(line + "\n" for line in (["puzzle"] if "csv" in source else []) + texts)
        place.write_bytes(gzip.compress(text.encode()) if source.endswith("gz") else text.encode())
    tally = run_table(str(place), str(tmp_path / target), TableOptions(job_named("solve")))
    assert (tally.rows, tally.malformed) == (3, 0)
    if target.endswith("parquet"):
        found = [(row["puzzle"], str(row["count"])) for row in answers(tmp_path / target)]
    else:
        file = pa.input_stream(str(tmp_path / target), compression="zstd" if target.endswith("zst") else None)
        lines = file.read().decode().splitlines()
        if target.endswith("csv"):
            assert lines.pop(0).replace('"', "") == "puzzle,count,solution,problem"
        found = [(line.split(",")[0].strip('"'), line.split(",")[1]) for line in lines]
    assert found == [(EASY, "1"), (TWO, "2"), (NONE, "0")]


def test_lines_may_have_comments_and_a_bad_one_is_named_by_its_line(tmp_path: Path) -> None:
    place = tmp_path / "in.txt"
    place.write_text(f"# our puzzles\n{EASY} easy\n\n{TWO},two\nbroken\n")
    result = ninefold("batch", place, tmp_path / "out.parquet", "--json")
    assert result.returncode == 1
    assert json.loads(result.stdout)["puzzles"] == 3
    assert result.stderr == f"{place}: entry 5: expected 81 cells, got 6\n"
    assert [row["count"] for row in answers(tmp_path / "out.parquet")] == [1, 2, None]


def test_other_columns_of_a_csv_file_stay_texts(tmp_path: Path) -> None:
    (tmp_path / "in.csv").write_text(f"quiz,solutions,level\n{EASY},{SOLVED},007\n")
    options = TableOptions(job_named("count"), column="quiz")
    run_table(str(tmp_path / "in.csv"), str(tmp_path / "out.parquet"), options)
    [row] = answers(tmp_path / "out.parquet")
    assert (row["solutions"], row["level"], row["count"]) == (SOLVED, "007", 1)


def test_only_the_answers_if_asked_and_doing_a_job_twice_is_doing_it_once(tmp_path: Path) -> None:
    source = table(tmp_path / "in.parquet", [EASY, TWO])
    ninefold("batch", source, tmp_path / "answers.parquet", "--only-answers")
    assert list(answers(tmp_path / "answers.parquet")[0]) == ["count", "solution", "problem"]
    ninefold("batch", source, tmp_path / "once.parquet")
    ninefold("batch", tmp_path / "once.parquet", tmp_path / "twice.parquet")
    assert answers(tmp_path / "twice.parquet") == answers(tmp_path / "once.parquet")


def test_columns_that_nobody_wants_are_not_read(tmp_path: Path) -> None:
    source = str(table(tmp_path / "in.parquet", PUZZLES))
    for alone, names in ((True, ["puzzle"]), (False, ["id", "puzzle"])):
        assert {tuple(piece.batch.schema.names) for piece in read_table(source, "puzzle", 9, alone=alone)} == {
            tuple(names)
        }


def test_many_batches_agree_with_the_general_solver(tmp_path: Path) -> None:
    texts: list[str | None] = [TWO[:k] + "0" + TWO[k + 1 :] for k in range(81)]
    counts = [
        row
        for batch in map_batches(table_batches(texts, 7), "count", limit=500)
        for row in batch.column("count").to_pylist()
    ]
    assert counts == [count(read_puzzle(text or ""), limit=500) for text in texts]


def table_batches(texts: list[str | None], rows: int) -> Iterator[pa.RecordBatch]:
    yield from pa.table({"puzzle": texts}).to_batches(rows)


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string(), pa.binary(), pa.string_view()])
def test_every_kind_of_text_column_is_welcome(kind: pa.DataType) -> None:
    column = pa.chunked_array([pa.array([EASY], pa.string()), pa.array([TWO, EASY], pa.string())]).cast(kind)
    found = [row for batch in map_batches(column) for row in batch.column("count").to_pylist()]
    assert found == [1, 2, 1]


def test_anything_that_streams_arrow_is_welcome() -> None:
    class Series:
        def __arrow_c_stream__(self, schema: object = None) -> object:
            return pa.chunked_array([[EASY, TWO]]).__arrow_c_stream__(schema)

    class Frame:
        def __arrow_c_stream__(self, schema: object = None) -> object:
            return pa.table({"n": [1], "puzzle": [EASY]}).__arrow_c_stream__(schema)

    [series] = map_batches(Series())
    [frame] = map_batches(Frame())
    assert series.column("count").to_pylist() == [1, 2]
    assert frame.schema.names == ["n", "puzzle", "count", "solution", "problem"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["no.parquet", "out.parquet"], "there is no file no.parquet"),
        (["in.parquet", "out.parquet", "--limit", "3"], "solve needs no limit; only count takes one"),
        (["in.parquet", "out.xlsx"], "out.xlsx: no table we write ends so: .parquet, .csv and .txt do"),
        (["in.parquet", "out.csv", "--compression", "zstd"], "--compression is of Parquet"),
        (["-", "out"], "parts are of a file"),
        (["in.parquet", "out.parquet", "--resume"], "parts go to a folder"),
        (["in.parquet", "out.parquet", "--engine", "dask"], "parts go to a folder"),
        (["in.parquet", "out", "--scheduler", "tcp://x:1"], "--scheduler goes with --engine dask"),
        (
            ["in.parquet", "out.parquet", "--column", "quiz"],
            "there is no single column 'quiz'; the columns are id, puzzle",
        ),
        (["in.parquet", "out.parquet", "--column", "id"], "expected texts, got int64"),
        (["bad.parquet", "out.parquet"], "parquet: bad.parquet"),
        (["in.parquet", "out.parquet", "--do", "solvve"], "no job is called 'solvve'; there are solve, count"),
    ],
)
def test_what_is_wrong_is_told_in_one_line_and_nothing_is_written(
    tmp_path: Path, options: list[str], sentence: str
) -> None:
    table(tmp_path / "in.parquet", [EASY])
    (tmp_path / "bad.parquet").write_bytes(b"not a table")
    result = ninefold("batch", *options, cwd=tmp_path)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert {path.name for path in tmp_path.iterdir()} == {"in.parquet", "bad.parquet"}


def test_endings_that_mean_nothing_to_us_are_refused() -> None:
    for name in ("x.xlsx", "x.parquet.gz", "x"):
        with pytest.raises(PuzzleError, match="expected a name that ends in"):
            Ending.of(name)


@pytest.mark.parametrize("do", [*JOBS, "count,rate"])
def test_the_answers_do_not_depend_on_the_size_of_the_pieces(
    do: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = str(table(tmp_path / "in.parquet", PUZZLES * 3))
    run_table(source, str(tmp_path / "whole.parquet"), TableOptions(job_named(do)))
    for name in do.split(","):
        monkeypatch.setitem(JOBS, name, replace(JOBS[name], rows=2))
    tally = run_table(source, str(tmp_path / "cut.parquet"), TableOptions(job_named(do), threads=3))
    assert answers(tmp_path / "cut.parquet") == answers(tmp_path / "whole.parquet")
    assert [place for place, _ in tally.problems] == [5, 6, 7, 13, 14, 15, 21, 22, 23]


def test_a_wish_that_cannot_be_is_refused_before_anything_is_read() -> None:
    with pytest.raises(PuzzleError, match="no job is called 'guess'"):
        map_batches(pa.array([EASY]), "guess")


def test_answers_come_in_the_order_of_the_pieces_whoever_is_done_first() -> None:
    def work(number: int, stop: Stop) -> int:
        time.sleep(0.002 * (5 - number % 6))  # the first of every six is the slowest
        return number * number

    with in_order(iter(range(60)), work, 3) as answered:
        assert list(answered) == [(number, number * number) for number in range(60)]


def test_the_threads_never_hold_more_than_a_few_pieces_and_end_with_the_block() -> None:
    made = []

    def items() -> Iterator[int]:
        for number in range(1000):
            made.append(number)
            yield number

    with in_order(items(), lambda number, stop: number, 2) as answered:
        assert [next(answered)[0] for _ in range(5)] == [0, 1, 2, 3, 4]
    assert len(made) <= 5 + 2 * 4
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("worker-")]


def test_leaving_the_block_stops_the_work_that_is_under_way() -> None:
    started = threading.Event()

    def endless(item: int, stop: Stop) -> None:
        started.set()
        while not stop.stopped:
            time.sleep(0.001)

    with in_order(iter([1]), endless, 1):
        assert started.wait(20)


def test_an_error_of_the_reader_or_of_the_work_comes_out_where_its_piece_would_have() -> None:
    def broken() -> Iterator[int]:
        yield 1
        raise PuzzleError("unreadable")

    with in_order(broken(), lambda number, stop: number, 2) as answered:
        assert next(answered) == (1, 1)
        with pytest.raises(PuzzleError, match="unreadable"):
            next(answered)

    def work(number: int, stop: Stop) -> int:
        if number == 7:
            raise PuzzleError("not this one")
        return number

    with in_order(iter(range(50)), work, 3) as answered:
        assert [next(answered)[0] for _ in range(7)] == list(range(7))
        with pytest.raises(PuzzleError, match="not this one"):
            next(answered)


@pytest.mark.parametrize("ending", [".csv", ".csv.gz", ".txt"])
def test_pieces_say_how_much_of_the_file_they_took(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninefold.tables.read_table._CHUNK", 1 << 16)  # several blocks: Arrow reads ahead
    place = tmp_path / f"in{ending}"
    lines = ["puzzle,name"] * (".csv" in ending) + [f"{puzzle:081d},{puzzle}" for puzzle in range(4000)]
    text = "".join(f"{line}\n" for line in lines).encode()
    place.write_bytes(gzip.compress(text) if ending.endswith(".gz") else text)
    size, shares, rows = place.stat().st_size, [], 0
    for piece in read_table(str(place), "puzzle", 500):
        rows += len(piece.batch)
        shares.append(piece.bytes / len(piece.batch) * 4000 / size)
    assert rows == 4000
    assert sum(shares) / len(shares) == pytest.approx(1, rel=0.25)
    assert max(shares) < 2, "no piece counts for those that were read ahead"


def test_a_text_in_many_chunks_loses_no_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ninefold.tables.read_table._CHUNK", 100)
    place = tmp_path / "in.txt"
    place.write_text("".join(f"{EASY}\n" for _ in range(9)) + TWO)
    pieces = list(read_table(str(place), "puzzle", 4))
    assert [row for piece in pieces for row in piece.places] == list(range(1, 11))
    assert [text for piece in pieces for text in piece.batch.column(0).to_pylist()] == [EASY] * 9 + [TWO]


@pytest.mark.parametrize(
    "odd", ["# ours", "", f"{EASY},easy", EASY[:80], f"{EASY[:80]}\r", f"{EASY[:79]}é", EASY + "5"]
)
def test_bare_lines_are_read_as_they_are_beside_any_other(odd: str, tmp_path: Path) -> None:
    place = tmp_path / "in.txt"
    read = {}
    for lines in ([EASY, TWO], [EASY, odd, TWO]):
        place.write_bytes("".join(f"{line}\n" for line in lines).encode())
        [piece] = read_table(str(place), "puzzle", 10)
        read[len(lines)] = dict(zip(piece.places, piece.batch.column(0).to_pylist(), strict=True))
    assert read[2] == {1: EASY, 2: TWO}
    assert (read[3][1], read[3][3]) == (EASY, TWO)
    assert read[3].get(2) == (odd.strip().split(",")[0] if odd.strip("# ours") else None)


def test_rating_gives_what_the_rater_says_of_each_row_with_one_solution(tmp_path: Path) -> None:
    source, target = table(tmp_path / "in.parquet", PUZZLES), tmp_path / "out.parquet"
    run_table(str(source), str(target), TableOptions(job_named("rate"), threads=2))
    expected = rate(read_puzzle(EASY))
    for row, text in zip(answers(target), PUZZLES, strict=True):
        if text in (EASY, EASY.replace("0", ".")):
            assert (row["level"], row["score"], row["hardest"]) == (expected.level, expected.score, expected.hardest)
        else:
            assert row["level"] is row["score"] is row["hardest"] is None


def test_many_rows_are_rated_in_their_order_by_any_number_of_threads() -> None:
    texts = [entry.puzzle.oneline for entry in bundled("study50").entries] * 3
    rows = [row for batch in map_batches(pa.array(texts), "rate", threads=1) for row in batch.to_pylist()]
    three = [row for batch in map_batches(pa.array(texts), "rate", threads=3) for row in batch.to_pylist()]
    assert rows == three
    assert [row["level"] for row in rows[:4]] == [rate(read_puzzle(text)).level for text in texts[:4]]
    assert len({row["level"] for row in rows}) > 2


def test_the_canonical_form_is_the_same_for_a_puzzle_and_its_mirror() -> None:
    mirrored = "".join(EASY[9 * row : 9 * row + 9][::-1] for row in range(9))
    [rows] = [batch.to_pylist() for batch in map_batches(pa.array([EASY, "12", mirrored, TWO]), "canonical")]
    first, bad, second, other = (row["canonical"] for row in rows)
    assert first == second == canonical(read_puzzle(EASY)).oneline
    assert bad is None
    assert other not in (None, first)


def test_several_jobs_at_once_are_each_of_them_alone() -> None:
    texts = pa.array([EASY, TWO, NONE, "12", CLASH])
    names = ["check", "rate", "er", "expert", "minimize", "canonical"]
    alone = [next(map_batches(texts, name)) for name in names]
    [together] = map_batches(texts, ",".join(names))
    for one in alone:
        for name in one.schema.names:
            assert together.column(name).equals(one.column(name)), name
    assert together.schema.names == [
        *dict.fromkeys(n for one in alone for n in one.schema.names if n != "problem"),
        "problem",
    ]


def test_counting_beside_solving_counts_to_its_limit() -> None:
    for do in ("solve,count", "count,solve"):
        [batch] = map_batches(pa.array([EASY, "." * 81]), do, limit=7)
        assert (batch.column("count").to_pylist(), batch.column("cut").to_pylist()) == ([1, 7], [False, True])


def test_er_and_minimal_puzzles_are_those_of_one_at_a_time() -> None:
    [rows] = [batch.to_pylist() for batch in map_batches(pa.array([EASY, TWO]), "er,minimize")]
    rates = rate(read_puzzle(EASY), only=["er"])
    assert (rows[0]["er"], rows[0]["ep"], rows[0]["ed"]) == (rates.er, rates.ep, rates.ed)
    assert rows[0]["minimal"] == minimize(read_puzzle(EASY)).oneline
    assert rows[1]["er"] is rows[1]["minimal"] is None


def test_the_scales_of_whips_and_trials_are_those_of_one_at_a_time() -> None:
    [rows] = [batch.to_pylist() for batch in map_batches(pa.array([EASY, TWO, "12"]), "expert")]
    assert {name: rows[0][name] for name in EXPERT} == expert_rating(read_puzzle(EASY))._asdict()
    assert all(row[name] is None for row in rows[1:] for name in EXPERT)


@pytest.mark.parametrize("do", [*JOBS, "solve,rate,er"])
def test_the_schema_of_a_job_is_that_of_its_answers(do: str) -> None:
    [batch] = map_batches(pa.array([EASY, TWO, NONE, "12"]), do)
    assert pa.schema([field for field in batch.schema if field.name != "puzzle"]) == answer_schema(do)


def test_lists_arrays_and_columns_of_texts_are_welcome() -> None:
    import numpy as np

    texts = [EASY, TWO, EASY]
    for puzzles in (
        texts,
        tuple(texts),
        iter(texts),
        np.array(texts),
        np.array(texts, object),
        map(read_puzzle, texts),
    ):
        [batch] = map_batches(puzzles)
        assert batch.column("count").to_pylist() == [1, 2, 1]
    [batch] = map_batches(np.array([EASY, None, float("nan")], object))
    assert batch.column("problem").to_pylist() == [None] + ["expected 81 cells, got nothing"] * 2
    with pytest.raises(PuzzleError, match="texts of 9×9 puzzles, got int"):
        list(map_batches([1, 2]))


def test_a_long_iterable_is_taken_some_at_a_time() -> None:
    taken = 0

    def texts() -> Iterator[str]:
        nonlocal taken
        for taken in range(1, 100_001):  # noqa: B007
            yield EASY

    answered = map_batches(texts(), "rate", threads=1)
    next(answered)
    assert taken < 10_000
    answered.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("head", ["", "# ours\n", "id,puzzle\n"])
def test_standard_input_to_standard_output(head: str) -> None:
    lines = [f"{7},{text}" if "id" in head else text for text in (EASY, TWO, "12")]
    result = ninefold("batch", "-", "-", "--do", "count", text=head + "\n".join(lines) + "\n")
    assert result.returncode == 1
    rows = [line.replace('"', "").split(",") for line in result.stdout.splitlines()]
    assert [row[rows[0].index("count")] for row in rows[1:]] == ["1", "2", ""]
    place = 3 + head.startswith("#")
    assert result.stderr.startswith(f"standard input: entry {place}: expected 81 cells, got 2\n3 puzzles, 1 malformed")
