"""The automata and tables inside Interactive Sudoku Solver strings: bits in base 64, and regular expressions."""

from __future__ import annotations

import base64
import binascii
import re
from collections import Counter
from collections.abc import Callable

from ninefold.errors import PuzzleError
from ninefold.model.constraints import Scale
from ninefold.model.constraints.rule import automaton

_SIX_BITS = {c: k for k, c in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")}
_MOST_STATES = 1 << 12

Moves = list[dict[int, set[int]]]
"""For each state the states that each digit may lead to."""


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
    bits = six_bits(text)[: size * size]
    return bytes(bits) + bytes(size * size - len(bits))


def unpack_automaton(text: str, lengths: list[int], scale: Scale) -> bytes:
    """The table of an automaton packed into base 64, for a line that falls into segments of these lengths.

    Between two segments the automaton reads one symbol more than there are digits.

    Header: form (2 bits: 0 lists, 1 masks), bits of a state - 1 (4), symbols - 1 (4), starts, accepting states that
    are no start (each as wide as a state), a bit per start that says whether it accepts, and in lists the width of
    their lengths (4). States: starts first, then accepting ones. Body, state by state: a length and (symbol, state)
    pairs, or a mask of symbols and a state for each.
    """
    bits = _Bits(text)
    masks, width, symbols = bits.take(2), bits.take(4) + 1, bits.take(4) + 1
    starts, accepting = bits.take(width), bits.take(width)
    start_accepts = bits.take(starts)
    if masks > 1:
        raise PuzzleError(f"an automaton in an unknown form: {text[:40]!r}")
    length_width = 0 if masks else bits.take(4)
    symbol_width = (symbols - 1).bit_length()
    moves: Moves = []
    while bits.left >= (symbols if masks else max(length_width, 1)) and len(moves) < _MOST_STATES:
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
    accepts = {k for k in range(starts) if start_accepts >> k & 1} | set(range(starts, starts + accepting))
    if len(lengths) < 2:
        return determine(frozenset(range(starts)), moves, accepts, scale)
    breaks = Counter(sum(lengths[: k + 1]) for k in range(len(lengths) - 1))  # a segment may be empty

    def go(states: frozenset[int], digit: int) -> frozenset[int]:
        return frozenset(t for s in states if s < len(moves) for t in moves[s].get(digit, ()))

    def step(state: tuple[int, frozenset[int]], value: int) -> tuple[int, frozenset[int]] | None:
        read, states = state[0] + 1, go(state[1], value + scale.shift)
        for _ in range(breaks[read]):
            states = go(states, scale.size + 1)
        return (read, states) if states and read <= sum(lengths) else None

    first = frozenset(range(starts))
    for _ in range(breaks[0]):
        first = go(first, scale.size + 1)
    return automaton((0, first), step, lambda state: not accepts.isdisjoint(state[1]), scale)


def determine(start: frozenset[int], moves: Moves, accepts: set[int], scale: Scale) -> bytes:
    """The table of the deterministic automaton for one that may be in several states at once."""

    def step(states: frozenset[int], value: int) -> frozenset[int] | None:
        digit = value + scale.shift
        return frozenset(t for s in states if s < len(moves) for t in moves[s].get(digit, ())) or None

    return automaton(start, step, lambda states: not accepts.isdisjoint(states), scale)


class _Bits:
    """Bytes in URL-safe base 64, read bit by bit, the highest bit of each byte first."""

    def __init__(self, text: str) -> None:
        try:
            data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        except (binascii.Error, ValueError):
            raise PuzzleError(f"not base 64: {text[:40]!r}") from None
        self.number = int.from_bytes(data, "big")
        self.left = 8 * len(data)

    def take(self, count: int) -> int:
        if count > self.left:
            raise PuzzleError("an automaton that ends too soon")
        self.left -= count
        value = self.number >> self.left
        self.number &= (1 << self.left) - 1
        return value


def regular_expression(pattern: str, scale: Scale) -> bytes:
    """The table of the automaton that reads what a regular expression describes.

    Grouping, alternatives, the dot, classes and the quantifiers * + ? {n} {n,} {n,m}; digits are single characters.
    """
    reader = _Expression(pattern, scale)
    start, end = reader.alternatives()
    if reader.at != len(pattern):
        raise PuzzleError(f"a regular expression that cannot be read beyond place {reader.at + 1}: {pattern!r}")
    return determine(
        reader.closure({start}),
        reader.closed_moves(),
        {s for s in range(len(reader.moves)) if end in reader.closure({s})},
        scale,
    )


class _Expression:
    """Thompson's construction: every part is a start and an end state joined by moves and free moves."""

    def __init__(self, pattern: str, scale: Scale) -> None:
        self.pattern = pattern
        self.at = 0
        self.symbols = {_symbol(value): value + scale.shift for value in scale.values}
        self.moves: Moves = []
        self.free: list[set[int]] = []

    def state(self) -> int:
        self.moves.append({})
        self.free.append(set())
        if len(self.moves) > _MOST_STATES:
            raise PuzzleError(f"a regular expression with too many states: {self.pattern[:40]!r}")
        return len(self.moves) - 1

    def peek(self) -> str:
        return self.pattern[self.at : self.at + 1]

    def take(self) -> str:
        self.at += 1
        return self.pattern[self.at - 1]

    def alternatives(self) -> tuple[int, int]:
        start, end = self.state(), self.state()
        while True:
            first, last = self.sequence()
            self.free[start].add(first)
            self.free[last].add(end)
            if self.peek() != "|":
                return start, end
            self.take()

    def sequence(self) -> tuple[int, int]:
        start = end = self.state()
        while self.peek() not in ("", "|", ")"):
            first, last = self.quantified()
            self.free[end].add(first)
            end = last
        return start, end

    def quantified(self) -> tuple[int, int]:
        begin = self.at
        self.atom()
        atom_end = self.at
        least, most = self.quantifier()
        after = self.at

        def copy() -> tuple[int, int]:
            self.at = begin
            part = self.atom()
            assert self.at == atom_end
            return part

        start = end = self.state()
        for _ in range(least):
            first, last = copy()
            self.free[end].add(first)
            end = last
        if most is None:
            first, last = copy()
            self.free[end].add(first)
            self.free[last].add(end)
        else:
            ends = [end]
            for _ in range(most - least):
                first, last = copy()
                self.free[end].add(first)
                end = last
                ends.append(end)
            for early in ends:
                self.free[early].add(end)
        self.at = after
        return start, end

    def quantifier(self) -> tuple[int, int | None]:
        simple: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}
        if self.peek() in simple:
            return simple[self.take()]
        match = re.compile(r"\{(\d{1,2})(,(\d{1,2})?)?\}").match(self.pattern, self.at)
        if not match:
            return 1, 1
        self.at = match.end()
        least = int(match[1])
        return least, (least if not match[2] else int(match[3]) if match[3] else None)

    def atom(self) -> tuple[int, int]:
        character = self.take() if self.peek() else ""
        if character == "(":
            part = self.alternatives()
            if self.peek() != ")":
                raise PuzzleError(f"a regular expression without its closing bracket: {self.pattern!r}")
            self.take()
            return part
        digits = self.digits_of(character)
        start, end = self.state(), self.state()
        for digit in digits:
            self.moves[start][digit] = {end}
        return start, end

    def digits_of(self, character: str) -> set[int]:
        if character == ".":
            return set(self.symbols.values())
        if character == "[":
            close = self.pattern.find("]", self.at)
            if close < 0:
                raise PuzzleError(f"a regular expression with an open class: {self.pattern!r}")
            body, self.at = self.pattern[self.at : close], close + 1
            inverse, body = body.startswith("^"), body.removeprefix("^")
            body = re.sub(r"(.)-(.)", lambda m: "".join(map(chr, range(ord(m[1]), ord(m[2]) + 1))), body)
            chosen = {self.symbols[c] for c in body if c in self.symbols}
            return set(self.symbols.values()) - chosen if inverse else chosen
        if character in self.symbols:
            return {self.symbols[character]}
        if character.isalnum():
            return set()
        raise PuzzleError(f"a regular expression with {character!r} at place {self.at}: {self.pattern!r}")

    def closure(self, states: set[int]) -> frozenset[int]:
        found, todo = set(states), list(states)
        while todo:
            for state in self.free[todo.pop()] - found:
                found.add(state)
                todo.append(state)
        return frozenset(found)

    def closed_moves(self) -> Moves:
        close: Callable[[set[int]], frozenset[int]] = self.closure
        return [{digit: set(close(targets)) for digit, targets in row.items()} for row in self.moves]


def _symbol(value: int) -> str:
    return str(value) if value < 10 else chr(ord("A") + value - 10)
