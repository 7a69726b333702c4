"""A search as it went, written down: which node was made and visited when. The player shows it step by step.

After the n-th visit there are the nodes with made <= n; those with visited <= n were taken up, the others wait in OPEN.
"""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.desk.answer import Answer
from ninefold.engine.lab import Limits, Outcome, TreeNode, algorithms, run_native
from ninefold.errors import PuzzleError
from ninefold.lab.algorithms import named
from ninefold.lab.search import CLOSED, OPEN
from ninefold.lab.wording import many
from ninefold.model import Puzzle

MOST_NODES = 1500
"""Nodes that are written down: what a person can walk through, and a browser draw, twice beside each other."""
SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class TraceAnswer(Answer):
    """The first nodes of a search, a list for each of their properties; the root is the first.

    lists       which lists the method keeps: open, closed
    box         height and width of a box
    parent      the number of the node's parent, -1 for the root; cell and digit: what was tried there
    made        how many nodes had been visited when it was made
    visited     its number among the visited, from 1; 0 if it never was
    dead        numbers of the nodes without a successor that are no solution
    solutions   numbers of the nodes that are one
    steps       visits that can be shown: all nodes made until then are written down
    first       the visit that found the first solution; 0 if none did
    whole       whether the whole tree is here
    """

    method: str
    title: str
    lists: tuple[str, ...]
    size: int
    box: tuple[int, ...]
    symbols: tuple[str, ...]
    givens: tuple[int, ...]
    parent: tuple[int, ...]
    cell: tuple[int, ...]
    digit: tuple[int, ...]
    made: tuple[int, ...]
    visited: tuple[int, ...]
    dead: tuple[int, ...]
    solutions: tuple[int, ...]
    steps: int
    first: int
    whole: bool
    sentence: str


def trace(puzzle: Puzzle, method: str, *, nodes: int = MOST_NODES, limits: Limits | None = None) -> TraceAnswer:
    """The search of a native algorithm, through its whole tree or as far as the nodes go.

    >>> from ninefold.model import Shape
    >>> two = Puzzle(Shape(2, 2), bytes([1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 4, 3, 4, 3, 0, 0]))
    >>> trace(two, "bfs").visited, trace(two, "dfs").visited
    ((1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 2, 6, 3, 4, 5, 7, 8, 9))
    """
    if method not in algorithms():
        raise PuzzleError(f"no tree can be drawn for {method!r}; take one of {', '.join(algorithms())}")
    outcome = run_native(method, puzzle, limits or Limits(seconds=SECONDS), whole=True, tree=nodes)
    if not outcome.tree:
        raise PuzzleError(f"{method!r} makes no tree here; bt, bfs, dfs, best-first, mc or dlx do")
    tree = outcome.tree
    whole = not outcome.cut and outcome.generated == len(tree)
    steps = outcome.nodes if outcome.generated == len(tree) else max(1, tree[-1].made - 1)
    parents = {node.parent for node in tree}
    return TraceAnswer(
        method=method,
        title=named(method).title,
        lists=tuple(name for name, who in (("open", OPEN), ("closed", CLOSED)) if method in who),
        size=puzzle.shape.size,
        box=(puzzle.shape.box_height, puzzle.shape.box_width),
        symbols=tuple(puzzle.symbol(digit) for digit in range(1, puzzle.shape.size + 1)),
        givens=tuple(puzzle.givens),
        parent=tuple(node.parent for node in tree),
        cell=tuple(node.cell for node in tree),
        digit=tuple(node.digit for node in tree),
        made=tuple(node.made for node in tree),
        visited=tuple(node.visited for node in tree),
        dead=tuple(number for number, node in enumerate(tree) if _is_dead(node, number in parents, steps)),
        solutions=tuple(number for number, node in enumerate(tree) if node.solution),
        steps=steps,
        first=outcome.first_visit,
        whole=whole,
        sentence=_sentence(outcome, steps, whole),
    )


def _is_dead(node: TreeNode, has_children: bool, steps: int) -> bool:
    """Beyond the steps that are shown a node may have children that are not here."""
    return node.expanded and not node.solution and not has_children and node.visited <= steps


def _sentence(outcome: Outcome, steps: int, whole: bool) -> str:
    first = (
        f"the first solution after {many(outcome.first_visit, 'visit')}"
        if outcome.first_visit
        else "no solution so far"
        if outcome.cut
        else "no solution"
    )
    if whole:
        return f"{many(outcome.nodes, 'node')} in the whole tree, {first}."
    return f"The first {many(steps, 'visit')} of {'more than ' if outcome.cut else ''}{outcome.nodes:,}; {first}."
