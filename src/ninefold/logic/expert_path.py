"""The expert path of plain 9×9: exotic patterns and whips beside the usual techniques, the simplest first.

One scale for all of them: points of the catalogue, and 200 + 40 for each place of a chain. So the usual patterns and
fireworks come first, then chains of up to six places, then tridagons, SK loops, exocets and multi-sector locked sets,
then longer chains, and those from the guardians of tridagons and their like; forcing chains and nets only where all of
these end, and B-braids last: chains inside a supposition, each of them told. Nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ninefold.engine import logic
from ninefold.engine.options import LogicOptions
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PuzzleError
from ninefold.logic.catalogue import beyond_hodoku, techniques
from ninefold.logic.whips import EVERY_KIND, KINDS, Chain, next_chain, next_nested
from ninefold.model import LEVELS, Grid, Puzzle, Step

SHORT, LONG = 6, 12
"""Places of a chain: those of the short ones are fewer than what a tridagon costs; longer ones are hard to read."""
NESTED_LONG = 14
"""Places of a chain inside a supposition: no puzzle is known to need more."""
_FORCING = ("forcing-chain-contradiction", "forcing-chain-verity", "forcing-net-contradiction", "forcing-net-verity")
_ALSO = ("wxyz-wing", "death-blossom")


def expert_path(
    puzzle: Puzzle | Grid,
    *,
    unique: bool = True,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Iterator[tuple[Step, Chain | None, Grid]]:
    """Each step, its chain if it is one, and the grid after it, until the grid is full or nothing is found.

    `unique` says that there is one solution: techniques that rest on it are left out otherwise.
    """
    grid = puzzle if isinstance(puzzle, Grid) else Grid.start(puzzle)
    if not grid.puzzle.is_plain_nine:
        raise PuzzleError(f"the expert path is for 9×9 without constraints only: {grid.puzzle}")
    stop = stop_for(timeout, stop)
    usual, exotic, forcing = ladders(unique=unique)
    while not grid.is_full:
        for step, reached in logic.path(grid, usual, stop):
            grid = reached
            yield step, None, grid
        if grid.is_full:
            return
        step_found, chain = _beyond_the_usual(grid, exotic, EVERY_KIND, stop)
        if step_found is None:
            step_found = logic.next_step(grid, forcing, stop)
        if step_found is None:
            chain = next_nested(grid, longest=NESTED_LONG, stop=stop)
            step_found = chain.step if chain else None
        if step_found is None:
            return
        grid = grid.apply(step_found)
        yield step_found, chain, grid


def beyond_the_usual(grid: Grid, stop: Stop) -> Step | None:
    """The simplest exotic pattern, whip or braid where the usual techniques end; none needs one solution alone.

    Chains from guardians are left to the expert path: the patterns that they begin with take long to look for.
    """
    _, exotic, _ = ladders(unique=False)
    return _beyond_the_usual(grid, exotic, KINDS, stop)[0]


def _beyond_the_usual(
    grid: Grid, exotic: LogicOptions, kinds: Iterable[str], stop: Stop
) -> tuple[Step | None, Chain | None]:
    chain = next_chain(grid, longest=SHORT, stop=stop)
    step = chain.step if chain else logic.next_step(grid, exotic, stop)
    if step is None:
        chain = next_chain(grid, kinds=kinds, longest=LONG, stop=stop)
        step = chain.step if chain else None
    return step, chain


@lru_cache(maxsize=2)
def ladders(*, unique: bool) -> tuple[LogicOptions, LogicOptions, LogicOptions]:
    """What is looked for before short chains, what between short and long ones, and what at the end.

    >>> usual, exotic, forcing = ladders(unique=True)
    >>> usual.allows("firework-triple"), exotic.techniques[0], usual.allows("brute-force")
    (True, 'tridagon', False)
    """
    known = [
        one
        for one in techniques().values()
        if one.boards != "other"
        and one.family != "last-resort"
        and (one.enabled or beyond_hodoku(one) or one.id in _ALSO)
        and (unique or one.family != "uniqueness")
    ]
    hardest = LEVELS[-1]
    usual = tuple(one.id for one in known if one.level != hardest)
    exotic = tuple(one.id for one in known if one.level == hardest)
    return LogicOptions(techniques=usual), LogicOptions(techniques=exotic), LogicOptions(techniques=_FORCING)
