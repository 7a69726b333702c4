"""The ways to search, studied on one board: the cost of the first solution, and the whole tree."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.desk.answer import Answer
from ninefold.desk.task import Task
from ninefold.engine.lab import INF, SOLVED, Limits, Outcome, run_native
from ninefold.lab.algorithms import named
from ninefold.lab.theory import PARAMETERS, THEORY
from ninefold.lab.wording import many
from ninefold.model import Puzzle
from ninefold.stopping import look, working_under

METHODS = ("bfs", "dfs", "best-first", "bt", "btf", "recursive", "nsbt", "hsbt", "mc", "guess", "combined", "dlx")
"""Every algorithm that walks through a tree until it has seen all of it."""

OPEN, CLOSED = ("bfs", "dfs", "best-first"), ("bfs",)
"""Who has a list of positions that wait, and who also one of those it is done with."""

SECONDS = 2.0
"""For each method, to its first solution and once more for its whole tree."""


@dataclass(frozen=True, slots=True)
class TreeFacts(Answer):
    """The whole tree of a method; as far as it was seen if a limit came first (`cut`).

    branching   the mean number of successors of a node that has any
    """

    nodes: int
    dead_ends: int
    depth: int
    solutions: int
    branching: float | None
    cut: str


@dataclass(frozen=True, slots=True)
class SearchRow(Answer):
    """A method on the board: the cost of its first solution, and what its whole tree tells.

    visited, generated    nodes taken up, nodes made
    depth                 of the first solution; none if there is none
    open, closed          positions that wait, positions kept though they are done with: the most at once; none for a
                          method that has no such list
    kept                  positions kept at once, at most: in the lists, or on the way to the present one
    state_bytes           what one of them takes
    complete, optimal     every solution was found, the first lies no deeper than any; none if a limit came first
    """

    method: str
    title: str
    outcome: str
    cut: str
    visited: int
    generated: int
    depth: int | None
    open: int | None
    closed: int | None
    kept: int
    state_bytes: int
    seconds: float
    tree: TreeFacts
    complete: bool | None
    optimal: bool | None


@dataclass(frozen=True, slots=True)
class TheoryRow(Answer):
    """What the thesis says of a method, its formulas worked out for this board, beside what we found."""

    method: str
    title: str
    table: str
    time: str
    time_worked_out: float
    visited: int
    memory: str
    memory_worked_out: float
    kept: int
    complete: bool
    optimal: bool
    our_complete: bool | None
    our_optimal: bool | None


@dataclass(frozen=True, slots=True)
class ParameterRow(Answer):
    """A parameter of the thesis with its value on this board."""

    name: str
    meaning: str
    value: float | None


@dataclass(frozen=True, slots=True)
class SearchAnswer(Answer):
    """All methods on one board, and the tables of the thesis with the numbers of this board."""

    puzzle: str
    size: int
    givens: int
    limit: float
    states: int
    rows: tuple[SearchRow, ...]
    parameters: tuple[ParameterRow, ...]
    theory: tuple[TheoryRow, ...]
    seconds: float
    sentence: str


def study(puzzle: Puzzle, limits: Limits | None = None, *, task: Task | None = None) -> SearchAnswer:
    """Every method on the puzzle, each within the limits.

    >>> from ninefold.model import Shape
    >>> two = Puzzle(Shape(2, 2), bytes([1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 4, 3, 4, 3, 0, 0]))
    >>> answer = study(two)
    >>> [(row.method, row.visited, row.open, row.closed) for row in answer.rows[:2]]
    [('bfs', 8, 2, 7), ('dfs', 5, 2, None)]
    """
    limits = limits or Limits(seconds=SECONDS)
    task = task or Task()
    task.heavy(puzzle.shape.cells - puzzle.given_count > 16)
    first: dict[str, Outcome] = {}
    whole: dict[str, Outcome] = {}
    with working_under(task.stop):
        for method in METHODS:
            task.tell(f"searching: {named(method).title}", len(first))
            first[method] = run_native(method, puzzle, limits)
            look()
            whole[method] = run_native(method, puzzle, limits, whole=True)
            look()
    ended = [outcome.solutions for outcome in whole.values() if outcome.outcome != INF]
    rows = tuple(_row(method, first[method], whole[method], max(ended, default=0)) for method in METHODS)
    by_method = {row.method: row for row in rows}
    parameters = _parameters(puzzle, by_method)
    return SearchAnswer(
        puzzle=puzzle.oneline,
        size=puzzle.shape.size,
        givens=puzzle.given_count,
        limit=limits.seconds,
        states=limits.states,
        rows=rows,
        parameters=parameters,
        theory=_theory(by_method, {one.name: one.value for one in parameters}),
        seconds=task.elapsed,
        sentence=_sentence(by_method),
    )


def _row(method: str, first: Outcome, whole: Outcome, solutions: int) -> SearchRow:
    ended = whole.outcome != INF
    found = first.outcome == SOLVED
    tree = TreeFacts(
        nodes=whole.nodes,
        dead_ends=whole.dead_ends,
        depth=whole.max_depth,
        solutions=whole.solutions,
        branching=(whole.generated - 1) / whole.inner if whole.inner else None,
        cut=whole.cut,
    )
    return SearchRow(
        method=method,
        title=named(method).title,
        outcome=first.outcome,
        cut=first.cut,
        visited=first.nodes,
        generated=first.generated,
        depth=first.first_depth if found else None,
        open=first.peak_open if method in OPEN else None,
        closed=first.peak_closed if method in CLOSED else None,
        kept=first.peak_states,
        state_bytes=first.state_bytes,
        seconds=first.seconds,
        tree=tree,
        complete=whole.solutions == solutions if ended else None,
        optimal=whole.first_depth == whole.least_depth if ended and whole.solutions else None,
    )


def _parameters(puzzle: Puzzle, rows: dict[str, SearchRow]) -> tuple[ParameterRow, ...]:
    """Taken from backtracking, which keeps least and so gets furthest; its tree is that of breadth- and depth-first."""
    tree = rows["bt"].tree
    values: dict[str, float | None] = {
        "O": puzzle.shape.size * (puzzle.shape.cells - puzzle.given_count),
        "b": tree.branching,
        "d": rows["bt"].depth,
        "m": tree.depth,
    }
    return tuple(ParameterRow(name, meaning, values[name]) for name, meaning in PARAMETERS.items())


def _theory(rows: dict[str, SearchRow], value: dict[str, float | None]) -> tuple[TheoryRow, ...]:
    b, d, m = value["b"], value["d"], value["m"]
    if b is None or d is None or m is None:
        return ()
    return tuple(
        TheoryRow(
            method=method,
            title=rows[method].title,
            table=theory.table,
            time=theory.time,
            time_worked_out=theory.time_of(b, int(d), int(m)),
            visited=rows[method].visited,
            memory=theory.memory,
            memory_worked_out=theory.memory_of(b, int(d), int(m)),
            kept=rows[method].kept,
            complete=theory.complete,
            optimal=theory.optimal,
            our_complete=rows[method].complete,
            our_optimal=rows[method].optimal,
        )
        for method, theory in THEORY.items()
    )


def _sentence(rows: dict[str, SearchRow]) -> str:
    broad, deep = rows["bfs"], rows["dfs"]
    if deep.outcome == SOLVED and broad.outcome == SOLVED:
        return (
            f"To the first solution breadth-first search visits {many(broad.visited, 'node')} and keeps "
            f"{many(broad.kept, 'position')}; depth-first search visits {deep.visited:,} and keeps {deep.kept:,}."
        )
    if deep.outcome == SOLVED:
        return (
            f"Depth-first search visits {many(deep.visited, 'node')} to the first solution and keeps "
            f"{many(deep.kept, 'position')}; breadth-first search did not get there: a limit came first."
        )
    found = [row.title for row in rows.values() if row.outcome == SOLVED]
    if found:
        return f"Neither breadth-first nor depth-first search got to a solution in time; {_listed(found)} did."
    if any(row.complete for row in rows.values()):
        return "The board has no solution; every method that ended has seen its whole tree."
    return "No method got to a solution within the limits."


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
