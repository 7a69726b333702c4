"""Families of letters that are free to embed, and the folder where the files of each lie."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from ninefold.errors import MissingExtraError, PlanError

_PACKAGE = "font_source_sans_pro"
"""Brings Source Sans Pro; typst itself brings Libertinus."""
_WEIGHTS = ("Regular", "Semibold", "Bold")
_SYSTEM = (
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path("/Library/Fonts"),
    Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts",
    *(Path.home() / own for own in (".local/share/fonts", ".fonts", "Library/Fonts")),
)
"""Where systems keep fonts."""
_FILES = 20_000
"""Files that are looked at there."""


@dataclass(frozen=True, slots=True)
class Family:
    """A family: its name, that of the numbers on boards, and for one of the system its files and how to get them."""

    name: str
    digits: str = "Source Sans Pro"
    files: str = ""
    package: str = ""
    credit: str = ""


FAMILIES = {
    "sans": Family("Source Sans Pro"),
    "serif": Family("Libertinus Serif"),
    "opendyslexic": Family(
        "OpenDyslexic",
        digits="OpenDyslexic",
        files="OpenDyslexic-*.otf",
        package="fonts-opendyslexic",
        credit="OpenDyslexic: Abelardo Gonzalez, CC BY 3.0",
    ),
}
"""By the names that plans have for them."""

FIGURES = {"Source Sans Pro": {400: 0.497, 600: 0.513}}
"""How wide the figures of a family are by its weights, in their size, where all are alike."""


def folders(family: str) -> list[str]:
    """Where the files of a family lie, and of what stands in for letters that it does not have."""
    return [_brought().name, *([str(_of_system(family))] if FAMILIES[family].files else [])]


@cache
def _brought() -> TemporaryDirectory[str]:
    """The weights that books are set with, in a folder of their own as long as we run.

    The package has each weight twice, as OpenType and as TrueType, and typst takes what its folder happens to name
    first: a book would have other bytes on another machine.
    """
    spec = find_spec(_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        raise MissingExtraError("a book", "press")
    folder = TemporaryDirectory(prefix="ninefold-fonts-")
    for weight in _WEIGHTS:
        name = f"SourceSansPro-{weight}.otf"
        copyfile(Path(next(iter(spec.submodule_search_locations))) / "files" / name, Path(folder.name) / name)
    return folder


def _of_system(family: str) -> Path:
    """Looked for each time: a person who reads that it is missing may install it."""
    wanted = FAMILIES[family]
    looked = 0
    for place in _SYSTEM:
        for folder, _folders, names in os.walk(place):
            looked += len(names)
            if any(Path(name).match(wanted.files) for name in names):
                return Path(folder)
            if looked > _FILES:
                break
    raise PlanError(
        f"the font {wanted.name} is not on this machine: install {wanted.package} (Debian, Ubuntu), "
        f"or put its files {wanted.files} into {_SYSTEM[-3]}"
    )
