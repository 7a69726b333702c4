"""The table of algorithms: every one has a name, a word about itself, and `run(puzzle, limits) -> Outcome`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from importlib.util import find_spec
from time import process_time

from ninefold.engine.lab import ERR, INF, SOLVED, Limits, Outcome, run_native
from ninefold.engine.stop import stop_for
from ninefold.errors import TimeLimitError
from ninefold.lab import cp_sat, sat
from ninefold.model import Puzzle, verify_by_houses
from ninefold.model.one_of import one_of
from ninefold.solving import solve

Run = Callable[[Puzzle, Limits], Outcome]


@dataclass(frozen=True, slots=True)
class Algorithm:
    """An algorithm that can be compared.

    group     where it comes from: paper, textbook, thesis, levels, exact, stochastic, ours, user
    stops     whether it keeps its time limit by itself; what does not runs in a process that can be ended
    package   what must be installed for it
    """

    name: str
    title: str
    sentence: str
    group: str
    run: Run
    stops: bool = True
    package: str = ""

    @property
    def installed(self) -> bool:
        """Whether all it needs is there."""
        return not self.package or find_spec(self.package) is not None


def _native(name: str, title: str, group: str, sentence: str) -> Algorithm:
    return Algorithm(name, title, sentence, group, partial(run_native, name))


def _run_fast(puzzle: Puzzle, limits: Limits) -> Outcome:
    """Whatever `ninefold.solve` takes for this puzzle: the fastest way we have."""
    began = process_time()
    try:
        grid = solve(puzzle, stop=stop_for(limits.seconds))
    except TimeLimitError:
        return Outcome(INF, cut="time", seconds=process_time() - began)
    seconds = process_time() - began
    if grid is None:
        return Outcome(ERR, seconds=seconds)
    return Outcome(SOLVED, grid.digits, seconds=seconds, peak_states=1, solutions=1)


BUILT_IN = (
    _native("bf", "BF", "paper", "Brute Force: every filling is written down and looked at as a whole."),
    _native("bff", "BFF", "paper", "Brute Force Fast: only values that do not clash with the givens."),
    _native("bt", "BT", "paper", "Backtracking: every digit in every cell, looked at as soon as it is written."),
    _native("btf", "BTF", "paper", "Backtracking Fast: only values that do not clash with the givens."),
    _native("ns", "NS", "paper", "Naked Single: cells with one candidate, until there is none."),
    _native("nsbt", "NSBT", "paper", "Naked Single, then backtracking on what it left."),
    _native("hs", "HS", "paper", "Hidden Single: digits with one place in a house, until there is none."),
    _native("hsbt", "HSBT", "paper", "Hidden Single, then backtracking on what it left."),
    _native("mc", "MC", "paper", "Multiple Choice: singles, then a split on a cell with two candidates."),
    _native("recursive", "Recursive", "textbook", "The backtracking of the textbooks, asking every peer."),
    _native("bfs", "Breadth-first", "thesis", "State space, the oldest state of OPEN first, with CLOSED."),
    _native("dfs", "Depth-first", "thesis", "State space, the youngest state of OPEN first."),
    _native("best-first", "Best-first", "thesis", "State space, the state of OPEN with the least freedom first."),
    _native("logic", "Logic", "thesis", "Singles, pointing, claiming, naked subsets, X-Wing; stops where they end."),
    _native("guess", "Guess", "thesis", "Singles once, then guesses in the cell with the fewest candidates."),
    _native("combined", "Combined", "thesis", "Logic as far as it goes, then a guess, then logic again."),
    _native("levels", "Levels", "levels", "Five levels of logic, then one assumed value, then two."),
    _native("dlx", "DLX", "exact", "Knuth's Algorithm X with dancing links."),
    Algorithm("sat", "SAT", "CaDiCaL, a SAT solver, on clauses.", "exact", sat.run, stops=False, package="pysat"),
    Algorithm(
        "cp-sat", "CP-SAT", "The constraint solver of OR-Tools.", "exact", cp_sat.run, stops=False, package="ortools"
    ),
    _native("annealing", "Annealing", "stochastic", "Simulated annealing: boxes filled, cells swapped, cooled."),
    _native("search", "Search", "ours", "Our search for any shape: singles, then guesses."),
    Algorithm("fast", "Fast", "What `ninefold solve` uses, as Python sees it.", "ours", _run_fast),
)

PAPER = tuple(algorithm.name for algorithm in BUILT_IN if algorithm.group == "paper")
THESIS_SOLVERS = ("logic", "guess", "combined")


def named(name: str, algorithms: Iterable[Algorithm] = BUILT_IN) -> Algorithm:
    """The algorithm of a name.

    >>> named("mc").title
    'MC'
    """
    table = {algorithm.name: algorithm for algorithm in algorithms}
    one_of("algorithm", name, table)
    return table[name]


def checked(algorithm: Algorithm, puzzle: Puzzle, limits: Limits) -> Outcome:
    """A run whose solution is proved: a wrong grid is err, whatever the algorithm says.

    >>> from ninefold.model import Shape
    >>> checked(named("ns"), Puzzle(Shape(2, 2), bytes(16)), Limits()).outcome
    'err'
    """
    outcome = algorithm.run(puzzle, limits)
    if outcome.outcome == SOLVED and not verify_by_houses(puzzle, outcome.solution):
        return replace(outcome, outcome=ERR, solution=b"", cut="wrong grid")
    return outcome
