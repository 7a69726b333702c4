"""What logic may use, and what it should use where nothing is said."""

from __future__ import annotations

from functools import lru_cache

from ninefold.engine.options import DEFAULT, LogicOptions
from ninefold.errors import PuzzleError
from ninefold.logic.catalogue import techniques

__all__ = ["DEFAULT", "LogicOptions", "checked", "only", "without_guessing"]


@lru_cache(maxsize=16)
def checked(options: LogicOptions) -> LogicOptions:
    """The options, if all their techniques are known."""
    for name in options.techniques or ():
        if name not in techniques():
            raise PuzzleError(f"no technique is called {name!r}")
    return options


@lru_cache(maxsize=256)
def only(name: str, *, every: bool = False) -> LogicOptions:
    """Options that look for one technique alone; `every`: also for patterns that remove what another one removes."""
    return LogicOptions(techniques=(name,), duals=name.startswith("dual-"), one_per_elimination=not every)


@lru_cache(maxsize=2)
def without_guessing(*, unique: bool) -> LogicOptions:
    """The default ladder without brute force; techniques that rest on one solution only where there is one."""
    ladder = [
        technique.id
        for technique in techniques().values()
        if technique.enabled and technique.id != "brute-force" and (unique or technique.family != "uniqueness")
    ]
    return LogicOptions(techniques=tuple(ladder))
