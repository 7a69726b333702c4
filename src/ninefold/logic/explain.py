"""Steps in words: sentences made of parts, each of which knows what it speaks of, so a picture can point at it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from string import Formatter
from typing import TYPE_CHECKING, Any, NamedTuple

from ninefold.errors import NinefoldError
from ninefold.logic.aligned import Failure, failures
from ninefold.logic.cases import NESTED, each_case
from ninefold.model import House, Link, Node, RuleMark, Step
from ninefold.model.cells import cell_name

if TYPE_CHECKING:
    from ninefold.logic.reasons import Reason

_MOST_WAYS = 12
"""Ways to fill cells that are told one by one."""


class Part(NamedTuple):
    """A piece of a sentence. `role` says what the cells, houses and digits do in the step; "" for plain words."""

    text: str
    role: str = ""
    cells: tuple[int, ...] = ()
    houses: tuple[House, ...] = ()
    digits: tuple[int, ...] = ()


class LanguageError(NinefoldError, LookupError):
    """No texts in that language."""


def explain(step: Step, *, long: bool = False, language: str = "en", size: int = 9, symbols: str = "") -> list[Part]:
    """What the step does and why: one sentence, or several if `long`. `size` is that of the grid.

    `symbols` are those that the board prints for its digits; without them a digit is its number.

    >>> from ninefold.model import Placement, Technique
    >>> single = Technique("naked-single", "Naked Single", "singles")
    >>> words(explain(Step(single, placements=(Placement(0, 5),), digits=(5,))))
    'Only one digit is possible: r1c1 is 5.'
    """
    if long:
        each = sentences(step, language=language, size=size, symbols=symbols)
        return [part for i, parts in enumerate(each) for part in ([Part(" ")] if i else []) + parts]
    texts = _texts(language)
    names = _Names(step, texts, size, symbols)
    said = texts.of.get(step.technique.id)
    return (said and names.filled(said.short)) or names.filled(texts.words["generic"]) or []


def sentences(step: Step, *, language: str = "en", size: int = 9, symbols: str = "") -> list[list[Part]]:
    """The same at length, sentence by sentence: the reasons, and last what follows.

    >>> from ninefold.model import Placement, Technique
    >>> single = Technique("naked-single", "Naked Single", "singles")
    >>> [words(each) for each in sentences(Step(single, placements=(Placement(0, 5),)))]
    ['So r1c1 is 5.']
    """
    texts = _texts(language)
    names = _Names(step, texts, size, symbols)
    said = texts.of.get(step.technique.id)
    generic = names.filled(texts.words["generic"]) or []
    if said is None:
        return [generic]
    *reasons, conclusion = said.long
    return [*(parts for reason in reasons if (parts := names.filled(reason))), names.filled(conclusion) or generic]


def words(parts: Iterable[Part]) -> str:
    """The parts as one text, its first letter large unless it names a cell.

    >>> words([Part("in "), Part("row 1", "base")])
    'In row 1'
    """
    each = list(parts)
    text = "".join(part.text for part in each)
    return text if each and names_a_cell(each[0]) else text[:1].upper() + text[1:]


def names_a_cell(part: Part) -> bool:
    """Whether the text of a part begins with the name of a cell; the sentence of a rule only speaks of cells."""
    return bool(part.cells) and part.role != "rule"


@dataclass(frozen=True, slots=True)
class _Text:
    short: str
    long: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Texts:
    words: dict[str, str]
    of: dict[str, _Text]  # by technique id


@lru_cache(maxsize=8)
def _texts(language: str) -> _Texts:
    # Imported here: a puzzle solved without words needs no texts.
    import tomllib
    from importlib import resources

    folder = resources.files("ninefold.logic").joinpath("texts")
    file = folder.joinpath(f"{language}.toml")
    if not language.isalpha() or not file.is_file():
        raise LanguageError(f"explain: there are no texts in the language {language!r}")
    table: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    of = {name: _Text(text["short"], tuple(text["long"])) for text in table["text"] for name in text["ids"]}
    return _Texts(table["words"], of)


class _Names:
    """What the names in braces stand for in one step."""

    def __init__(self, step: Step, texts: _Texts, size: int, symbols: str) -> None:
        self._step = step
        self._words = texts.words
        self._size = size
        self._symbols = symbols
        self._told: tuple[Reason, ...] | None = None

    def filled(self, sentence: str) -> list[Part] | None:
        """The sentence in parts; None if one of its names stands for nothing in this step."""
        parts: list[Part] = []
        for literal, name, _, _ in Formatter().parse(sentence):
            if literal:
                parts.append(Part(literal))
            if name is None:
                continue
            meant = self._meant(name)
            if not meant:
                return None
            parts += meant
        return parts

    def _meant(self, name: str) -> list[Part]:
        step, evidence = self._step, self._step.evidence
        match name:
            case "name":
                return [Part(step.technique.name, "technique")]
            case "result":
                return self._results()
            case "digits":
                return self._digits(step.digits, "pattern")
            case "cells":
                return self._cells(evidence.cells, "pattern")
            case "open-cells":  # nothing where all cells of the rule are
                of_rule = {cell for rule in evidence.rules[:1] for cell in rule.cells}
                return self._cells(() if set(evidence.cells) == of_rule else evidence.cells, "pattern")
            case "placed-cells":
                return self._cells((placed.cell for placed in step.placements), "placement")
            case "removed-cells":
                return self._cells((removed.cell for removed in step.eliminations), "elimination")
            case "houses" | "base" | "cover":
                wanted = "plain" if name == "houses" else name
                return self._houses([mark.house for mark in evidence.houses if mark.role == wanted], wanted)
            case "rule-name" | "rule" | "rule-cells" | "contents":
                return [part for rule in evidence.rules[:1] for part in self._rule(rule, name)]
            case "reasons":
                return self._joined([[self._reason(one, k == 0)] for k, one in enumerate(self._reasons())], "; ")
            case "no-way":
                return [] if self._reasons() else [Part(self._words["no-way"])]
            case "inner":
                return self._joined([self._rule(one, "rule") for one in evidence.rules if one.name == "inner"], "; ")
            case "cases":
                return self._joined(self._cases(), "; ")
            case "ways":
                return self._joined(self._ways(), "; ")
            case "sets":
                return self._joined([self._set(number) for number in range(len(evidence.sets))], "; ")
            case "set1" | "set2" | "set3":
                index = int(name[-1]) - 1
                return self._set(index) if index < len(evidence.sets) else []
            case "chains":
                return self._joined([self._chain(links) for links in self._chains()], "; ")
        role = name.removesuffix("-digits")
        marks = [mark for mark in evidence.marks if mark.role.replace("_", "-") == role]
        if name != role:
            return self._digits((mark.digit for mark in marks), role)
        return self._cells((mark.cell for mark in marks), role)

    def _results(self) -> list[Part]:
        """Parted so that lists inside of them do not run into each other."""
        phrases = self._result()
        lists = any(len(part.cells) > 1 or len(part.digits) > 1 for phrase in phrases for part in phrase)
        return self._joined(phrases, "; " if lists else self._words["comma"])

    def _result(self) -> list[list[Part]]:
        """One phrase per placement, and per group of cells that lose the same digits."""
        phrases = [
            self._phrase("placed", "placement", (placed.cell,), (placed.digit,)) for placed in self._step.placements
        ]
        digits_of: dict[int, list[int]] = {}
        for cell, digit in self._step.eliminations:
            digits_of.setdefault(cell, []).append(digit)
        cells_of: dict[tuple[int, ...], list[int]] = {}
        for cell, digits in sorted(digits_of.items()):
            cells_of.setdefault(tuple(sorted(digits)), []).append(cell)
        return phrases + [
            self._phrase("removed", "elimination", tuple(cells), digits) for digits, cells in cells_of.items()
        ]

    def _phrase(self, word: str, role: str, cells: tuple[int, ...], digits: tuple[int, ...]) -> list[Part]:
        where, what = self._list(self._cell_names(cells)), self._list(map(self._symbol, digits))
        text = self._words[word].format(cell=where, cells=where, digit=what, digits=what)
        return [Part(text, role, cells=cells, digits=digits)]

    def _set(self, number: int) -> list[Part]:
        """Sets are told apart in pairs, by their roles."""
        one = self._step.evidence.sets[number]
        role = ("set2" if number % 2 else "set") if one.role == "pattern" else one.role
        return self._phrase("set", role, one.cells, one.digits)

    def _rule(self, rule: RuleMark, name: str) -> list[Part]:
        match name:
            case "rule-cells":
                return [Part(text, "rule", cells=rule.cells) for text in self._line(rule.cells)] or self._cells(
                    rule.cells, "rule"
                )
            case "contents":
                sums = (self._words["plus"].join(map(self._symbol, digits)) for digits in rule.contents)
                return [Part(self._words["or"].join(sums), "rule", cells=rule.cells)] if rule.contents else []
        return [Part(rule.sentence if name == "rule" else rule.name, "rule", cells=rule.cells)]

    def _reasons(self) -> tuple[Reason, ...]:
        # Imported here: most steps have no rule.
        from ninefold.logic.reasons import reasons

        if self._told is None:
            self._told = reasons(self._step)
        return self._told

    def _reason(self, reason: Reason, first: bool) -> Part:
        text = reason.text
        if first and not text.startswith(tuple(self._cell_names(reason.cells))):
            text = text[:1].upper() + text[1:]
        return Part(text, "pattern", cells=reason.cells)

    def _cases(self) -> list[list[Part]]:
        """What is supposed and follows in each case, with what is impossible then, if anything is."""
        return [
            [Part(f"{case.sentence}{f', but {end}' if end else ''}", "case", cells=case.cells)]
            for case, end in each_case(self._step)
            if end or case.contents[1:] != ((),) or self._step.technique.id != NESTED  # or nothing follows yet
        ]

    def _ways(self) -> list[list[Part]]:
        """Why nothing goes beside each candidate that is removed; nothing where that would be a long list."""
        digits: dict[str, dict[int, list[int]]] = {}
        for cell, digit, role in self._step.evidence.marks:
            digits.setdefault(role, {}).setdefault(cell, []).append(digit)
        sets = {one.cells: one.digits for one in self._step.evidence.sets}
        seeing = {(cell,): tuple(held) for cell, held in digits.get("pincer", {}).items()} | sets
        told, many = [], 0
        for removed in self._step.eliminations:
            others = {cell: held for cell, held in digits.get("pattern", {}).items() if cell != removed.cell}
            found = failures(removed, others, seeing)
            many += len(found or ())
            if not found or many > _MOST_WAYS:
                return []
            beside = self._phrase("beside", "elimination", (removed.cell,), (removed.digit,))
            told.append(beside + self._joined([self._failure(one) for one in found], self._words["comma"]))
        return told

    def _failure(self, failure: Failure) -> list[Part]:
        alone = len(failure.way) == 1
        way = self._list(text for cell, digit in failure.way for text, *_ in self._node(Node((cell,), digit)))
        if not failure.starved:
            return [Part(self._words["repeats" if alone else "repeat"].format(way=way))]
        several = len(failure.starved) > 1
        word = ("starves" if alone else "starve") if several else ("empties" if alone else "empty")
        text = self._words[word].format(way=way, cell=self._list(self._cell_names(failure.starved)))
        return [Part(text, "pincer", cells=failure.starved)]

    def _chains(self) -> list[tuple[Link, ...]]:
        """One after the other; a candidate that is what follows itself needs none."""
        links, starts = self._step.evidence.links, self._step.evidence.chains
        return [links[start:end] for start, end in pairwise((*starts, len(links))) if start < end]

    def _chain(self, links: tuple[Link, ...]) -> list[Part]:
        parts: list[Part] = []
        for i, link in enumerate(links):
            if i == 0 or link.start != links[i - 1].end:
                parts += ([Part(self._words["comma"])] if i else []) + self._node(link.start)
            parts.append(Part(self._words["strong" if link.strong else "weak"], "strong" if link.strong else "weak"))
            parts += self._node(link.end)
        return parts

    def _node(self, node: Node) -> list[Part]:
        return self._phrase("node", "node", node.cells, (node.digit,))

    def _line(self, cells: tuple[int, ...]) -> Iterator[str]:
        """The name of the row or column that the cells are; nothing if they are none."""
        size = self._size
        if sorted(cells) == list(range(min(cells), min(cells) + size)) and not min(cells) % size:
            yield self._words["row"].format(cells[0] // size + 1)
        elif sorted(cells) == list(range(cells[0] % size, size * size, size)):
            yield self._words["column"].format(cells[0] % size + 1)

    def _cells(self, cells: Iterable[int], role: str) -> list[Part]:
        each = tuple(dict.fromkeys(cells))
        return [Part(self._list(self._cell_names(each)), role, cells=each)] if each else []

    def _digits(self, digits: Iterable[int], role: str) -> list[Part]:
        each = tuple(sorted(set(digits)))
        return [Part(self._list(map(self._symbol, each)), role, digits=each)] if each else []

    def _houses(self, houses: list[House], role: str) -> list[Part]:
        names = (self._house_name(house) for house in houses)
        return [Part(self._list(names), role, houses=tuple(houses))] if houses else []

    def _house_name(self, house: House) -> str:
        """Some houses of variants have no number: 'the falling diagonal'."""
        if house.kind in self._words:
            return self._words[house.kind].format(house.index + 1)
        return house.name if house.name[-1:].isdigit() else self._words["the"].format(house.name)

    def _symbol(self, digit: int) -> str:
        return self._symbols[digit - 1] if self._symbols else str(digit)

    def _cell_names(self, cells: Iterable[int]) -> list[str]:
        return [cell_name(cell, self._size) for cell in cells]

    def _list(self, items: Iterable[str]) -> str:
        *most, last = list(items)
        return self._words["comma"].join(most) + self._words["and"] + last if most else last

    @staticmethod
    def _joined(phrases: list[list[Part]], between: str) -> list[Part]:
        return [part for i, phrase in enumerate(phrases) for part in ([Part(between)] if i else []) + phrase]
