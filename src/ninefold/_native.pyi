"""The native core. Receives valid data, returns values; `ninefold.solve` and its neighbours are the doors to it."""

from collections.abc import Sequence

class Stop:
    """When long work gives up: after some seconds, or when any thread calls `stop`."""

    def __init__(self, seconds: float | None = None) -> None: ...
    def stop(self) -> None: ...
    @property
    def stopped(self) -> bool: ...
    @property
    def timed_out(self) -> bool: ...

FlatRule = tuple[str, Sequence[int], Sequence[int], int, Sequence[Sequence["FlatRule"]]]
"""(kind, cells, numbers, table or -1, alternatives)"""

class Problem:
    """Digits, houses and rules, ready for the solvers. Tables are 32-bit integers as bytes."""

    def __init__(
        self,
        size: int,
        houses: Sequence[Sequence[int]],
        givens: bytes,
        removed: list[tuple[int, int]],
        rules: Sequence[FlatRule] = ...,
        tables: Sequence[bytes] = ...,
    ) -> None: ...

class Solver:
    """Solutions one after the other. Methods: search, guess, backtracking."""

    def __init__(self, method: str, problem: Problem) -> None: ...
    def next(self, most: int, stop: Stop) -> list[bytes]: ...
    def count(self, limit: int, stop: Stop) -> int: ...
    def candidates(self) -> list[list[int]]: ...
    @property
    def guesses(self) -> int: ...

def true_candidates(problem: Problem, limit: int, stop: Stop) -> list[int]: ...
def estimate(problem: Problem, samples: int, seed: int, stop: Stop) -> tuple[float, float, int]: ...
