"""Every algorithm gives the solution, or says honestly that it has none."""

import random
from functools import cache
from pathlib import Path

import pytest

from ninefold.constraints import ExtraHouse
from ninefold.engine.lab import run_native
from ninefold.engine.stop import Stop
from ninefold.lab import BUILT_IN, Limits, bundled, checked, named
from ninefold.model import Puzzle, Shape
from ninefold.solving import count, is_unique, solutions, solve

FIVE_SECONDS = Limits(seconds=5)
SMALL_ONLY = {"bf", "bff", "cp-sat"}
"""Brute force ends on small boards only, and CP-SAT takes milliseconds each: their thousand are 4×4."""


def puzzle(box: tuple[int, int], text: str) -> Puzzle:
    return Puzzle(Shape(*box), bytes(0 if symbol == "." else int(symbol, 17) for symbol in text))


def nine_by_nine(number: int) -> list[Puzzle]:
    """Games of the study with more givens, rows and columns and digits shuffled: even NS solves most of them."""
    chance = random.Random(number)
    found = []
    games = bundled("study50").entries
    for place in range(number):
        game = games[place % len(games)]
        shown = {cell for cell, digit in enumerate(game.puzzle.givens) if digit} | {*chance.sample(range(81), 36)}
        rows = [3 * band + row for band in chance.sample(range(3), 3) for row in chance.sample(range(3), 3)]
        columns = [3 * stack + column for stack in chance.sample(range(3), 3) for column in chance.sample(range(3), 3)]
        digits = chance.sample(range(1, 10), 9)
        cells = [9 * row + column for row in rows for column in columns]
        givens = bytes(digits[game.solution[cell] - 1] if cell in shown else 0 for cell in cells)
        found.append(Puzzle(Shape(3, 3), givens))
    return found


def four_by_four(number: int) -> list[Puzzle]:
    """Solutions of the empty board with some cells emptied, those with one solution."""
    chance = random.Random(number)
    full = [grid.digits for grid in solutions(Puzzle(Shape(2, 2), bytes(16)))]
    found: list[Puzzle] = []
    while len(found) < number:
        digits, empty = chance.choice(full), {*chance.sample(range(16), chance.randint(3, 7))}
        one = Puzzle(Shape(2, 2), bytes(0 if cell in empty else digit for cell, digit in enumerate(digits)))
        if is_unique(one):
            found.append(one)
    return found


@cache
def thousand(small: bool) -> list[tuple[Puzzle, bytes]]:
    boards = four_by_four(1000) if small else nine_by_nine(1300)
    grids = [(board, solve(board)) for board in boards]
    return [(board, grid.digits) for board, grid in grids if grid]


@pytest.mark.parametrize("name", [algorithm.name for algorithm in BUILT_IN])
def test_it_agrees_with_the_solver_on_a_thousand_puzzles_it_can_solve(name: str) -> None:
    algorithm = named(name)
    pytest.importorskip(algorithm.package or "ninefold")
    solved = 0
    for one, expected in thousand(name in SMALL_ONLY):
        outcome = checked(algorithm, one, FIVE_SECONDS)
        assert outcome.solution in (expected, b"")
        assert (outcome.solution == expected) == (outcome.outcome == "solved")
        solved += outcome.outcome == "solved"
        if solved == 1000:
            break
    assert solved == 1000


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
