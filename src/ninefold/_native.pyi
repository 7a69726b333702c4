"""The native core. Receives valid data, returns values; `ninefold.solve` and its neighbours are the doors to it."""

from typing import Any

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
        loop_length: int = 10,
        als_in_chains: bool = False,
        forcing_look_ahead: int = 4,
        als_overlap: bool = False,
    ) -> None: ...

class LogicGrid:
    """One moment of a 9×9 puzzle: digits, which of them are no givens, candidates already gone."""

    def __init__(self, digits: bytes, placed: list[int] = ..., removed: list[tuple[int, int]] = ...) -> None: ...
    @property
    def digits(self) -> bytes: ...
    @property
    def broken(self) -> bool: ...
    def candidates(self, cell: int) -> tuple[int, ...]: ...

def logic_catalogue() -> list[tuple[str, str, str, str, int, str, int, bool]]: ...
def logic_next_step(grid: LogicGrid, options: LogicOptions, stop: Stop) -> dict[str, Any] | None: ...
def logic_all_steps(grid: LogicGrid, options: LogicOptions, stop: Stop) -> list[dict[str, Any]]: ...
def logic_path(grid: LogicGrid, options: LogicOptions, stop: Stop) -> tuple[str, list[dict[str, Any]], bytes]: ...
def logic_rate(
    puzzles: bytes, options: LogicOptions, stop: Stop
) -> list[tuple[str, str, int, int, str | None]]: ...
def logic_regress(line: str, stop: Stop) -> tuple[bool, str]: ...
