"""The rules of scene.css that a picture needs when it stands alone, with their colours put in."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from importlib.resources import files

_TOKEN = re.compile(r"--([\w-]+): (?:light-dark\(([^,]+), ([^)]+)\)|([^;]+));")
_RULE = re.compile(r"^([^\s@:/][^{\n]*) \{ ([^}]*) \}$", re.MULTILINE)
_CLASS = re.compile(r"\.([\w-]+)")


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
    tokens = {name: (day or both, night or both) for name, day, night, both in _TOKEN.findall(sheet())}

    def at(night: int, text: str) -> str:
        return re.sub(r"var\(--([\w-]+)\)", lambda name: tokens[name[1]][night], text)

    return [
        (selector, at(0, text), at(1, text))
        for selectors, text in _RULE.findall(sheet())
        for selector in selectors.split(", ")
    ]
