"""Includes of native/ go one way: fails on one that the table of native/README.md does not allow.

includes.py [NATIVE]: the folder to check, ours if none is named.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def allowed(readme: str) -> dict[str, set[str]]:
    """Of each folder in the table, the folders that it may include."""
    rows = re.findall(r"^\| `([^`]+)` \|[^|]*\|([^|]*)\|$", readme, re.MULTILINE)
    return {folder: {folder, *re.findall(r"`([^`]+)`", others)} for folder, others in rows}


def folder_of(path: str, folders: set[str]) -> str:
    """The innermost folder of the table that a file is in; its own folder if none is."""
    parents = [str(parent) for parent in Path(path).parents]
    return next((parent for parent in parents if parent in folders), parents[0])


def forbidden(native: Path) -> list[str]:
    """A line for every include that is not allowed."""
    table = allowed((native / "README.md").read_text(encoding="utf-8"))
    folders, lines = set(table), []
    for file in sorted((*native.rglob("*.h"), *native.rglob("*.cpp"))):
        here = folder_of(file.relative_to(native).as_posix(), folders)
        for included in INCLUDE.findall(file.read_text(encoding="utf-8")):
            there = folder_of(included, folders)
            if there not in table.get(here, ()):
                lines.append(f"{file}: `{here}` may not include `{there}` ({included})")
    return lines


if __name__ == "__main__":
    wrong = forbidden(Path(*(sys.argv[1:] or ["native"])))
    print("\n".join(wrong) if wrong else "native includes go one way")
    sys.exit(bool(wrong))
