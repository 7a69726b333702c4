"""Rules beyond rows, columns and boxes: one constraint per file, which describes itself.

A class is asked for by its name, and its file, which has the same name, is imported only then: most puzzles have no
constraint at all. `kinds()` has every one of them.

It says what it is (name, sentence, drawing), whether a full grid keeps it (`holds`), and of which houses and rules it
is made (`rules`). `@constraint` registers it under the name of its class, which is its name in files. The annotations
of its fields say what is checked and what is a cell: fields when it is made (model/fields.py), its place when it comes
to a board (`fault`), and what all of a puzzle are together when that is made (model/together.py, model/bounds.py).

The rules are few (native/general/problem.h): pairs, sums, cages, automata, renbans, equal contents, counting circles,
ranks of whole lines, connected regions and counts in them, alternatives. Lines and outside clues are automata, whose
tables are made once in Python. Boards that are not square lie in a square whose other cells are void; cells beside the
board (`Shape.extra`) are in no house, and a board without lines has free cells (docs/adr/0012-extra-cells.md).

>>> from ninefold.constraints import XSum
>>> XSum.__module__
'ninefold.constraints.x_sum'
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

_CLASS = re.compile("[A-Z][A-Za-z]+")
_WORD = re.compile("(?<!^)(?=[A-Z])")


def __getattr__(name: str) -> Any:
    if name == "kinds":
        return import_module(f"{__name__}.parts.registry").kinds
    if _CLASS.fullmatch(name):
        try:
            return getattr(import_module(f"{__name__}.{_WORD.sub('_', name).lower()}"), name)
        except ModuleNotFoundError:
            pass
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*(name for name in globals() if name.startswith("__")), "kinds", *__getattr__("kinds")()])
