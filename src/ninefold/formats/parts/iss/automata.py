"""The automata and tables inside Interactive Sudoku Solver strings: bits in base 64."""

from __future__ import annotations

import base64
import binascii
from collections import Counter
from itertools import accumulate
from typing import NamedTuple

from ninefold.constraints.parts.automaton import automaton
from ninefold.errors import PuzzleError
from ninefold.formats.parts.amount import Amount
from ninefold.model.rule import Scale

_SIX_BITS = {c: k for k, c in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")}


def six_bits(text: str) -> list[bool]:
    """The bits of a text, six to a character, the lowest first.

    >>> six_bits("E")
    [False, False, True, False, False, False]
    """
    try:
        return [bool(_SIX_BITS[character] >> bit & 1) for character in text for bit in range(6)]
    except KeyError as error:
        raise PuzzleError(f"not a base-64 character: {error.args[0]!r} in {text[:40]!r}") from None


def pair_table(text: str, size: int) -> bytes:
    """A relation of two digits: size × size bytes, row by row."""
    bits = six_bits(text[: size * size // 6 + 1])[: size * size]
    return bytes(bits) + bytes(size * size - len(bits))


class Automaton(NamedTuple):
    """An automaton that may be in several states at once: for each state the states that each digit may lead to."""

    starts: frozenset[int]
    accepting: frozenset[int]
    moves: list[dict[int, set[int]]]

    def reversed(self) -> Automaton:
        """The automaton that reads lines from their other ends."""
        states = max((1 + max(to, default=0) for row in self.moves for to in row.values()), default=0)
        back: list[dict[int, set[int]]] = [{} for _ in range(max(states, len(self.moves)))]
        for state, row in enumerate(self.moves):
            for symbol, following in row.items():
                for to in following:
                    back[to].setdefault(symbol, set()).add(state)
        return Automaton(self.accepting, self.starts, back)

    def go(self, states: frozenset[int], digit: int, amount: Amount) -> frozenset[int]:
        found = frozenset(t for s in states if s < len(self.moves) for t in self.moves[s].get(digit, ()))
        amount.work(len(states) + len(found))
        return found


def unpack_automaton(text: str) -> Automaton:
    """The automaton packed into base 64.

    Header: form (2 bits: 0 lists, 1 masks), bits of a state - 1 (4), symbols - 1 (4), starts, accepting states that
    are no start (each as wide as a state), a bit per start that says whether it accepts, and in lists the width of
    their lengths (4). States: starts first, then accepting ones. Body, state by state: a length and (symbol, state)
    pairs, or a mask of symbols and a state for each.
    """
    bits = _Bits(text)
    masks, width, symbols = bits.take(2), bits.take(4) + 1, bits.take(4) + 1
    starts, accepting = bits.take(width), bits.take(width)
    accepted = frozenset(state for state in range(starts - 1, -1, -1) if bits.take(1))
    if masks > 1:
        raise PuzzleError(f"an automaton in an unknown form: {text[:40]!r}")
    length_width = 0 if masks else bits.take(4)
    symbol_width = (symbols - 1).bit_length()
    moves: list[dict[int, set[int]]] = []
    while bits.left >= (symbols if masks else max(length_width, 1)):
        row: dict[int, set[int]] = {}
        if masks:
            mask = bits.take(symbols)
            for symbol in range(symbols):
                if mask >> symbol & 1:
                    row[symbol + 1] = {bits.take(width)}
        else:
            for _ in range(bits.take(length_width)):
                symbol = bits.take(symbol_width) + 1
                row.setdefault(symbol, set()).add(bits.take(width))
        moves.append(row)
    accepting_states = accepted | frozenset(range(starts, starts + accepting))
    return Automaton(frozenset(range(starts)), accepting_states, moves)


def determined(packed: Automaton, lengths: tuple[int, ...], scale: Scale, amount: Amount, most: int) -> bytes:
    """The table of an automaton for a line that falls into segments of these lengths.

    Between two segments the automaton reads one symbol more than there are digits; a segment may be empty.
    """
    breaks, total = Counter(list(accumulate(lengths))[:-1]), sum(lengths)

    def after_breaks(read: int, states: frozenset[int]) -> frozenset[int]:
        for _ in range(breaks[read]):
            if not states:
                break
            states = packed.go(states, scale.size + 1, amount)
        return states

    def step(state: tuple[int, frozenset[int]], value: int) -> tuple[int, frozenset[int]] | None:
        states = packed.go(state[1], value + scale.shift, amount)
        if not breaks:  # then it does not matter how much was read
            return (0, states) if states else None
        states = after_breaks(state[0] + 1, states)
        return (state[0] + 1, states) if states and state[0] < total else None

    def accepts(state: tuple[int, frozenset[int]]) -> bool:
        return not packed.accepting.isdisjoint(state[1])

    return automaton((0, after_breaks(0, packed.starts)), step, accepts, scale, most)


class _Bits:
    """Bytes in URL-safe base 64, read bit by bit, the highest bit of each byte first."""

    def __init__(self, text: str) -> None:
        try:
            self.data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        except (binascii.Error, ValueError):
            raise PuzzleError(f"not base 64: {text[:40]!r}") from None
        self.at = 0

    @property
    def left(self) -> int:
        return 8 * len(self.data) - self.at

    def take(self, count: int) -> int:
        if count > self.left:
            raise PuzzleError("an automaton that ends too soon")
        end = self.at + count
        last = (end + 7) // 8
        number = int.from_bytes(self.data[self.at // 8 : last], "big") >> (8 * last - end)
        self.at = end
        return number & ((1 << count) - 1)
