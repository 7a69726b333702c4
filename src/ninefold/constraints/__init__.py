"""Rules beyond rows, columns and boxes: one constraint per file, which describes itself.

A class is asked for by its name, and its file, which has the same name, is imported only then: most puzzles have no
constraint at all. `kinds()` has every one of them.

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
