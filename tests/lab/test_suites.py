"""The bundled suites mean what docs/lab.md says of them."""

import pytest

from ninefold.engine.lab import run_native
from ninefold.lab import PAPER, Entry, Limits, bundled, load
from ninefold.lab.make_suites import naked_at_start
from ninefold.lab.paper import PAPER_TABLE
from ninefold.model import verify_by_candidates, verify_by_houses
from ninefold.solving import is_unique

PAPER_SUITE = {entry.name: entry for entry in bundled("paper").entries}
STUDY = bundled("study50").entries
LONG = Limits(seconds=20)


def solves(algorithm: str, entry: Entry) -> bool:
    return run_native(algorithm, entry.puzzle, LONG).outcome == "solved"


def test_the_paper_suite_has_the_rows_of_the_paper() -> None:
    assert list(PAPER_SUITE) == list(PAPER_TABLE)
    assert all(tuple(row) == PAPER for row in PAPER_TABLE.values())
    sizes = {"s2": 4, "s3": 9, "s4": 16, "s5": 25}
    assert all(entry.puzzle.shape.size == sizes[entry.group] for entry in PAPER_SUITE.values())


@pytest.mark.parametrize("entry", [*PAPER_SUITE.values(), *STUDY[::10]], ids=lambda entry: entry.name)
def test_the_solution_is_right_and_the_givens_are_its_own(entry: Entry) -> None:
    assert verify_by_houses(entry.puzzle, entry.solution)
    assert verify_by_candidates(entry.puzzle, entry.solution)


@pytest.mark.parametrize("entry", PAPER_SUITE.values(), ids=lambda entry: entry.name)
def test_there_is_no_other_solution(entry: Entry) -> None:
    if entry.puzzle.shape.size <= 9:
        assert is_unique(entry.puzzle)
        return
    pytest.importorskip("pysat")
    from pysat.solvers import Cadical195

    from ninefold.lab.sat import clauses
    from ninefold.model import Grid

    start = Grid.start(entry.puzzle)
    pairs = [(cell, digit) for cell in range(entry.puzzle.shape.cells) for digit in start.candidates_of(cell)]
    variables = {pair: number for number, pair in enumerate(pairs, 1)}
    own = [variables[cell, digit] for cell, digit in enumerate(entry.solution) if not entry.puzzle.givens[cell]]
    with Cadical195(bootstrap_with=clauses(entry.puzzle, start, variables)) as solver:
        solver.add_clause([-variable for variable in own])
        assert not solver.solve()


@pytest.mark.parametrize("entry", PAPER_SUITE.values(), ids=lambda entry: entry.name)
def test_singles_solve_exactly_the_levels_they_solve_in_the_paper(entry: Entry) -> None:
    for algorithm in ("ns", "hs"):
        assert solves(algorithm, entry) == (PAPER_TABLE[entry.name][algorithm] != "err")


@pytest.mark.parametrize("name", [name for name, row in PAPER_TABLE.items() if row["hs"] == "err"])
def test_what_singles_do_not_solve_needs_search(name: str) -> None:
    assert run_native("mc", PAPER_SUITE[name].puzzle, Limits(seconds=0.2)).nodes > 1


@pytest.mark.parametrize("sign", ["-", "+"])
def test_a_small_low_shows_more_at_once_than_a_small_med(sign: str) -> None:
    low, med = PAPER_SUITE[f"s2_low({sign})"].puzzle, PAPER_SUITE[f"s2_med({sign})"].puzzle
    assert 2 * naked_at_start(low) >= low.shape.cells - low.given_count
    assert naked_at_start(med) <= 2
    assert low.given_count == med.given_count == {"-": 8, "+": 6}[sign]


@pytest.mark.parametrize(
    "pair", [("s3_top(-)", 2, 9), ("s3_top(+)", 2, 9), ("s3_xxx(-)", 12, 10**6), ("s3_xxx(+)", 20, 10**6)]
)
def test_top_splits_seldom_and_xxx_often(pair: tuple[str, int, int]) -> None:
    name, least, most = pair
    assert least <= run_native("mc", PAPER_SUITE[name].puzzle, LONG).nodes <= most


def test_the_heavier_instance_has_fewer_givens_or_more_work_for_backtracking() -> None:
    for name, entry in PAPER_SUITE.items():
        if name.endswith("(-)"):
            heavier = PAPER_SUITE[name.replace("-", "+")]
            fewer = heavier.puzzle.given_count < entry.puzzle.given_count
            assert fewer or run_native("bt", heavier.puzzle, LONG).nodes > run_native("bt", entry.puzzle, LONG).nodes


def test_the_study_has_fifty_games_of_each_level_by_the_hardest_step_they_need() -> None:
    rungs = {"easy": {1, 2}, "medium": {3, 4}, "hard": {5, 6}}
    counts = dict.fromkeys(rungs, 0)
    for entry in STUDY:
        outcome = run_native("logic", entry.puzzle, LONG)
        assert outcome.outcome == "solved"
        assert outcome.solution == entry.solution
        assert outcome.hardest in rungs[entry.level]
        counts[entry.level] += 1
    assert counts == {"easy": 50, "medium": 50, "hard": 50}


def test_a_file_of_puzzles_is_a_suite(tmp_path: object) -> None:
    from pathlib import Path

    file = Path(str(tmp_path)) / "mine.txt"
    file.write_text("1.....2..3.....4\n12..34..........\n")
    suite = load(str(file))
    assert (suite.name, [entry.name for entry in suite.entries]) == ("mine", ["mine-1", "mine-2"])
