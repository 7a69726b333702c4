"""Texts packed by lz-string into base 64, as in the links of f-puzzles and SudokuPad.

A stream of codes that grow by a bit whenever the table of phrases fills up. Codes 0 and 1 announce a new character of 8
or 16 bits, 2 ends the text, all others name a phrase; each phrase read adds one more to the table, the last phrase with
the first character of this one. What comes out is bounded: a short link can stand for an enormous text.
"""

from __future__ import annotations

from ninefold.errors import PuzzleError
from ninefold.stopping import look

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BASE64 = {c: k for k, c in enumerate(_LETTERS)}
_BASE64.update({"-": 62, "_": 63, " ": 62})  # what URLs make of + and /
MOST = 4 * 1024 * 1024
"""Characters that a text may have after unpacking: at most these, and not more than its length accounts for."""
FREE, PER_CHARACTER = 512 * 1024, 64
"""Characters that any text may have, and more of them for each packed one: the board of a puzzle packs well."""


def unpack(packed: str) -> str:
    """The text of a packed one.

    >>> unpack("N4Xy")
    '{}'
    """
    bits, most = _Bits(packed), min(MOST, FREE + PER_CHARACTER * len(packed))
    phrases: list[str] = ["", "", ""]
    width, room = 2, 1
    out: list[str] = []
    total = 0
    last = ""
    while True:
        look()
        code = bits.take(width)
        if code == 2:
            return _joined(out)
        if code < 2:
            phrases.append(chr(bits.take(16 if code else 8)))
            code = len(phrases) - 1
            if last:
                width, room = _after(width, room)
        if code < len(phrases):
            phrase = phrases[code]
        elif code == len(phrases) and last:
            phrase = last + last[0]
        else:
            raise PuzzleError("a packed text with a code that stands for nothing")
        out.append(phrase)
        total += len(phrase)
        if total > most:
            raise PuzzleError(f"a packed text of more than {most} characters")
        if last:
            phrases.append(last + phrase[0])
            width, room = _after(width, room)
        else:
            width, room = 3, 4
        last = phrase


def pack(text: str) -> str:
    """The text packed: `unpack` undoes it.

    >>> pack("{}")
    'N4XyA==='
    """
    writer = _Writer()
    codes: dict[str, int] = {}
    fresh: set[str] = set()  # characters that the reader has not met yet
    last = ""
    for unit in _units(text):
        if unit not in codes:
            codes[unit] = len(codes) + 3
            fresh.add(unit)
        if last + unit in codes:
            last += unit
            continue
        writer.phrase(last, codes, fresh)
        codes[last + unit] = len(codes) + 3
        last = unit
    if last:
        writer.phrase(last, codes, fresh)
    writer.put(2, writer.width)
    return writer.text()


def _units(text: str) -> list[str]:
    """The 16-bit units of a text: a character above U+FFFF has two."""
    data = text.encode("utf-16-le", "surrogatepass")
    return [chr(data[k] | data[k + 1] << 8) for k in range(0, len(data), 2)]


def _joined(units: list[str]) -> str:
    text = "".join(units)
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


class _Writer:
    """Numbers with the lowest bit first, six bits to a character, the highest first."""

    def __init__(self) -> None:
        self.bits: list[int] = []
        self.width, self.room = 2, 2

    def put(self, number: int, count: int) -> None:
        self.bits += [number >> bit & 1 for bit in range(count)]

    def phrase(self, phrase: str, codes: dict[str, int], fresh: set[str]) -> None:
        if phrase in fresh:
            fresh.discard(phrase)
            wide = ord(phrase) > 255
            self.put(int(wide), self.width)
            self.put(ord(phrase), 16 if wide else 8)
            self._grow()
        else:
            self.put(codes[phrase], self.width)
        self._grow()

    def _grow(self) -> None:
        self.room -= 1
        if self.room == 0:
            self.room = 1 << self.width
            self.width += 1

    def text(self) -> str:
        bits = self.bits + [0] * (6 - len(self.bits) % 6)
        values = (int("".join(map(str, bits[k : k + 6])), 2) for k in range(0, len(bits), 6))
        packed = "".join(_LETTERS[value] for value in values)
        return packed + "=" * (-len(packed) % 4)


def _after(width: int, room: int) -> tuple[int, int]:
    """Width of a code and room in the table after one more phrase."""
    return (width + 1, 1 << width) if room == 1 else (width, room - 1)


class _Bits:
    """Six bits to a character, the highest first; numbers lie in them with the lowest bit first."""

    def __init__(self, text: str) -> None:
        self.values = [_BASE64.get(character, -1) for character in text.rstrip("=")]
        if -1 in self.values:
            wrong = text[self.values.index(-1)]
            raise PuzzleError(f"a packed text with {wrong!r}, which is no character of base 64")
        self.at = 0

    def take(self, count: int) -> int:
        number = 0
        for bit in range(count):
            place, within = divmod(self.at, 6)
            if place >= len(self.values):
                raise PuzzleError("a packed text that ends too soon")
            number |= (self.values[place] >> (5 - within) & 1) << bit
            self.at += 1
        return number
