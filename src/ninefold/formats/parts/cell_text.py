"""Cells as characters or numbers: what the plain text formats have in common.

A board is either a run of characters, one per cell (`53..7…`), or numbers and blanks with spaces (`12 . 3 …`).
Characters are read in the alphabet that fits those that occur, so they are written only where that finds the same
alphabet again: a 16×16 board whose givens all are above 9 would come back as letters A = 1, and goes as numbers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ninefold.errors import FormatError, PuzzleError
from ninefold.model import Puzzle, Shape
from ninefold.model.symbols import STANDARD, detect_symbols, symbol_digits

_NUMBER = re.compile(r"[0-9]{1,3}")
_BLANK = re.compile(r"[.\-*_?]")
_PLAIN = re.compile(r"[0-9.]{81}")
_PLAIN_DIGITS = bytes.maketrans(b".0123456789", bytes([0, *range(10)]))
_NINE = Shape(3, 3)


class CellText(NamedTuple):
    """A puzzle read from one text, and the cells marked `*`."""

    puzzle: Puzzle
    marked: frozenset[int]


class BadCell(Exception):  # noqa: N818 - not for users: each reader makes a FormatError with the place from it
    """A cell that cannot be read: its index, and what is wrong."""

    def __init__(self, cell: int, problem: str) -> None:
        self.cell = cell
        self.problem = problem


def plain_puzzle(text: str) -> Puzzle | None:
    """The puzzle of the commonest text of all, 81 of `.0123456789`; None if it is not. This is the fast path."""
    if len(text) == 81 and _PLAIN.fullmatch(text):
        return Puzzle(_NINE, text.encode().translate(_PLAIN_DIGITS), symbols="123456789")
    return None


def read_board(text: str, format_name: str, *, line: int | None = None) -> CellText:
    """A board in either way of writing, on the usual shape of its size."""
    if puzzle := plain_puzzle(text):
        return CellText(puzzle, frozenset())
    tokens = text.split()
    if len(tokens) > 1:
        return read_numbers(tokens, format_name, line=line)
    return read_characters(text.strip(), format_name, line=line)


def read_characters(text: str, format_name: str, *, line: int | None = None, shape: Shape | None = None) -> CellText:
    """One character per cell. Where all blanks are `*`, it marks nothing: it is just the blank of that text."""
    shape = shape or _shape_of(len(text), text, format_name, line)
    if len(text) != shape.cells:
        raise FormatError(format_name, f"expected {shape.cells} cells, got {len(text)}", text=text, line=line)
    try:
        puzzle = _puzzle_of_characters(text, shape)
    except BadCell as bad:
        raise FormatError(format_name, bad.problem, text=text, line=line, column=bad.cell + 1) from None
    marked = _stars(text)
    return CellText(puzzle, marked if len(marked) < puzzle.givens.count(0) else frozenset())


def read_numbers(tokens: Sequence[str], format_name: str, *, line: int | None = None) -> CellText:
    """One number, symbol or blank per cell, already separated; here `*` always marks."""
    text = " ".join(tokens)
    try:
        return read_tokens(tokens, _shape_of(len(tokens), text, format_name, line))
    except BadCell as bad:
        problem = f"cell {bad.cell + 1}: {bad.problem}"
        raise FormatError(format_name, problem, text=text, line=line) from None


def read_tokens(tokens: Sequence[str], shape: Shape) -> CellText:
    """The cells of a board whose shape is known; raises BadCell."""
    if all(len(token) == 1 for token in tokens) and shape.size <= len(STANDARD):
        return CellText(_puzzle_of_characters("".join(tokens), shape), _stars(tokens))
    givens = bytearray(shape.cells)
    for cell, token in enumerate(tokens):
        if _NUMBER.fullmatch(token) and int(token) <= shape.size:
            givens[cell] = int(token)
        elif not _BLANK.fullmatch(token):
            raise BadCell(cell, f"expected a number from 1 to {shape.size} or a blank (. 0 - * _), got {token!r}")
    return CellText(Puzzle(shape, bytes(givens)), _stars(tokens))


def read_digits(text: str, puzzle: Puzzle, format_name: str, *, line: int | None = None) -> bytes:
    """Digits of a puzzle whose alphabet is known: a solution, a state."""
    if puzzle.shape.size == 9 and puzzle.symbols == "123456789" and _PLAIN.fullmatch(text):
        return text.encode().translate(_PLAIN_DIGITS)
    tokens = text.split()
    cells = tokens if len(tokens) > 1 else text.strip()
    if len(cells) != puzzle.shape.cells:
        problem = f"expected {puzzle.shape.cells} cells, got {len(cells)}"
        raise FormatError(format_name, problem, text=text, line=line)
    try:
        if isinstance(cells, list):
            return read_tokens(cells, puzzle.shape).puzzle.givens
        return _digits_of_characters(cells, puzzle.symbols, puzzle.shape)
    except BadCell as bad:
        raise FormatError(format_name, f"cell {bad.cell + 1}: {bad.problem}", text=text, line=line) from None


def board_text(puzzle: Puzzle, digits: bytes | None = None) -> str:
    """Digits of a puzzle (its givens, unless others are named) such that `read_board` and `read_digits` find them."""
    symbols = puzzle.symbols
    if symbols:
        text = puzzle.oneline
        if puzzle.shape.size > 9 and detect_symbols(set(text), puzzle.shape.size, text.count("0")) != symbols:
            symbols = ""
    if symbols:
        return puzzle.text_of(puzzle.givens if digits is None else digits)
    return " ".join(str(digit) if digit else "." for digit in (puzzle.givens if digits is None else digits))


def is_square(cells: int) -> bool:
    """Whether so many cells can be a board."""
    return cells >= 4 and round(cells**0.5) ** 2 == cells


def _puzzle_of_characters(text: str, shape: Shape) -> Puzzle:
    symbols = detect_symbols(set(text), shape.size, text.count("0"))
    if not symbols:
        raise BadCell(0, f"{shape.size} digits are too many for characters; write numbers and spaces")
    return Puzzle(shape, _digits_of_characters(text, symbols, shape), symbols=symbols)


def _digits_of_characters(text: str, symbols: str, shape: Shape) -> bytes:
    if not symbols:
        raise BadCell(0, f"{shape.size} digits are too many for characters; write numbers and spaces")
    digits = symbol_digits(symbols, shape.size)
    try:
        return bytes([digits[character] for character in text])
    except KeyError:
        cell = next(cell for cell, character in enumerate(text) if character not in digits)
        problem = f"expected one of {symbols} or a blank (. 0 - * _), got {text[cell]!r}"
        raise BadCell(cell, problem) from None


def _stars(cells: Sequence[str]) -> frozenset[int]:
    if "*" not in cells:
        return frozenset()
    return frozenset(cell for cell, text in enumerate(cells) if text == "*")


def _shape_of(cells: int, text: str, format_name: str, line: int | None) -> Shape:
    try:
        if cells < 4:
            raise PuzzleError(f"expected a square number of cells (16, 36, 81, 256 …), got {cells}")
        return Shape.of_cells(cells)
    except PuzzleError as error:
        raise FormatError(format_name, str(error), text=text, line=line) from None


def mask_of(text: str, symbols: str) -> int:
    """The candidates named by symbols in a row; raises ValueError for anything else.

    >>> mask_of("249", "123456789") == 0b100001010
    True
    """
    mask = 0
    for symbol in text:
        mask |= 1 << symbols.index(symbol)
    return mask


def symbols_in(mask: int, symbols: str) -> str:
    """The symbols of candidates, ascending."""
    return "".join(symbol for digit, symbol in enumerate(symbols) if mask >> digit & 1)
