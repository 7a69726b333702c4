from __future__ import annotations

from ninefold.formats import read_puzzle
from ninefold.logic import LogicOptions, all_steps, next_step
from ninefold.model import Grid

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_a_grid_with_a_cell_that_has_no_candidates_has_no_steps() -> None:
    grid = Grid.start(read_puzzle(EASY))
    grid = grid.eliminate((2, digit) for digit in range(1, 10))
    forcing = LogicOptions(techniques=("forcing-chain-contradiction", "forcing-chain-verity", "forcing-net-verity"))
    assert next_step(grid, forcing) is None
    assert all_steps(grid, forcing) == []
    assert all_steps(grid) == []
