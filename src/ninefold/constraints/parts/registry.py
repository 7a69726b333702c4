"""Every constraint registers itself here, under the name that it has in files: the name of its class."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import TypeVar, dataclass_transform

from ninefold.model.constraint import Constraint

_Kind = TypeVar("_Kind", bound=Constraint)

_kinds: dict[str, type[Constraint]] = {}


@dataclass_transform(frozen_default=True)
def constraint(kind: type[_Kind]) -> type[_Kind]:
    """Makes an immutable value of a class of constraints, and registers it."""
    made = dataclass(frozen=True, slots=True)(kind)
    _kinds[made.__name__] = made
    return made


@lru_cache(maxsize=1)
def kinds() -> Mapping[str, type[Constraint]]:
    """Every constraint by its name in files; imports every file of the package, which takes a moment.

    >>> kinds()["Thermo"].name
    'thermometer'
    """
    from pkgutil import iter_modules  # only here: it takes longer than most commands need

    package = import_module("ninefold.constraints")
    for module in iter_modules(package.__path__):
        import_module(f"{package.__name__}.{module.name}")
    return dict(sorted(_kinds.items()))
