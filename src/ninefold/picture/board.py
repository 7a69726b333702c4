"""A board as a scene: paper, clues, lines, digits, and what a step or a comparison lays on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ninefold.model import Grid, Puzzle, Shape, Step
from ninefold.model.decoration import Decoration
from ninefold.model.fog import covered
from ninefold.picture.clues import clues
from ninefold.picture.fog import fog
from ninefold.picture.places import MarkPlaces, corner, middle
from ninefold.picture.scene import MARGIN, Area, Fill, Line, Primitive, Scene, Text
from ninefold.picture.step import StepLayers, step_layers


def board_scene(
    puzzle: Puzzle,
    grid: Grid | None = None,
    *,
    candidates: bool = False,
    other: Grid | None = None,
    clashing: Collection[int] = (),
    step: Step | None = None,
    pattern: bool = False,
    decoration: tuple[Decoration, ...] = (),
) -> Scene:
    """The puzzle, or a grid of it with placed digits in their own ink; with the open candidates if asked.

    other       a second grid: cells where it differs are tinted and show both digits
    clashing    cells with an outline and a corner mark
    step        drawn on the grid, which is the one before it
    pattern     of the step only what it rests on
    decoration  what the author of the puzzle has drawn besides its constraints; its fog lies on what is shown without a
                step and candidates, as far as no placed digit lights it

    >>> sum(one.kind == "text" for one in board_scene(Puzzle(Shape(2, 2), bytes([1] + [0] * 15))).primitives)
    1
    """
    size = puzzle.shape.size
    shown = grid or Grid.start(puzzle)
    differing = _differing(shown, other)
    drawn = clues(puzzle, decoration)
    laid = step_layers(shown, step, drawn.top, pattern=pattern) if step else StepLayers()
    hidden = frozenset(laid.drawn)
    bare = step is not None or candidates
    dark = frozenset[int]() if bare else covered(decoration, size, _placed(shown))
    height = size - (-puzzle.shape.extra // size)
    around = drawn.around + MARGIN
    return Scene(
        size,
        height,
        around,
        f"{size}×{size} Sudoku, {puzzle.given_count} givens",
        (
            Fill("paper", -around, -around, size + 2 * around, height + 2 * around, 0.2),
            *(Fill("differ", *corner(cell, size)) for cell in differing),
            *laid.under,
            *drawn.under,
            *_lines(puzzle.shape),
            *_digits(shown, MarkPlaces(size, drawn.top), differing, hidden if candidates else None, dark),
            *drawn.over,
            *fog(dark, size),
            *(_lines(puzzle.shape) if dark else ()),
            *_clashes(clashing, size),
            *laid.over,
        ),
    )


def _placed(grid: Grid) -> Iterator[int]:
    """The cells with a digit that is no given."""
    return (cell for cell, digit in enumerate(grid.digits) if digit and not grid.puzzle.givens[cell])


def _lines(shape: Shape) -> Iterator[Primitive]:
    size = shape.size
    strokes: dict[bool, list[tuple[tuple[int, int], tuple[int, int]]]] = {False: [], True: []}
    for k in range(size + 1):
        edge = k in (0, size)
        strokes[edge or (shape.has_boxes and k % shape.box_height == 0)].append(((0, k), (size, k)))
        strokes[edge or (shape.has_boxes and k % shape.box_width == 0)].append(((k, 0), (k, size)))
    yield Line("thin", tuple(strokes[False]))
    yield Line("thick", tuple(strokes[True]))
    for cell in range(size * size, shape.cells):  # below the board, each by itself: they are no rows
        x, y = corner(cell, size)
        yield Fill("thin", x + 0.05, y + 0.05, 0.9, 0.9, 0.15)


def _differing(grid: Grid, other: Grid | None) -> dict[int, int]:
    """The cells where the other grid holds another digit, and that digit."""
    pairs = enumerate(zip(grid.digits, other.digits, strict=True)) if other else ()
    return {cell: there for cell, (here, there) in pairs if here != there}


def _clashes(cells: Collection[int], size: int) -> Iterator[Primitive]:
    """An outline and a small triangle in the corner: colour is never the only sign."""
    for cell in sorted(cells):
        x, y = corner(cell, size)
        yield Fill("clash", x + 0.075, y + 0.075, 0.85, 0.85, 0.05)
        yield Area("clash-corner", ((x + 0.925, y + 0.075), (x + 0.925, y + 0.325), (x + 0.675, y + 0.075)))


def _digits(
    grid: Grid,
    places: MarkPlaces,
    differing: dict[int, int],
    hidden: Collection[tuple[int, int]] | None,
    dark: Collection[int],
) -> Iterator[Primitive]:
    """Digits that are not in the dark, and candidates that are not hidden; none of these if `hidden` is None."""
    puzzle = grid.puzzle
    wide = 1 if puzzle.symbols else len(str(places.size))
    for cell, digit in enumerate(grid.digits):
        (left, top), (x, y) = corner(cell, places.size), middle(cell, places.size)
        if cell in differing:
            for style, number, at in (("entered", digit, 0.3), ("other", differing[cell], 0.7)):
                if number:
                    yield Text(style, left + at, top + places.below(at), 0.4 / wide, puzzle.symbol(number))
        elif digit and cell not in dark:
            style = "given" if puzzle.givens[cell] else "entered"
            yield Text(style, x, y, 0.6 / wide, puzzle.symbol(digit))
        elif not digit and hidden is not None:
            for mark in grid.candidates_of(cell):
                if (cell, mark) not in hidden:
                    x, y = places.middle(cell, mark)
                    yield Text("mark", x, y, 0.8 * places.step / wide, puzzle.symbol(mark))
