"""The input folder: which files it has, and which problems are there on purpose."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

from ninefold.errors import NinefoldError

EXPECTED = "expected-problems.toml"
"""A file of this name in the input folder is no puzzle: it lists the entries that are malformed on purpose."""


def input_files(folder: Path) -> list[str]:
    """The files of a folder and its subfolders, as paths within it, sorted; hidden ones and EXPECTED are left out.

    Links to folders are not followed, since they may lead in a circle; they are in the list, so that they can be named
    as what they are.
    """
    names = []
    for place, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        at = Path(place).relative_to(folder)
        links = [name for name in folders if Path(place, name).is_symlink()]
        names += [(at / name).as_posix() for name in files + links if not name.startswith(".")]
    return sorted(name for name in names if name != EXPECTED)


class ExpectedProblems:
    """The entries of a folder that are malformed on purpose, so that finding them is no failure.

    The file says so by name: the lines that are wrong, or `"file"` where nothing in it can be read.

        "two-good-one-bad.txt" = [2]
        "not-a-puzzle.txt" = "file"
    """

    def __init__(self, folder: Path) -> None:
        self._lines: dict[str, frozenset[int] | None] = {}
        path = folder / EXPECTED
        if not path.is_file():
            return
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise NinefoldError(f"{path}: {error}") from None
        for name, lines in table.items():
            numbers = isinstance(lines, list) and all(isinstance(line, int) for line in lines)
            if lines != "file" and not numbers:
                raise NinefoldError(f'{path}: {name}: expected a list of lines or "file", got {lines!r}')
            self._lines[name] = None if lines == "file" else frozenset(lines)

    def has(self, file: str, line: int) -> bool:
        """Whether this problem is there on purpose."""
        if file not in self._lines:
            return False
        lines = self._lines[file]
        return lines is None or line in lines
