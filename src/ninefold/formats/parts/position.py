"""Where somebody stands: what the formats that show digits, candidates or notes have in common.

Three ways to write a position are in use:
    candidates    every cell shows its candidates, a filled one its digit           candidates, c729, sdx
    deletions     digits, and the candidates taken away beyond what they imply      hodoku, ss
    notes         digits, and notes in some cells; no note says nothing             gnome, opensudoku, ksudoku
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ninefold.constraints.candidates import Candidates
from ninefold.errors import FormatError
from ninefold.model import Grid, Puzzle, Record, Shape, cell_name


def standing(puzzle: Puzzle, digits: bytes, candidates: Sequence[int] | None = None) -> Grid | None:
    """The grid of a position; None if it is only the start of the puzzle. Candidates that clash with digits go.

    >>> from ninefold.model import Shape
    >>> standing(Puzzle(Shape(2, 2), bytes(16)), bytes(16)) is None
    True
    """
    free = Grid.of_digits(puzzle, digits)
    if candidates is None:
        return None if digits == puzzle.givens else free
    grid = Grid(puzzle, digits, tuple(had & may for had, may in zip(candidates, free.candidates, strict=True)))
    return None if digits == puzzle.givens and grid == free else grid


def seen(record: Record, *, boxes: bool = False, constraints: bool = False) -> Grid:
    """The position on the board that a format can show: without its own boxes or constraints, if it has no way.

    The candidates that a lost constraint takes away stay away: they are all that is left of it.
    """
    grid, puzzle = record.position, record.puzzle
    if (constraints or not puzzle.constraints) and (boxes or puzzle.shape == Shape.of_size(puzzle.shape.size)):
        return grid
    shape = puzzle.shape if boxes else Shape.of_size(puzzle.shape.size)
    plain = Puzzle(shape, puzzle.givens, puzzle.constraints if constraints else (), puzzle.symbols)
    free = Grid.of_digits(plain, grid.digits).candidates
    return Grid(plain, grid.digits, tuple(had & may for had, may in zip(grid.candidates, free, strict=True)))


def shown(grid: Grid) -> tuple[int, ...]:
    """The candidates as a text of candidates shows them: a filled cell shows its digit."""
    return tuple(1 << digit - 1 if digit else mask for digit, mask in zip(grid.digits, grid.candidates, strict=True))


def settled(puzzle: Puzzle, masks: Sequence[int]) -> bytes:
    """The digits that a text of candidates shows: a last candidate is placed unless a peer with a choice still has it.

    >>> from ninefold.model import Shape
    >>> list(settled(Puzzle(Shape(2, 2), bytes(16)), (1, 6, 6, 8) + (6,) * 4 + (15,) * 8))[:4]
    [0, 0, 0, 0]
    >>> list(settled(Puzzle(Shape(2, 2), bytes(16)), (1, 6, 6, 8) + (6,) * 12))[:4]
    [1, 0, 0, 4]
    """
    # By houses, not by peers: the peers of a board with constraints of its own would be made anew for every record.
    open_digits = [0] * len(masks)
    for house in puzzle.houses:
        choices = 0
        for cell in house.cells:
            if masks[cell].bit_count() > 1:
                choices |= masks[cell]
        for cell in house.cells:
            open_digits[cell] |= choices
    digits = bytearray(len(masks))
    for cell, mask in enumerate(masks):
        if mask.bit_count() == 1 and not mask & open_digits[cell]:
            digits[cell] = mask.bit_length()
    return bytes(digits)


def given_by_candidates(record: Record) -> Puzzle:
    """The puzzle of a record; if nobody has played on it, candidates that are missing are a part of it (a sukaku).

    >>> from ninefold.formats import c729
    >>> record, = c729.read(["12.." * 2 + "1234" * 14])
    >>> given_by_candidates(record).constraints
    (Candidates(cells=(0, 1), allowed=(1, 2)),)
    """
    grid, puzzle = record.grid, record.puzzle
    if grid is None or grid.digits != puzzle.givens:
        return puzzle
    cells_of: dict[int, list[int]] = {}
    for cell, mask, _ in _differing(grid):
        cells_of.setdefault(mask, []).append(cell)
    values = puzzle.scale.values
    given = [
        Candidates(tuple(cells), tuple(values[digit - 1] for digit in digits_in(mask)))
        for mask, cells in cells_of.items()
    ]
    return replace(puzzle, constraints=(*puzzle.constraints, *given))


def with_notes(puzzle: Puzzle, digits: bytes, notes: Sequence[int]) -> Grid | None:
    """The grid of digits and notes: a cell without a note that still stands has all candidates the digits leave."""
    free = Grid.of_digits(puzzle, digits).candidates
    return standing(puzzle, digits, [note & may or may for note, may in zip(notes, free, strict=True)])


def notes_of(grid: Grid, format_name: str) -> list[int]:
    """What to note in each cell so that `with_notes` gives the grid again; 0 for nothing."""
    notes = [0] * len(grid.digits)
    for cell, mask, may in _differing(grid):
        if not mask:
            name = cell_name(cell, grid.puzzle.shape.size)
            raise FormatError(format_name, f"{name} is empty with no candidate left, which this format cannot say")
        notes[cell] = mask & may
    return notes


def deletions_of(grid: Grid) -> Iterator[tuple[int, int]]:
    """The (cell, digit) candidates taken away beyond what the digits imply."""
    for cell, mask, may in _differing(grid):
        yield from ((cell, digit) for digit in digits_in(may & ~mask))


def with_deletions(puzzle: Puzzle, digits: bytes, deletions: Iterable[tuple[int, int]]) -> Grid | None:
    """The grid of digits and deleted (cell, digit) candidates."""
    return standing(puzzle, digits, Grid.of_digits(puzzle, digits).eliminate(deletions).candidates)


def digits_in(mask: int) -> list[int]:
    """The digits of a mask, ascending.

    >>> digits_in(0b1010)
    [2, 4]
    """
    return [digit for digit in range(1, mask.bit_length() + 1) if mask >> (digit - 1) & 1]


def _differing(grid: Grid) -> Iterator[tuple[int, int, int]]:
    """Cell, candidates, and the candidates that the digits alone would leave, where these are not the same."""
    free = Grid.of_digits(grid.puzzle, grid.digits).candidates
    for cell, (mask, may) in enumerate(zip(grid.candidates, free, strict=True)):
        if mask != may:
            yield cell, mask, may
