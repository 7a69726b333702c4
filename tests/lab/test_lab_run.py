"""Runs: limits are kept, what is done is not done again, a table tells what was measured."""

import json
from pathlib import Path
from typing import Any

import pytest

from ninefold.desk.answer import Answer
from ninefold.desk.task import Task
from ninefold.errors import PuzzleError
from ninefold.lab import Limits, bundled, named
from ninefold.lab.compare import compare
from ninefold.lab.estimate import estimate
from ninefold.lab.isolated import WARM_UP, Isolated
from ninefold.lab.plan import Plan, quick_plan
from ninefold.lab.plugins import from_file
from ninefold.lab.results import Row, read
from ninefold.lab.run import measured, recorded
from ninefold.lab.suite import Suite

SMALL = Suite("paper", bundled("paper").entries[:6])


def rows(folder: Path, names: str, limits: Limits | None = None) -> list[Row | None]:
    return list(recorded(plan(names, limits), folder))


def plan(names: str, limits: Limits | None = None, **more: Any) -> Plan:
    algorithms = tuple(named(name) for name in names.split())
    return Plan(SMALL, algorithms, limits or Limits(seconds=0.2), repeats=2, **more)


def test_a_row_per_puzzle_and_algorithm_with_the_facts_beside(tmp_path: Path) -> None:
    rows(tmp_path, "bt ns mc")
    [results] = read(tmp_path)
    assert results.suite == "paper"
    assert len(results.rows) == 18
    row = results.cell("s2_low(-)", "bt")
    assert row is not None
    assert row.solution == SMALL.entries[0].puzzle.text_of(SMALL.entries[0].solution)
    assert row.least <= row.quartile1 <= row.median <= row.quartile3 <= row.most
    assert row.repeats == 10
    facts = json.loads((tmp_path / "paper.json").read_text())
    assert facts["limit"] == 0.2
    assert set(facts["machine"]) >= {"processor", "python"}


def test_a_second_run_measures_only_what_is_missing(tmp_path: Path) -> None:
    assert None not in rows(tmp_path, "bt")
    second = rows(tmp_path, "bt mc")
    assert second.count(None) == 6
    assert {row.algorithm for row in second if row} == {"mc"}


@pytest.mark.parametrize("lost", [1, 40, 100])
def test_a_line_that_was_cut_off_is_measured_again(tmp_path: Path, lost: int) -> None:
    rows(tmp_path, "search")
    path = tmp_path / "paper.csv"
    path.write_text(path.read_text().rstrip("\n")[:-lost] + "\n")
    again = rows(tmp_path, "search")
    assert [row.puzzle for row in again if row] == ["s3_low(+)"]
    assert len(read(tmp_path)[0].rows) == 6


def test_another_limit_needs_another_folder(tmp_path: Path) -> None:
    rows(tmp_path, "ns")
    with pytest.raises(PuzzleError, match="was begun with limit"):
        rows(tmp_path, "ns", Limits(seconds=7))


def test_what_a_limit_ends_is_inf_and_not_repeated(tmp_path: Path) -> None:
    found = [row for row in rows(tmp_path, "bf", Limits(seconds=0.05)) if row and row.size == 9]
    assert [(row.outcome, row.cut, row.repeats) for row in found] == [("inf", "time", 1), ("inf", "not run", 1)]


def test_a_heavier_puzzle_is_run_where_the_lighter_one_was_inf_only_if_asked(tmp_path: Path) -> None:
    brief = Limits(seconds=0.5)
    skipped = [row.puzzle for row in measured(plan("bf bt", brief)) if row.skipped]
    assert skipped == ["s3_low(+)"]  # of bf alone: bt solves the lighter one
    assert not any(row.skipped for row in measured(plan("bf", brief, skips=False)))


def test_what_was_not_run_is_run_when_nothing_is_to_be_left_out(tmp_path: Path) -> None:
    brief = Limits(seconds=0.5)
    list(recorded(plan("bf", brief), tmp_path))
    again = list(recorded(plan("bf", brief, skips=False), tmp_path))
    assert [(row.puzzle, row.cut) for row in again if row] == [("s3_low(+)", "time")]
    assert [row.cut for row in read(tmp_path)[0].rows if row.puzzle == "s3_low(+)"] == ["time"]


def test_an_algorithm_that_joins_later_has_its_title_in_the_facts(tmp_path: Path) -> None:
    rows(tmp_path, "ns")
    rows(tmp_path, "dlx")
    assert read(tmp_path)[0].titles == {"ns": "NS", "dlx": "DLX"}


def test_a_stop_keeps_what_is_done_and_leaves_the_rest() -> None:
    class Impatient(Task):
        def give(self, part: Answer) -> None:
            self.stop.stop()

    whole = plan("ns mc")
    answer = compare(whole, task=Impatient())
    assert (len(answer.rows), answer.left, answer.stopped) == (1, 11, "asked")
    rest = compare(whole, answer.rows)
    assert (len(rest.rows), rest.left, rest.stopped) == (11, 0, None)
    assert not {row.key for row in rest.rows} & {row.key for row in answer.rows}


def test_the_expected_time_counts_what_did_not_end_up_to_the_limit() -> None:
    told = estimate(plan("bf mc", Limits(seconds=50)), tried=0.005)
    # bf on a 9×9; the heavier of the two would be left out. 4×4 of 4**10 fillings may or may not end in time.
    assert told.measurements == 12
    assert 1 <= told.unknown <= 4
    assert 50 <= told.most < 50 * told.unknown + 5
    assert told.least < 5
    assert "may go on until the limit of 50 s" in told.sentence


def test_the_expected_time_is_of_what_is_left() -> None:
    some = plan("ns mc")
    assert estimate(some, tuple(measured(plan("ns")))).measurements == 6
    assert estimate(some, tuple(measured(some))).sentence == "Everything is measured already."


def test_the_quick_comparison_fits_into_a_minute() -> None:
    quick = quick_plan()
    assert quick.measurements * quick.limits.seconds <= 60
    assert all(algorithm.stops and algorithm.installed for algorithm in quick.algorithms)


def test_results_are_in_parquet_too(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows(tmp_path, "ns mc")
    table = parquet.read_table(tmp_path / "paper.parquet")
    assert table.num_rows == 12
    assert {"puzzle", "algorithm", "median", "nodes"} <= set(table.column_names)


def test_a_file_without_a_clock_is_ended_when_its_time_is_up(tmp_path: Path) -> None:
    file = tmp_path / "endless.py"
    file.write_text(
        "NAME = 'endless'\n"
        "def run(puzzle, limits):\n"
        "    while puzzle.given_count == 8 and limits.seconds < 1: pass\n"
        "    return None\n"
    )
    with Isolated(from_file(file), (str(file),)) as child:
        late = child.run(WARM_UP, Limits(seconds=0.1))
        assert (late.outcome, late.cut) == ("inf", "time")
        # A new process serves the next puzzle.
        assert child.run(SMALL.entries[1].puzzle, Limits(seconds=0.1)).outcome == "err"


def test_a_file_that_fails_is_err_with_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("NAME = 'broken'\ndef run(puzzle, limits):\n    return puzzle.nothing\n")
    with Isolated(from_file(file), (str(file),)) as child:
        outcome = child.run(WARM_UP, Limits(seconds=5))
    assert outcome.outcome == "err"
    assert "AttributeError" in outcome.cut


@pytest.mark.parametrize(
    ("text", "reason"), [("NAME = 3\n", "needs NAME"), ("NAME = 'x'\n", "def run"), ("1/0\n", "ZeroDivisionError")]
)
def test_a_file_that_is_no_algorithm_is_refused_with_the_reason(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "no.py"
    file.write_text(text)
    with pytest.raises(PuzzleError, match=reason):
        from_file(file)
