"""The regular expressions of Interactive Sudoku Solver strings.

Grouping, alternatives, the dot, classes and the quantifiers * + ? {n} {n,} {n,m}; digits are single characters. Every
part of an expression becomes a run of states (Thompson's construction), so that a part is repeated by copying its run:
nothing is read twice, and brackets may be nested as deeply as the text likes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from ninefold.constraints.parts.automaton import automaton
from ninefold.errors import PuzzleError
from ninefold.formats.parts.amount import Amount
from ninefold.model.rule import Scale

_MOST_STATES = 1 << 12
_QUANTIFIER = re.compile(r"\{(\d{1,2})(,(\d{1,2})?)?\}")
_SIMPLE: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}
_CLASS_PIECE = re.compile(r"(.)-(.)|(.)", re.DOTALL)


def regular_expression(pattern: str, scale: Scale, amount: Amount) -> bytes:
    """The table of the automaton that reads what a regular expression describes."""
    machine = _Machine(pattern)
    _, start, end = _read(pattern, machine, {_symbol(value): value + scale.shift for value in scale.values})

    def closed(states: Iterable[int]) -> frozenset[int]:
        """The states that free moves lead to, as far as they matter: those with a move of their own, and the end."""
        found, todo = set(states), list(states)
        while todo:
            for state in machine.free[todo.pop()]:
                if state not in found:
                    found.add(state)
                    todo.append(state)
        amount.work(len(found))
        return frozenset(state for state in found if machine.digits[state] or state == end)

    def step(states: frozenset[int], value: int) -> frozenset[int] | None:
        amount.work(len(states))
        digit = 1 << value + scale.shift
        return closed([machine.to[state] for state in states if machine.digits[state] & digit]) or None

    return automaton(closed([start]), step, lambda states: end in states, scale)


class _Part(NamedTuple):
    """A part of an expression: its states from `begin` to the last one there is, where it starts and where it ends."""

    begin: int
    start: int
    end: int


class _Machine:
    """States: for each the digits (as a mask) that lead on and where to, and the free moves."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.digits: list[int] = []
        self.to: list[int] = []
        self.free: list[list[int]] = []

    @property
    def size(self) -> int:
        return len(self.digits)

    def state(self) -> int:
        self.make_room(1)
        self.digits.append(0)
        self.to.append(-1)
        self.free.append([])
        return self.size - 1

    def make_room(self, states: int) -> None:
        if self.size + states > _MOST_STATES:
            raise PuzzleError(f"a regular expression with more than {_MOST_STATES} states: {self.pattern[:40]!r}")

    def atom(self, digits: int) -> _Part:
        start, end = self.state(), self.state()
        self.digits[start], self.to[start] = digits, end
        return _Part(start, start, end)

    def copy(self, part: _Part, stop: int) -> _Part:
        """The states of a part up to `stop` once more."""
        away = self.size - part.begin
        self.make_room(stop - part.begin)
        self.digits += self.digits[part.begin : stop]
        self.to += [state + away for state in self.to[part.begin : stop]]
        self.free += [[state + away for state in states] for states in self.free[part.begin : stop]]
        return _Part(part.begin + away, part.start + away, part.end + away)

    def repeated(self, part: _Part, least: int, most: int | None) -> _Part:
        """The part, which is the last one made, from `least` to `most` times; None: any number."""
        count = least + 1 if most is None else max(least, most)
        if (least, most) == (1, 1):
            return part
        if count == 0:
            del self.digits[part.begin :], self.to[part.begin :], self.free[part.begin :]
            nothing = self.state()
            return _Part(part.begin, nothing, nothing)
        stop = self.size
        copies = [part, *(self.copy(part, stop) for _ in range(count - 1))]
        start = end = self.state()
        for each in copies[:least]:
            self.free[end].append(each.start)
            end = each.end
        ends = [end]
        for each in copies[least:]:
            self.free[end].append(each.start)
            if most is None:
                self.free[each.end].append(end)
            else:
                end = each.end
                ends.append(end)
        for early in ends[:-1]:
            self.free[early].append(end)
        return _Part(part.begin, start, end)


class _Open:
    """A bracket that is not closed yet: the alternatives so far, each from its first to its last state."""

    def __init__(self, machine: _Machine) -> None:
        self.machine = machine
        self.begin = machine.size
        self.ways: list[list[int]] = []
        self.next_way()

    def next_way(self) -> None:
        first = self.machine.state()
        self.ways.append([first, first])

    def follow(self, part: _Part) -> None:
        way = self.ways[-1]
        self.machine.free[way[1]].append(part.start)
        way[1] = part.end

    def closed(self) -> _Part:
        start, end = self.machine.state(), self.machine.state()
        for first, last in self.ways:
            self.machine.free[start].append(first)
            self.machine.free[last].append(end)
        return _Part(self.begin, start, end)


def _read(pattern: str, machine: _Machine, symbols: dict[str, int]) -> _Part:
    """The machine of a whole expression; the brackets that are open lie on a stack."""
    brackets = [_Open(machine)]
    at = 0
    while at < len(pattern):
        character = pattern[at]
        at += 1
        if character == "(":
            brackets.append(_Open(machine))
            continue
        if character == "|":
            brackets[-1].next_way()
            continue
        if character == ")" and len(brackets) == 1:
            raise PuzzleError(f"a regular expression that cannot be read beyond place {at}: {_start_of(pattern)}")
        if character == ")":
            part = brackets.pop().closed()
        else:
            digits, at = _digits_of(character, pattern, at, symbols)
            part = machine.atom(digits)
        least, most, at = _quantifier(pattern, at)
        brackets[-1].follow(machine.repeated(part, least, most))
    if len(brackets) > 1:
        raise PuzzleError(f"a regular expression without its closing bracket: {_start_of(pattern)}")
    return brackets[0].closed()


def _quantifier(pattern: str, at: int) -> tuple[int, int | None, int]:
    """How often at least and at most, and the place behind."""
    if pattern[at : at + 1] in _SIMPLE:
        return *_SIMPLE[pattern[at]], at + 1
    match = _QUANTIFIER.match(pattern, at)
    if not match:
        return 1, 1, at
    least = int(match[1])
    return least, (least if not match[2] else int(match[3]) if match[3] else None), match.end()


def _digits_of(character: str, pattern: str, at: int, symbols: dict[str, int]) -> tuple[int, int]:
    """The mask of the digits that an atom reads, and the place behind it."""
    if character == ".":
        return _mask(symbols.values()), at
    if character == "[":
        close = pattern.find("]", at)
        if close < 0:
            raise PuzzleError(f"a regular expression with an open class: {_start_of(pattern)}")
        return _class_of(pattern[at:close], symbols), close + 1
    if character in symbols:
        return 1 << symbols[character], at
    if character.isalnum():
        return 0, at
    raise PuzzleError(f"a regular expression with {character!r} at place {at}: {_start_of(pattern)}")


def _class_of(body: str, symbols: dict[str, int]) -> int:
    """What a class reads. A range is compared with the symbols of the board, however many characters lie in it."""
    chosen = 0
    for piece in _CLASS_PIECE.finditer(body.removeprefix("^")):
        first, last = (piece[3], piece[3]) if piece[3] else (piece[1], piece[2])
        chosen |= _mask(digit for symbol, digit in symbols.items() if first <= symbol <= last)
    return _mask(symbols.values()) & ~chosen if body.startswith("^") else chosen


def _mask(digits: Iterable[int]) -> int:
    return sum({1 << digit for digit in digits})


def _start_of(pattern: str) -> str:
    return repr(pattern if len(pattern) <= 80 else pattern[:79] + "…")


def _symbol(value: int) -> str:
    return str(value) if value < 10 else chr(ord("A") + value - 10)
