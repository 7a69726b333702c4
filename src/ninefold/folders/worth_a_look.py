"""The few boards that a report shows at once: the extremes of a run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ninefold.errors import PuzzleError
from ninefold.folders.entry_result import EntryResult
from ninefold.folders.histogram import time_text
from ninefold.folders.output_file import Block
from ninefold.formats import read_puzzle
from ninefold.model import Grid, Puzzle, Shape, violations
from ninefold.model.counted import counted
from ninefold.model.symbols import symbol_digits
from ninefold.picture.board import board_scene
from ninefold.picture.svg import svg

_LARGEST_DRAWN = 25


@dataclass(frozen=True, slots=True)
class Figure:
    """A board with a heading and what there is to say of it."""

    heading: str
    file: str
    caption: str
    svg: str


def worth_a_look(puzzles: Iterable[tuple[str, EntryResult, Block]]) -> list[Figure]:
    """The slowest, the one with fewest givens, one with two solutions, one that clashes; each board once."""
    drawn = [
        entry for entry in puzzles if entry[1].box[0] * entry[1].box[1] <= _LARGEST_DRAWN and " " not in entry[2].puzzle
    ]
    nine = [entry for entry in drawn if entry[1].box == (3, 3)]
    wishes = [
        ("Slowest", max(drawn, key=lambda entry: entry[1].seconds, default=None)),
        (
            "Fewest givens",
            min((entry for entry in nine if entry[1].kind == "solved"), key=lambda e: e[1].givens, default=None),
        ),
        ("Two solutions", next((entry for entry in drawn if entry[1].count_text == "2"), None)),
        ("No solution", next((entry for entry in drawn if entry[1].kind == "impossible" and entry[1].note), None)),
    ]
    figures: dict[str, Figure] = {}
    for heading, entry in wishes:
        if entry and entry[2].puzzle not in figures and (figure := _figure(heading, *entry)):
            figures[entry[2].puzzle] = figure
    return list(figures.values())


def _figure(heading: str, file: str, result: EntryResult, block: Block) -> Figure | None:
    """The board as the output file has it; None where its symbols are too odd to be read back."""
    try:
        puzzle = read_puzzle(block.puzzle, Shape(*result.box))
        digit_of = symbol_digits(puzzle.symbols, puzzle.shape.size)
        grids = [Grid.of_digits(puzzle, bytes(map(digit_of.__getitem__, text))) for text in block.solutions]
    except (PuzzleError, KeyError):
        return None
    clashing = frozenset(cell for clash in violations(puzzle, puzzle.givens) for cell in clash.cells)
    return Figure(
        heading,
        file,
        _caption(heading, result, puzzle, grids),
        svg(
            board_scene(
                puzzle,
                grids[0] if grids else None,
                other=grids[1] if len(grids) > 1 else None,
                clashing=clashing,
            ),
            style=None,
        ),
    )


def _caption(heading: str, result: EntryResult, puzzle: Puzzle, grids: list[Grid]) -> str:
    if heading == "Two solutions":
        differing = sum(a != b for a, b in zip(grids[0].digits, grids[1].digits, strict=True))
        return f"{differing} cells differ; each shows both digits."
    if heading == "No solution":
        return result.note
    text = f"{puzzle.shape}, {counted(result.givens, 'given')}, {time_text(result.seconds)}."
    if len(grids) > 1:
        return f"{text} {'At least ' if result.cut else ''}{result.count:,} solutions; the first two are drawn."
    return text
