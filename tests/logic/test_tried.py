"""A path remembers what it supposed in vain: its steps are as easy as those of a walk that remembers nothing."""

from __future__ import annotations

import pytest

from ninefold import Puzzle, Shape, solve
from ninefold.constraints import Arrow, Thermo, Whisper
from ninefold.constraints.extra_house import diagonals
from ninefold.engine import any_logic
from ninefold.engine.stop import Stop
from ninefold.logic import SUPPOSING, LogicOptions
from ninefold.model import Grid

INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
GOLDEN_NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
SINGLES = ("rule-digits", "rule-pair", "rule-group", "naked-single", "hidden-single", "locked-candidates-1")
NETS = ("forcing-net-contradiction",)


@pytest.mark.parametrize("puzzle", [INKALA, GOLDEN_NUGGET])
@pytest.mark.parametrize("last", ["nested-forcing-net", SUPPOSING])
def test_what_is_remembered_never_asks_for_a_harder_technique(puzzle: str, last: str) -> None:
    order = (*SINGLES, *NETS, last)
    ladder = LogicOptions(techniques=order)
    grid = Grid.start(Puzzle.parse(puzzle))
    right = solve(grid.puzzle)
    assert right is not None
    compared = 0
    for step, after in any_logic.path(grid, ladder, Stop()):
        assert all(right.digits[cell] != digit for cell, digit in step.eliminations)
        assert all(right.digits[cell] == digit for cell, digit in step.placements)
        if step.technique.id in (*NETS, last):
            alone = any_logic.next_step(grid, ladder, Stop())
            assert alone is None or order.index(step.technique.id) <= order.index(alone.technique.id)
            compared += 1
        grid = after
    assert compared > 3


def test_two_walks_of_a_puzzle_are_the_same() -> None:
    clues = (*diagonals(9), Thermo((0, 1, 2, 11)), Arrow((40, 41, 42), (31,)), Whisper((60, 61, 62, 71)))
    grid = Grid.start(Puzzle(Shape(3, 3), bytes(81), clues))
    ladder = LogicOptions(techniques=(*SINGLES, *NETS, "nested-forcing-net"))

    def walked() -> list[object]:
        return [step for step, _ in any_logic.path(grid, ladder, Stop())]

    first = walked()
    assert first
    assert walked() == first
