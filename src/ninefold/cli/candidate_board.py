"""A board with its candidates for a terminal, whatever its rules."""

from __future__ import annotations

from ninefold.model import Grid
from ninefold.picture.board import board_scene
from ninefold.picture.terminal import terminal
from ninefold.picture.text import candidates_text


def candidate_board(grid: Grid) -> str:
    """The candidates in lines; where there are clues these are drawn, and their rules are named."""
    if grid.puzzle.is_plain_nine:
        return candidates_text(grid)
    rules = dict.fromkeys(rule.called for rule in grid.puzzle.constraints)
    return f"Rules: {', '.join(rules)}.\n{terminal(board_scene(grid.puzzle, grid, candidates=True))}"
