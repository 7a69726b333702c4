"""The native core. Receives valid data, returns values; `ninefold.engine` alone imports it."""

from collections.abc import Callable, Iterable, Sequence

from ninefold.model import Grid, House, Level, Puzzle, RuleMark, Step, Technique

MOST_THREADS: int
"""Native work that is asked to take more takes so many."""

class Stop:
    """When long work gives up: after some seconds, when any thread calls `stop`, and when the one above it does."""

    def __init__(self, seconds: float | None = None, under: Stop | None = None) -> None: ...
    def stop(self) -> None: ...
    def look(self) -> bool: ...
    @property
    def stopped(self) -> bool: ...
    @property
    def timed_out(self) -> bool: ...

FlatRule = tuple[str, Sequence[int], Sequence[int], int, Sequence[Sequence["FlatRule"]]]
"""(kind, cells, numbers, table or -1, alternatives)"""

class Problem:
    """Digits, houses and rules, ready for the solvers. Tables are 32-bit integers as bytes.

    They are judged once, here: PuzzleError says what is wrong. Rules may be a generator that fills the tables.
    """

    def __init__(
        self,
        size: int,
        houses: Sequence[Sequence[int]],
        givens: bytes,
        removed: list[tuple[int, int]],
        rules: Iterable[FlatRule] = ...,
        tables: Iterable[bytes] = ...,
    ) -> None: ...

class Solver:
    """Solutions one after the other. Methods: search, guess, backtracking.

    Made without the GIL, under the stop: StoppedError if that ends it before the solver is ready.
    """

    def __init__(self, method: str, problem: Problem, stop: Stop) -> None: ...
    def next(self, most: int, stop: Stop) -> list[bytes]: ...
    def count(self, limit: int, stop: Stop) -> int: ...
    def set_patience(self, guesses: int) -> None: ...
    def set_effort(self, effort: int) -> None: ...
    def candidates(self) -> list[list[int]]: ...
    @property
    def done(self) -> bool: ...
    @property
    def guesses(self) -> int: ...
    @property
    def effort(self) -> int: ...

class ExactCount:
    """All solutions, what is left of a position counted once; made under the stop like a solver."""

    def __init__(self, problem: Problem, stop: Stop) -> None: ...
    def work(self, effort: int, stop: Stop) -> int: ...
    @property
    def done(self) -> bool: ...

class LogicOptions:
    """What a search for steps may use."""

    def __init__(
        self,
        *,
        techniques: list[str] | None = None,
        one_per_elimination: bool = True,
        max_fins: int = 5,
        max_endo_fins: int = 2,
        siamese: bool = False,
        duals: bool = False,
        empty_rectangle_with_two: bool = False,
        uniqueness_missing_candidates: bool = True,
        limit_chains: bool = True,
        chain_length: int = 20,
        als_in_chains: bool = False,
        forcing_look_ahead: int = 4,
        als_overlap: bool = False,
    ) -> None: ...

class LogicGrid:
    """One moment of a 9×9 puzzle: digits, which of them are givens (None: all), candidates left as bits."""

    def __init__(
        self, digits: bytes, givens: bytes | None = None, candidates: tuple[int, ...] | None = None
    ) -> None: ...
    @property
    def digits(self) -> bytes: ...
    @property
    def broken(self) -> bool: ...
    def candidates(self, cell: int) -> tuple[int, ...]: ...

class LogicTried:
    """What was supposed in vain on a path: handed from piece to piece."""

    def __init__(self) -> None: ...

class LogicBoard:
    """Houses and rules of any board, for logic, with what was found out about its rules.

    kinds: of each house 0 row, 1 column, 2 box or region, 3 any other; sources: of each rule its constraint; names: of
    each constraint a number for its name; voids: constraints whose cells are none of the board.
    """

    def __init__(
        self,
        problem: Problem,
        kinds: Sequence[int],
        sources: Sequence[int],
        names: Sequence[int],
        voids: Sequence[int],
        stop: Stop,
    ) -> None: ...
    def steps(
        self,
        digits: bytes,
        candidates: tuple[int, ...],
        techniques: Sequence[str] | None,
        first: bool,
        houses: Sequence[House],
        rule_mark: Callable[..., RuleMark],
        stop: Stop,
    ) -> list[Step]: ...
    def path(
        self,
        digits: bytes,
        candidates: tuple[int, ...],
        techniques: Sequence[str] | None,
        tried: LogicTried,
        houses: Sequence[House],
        rule_mark: Callable[..., RuleMark],
        stop: Stop,
    ) -> tuple[bool, list[tuple[Step, bytes, tuple[int, ...]]]]:
        """A piece of a path: whether there may be more, and each step with the grid after it."""

def logic_catalogue() -> list[Technique]: ...
def logic_levels() -> list[tuple[Level, int | None]]: ...
def logic_next_step(grid: LogicGrid, options: LogicOptions, stop: Stop) -> Step | None: ...
def logic_all_steps(grid: LogicGrid, options: LogicOptions, stop: Stop) -> list[Step]: ...
def logic_path(
    grid: LogicGrid, puzzle: Puzzle, options: LogicOptions, stop: Stop
) -> tuple[str, list[tuple[Step, Grid]]]: ...
def logic_regress(line: str, stop: Stop) -> tuple[bool, str]: ...

FlatProofLine = tuple[int, int, bool, int | None, int | None, str | None, tuple[int, ...]]
"""(cell, digit, true, house, inner proof, technique, lines it follows from)"""
FlatProof = tuple[str, int, tuple[tuple[FlatProofLine, ...], ...], tuple["FlatProof", ...]]
"""(technique, complexity, chains, inner proofs)"""

RatedFinding = tuple[Step, int, int, FlatProof | None]
"""(step, rating in tenths, depth, proof)"""

def explainer_kinds() -> list[Technique]: ...
def explainer_next_step(grid: LogicGrid, stop: Stop) -> RatedFinding | None: ...
def explainer_path(grid: LogicGrid, stop: Stop) -> tuple[str, list[tuple[RatedFinding, bytes, tuple[int, ...]]]]: ...

class Answers:
    """The answers of the batch solver as buffers."""

    def __len__(self) -> int: ...
    @property
    def counts(self) -> memoryview: ...
    @property
    def solutions(self) -> memoryview | None: ...
    @property
    def bad(self) -> list[tuple[int, str]]: ...
    @property
    def jumps(self) -> list[tuple[int, int]]: ...
    @property
    def lines(self) -> int: ...
    @property
    def guesses(self) -> int: ...
    @property
    def hash(self) -> int: ...
    @property
    def stopped(self) -> bool: ...
    def solution_lines(self) -> bytes: ...
    def count_lines(self) -> bytes: ...

def fast9_one(
    cells: memoryview, limit: int, solutions: bool, engine: str, stop: Stop
) -> tuple[int, memoryview | None, bool]: ...
def fast9_engines() -> list[str]: ...

class Fast9Solutions:
    """The solutions of one puzzle as numbers, some at a time; fewer than asked at the end, or stopped.

    Told with them: whether it gave up after `patience` guesses (0: never) without a solution; it can go on.
    """

    def __init__(self, cells: memoryview, engine: str) -> None: ...
    def next(self, most: int, patience: int, stop: Stop) -> tuple[bytes, bool]: ...
    def count(self, limit: int, patience: int, stop: Stop) -> tuple[int, bool]: ...

def fast9_solve(
    text: memoryview, rows: bool, first: int, limit: int, solutions: bool, threads: int, engine: str, stop: Stop
) -> Answers: ...
def solve_sukaku(candidates: list[int], limit: int, stop: Stop) -> list[bytes]:
    """Up to one or two solutions of a plain 9×9; per cell a number whose bit d - 1 stands for digit d."""

def solve_shifted(problem: Problem, stop: Stop) -> bytes | None:
    """A solution of a board made by shifting rows; None if it does not look like one."""

def true_candidates(problem: Problem, limit: int, stop: Stop) -> list[int]: ...
def estimate(problem: Problem, samples: int, seed: int, stop: Stop) -> tuple[float, float, int]: ...

class LabOutcome:
    """What a run of an algorithm of the laboratory gave.

    `tree` has (parent, cell, digit, expanded, solution, made, visited).
    """

    @property
    def verdict(self) -> str: ...
    @property
    def cut(self) -> str: ...
    @property
    def solution(self) -> bytes: ...
    @property
    def seconds(self) -> float: ...
    @property
    def nodes(self) -> int: ...
    @property
    def placements(self) -> int: ...
    @property
    def checks(self) -> int: ...
    @property
    def max_depth(self) -> int: ...
    @property
    def peak_states(self) -> int: ...
    @property
    def solutions(self) -> int: ...
    @property
    def hardest(self) -> int: ...
    @property
    def generated(self) -> int: ...
    @property
    def inner(self) -> int: ...
    @property
    def dead_ends(self) -> int: ...
    @property
    def peak_open(self) -> int: ...
    @property
    def peak_closed(self) -> int: ...
    @property
    def state_bytes(self) -> int: ...
    @property
    def first_visit(self) -> int: ...
    @property
    def first_depth(self) -> int: ...
    @property
    def least_depth(self) -> int: ...
    @property
    def tree(self) -> list[tuple[int, int, int, bool, bool, int, int]]: ...

def lab_algorithms() -> list[str]: ...
def lab_run(
    name: str,
    size: int,
    houses: list[list[int]],
    givens: bytes,
    removed: list[tuple[int, int]],
    states: int,
    seed: int,
    whole: bool,
    tree: int,
    stop: Stop,
) -> LabOutcome: ...

class GenerateWish:
    """What a 9×9 puzzle must be like; a level of -1 is any."""

    def __init__(
        self,
        *,
        options: LogicOptions,
        level: int,
        score: tuple[int, int],
        givens: tuple[int, int],
        required: list[str],
        forbidden: list[str],
        training: bool,
        minimal: bool,
        solves: LogicOptions | None,
        fails: LogicOptions | None,
    ) -> None: ...

class GeneratePlan:
    """Which cells of a 9×9 puzzle may be given, in groups that are given together; no fewer givens than `least`."""

    def __init__(self, units: Sequence[Sequence[int]], least: int, from_root: bool) -> None: ...

NearestAttempt = tuple[int, bytes, bytes, int]
"""(attempt, puzzle, solution, distance from the wish)"""

def generate_search(
    wish: GenerateWish,
    plan: GeneratePlan,
    seed: int,
    first: int,
    size: int,
    most: int,
    threads: int,
    engine: str,
    stop: Stop,
) -> tuple[bytes, bytes, bytes, NearestAttempt | None, int]:
    """Attempts as 64-bit numbers, puzzles, solutions; the nearest of the others; how many attempts were made."""

def generate_check(puzzles: bytes, solutions: bytes, minimal: bool, threads: int, engine: str, stop: Stop) -> bytes: ...
def generate_dig(
    plan: GeneratePlan, seed: int, first: int, size: int, engine: str, stop: Stop
) -> tuple[bytes, bytes] | None: ...
def generate_canonical(puzzles: bytes, threads: int, stop: Stop) -> bytes | None: ...
def generate_minimize(
    puzzles: bytes, solutions: bytes, seed: int, threads: int, engine: str, stop: Stop
) -> bytes | None: ...

class Lines:
    """Lines of text as rows of 81 digits; `jumps` has (puzzle, line) where lines do not follow each other."""

    def __init__(self, text: memoryview, first: int, threads: int) -> None: ...
    def __len__(self) -> int: ...
    @property
    def digits(self) -> bytes: ...
    @property
    def count(self) -> int: ...
    @property
    def bad(self) -> list[tuple[int, str]]: ...
    @property
    def jumps(self) -> list[tuple[int, int]]: ...

class RatePlan:
    """What is asked of each puzzle; points in the order of the catalogue."""

    def __init__(
        self,
        *,
        path: LogicOptions | None,
        techniques: bool,
        tiers: list[LogicOptions],
        work: LogicOptions | None,
        points: list[int],
        per_assumption: int,
        explainer: bool,
    ) -> None: ...

class RateColumns:
    """Numbers of many puzzles, a column at a time; scores and work are 32-bit integers as bytes, the others bytes."""

    def __len__(self) -> int: ...
    @property
    def done(self) -> int: ...
    @property
    def solutions(self) -> bytes: ...
    @property
    def ends(self) -> bytes: ...
    @property
    def levels(self) -> bytes: ...
    @property
    def scores(self) -> bytes: ...
    @property
    def hardest(self) -> bytes: ...
    @property
    def tiers(self) -> bytes: ...
    @property
    def work(self) -> bytes: ...
    @property
    def explained(self) -> bytes: ...
    def techniques(self, number: int) -> list[tuple[int, int]]: ...

def rate_rows(puzzles: bytes, plan: RatePlan, counted: bool, threads: int, engine: str, stop: Stop) -> RateColumns: ...
def expert_rate(puzzles: bytes, wanted: int, threads: int, stop: Stop) -> bytes: ...
def expert_nested(
    candidates: list[int], length: int, stop: Stop
) -> tuple[int, int, list[tuple[int, int, list[int], list[tuple[int, int, int]]]]] | None: ...
def expert_chain(
    candidates: list[int], target: int, kinds: int, length: int, stop: Stop
) -> (
    tuple[
        int,
        int,
        list[int],
        list[tuple[int, int, int]],
        list[tuple[int, list[tuple[int, int, int]]]],
        dict[int, tuple[int, list[int], list[int]]],
        dict[int, tuple[list[int], list[int], list[list[int]]]],
    ]
    | None
): ...
