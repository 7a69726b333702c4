"""The native core. Receives valid data, returns values; `ninefold.solve` and its neighbours are the doors to it."""

class Stop:
    """When long work gives up: after some seconds, or when any thread calls `stop`."""

    def __init__(self, seconds: float | None = None) -> None: ...
    def stop(self) -> None: ...
    @property
    def stopped(self) -> bool: ...
    @property
    def timed_out(self) -> bool: ...

class Solver:
    """Solutions one after the other. Methods: search, guess, backtracking."""

    def __init__(
        self,
        method: str,
        size: int,
        houses: list[list[int]],
        givens: bytes,
        removed: list[tuple[int, int]],
    ) -> None: ...
    def next(self, most: int, stop: Stop) -> list[bytes]: ...
    def count(self, limit: int, stop: Stop) -> int: ...
    @property
    def guesses(self) -> int: ...

class LabOutcome:
    """What a run of an algorithm of the laboratory gave; `tree` has (parent, cell, digit, expanded, solution)."""

    verdict: str
    cut: str
    solution: bytes
    seconds: float
    nodes: int
    placements: int
    checks: int
    max_depth: int
    peak_states: int
    solutions: int
    hardest: int
    tree: list[tuple[int, int, int, bool, bool]]

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
