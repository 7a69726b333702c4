"""Cells as characters or numbers: what the plain text formats have in common."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ninefold.errors import FormatError, PuzzleError
from ninefold.model import Puzzle, Shape
from ninefold.model.symbols import detect_symbols, symbol_digits

_NUMBER_OR_BLANK = re.compile(r"\d{1,3}|[.\-*_?]")


class CellText(NamedTuple):
    """A puzzle read from one text, and the cells marked `*`. Where all blanks are `*`, it marks nothing."""

    puzzle: Puzzle
    marked: frozenset[int]


def read_characters(text: str, format_name: str, *, line: int | None = None, shape: Shape | None = None) -> CellText:
    """One character per cell; the alphabet is the one that fits the characters that occur."""
    shape = shape or _shape_of(len(text), text, format_name, line)
    if len(text) != shape.cells:
        raise FormatError(format_name, f"expected {shape.cells} cells, got {len(text)}", text=text, line=line)
    symbols = detect_symbols(set(text), shape.size, text.count("0"))
    if not symbols:
        raise FormatError(
            format_name,
            f"{shape.size} digits are too many for characters; write numbers and spaces",
            line=line,
        )
    digits = symbol_digits(symbols, shape.size)
    try:
        givens = bytes([digits[character] for character in text])
    except KeyError:
        column = next(at for at, character in enumerate(text) if character not in digits)
        raise FormatError(
            format_name,
            f"expected one of {symbols} or a blank (. 0 - * _), got {text[column]!r}",
            text=text,
            line=line,
            column=column + 1,
        ) from None
    return CellText(Puzzle(shape, givens, symbols=symbols), _stars(text, givens))


def read_numbers(tokens: list[str], format_name: str, *, line: int | None = None) -> CellText:
    """One number, symbol or blank per cell, already separated."""
    text = " ".join(tokens)
    shape = _shape_of(len(tokens), text, format_name, line)
    if all(len(token) == 1 for token in tokens) and shape.size <= 61:
        return read_characters("".join(tokens), format_name, line=line, shape=shape)
    givens = bytearray()
    for cell, token in enumerate(tokens):
        number = int(token) if token.isdecimal() else 0
        if not _NUMBER_OR_BLANK.fullmatch(token) or number > shape.size:
            raise FormatError(
                format_name,
                f"cell {cell + 1}: expected a number from 1 to {shape.size} or a blank (. 0 - * _), got {token!r}",
                text=text,
                line=line,
            )
        givens.append(number)
    return CellText(Puzzle(shape, bytes(givens)), _stars(tokens, bytes(givens)))


def is_square(cells: int) -> bool:
    """Whether so many cells can be a board."""
    return cells >= 4 and round(cells**0.5) ** 2 == cells


def _stars(cells: Sequence[str], givens: bytes) -> frozenset[int]:
    stars = frozenset(cell for cell, text in enumerate(cells) if text == "*")
    return stars if len(stars) < givens.count(0) else frozenset()


def _shape_of(cells: int, text: str, format_name: str, line: int | None) -> Shape:
    try:
        if cells < 4:
            raise PuzzleError(f"expected a square number of cells (16, 36, 81, 256 …), got {cells}")
        return Shape.of_cells(cells)
    except PuzzleError as error:
        raise FormatError(format_name, str(error), text=text, line=line) from None
