"""Every algorithm gives the solution, or says honestly that it has none."""

import random
from pathlib import Path

import pytest

from ninefold._native import Stop
from ninefold.lab import BUILT_IN, Limits, bundled, checked, named
from ninefold.lab.native import run_native
from ninefold.model import ExtraHouse, Puzzle, Shape
from ninefold.solve import count, solve

FIVE_SECONDS = Limits(seconds=5)
INCOMPLETE = {"ns", "hs", "logic", "levels"}
SLOW = {"bf", "bff", "annealing", "cp-sat", "sat"}
"""Too slow for a thousand puzzles in a test; they get fewer or smaller ones below."""


def puzzle(box: tuple[int, int], text: str) -> Puzzle:
    return Puzzle(Shape(*box), bytes(0 if symbol == "." else int(symbol, 17) for symbol in text))


def relatives(number: int) -> list[Puzzle]:
    """Puzzles with one solution: those of the study, rows and columns and digits shuffled."""
    chance = random.Random(number)
    found = []
    sources = [entry.puzzle for entry in bundled("study50").entries]
    for place in range(number):
        givens = sources[place % len(sources)].givens
        rows = [3 * band + row for band in chance.sample(range(3), 3) for row in chance.sample(range(3), 3)]
        columns = [3 * stack + column for stack in chance.sample(range(3), 3) for column in chance.sample(range(3), 3)]
        digits = [0, *chance.sample(range(1, 10), 9)]
        found.append(Puzzle(Shape(3, 3), bytes(digits[givens[9 * row + column]] for row in rows for column in columns)))
    return found


THOUSAND = relatives(1000)


@pytest.mark.parametrize("name", [algorithm.name for algorithm in BUILT_IN if algorithm.name not in SLOW])
def test_it_agrees_with_the_solver_on_a_thousand_puzzles_it_can_solve(name: str) -> None:
    algorithm = named(name)
    limits = Limits(seconds=5, states=20_000)  # what keeps more states than this is left out, not waited for
    stop = Stop()
    solved = 0
    for one in THOUSAND:
        if name in ("bt", "btf", "nsbt", "hsbt", "recursive", "dfs", "best-first", "bfs", "guess"):
            limits = Limits(seconds=0.02, states=20_000)
        outcome = checked(algorithm, one, limits)
        if outcome.outcome == "solved":
            expected = solve(one, stop=stop)
            assert expected is not None
            assert outcome.solution == expected.digits
            solved += 1
        else:
            assert outcome.solution == b""
    assert solved >= 100


@pytest.mark.parametrize("name", ["annealing", "cp-sat", "sat"])
def test_the_slow_ones_agree_with_the_solver(name: str) -> None:
    pytest.importorskip(named(name).package or "ninefold")
    for one in THOUSAND[:20]:
        outcome = checked(named(name), one, FIVE_SECONDS)
        expected = solve(one)
        assert expected is not None
        assert (outcome.outcome, outcome.solution) == ("solved", expected.digits)


@pytest.mark.parametrize("name", ["bf", "bff"])
def test_brute_force_agrees_with_the_solver_on_every_small_puzzle(name: str) -> None:
    for entry in bundled("paper").entries:
        if entry.group == "s2":
            assert checked(named(name), entry.puzzle, FIVE_SECONDS).solution == entry.solution


def test_brute_force_looks_at_exactly_the_fillings_of_its_definition() -> None:
    for entry in bundled("paper").entries:
        if entry.group == "s2":
            empty = 16 - entry.puzzle.given_count
            assert run_native("bf", entry.puzzle, FIVE_SECONDS).nodes == 4**empty


def test_singles_alone_say_err_when_they_are_stuck_and_give_no_grid() -> None:
    stuck = [entry.puzzle for entry in bundled("paper").entries if entry.level in ("top", "xxx")]
    for one in stuck:
        for name in ("ns", "hs"):
            outcome = checked(named(name), one, FIVE_SECONDS)
            assert (outcome.outcome, outcome.solution) == ("err", b"")


@pytest.mark.parametrize("algorithm", BUILT_IN, ids=lambda algorithm: algorithm.name)
def test_it_runs_on_other_shapes(algorithm: object) -> None:
    name = algorithm.name  # type: ignore[attr-defined]
    pytest.importorskip(named(name).package or "ninefold")
    boards = [puzzle((2, 3), "123456456123231564.6423131264564531."), puzzle((1, 5), "1234523451345124512.5123.")]
    for board in boards:
        assert count(board) == 1
        assert checked(named(name), board, FIVE_SECONDS).outcome == "solved"


@pytest.mark.parametrize("name", ["bt", "mc", "dlx", "sat", "cp-sat", "annealing", "combined", "best-first"])
def test_extra_houses_are_kept(name: str) -> None:
    pytest.importorskip(named(name).package or "ninefold")
    diagonal = ExtraHouse("diagonal", tuple(range(0, 16, 5)))
    board = Puzzle(Shape(2, 2), bytes([1, 0, 0, 0] + [0] * 12), (diagonal,))
    outcome = checked(named(name), board, FIVE_SECONDS)
    assert outcome.outcome == "solved"
    assert len({outcome.solution[cell] for cell in range(0, 16, 5)}) == 4


@pytest.mark.parametrize("algorithm", [a for a in BUILT_IN if a.name != "annealing"], ids=lambda a: a.name)
def test_no_solution_is_err(algorithm: object) -> None:
    name = algorithm.name  # type: ignore[attr-defined]
    pytest.importorskip(named(name).package or "ninefold")
    for text in ("123.....2..434..", "11..34122143432."):
        assert checked(named(name), puzzle((2, 2), text), FIVE_SECONDS).outcome == "err"


def test_a_limit_of_time_or_states_is_inf_and_says_which() -> None:
    empty = Puzzle(Shape(3, 3), bytes(81))
    assert run_native("bf", empty, Limits(seconds=0.01)).cut == "time"
    outcome = run_native("bfs", empty, Limits(states=500))
    assert (outcome.outcome, outcome.cut) == ("inf", "memory")
    stop = Stop()
    stop.stop()
    assert run_native("dlx", empty, Limits(), stop=stop).cut in ("stopped", "")


def test_a_wrong_grid_is_err_whatever_the_algorithm_says(tmp_path: Path) -> None:
    from ninefold.lab.plugins import from_file

    file = tmp_path / "liar.py"
    file.write_text("NAME = 'liar'\ndef run(puzzle, limits):\n    return bytes([1]) * len(puzzle.givens)\n")
    outcome = checked(from_file(file), Puzzle(Shape(2, 2), bytes(16)), FIVE_SECONDS)
    assert (outcome.outcome, outcome.solution) == ("err", b"")
