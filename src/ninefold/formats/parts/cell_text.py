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
_USUAL_SIZES = (4, 6, 8, 9, 10, 12, 15, 16, 20, 25, 30, 36, 49, 64)


_LOOKS_LIKE = {"O": 0, "o": 0, "I": 1, "l": 1}


_OTHER_CHARACTERS = {ord(blank): ours for blanks, ours in (("·․∙", "."), ("–—−‐‑", "-")) for blank in blanks} | {
    zero + digit: str(digit) for zero in (0xFF10, 0x660, 0x6F0, 0x966) for digit in range(10)
}
"""Dots and dashes that stand for a blank, and the digits of full width, of Arabic, Persian and Hindi."""


class CellText(NamedTuple):
    """A puzzle read from one text, and the cells marked `*`."""

    puzzle: Puzzle
    marked: frozenset[int]


class BadCell(Exception):  # noqa: N818 - not for users: each reader makes a FormatError with the place from it
    """A cell that cannot be read: its index, and what is wrong."""

    def __init__(self, cell: int, problem: str) -> None:
        self.cell = cell
        self.problem = problem


def typed(text: str) -> str:
    """A text with the digits and blanks that it has in other characters, as keyboards and programs put them, in ours.

    >>> typed("５ ٣ · – 7")
    '5 3 . - 7'
    """
    return text if text.isascii() else text.translate(_OTHER_CHARACTERS)


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
        raise FormatError(format_name, bad.problem, text=text, line=line, cell=bad.cell + 1) from None
    marked = _stars(text)
    return CellText(puzzle, marked if len(marked) < puzzle.givens.count(0) else frozenset())


def read_numbers(tokens: Sequence[str], format_name: str, *, line: int | None = None) -> CellText:
    """One number, symbol or blank per cell, already separated; here `*` always marks."""
    text = " ".join(tokens)
    try:
        return read_tokens(tokens, _shape_of(len(tokens), text, format_name, line))
    except BadCell as bad:
        raise FormatError(format_name, bad.problem, text=text, line=line, cell=bad.cell + 1) from None


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
        raise FormatError(format_name, bad.problem, text=text, line=line, cell=bad.cell + 1) from None


def board_text(puzzle: Puzzle, digits: bytes | None = None) -> str:
    """Digits of a puzzle (its givens, unless others are named) such that `read_board` and `read_digits` find them."""
    if keeps_symbols(puzzle):
        return puzzle.text_of(puzzle.givens if digits is None else digits)
    return " ".join(str(digit) if digit else "." for digit in (puzzle.givens if digits is None else digits))


def keeps_symbols(puzzle: Puzzle) -> bool:
    """Whether characters tell the symbols of a puzzle: its givens are read in the alphabet that it has."""
    size, symbols = puzzle.shape.size, puzzle.symbols
    if not symbols or (size <= 9 and (symbols == STANDARD[:size] or not any(puzzle.givens))):
        return bool(symbols)
    text = puzzle.oneline
    return detect_symbols(set(text), size, text.count("0")) == symbols


def is_square(cells: int) -> bool:
    """Whether so many cells can be a board."""
    return cells >= 4 and round(cells**0.5) ** 2 == cells


def cells_against_board(cells: int) -> str:
    """So many cells, beside those of the board that was most likely meant.

    >>> cells_against_board(80), cells_against_board(257)
    ('80 cells; a 9×9 has 81', '257 cells; a 16×16 has 256')
    """
    size = min(_USUAL_SIZES, key=lambda each: abs(each * each - cells))
    if cells < 12 or abs(81 - cells) <= 24:
        size = 9  # a few cells, or nearly as many, of the board that most people mean
    boards = round(cells / 81)
    if boards > 1 and abs(cells - 81 * boards) <= 2:
        return f"{cells} cells; a 9×9 has 81, and {boards} of them {81 * boards}: write each in a line of its own"
    return f"{cells} {'cell' if cells == 1 else 'cells'}; a {size}×{size} has {size * size}"


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
        letter = f" (the letter, not a {_LOOKS_LIKE[text[cell]]})" if text[cell] in _LOOKS_LIKE else ""
        problem = f"expected one of {symbols} or a blank (. 0 - * _), got {text[cell]!r}{letter}"
        raise BadCell(cell, problem) from None


def _stars(cells: Sequence[str]) -> frozenset[int]:
    if "*" not in cells:
        return frozenset()
    return frozenset(cell for cell, text in enumerate(cells) if text == "*")


def _shape_of(cells: int, text: str, format_name: str, line: int | None) -> Shape:
    if not is_square(cells):
        raise FormatError(format_name, cells_against_board(cells), text=text, line=line)
    try:
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
