"""The expert path of plain 9×9: exotic patterns and whips beside the usual techniques, the simplest first.

One scale for all of them: points of the catalogue, and 200 + 40 for each place of a chain. So the usual patterns and
fireworks and chains of up to six places come in turn, always the simplest that is there; then tridagons, SK loops,
exocets and multi-sector locked sets; then longer chains, and those from the guardians of tridagons and their like;
forcing chains and nets only where all of these end, and B-braids last: chains inside a supposition, each of them told.
Nothing is guessed. As nothing that is removed makes a step harder to find, taking the simplest each time keeps the
hardest step as simple as it can be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ninefold.engine import logic
from ninefold.engine.options import LogicOptions
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PuzzleError
from ninefold.logic.catalogue import beyond_hodoku, technique, techniques
from ninefold.logic.whips import EVERY_KIND, KINDS, Chain, next_chain, next_nested
from ninefold.model import LEVELS, Grid, Puzzle, Step

SHORT, LONG = 6, 12
"""Places of a chain: those of the short ones are fewer than what a tridagon costs; longer ones are hard to read."""
CHAINS = (*KINDS, "s-whip")
"""What is looked for among short chains; the other kinds begin with patterns that take long to find."""
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
    while not grid.is_full:
        for step, reached in logic.path(grid, stages(unique=unique)[0], stop):
            grid = reached
            yield step, None, grid
        if grid.is_full or (found := _next(grid, unique, stop)) is None:
            return
        grid = grid.apply(found[0])
        yield *found, grid


def _next(grid: Grid, unique: bool, stop: Stop) -> tuple[Step, Chain | None] | None:
    """The simplest step beyond the first stage."""
    _, exotic, forcing = ladders(unique=unique)
    for length, options in enumerate(stages(unique=unique)[1:], 2):
        if step := logic.next_step(grid, options, stop):
            return step, None
        if chain := next_chain(grid, kinds=CHAINS, longest=length, stop=stop):
            return chain.step, chain
    if found := _exotic(grid, exotic, EVERY_KIND, stop):
        return found
    if step := logic.next_step(grid, forcing, stop):
        return step, None
    chain = next_nested(grid, longest=NESTED_LONG, stop=stop)
    return (chain.step, chain) if chain else None


@lru_cache(maxsize=2)
def stages(*, unique: bool) -> tuple[LogicOptions, ...]:
    """The usual techniques by their points: those before any chain, then those before chains of two places, of three…

    >>> first, second, *_, last = stages(unique=True)
    >>> first.allows("x-wing"), second.allows("x-wing"), second.allows("aic"), last.allows("rstuvwxyz-wing")
    (True, False, True, True)
    """
    usual = ladders(unique=unique)[0].techniques or ()
    tops = [200 + 40 * length for length in range(1, SHORT + 1)]
    return tuple(
        LogicOptions(techniques=tuple(one for one in usual if low < technique(one).score <= top))
        for low, top in zip([-1, *tops], tops, strict=False)
    )


def beyond_the_usual(grid: Grid, stop: Stop) -> Step | None:
    """The simplest exotic pattern, whip or braid where the usual techniques end; none needs one solution alone.

    Chains from guardians are left to the expert path: the patterns that they begin with take long to look for.
    """
    if chain := next_chain(grid, longest=SHORT, stop=stop):
        return chain.step
    _, exotic, _ = ladders(unique=False)
    found = _exotic(grid, exotic, KINDS, stop)
    return found[0] if found else None


def _exotic(grid: Grid, exotic: LogicOptions, kinds: Iterable[str], stop: Stop) -> tuple[Step, Chain | None] | None:
    """An exotic pattern, or a long chain of these kinds."""
    if step := logic.next_step(grid, exotic, stop):
        return step, None
    chain = next_chain(grid, kinds=kinds, longest=LONG, stop=stop)
    return (chain.step, chain) if chain else None


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
