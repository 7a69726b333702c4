"""A plan from a TOML file: every key is checked, and what is wrong is told with its place."""

from __future__ import annotations

import datetime
import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from ninefold.choices import LARGEST_BOOK, PER_PAGE
from ninefold.errors import NinefoldError, PlanError
from ninefold.files.regular import open_regular
from ninefold.generating import ANY, SYMMETRIES, Range
from ninefold.generating.layout import variant_names
from ninefold.logic import techniques
from ninefold.model import Shape
from ninefold.model.one_of import did_you_mean
from ninefold.press.fonts import FAMILIES
from ninefold.press.paper import Paper, length, size_named
from ninefold.press.plan import (
    LANGUAGES,
    LONG_TEXT,
    SHOWS,
    SOLUTIONS_PER_PAGE,
    TEXT,
    Extras,
    Plan,
    Section,
    Type,
)
from ninefold.rating import LEVELS

_BYTES = 200_000
_T = TypeVar("_T")


def example() -> str:
    """A plan that works, with every key in it."""
    return resources.files("ninefold.press").joinpath("example.toml").read_text(encoding="utf-8")


def read_plan(path: Path) -> Plan:
    """The plan of a file; files of puzzles that it names lie beside it."""
    with open_regular(path) as file:
        data = file.read(_BYTES + 1)
    if len(data) > _BYTES:
        raise PlanError(f"{path}: a plan has up to {_BYTES:,} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise PlanError(f"{path}: not a text in UTF-8") from None
    return plan_of(text, folder=path.parent, name=path.name)


def plan_of(text: str, *, folder: Path = Path(), name: str = "plan") -> Plan:
    """The plan that a text says.

    >>> plan_of('title = "Ten"\\n[[section]]\\nlevel = "easy"\\ncount = 10').sections[0].count
    10
    """
    try:
        top = Table(tomllib.loads(text), name)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise PlanError(f"{name}: not TOML: {error}") from None
    plan = top.made(
        Plan,
        title=top.text("title", "Sudoku"),
        subtitle=top.text("subtitle", ""),
        author=top.text("author", ""),
        imprint=top.text("imprint", "", most=LONG_TEXT),
        language=top.choice("language", LANGUAGES, "en"),
        date=top.date("date", datetime.date(2000, 1, 1)),
        seed=top.number("seed", 0, 0, 2**64 - 1),
        paper=_paper(top.table("paper")),
        type=_type(top.table("type")),
        per_page=(page := top.table("page")).choice("puzzles", PER_PAGE, 1),
        shows=page.choices("shows", SHOWS, ("level",)),
        address=page.text("address", ""),
        extras=_extras(top.table("extras")),
        sections=tuple(_section(one, folder) for one in top.tables("section")),
    )
    page.end()
    top.end()
    return plan


def _paper(table: Table) -> Paper:
    width, height = table.read("size", size_named, "a4")
    usual = table.made(Paper.of_size, width=width, height=height)
    paper = table.made(
        lambda **fields: replace(usual, **fields),
        top=table.length("top", usual.top),
        bottom=table.length("bottom", usual.bottom),
        inner=table.length("inner", usual.inner),
        outer=table.length("outer", usual.outer),
        bleed=table.length("bleed", 0.0),
        crop_marks=table.flag("crop_marks", False),
        two_sided=table.flag("two_sided", True),
    )
    table.end()
    return paper


def _type(table: Table) -> Type:
    made = Type(
        family=table.choice("family", tuple(FAMILIES), "sans"),
        size=table.real("size", 10.0, 7, 24),
        large=table.flag("large_print", False),
        easy=table.flag("easy_reading", False),
    )
    table.end()
    return made


def _extras(table: Table) -> Extras:
    usual = Extras()
    made = Extras(
        front=table.flag("front", usual.front),
        contents=table.flag("contents", usual.contents),
        how_to_play=table.flag("how_to_play", usual.how_to_play),
        openers=table.flag("openers", usual.openers),
        techniques=table.flag("techniques", usual.techniques),
        hints=table.number("hints", usual.hints, 0, 3),
        solutions=table.flag("solutions", usual.solutions),
        solutions_per_page=table.choice("solutions_per_page", SOLUTIONS_PER_PAGE, usual.solutions_per_page),
        paths=table.number("paths", usual.paths, 0, 50),
        index=table.flag("index", usual.index),
        notes=table.number("notes", usual.notes, 0, 50),
        certificate=table.flag("certificate", usual.certificate),
    )
    table.end()
    return made


def _section(table: Table, folder: Path) -> Section:
    file = table.text("file", "")
    if file and "count" in table and table.number("count", 0, 0, LARGEST_BOOK) == 0:
        raise table.wrong("count", "expected 1 or more, or no count for the whole file")
    section = Section(
        title=table.text("title", ""),
        introduction=table.text("introduction", "", most=LONG_TEXT),
        count=table.number("count", 0, 0 if file else 1, LARGEST_BOOK),
        level=table.choice("level", LEVELS, None),
        techniques=table.choices("techniques", tuple(techniques()), ()),
        rating=table.range("rating", 10),
        score=table.range("score"),
        givens=table.range("givens"),
        symmetry=table.choice("symmetry", tuple(SYMMETRIES), None),
        variants=table.choices("variants", variant_names(), ()),
        box=table.read("box", _box, "3x3"),
        seed=table.number("seed", None, 0, 2**64 - 1),
        per_page=table.choice("puzzles_per_page", PER_PAGE, None),
        file=folder / file if file else None,
    )
    if file:
        wished = table.keys & {
            "level",
            "techniques",
            "rating",
            "score",
            "givens",
            "symmetry",
            "variants",
            "box",
            "seed",
        }
        if wished:
            raise table.wrong(
                sorted(wished)[0], "a section has the puzzles of its file or wishes for new ones, not both"
            )
    else:
        table.made(section.wish)
    table.end()
    return section


def _box(text: str) -> Shape:
    height, _, width = text.lower().replace("×", "x").partition("x")
    if not (height.isdecimal() and width.isdecimal()) or not 2 <= int(height) * int(width) <= 16:
        raise PlanError(f"expected the height and width of a box as 2x3, up to 16×16, got {text!r}")
    return Shape(int(height), int(width))


class Table:
    """A table of the file, read key by key; at its end, keys that nobody read are refused."""

    def __init__(self, data: Mapping[str, Any], place: str) -> None:
        self._data = data
        self._place = place
        self._known: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._data

    @property
    def keys(self) -> set[str]:
        """All that it has."""
        return set(self._data)

    def wrong(self, key: str, sentence: object) -> PlanError:
        """An error at the place of a key."""
        return PlanError(f"{self._place}, {key}: {sentence}")

    def text(self, key: str, otherwise: str, *, most: int = TEXT) -> str:
        value: str = self._of(key, otherwise, str, "a text")
        if len(value) > most:
            raise self.wrong(key, f"expected up to {most} characters, got {len(value):,}")
        if bad := next((one for one in value if not one.isprintable() and one not in "\n\t"), None):
            raise self.wrong(key, f"a text has no character {bad!r}")
        return value.strip()

    def flag(self, key: str, otherwise: bool) -> bool:
        value: bool = self._of(key, otherwise, bool, "true or false")
        return value

    def date(self, key: str, otherwise: datetime.date) -> datetime.date:
        value = self._of(key, otherwise, datetime.date, "a date as 2026-11-17")
        return value.date() if isinstance(value, datetime.datetime) else value

    def number(self, key: str, otherwise: _T, least: int, most: int) -> int | _T:
        if key not in self._data and otherwise is None:
            self._known.add(key)
            return otherwise
        value = self._of(key, otherwise, int, "a whole number")
        if not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(key, f"expected {least} to {most}, got {value}")
        return value

    def real(self, key: str, otherwise: float, least: float, most: float) -> float:
        value = self._of(key, otherwise, (int, float), "a number")
        if not least <= value <= most:
            raise self.wrong(key, f"expected {least:g} to {most:g}, got {value:g}")
        return float(value)

    def length(self, key: str, otherwise: float) -> float:
        return self.read(key, length, None) if key in self._data else self._missing(key, otherwise)

    def range(self, key: str, times: int = 1) -> Range:
        return self.read(key, lambda text: _range(text, times), None) if key in self._data else self._missing(key, ANY)

    def choice(self, key: str, among: Collection[_T], otherwise: Any) -> Any:
        value = self._data.get(key, otherwise)
        self._known.add(key)
        if key in self._data and (isinstance(value, bool) or value not in among):
            raise self.wrong(key, f"expected one of {_listed(among)}, got {value!r:.60}{did_you_mean(value, among)}")
        return value

    def choices(self, key: str, among: Collection[str], otherwise: tuple[str, ...]) -> tuple[str, ...]:
        values = self._of(key, list(otherwise), list, "a list")
        if len(values) > 20:
            raise self.wrong(key, f"expected up to 20, got {len(values)}")
        for value in values:
            if value not in among:
                raise self.wrong(
                    key, f"expected some of {_listed(among)}, got {value!r:.60}{did_you_mean(value, among)}"
                )
        return tuple(values)

    def read(self, key: str, reader: Callable[[str], _T], otherwise: str | None) -> _T:
        text = self._of(key, otherwise, str, "a text")
        try:
            return reader(text)
        except NinefoldError as error:
            raise self.wrong(key, error) from None

    def table(self, key: str) -> Table:
        return Table(self._of(key, {}, dict, "a table"), f"{self._place}, [{key}]")

    def tables(self, key: str) -> list[Table]:
        found = self._of(key, [], list, f"tables [[{key}]]")
        if not all(isinstance(one, dict) for one in found):
            raise self.wrong(key, f"expected tables [[{key}]]")
        return [Table(one, f"{self._place}, [[{key}]] {number}") for number, one in enumerate(found, 1)]

    def made(self, call: Callable[..., _T], **fields: Any) -> _T:
        """What is made of the fields; what they are not together is told with the place of the table."""
        try:
            return call(**fields)
        except NinefoldError as error:
            raise PlanError(f"{self._place}: {error}") from None

    def end(self) -> None:
        for key in self._data:
            if key not in self._known:
                raise PlanError(f"{self._place}: no key is called {key!r:.60}{did_you_mean(key, self._known)}")

    def _missing(self, key: str, otherwise: _T) -> _T:
        self._known.add(key)
        return otherwise

    def _of(self, key: str, otherwise: Any, kind: type | tuple[type, ...], what: str) -> Any:
        value = self._data.get(key, otherwise)
        self._known.add(key)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self.wrong(key, f"expected {what}, got {value!r:.60}")
        return value


def _range(text: str, times: int) -> Range:
    least, dots, most = text.partition("..")
    ends = [least, most if dots else least]
    try:
        least_end, most_end = (round(times * float(end)) if end.strip() else None for end in ends)
    except (ValueError, OverflowError):
        raise PlanError(f"expected a range as 22..28, 22.., ..28 or 22, got {text!r:.60}") from None
    if least_end is not None and most_end is not None and least_end > most_end:
        raise PlanError(f"expected a range from less to more, got {text!r:.60}")
    return Range(least_end, most_end)


def _listed(among: Collection[object]) -> str:
    shown = [str(one) for one in among]
    return ", ".join(shown) if len(shown) <= 20 else f"{len(shown)} names"
