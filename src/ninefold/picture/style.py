"""The rules of scene.css that a picture needs when it stands alone, with their colours put in."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import cache
from importlib.resources import files
from typing import NamedTuple

Style = Callable[[Collection[str]], str]
"""From names of styles to what they look like."""

_TOKEN = re.compile(r"--([\w-]+): (?:light-dark\(([^,]+), ([^)]+)\)|([^;]+));")
_RULE = re.compile(r"^([^\s@:/}][^{\n]*) \{ ([^}]*) \}$", re.MULTILINE)
_CLASS = re.compile(r"\.([\w-]+)")
_ON_PAPER = "@media print {\n"


def style_of(styles: Collection[str]) -> str:
    """What these styles look like; colours of the night where a system asks for them.

    >>> style_of({"differ"}).splitlines()[1:]
    ['.differ { fill: #D6E4FA; }', '@media (prefers-color-scheme: dark) {', '.differ { fill: #24344F; }', '}']
    """
    light, dark = [], []
    for selector, by_day, by_night in _rules():
        if set(styles).issuperset(_CLASS.findall(selector)):
            light.append(f"{selector} {{ {by_day} }}")
            changed = by_night != by_day and _changed(by_day, by_night)
            dark += [f"{selector} {{ {changed} }}"] if changed else []
    return "\n".join([*light, *(["@media (prefers-color-scheme: dark) {", *dark, "}"] if dark else [])])


def paper_style_of(styles: Collection[str]) -> str:
    """What these styles look like in print: black and greys.

    >>> paper_style_of({"differ"}).splitlines()[1:]
    ['.differ { fill: #E2E2E2; }']
    """
    wanted = set(styles)
    return "\n".join(f"{name} {{ {text} }}" for name, text in _paper_rules() if wanted.issuperset(_CLASS.findall(name)))


@cache
def said_on_paper(style: str) -> dict[str, str]:
    """What one or more styles declare in print; what is said later counts.

    >>> said_on_paper("given")
    {'fill': '#000000', 'font-weight': '600'}
    """
    names = set(style.split())
    said: dict[str, str] = {}
    for selector, text in _paper_rules():
        classes = _CLASS.findall(selector)
        if classes and names.issuperset(classes):
            said |= dict(one.split(": ", 1) for one in text.rstrip("; ").split("; "))
    return said


class Look(NamedTuple):
    """What a drawer that knows no CSS needs of a style: colours, "" for none, the width of strokes, and the rest."""

    fill: str = ""
    stroke: str = ""
    width: float = 0
    dashed: bool = False
    bold: bool = False
    from_start: bool = False
    opaque: bool = True


@cache
def look_of(style: str) -> Look:
    """One or more styles, by day; what is said later counts.

    >>> look_of("thick")
    Look(fill='', stroke='#1B1D22', width=2.5, dashed=False, bold=False, from_start=False, opaque=True)
    """
    names = set(style.split())
    said: dict[str, str] = {}
    for selector, by_day, _ in _rules():
        classes = _CLASS.findall(selector)
        if classes and names.issuperset(classes):
            said |= dict(one.split(": ", 1) for one in by_day.rstrip("; ").split("; "))
    colours = {name: "" if said.get(name, "none") == "none" else said[name] for name in ("fill", "stroke")}
    return Look(
        **colours,
        width=float(said.get("stroke-width", 0)),
        dashed="stroke-dasharray" in said,
        bold=int(said.get("font-weight", 400)) > 500,
        from_start=said.get("text-anchor") == "start",
        opaque="fill-opacity" not in said,
    )


def _changed(by_day: str, by_night: str) -> str:
    pairs = zip(by_day.split("; "), by_night.split("; "), strict=True)
    return "; ".join(night.rstrip(";") for day, night in pairs if day != night) + ";"


@cache
def sheet() -> str:
    """The file itself."""
    return files("ninefold.picture").joinpath("scene.css").read_text(encoding="utf-8")


@cache
def _rules() -> list[tuple[str, str, str]]:
    """Selector, declarations by day, by night; a rule for several selectors is several."""
    on_screen, _, _ = sheet().partition(_ON_PAPER)
    tokens = {name: (day or both, night or both) for name, day, night, both in _TOKEN.findall(on_screen)}
    return [
        (
            selector,
            _with(text, {name: day for name, (day, _) in tokens.items()}),
            _with(text, {name: night for name, (_, night) in tokens.items()}),
        )
        for selector, text in _selected(on_screen)
    ]


@cache
def _paper_rules() -> list[tuple[str, str]]:
    """Selector and declarations: those of the screen with the inks of paper, then those of paper alone."""
    on_screen, _, on_paper = sheet().partition(_ON_PAPER)
    tokens = {name: day or both for text in (on_screen, on_paper) for name, day, _, both in _TOKEN.findall(text)}
    return [(selector, _with(text, tokens)) for part in (on_screen, on_paper) for selector, text in _selected(part)]


def _selected(text: str) -> list[tuple[str, str]]:
    return [(selector, rule) for selectors, rule in _RULE.findall(text) for selector in selectors.split(", ")]


def _with(text: str, tokens: dict[str, str]) -> str:
    return re.sub(r"var\(--([\w-]+)\)", lambda name: tokens[name[1]], text)
