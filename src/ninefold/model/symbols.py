"""The characters printed for digits.

A puzzle carries its symbols as a string, the symbol of digit 1 first. Three alphabets are in use:
    standard    1-9 A-Z a-z      A is 10
    from zero   0-9 A-Z          hexadecimal 0-F on 16×16: the symbol 0 is digit 1
    letters     A-Z              A-Y on 25×25
Beyond 61 digits no alphabet is long enough: the symbols are then "" and digits are written as numbers.
"""

from __future__ import annotations

from collections.abc import Collection
from string import ascii_lowercase, ascii_uppercase

STANDARD = "123456789" + ascii_uppercase + ascii_lowercase
FROM_ZERO = "0123456789" + ascii_uppercase
LETTERS = ascii_uppercase

BLANKS = ".0-*_ ?"
"""Characters that stand for an empty cell wherever they are not symbols."""


def standard_symbols(size: int) -> str:
    """The symbols a puzzle of this size has unless its text says otherwise.

    >>> standard_symbols(16)
    '123456789ABCDEFG'
    """
    return STANDARD[:size] if size <= len(STANDARD) else ""


def detect_symbols(characters: Collection[str], size: int, zeros: int) -> str:
    """The alphabet of a text, from the characters that occur in it and how often 0 does.

    >>> detect_symbols(".0123456789ABCDEF", 16, zeros=5)
    '0123456789ABCDEF'
    >>> detect_symbols(".ABCY", 25, zeros=0)
    'ABCDEFGHIJKLMNOPQRSTUVWXY'

    Zero is a digit if the last standard symbol is missing and zero is either not the only blank or too rare to be
    one. Letters it is when no figure from 1 to 9 occurs at all.
    """
    standard = standard_symbols(size)
    upper = {character.upper() for character in characters}
    if 9 < size <= len(FROM_ZERO) and "0" in upper and standard[-1].upper() not in upper:
        other_blank = any(blank in upper for blank in BLANKS if blank != "0")
        if upper <= {*FROM_ZERO[:size], *BLANKS} and (other_blank or zeros <= size):
            return FROM_ZERO[:size]
    letters = LETTERS[:size]
    if size <= len(LETTERS) and upper & {*letters} and upper <= {*letters, *BLANKS}:
        return letters
    return standard


def symbol_digits(symbols: str, size: int) -> dict[str, int]:
    """The digit of every character: the symbols, either case where that is no ambiguity, and the blanks (0).

    >>> symbol_digits("1234", 4)["3"], symbol_digits("1234", 4)["."]
    (3, 0)
    """
    digits = dict.fromkeys(BLANKS, 0)
    if size <= 9:
        digits.update({"X": 0, "x": 0})
    for digit, symbol in enumerate(symbols, 1):
        if symbol.lower() not in symbols:
            digits[symbol.lower()] = digit
    digits.update({symbol: digit for digit, symbol in enumerate(symbols, 1)})
    return digits
