"""Whips, braids and their kin as steps of plain 9×9: found, written in nrc notation, told and drawn like any other.

A chain supposes that its target is true and follows what that leaves of one row, column, box or cell after the other,
until one has nothing left. `chain` says what a chain is, `nrc` how it is written.

Chains whose kind begins with `or` use cells that three digits cannot fill, tridagons and the like: one of the other
candidates there, the guardians, is true, which stands for a place of the chain, or each of them leads to the same.
In an S-whip a subset may follow as a candidate does: so many places whose candidates, once some are false, lie in as
many others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ninefold.engine import expert, logic
from ninefold.engine.expert import KINDS as EVERY_KIND
from ninefold.engine.expert import ChainLink
from ninefold.engine.options import LogicOptions
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PuzzleError
from ninefold.logic.chain import NESTED, Chain
from ninefold.logic.nrc import PATTERNS, ROWS
from ninefold.model import Elimination, Grid, Node, Puzzle, Shape, Step
from ninefold.model.one_of import one_of

__all__ = ["EVERY_KIND", "KINDS", "LONGEST", "Chain", "ChainLink", "chain_on", "next_chain", "next_nested", "whip_path"]

KINDS = ("biv-chain", "z-chain", "t-whip", "whip", "g-whip", "braid", "g-braid")
"""Those of the scales W to gB, in their order among chains of one length."""
LONGEST = 36
_SINGLES = LogicOptions(techniques=("full-house", "naked-single", "hidden-single"))
_HOUSES = Shape(3, 3).houses


def next_chain(
    grid: Grid,
    *,
    kinds: Iterable[str] = KINDS,
    longest: int = LONGEST,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Chain | None:
    """The shortest chain of a grid; of several the first kind. None if there is none up to this length."""
    return _found(grid, None, kinds, longest, stop_for(timeout, stop))


def chain_on(
    grid: Grid,
    cell: int,
    digit: int,
    *,
    kinds: Iterable[str] = KINDS,
    longest: int = LONGEST,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Chain | None:
    """The shortest chain that removes this candidate; none for what is no candidate."""
    if not 0 <= cell < len(grid.digits) or digit not in grid.candidates_of(cell):
        return None
    return _found(grid, Elimination(cell, digit), kinds, longest, stop_for(timeout, stop))


def next_nested(
    grid: Grid, *, longest: int = LONGEST, timeout: float | None = None, stop: Stop | None = None
) -> Chain | None:
    """A B-braid: a candidate that whips and braids refute once it is supposed, those as short as will do."""
    _served(grid)
    found = expert.nested(grid, longest, stop_for(timeout, stop))
    if found is None:
        return None
    inner = tuple(Chain(one.kind, one.target, one.eliminations, one.links) for one in found.inner)
    removed = (Elimination(found.target.cells[0], found.target.digit),)
    return Chain(NESTED, found.target, removed, (), inner=inner)


def whip_path(
    puzzle: Puzzle | Grid,
    *,
    kinds: Iterable[str] = KINDS,
    longest: int = LONGEST,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Iterator[tuple[Step, Chain | None, Grid]]:
    """Singles, and the shortest chain where there is none: each step, its chain, and the grid after it."""
    grid = puzzle if isinstance(puzzle, Grid) else Grid.start(puzzle)
    stop = stop_for(timeout, stop)
    while not grid.is_full:
        single = logic.next_step(grid, _SINGLES, stop) if _served(grid) else None
        chain = None if single else next_chain(grid, kinds=kinds, longest=longest, stop=stop)
        step = single or (chain.step if chain else None)
        if step is None:
            return
        grid = grid.apply(step)
        yield step, chain, grid


def _served(grid: Grid) -> bool:
    if not grid.puzzle.is_plain_nine:
        raise PuzzleError(f"whips and braids are looked for on 9×9 without constraints only: {grid.puzzle}")
    return True


def _found(grid: Grid, target: Elimination | None, kinds: Iterable[str], longest: int, stop: Stop) -> Chain | None:
    _served(grid)
    wanted = frozenset(kinds)
    for kind in sorted(wanted):
        one_of("kind of chain", kind, EVERY_KIND)
    found = expert.chain(grid, wanted, longest, stop, target)
    if found is None:
        return None
    links = tuple(_with_fallen(grid, link) for link in found.links)
    if found.kind == "biv-chain":
        # Its last place has two candidates like all others: the target is false because it sees the second.
        links = (*links[:-1], links[-1]._replace(right=_other(grid, links[-1])))
    # A chain that may use a pattern or a subset and does not is a plain one.
    kind = found.kind if found.patterns else found.kind.removeprefix("or-")
    kind = kind if any(link.subset for link in links) else kind.removeprefix("s-")
    ending = () if found.branches or kind == "oddagon" else _ending(grid, links[-1])
    return Chain(kind, found.target, found.eliminations, links, found.branches, found.patterns, ending=ending)


def _with_fallen(grid: Grid, link: ChainLink) -> ChainLink:
    """A subset with the candidates of its places that are not left then."""
    if not link.subset:
        return link
    left = {one for each in link.subset.left for one in each}
    held = {Elimination(node.cells[0], node.digit) for place in link.subset.places for node in _place(grid, place)}
    return link._replace(subset=link.subset._replace(fallen=tuple(sorted(held - left))))


def _ending(grid: Grid, last: ChainLink) -> tuple[Node, ...]:
    """What the last place has beside its left candidate, where all of it is false."""
    if last.right is not None or last.variable >= PATTERNS:
        return ()
    return tuple(node for node in _place(grid, last.variable) if node != last.left)


def _place(grid: Grid, variable: int) -> Iterator[Node]:
    """The candidates of a cell, or of a digit in a house."""
    if variable < ROWS:
        yield from (Node((variable,), digit) for digit in grid.candidates_of(variable))
        return
    house, digit = divmod(variable - ROWS, 9)
    yield from (Node((at,), digit + 1) for at in _HOUSES[house].cells if digit + 1 in grid.candidates_of(at))


def _other(grid: Grid, link: ChainLink) -> Node:
    """The second candidate of a place with two."""
    return next(node for node in _place(grid, link.variable) if node != link.left)
