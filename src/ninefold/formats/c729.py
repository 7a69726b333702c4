"""All candidates in one line: for each cell one place per digit, with the digit or `.`; 729 characters on 9×9.

    1.3......  ..34.....   the first two cells can be 1 or 3, and 3 or 4

This is how pencil mark puzzles are passed on. A cell with one candidate is a given, unless a peer that has a choice
still has the same candidate. So placed digits become givens. Other sizes have size³ characters, up to 61 digits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content
from ninefold.formats.parts.position import seen, settled, shown, standing
from ninefold.model import Puzzle, Record, Shape
from ninefold.model.symbols import STANDARD, standard_symbols

NAME = "c729"
SUFFIXES = (".c729", ".sukaku")
HOLDS = frozenset({Content.ANY_SIZE, Content.CANDIDATES, Content.MANY})


def recognises(head: str) -> bool:
    """Whether the first line is candidates, at least as many as cells: or an 8×8 board of 64 characters might do."""
    text = next((line for line in head.splitlines() if line.strip() and not line.startswith("#")), "").split()
    if not text or (size := _size(len(text[0]))) is None:
        return False
    symbols = standard_symbols(size)
    kept = [character for at, character in enumerate(text[0]) if character == symbols[at % size]]
    return size * size <= len(kept) == sum(character not in ".0" for character in text[0])


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, _read_line)


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        size = record.puzzle.shape.size
        symbols = standard_symbols(size)
        if not symbols:
            raise FormatError(NAME, f"{size} digits are too many for characters")
        masks = shown(seen(record))
        yield "".join(symbols[at] if mask >> at & 1 else "." for mask in masks for at in range(size)) + "\n"


def _read_line(line: str) -> Record:
    text, *comment = line.split(maxsplit=1)
    puzzle, masks = _read_candidates(text)
    facts = {"comment": comment[0].lstrip("# ")} if comment else {}
    return Record(puzzle, standing(puzzle, puzzle.givens, masks), facts=facts)


def _read_candidates(text: str) -> tuple[Puzzle, list[int]]:
    size = _size(len(text))
    if size is None:
        raise PuzzleError(f"expected size³ characters (64, 216, 729 …), got {len(text)}")
    symbols = standard_symbols(size)
    masks = [0] * (size * size)
    for at, character in enumerate(text):
        cell, place = divmod(at, size)
        if character == symbols[place]:
            masks[cell] |= 1 << place
        elif character not in ".0":
            problem = f"expected {symbols[place]!r} or '.', got {character!r}"
            raise FormatError(NAME, problem, text=text, column=at + 1)
    shape = Shape.of_size(size)
    return Puzzle(shape, settled(Puzzle(shape, bytes(shape.cells)), masks)), masks


def _size(characters: int) -> int | None:
    size = round(characters ** (1 / 3))
    return size if 2 <= size <= len(STANDARD) and size**3 == characters else None
