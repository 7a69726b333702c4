"""The characters printed for digits.

A puzzle carries its symbols as a string, the symbol of digit 1 first. These alphabets are in use:
    standard    1-9 A-Z a-z      A is 10
    from zero   0-9 A-Z          hexadecimal 0-F on 16×16: the symbol 0 is digit 1
    letters     A-Z              A-Y on 25×25
    signs       ● ▲ ■ …          up to 25×25
    colours     C O G Y …        up to 9×9: the first letters of cyan, orange, green, yellow, blue, red, pink, silver
                                 and black; the app fills the cells with them, and with patterns
Beyond 61 digits no alphabet is long enough: the symbols are then "" and digits are written as numbers.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from string import ascii_lowercase, ascii_uppercase

from ninefold.errors import PuzzleError

STANDARD = "123456789" + ascii_uppercase + ascii_lowercase
FROM_ZERO = "0123456789" + ascii_uppercase
LETTERS = ascii_uppercase

SIGNS = "●▲■◆★✚♥♣♠☀☂☎✂✈♫☯⚓⚑✿❄☘♞♛⌂✎"
COLOURS = "COGYBRPSK"

SETS = {"standard": STANDARD, "zero": FROM_ZERO, "letters": LETTERS, "signs": SIGNS, "colours": COLOURS}
"""The sets that a person may choose by name."""

UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffe\uffff]")
"""Characters that no page, no picture and no terminal should be sent."""

BLANKS = ".0-*_ ?"
"""Characters that stand for an empty cell wherever they are not symbols."""


@lru_cache(maxsize=64)
def are_symbols(text: str) -> bool:
    """Whether digits can be printed with these characters: all different, none of them a blank or not to be seen.

    >>> are_symbols("1234"), are_symbols("1224"), are_symbols("12.4")
    (True, False, False)
    """
    unseen = any(character.isspace() or character == "." for character in text) or UNPRINTABLE.search(text)
    return len(set(text)) == len(text) and not unseen


def standard_symbols(size: int) -> str:
    """The symbols a puzzle of this size has unless its text says otherwise.

    >>> standard_symbols(16)
    '123456789ABCDEFG'
    """
    return STANDARD[:size] if size <= len(STANDARD) else ""


def symbols_named(name: str, size: int) -> str:
    """The symbols of a set for so many digits.

    >>> symbols_named("zero", 16), symbols_named("signs", 4)
    ('0123456789ABCDEF', '●▲■◆')
    """
    if name not in SETS:
        raise PuzzleError(f"no set of symbols is called {name!r}; there are {', '.join(SETS)}")
    if len(SETS[name]) < size:
        raise PuzzleError(f"symbols: {name} has {len(SETS[name])}, and the board {size} digits")
    return SETS[name][:size]


def detect_symbols(characters: Collection[str], size: int, zeros: int) -> str:
    """The alphabet of a text, from the characters that occur in it and how often 0 does.

    >>> detect_symbols(".0123456789ABCDEF", 16, zeros=5)
    '0123456789ABCDEF'
    >>> detect_symbols(".ABCY", 25, zeros=0)
    'ABCDEFGHIJKLMNOPQRSTUVWXY'

    Zero is a digit if the last standard symbol is missing and zero is either not the only blank or too rare to be
    one. Letters it is when no figure from 1 to 9 occurs at all, signs or colours when nothing else does.
    """
    standard = standard_symbols(size)
    upper = {character.upper() for character in characters}
    # The last standard symbol of 36 is `a`: there the case counts, or every A would speak against zero.
    last_missing = standard[-1:].upper() not in upper if size < 36 else standard[-1:] not in characters
    if 9 < size <= len(FROM_ZERO) and "0" in upper and last_missing:
        other_blank = any(blank in upper for blank in BLANKS if blank != "0")
        if upper <= {*FROM_ZERO[:size], *BLANKS} and (other_blank or zeros <= size):
            return FROM_ZERO[:size]
    for alphabet in (LETTERS, SIGNS, COLOURS):
        fitting = alphabet[:size]
        if size <= len(alphabet) and upper & {*fitting} and upper <= {*fitting, *BLANKS}:
            return fitting
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
