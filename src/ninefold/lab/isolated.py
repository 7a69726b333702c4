"""Algorithms that cannot stop by themselves run in a process of their own, which can be ended."""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from time import perf_counter

from ninefold.engine.lab import ERR, INF, Limits, Outcome
from ninefold.lab.algorithms import Algorithm, checked
from ninefold.lab.plugins import find
from ninefold.model import Puzzle

MEMORY = 4 * 1024**3
"""Bytes of address space that the process may have, where the system can say so."""

_GRACE = 1.0
"""Seconds beyond the limit for an algorithm that keeps it by itself, and for the way there and back."""


class Isolated:
    """Runs one algorithm after another puzzle in a child process; starts a new one when it had to be ended."""

    def __init__(self, algorithm: Algorithm, files: tuple[str, ...] = ()) -> None:
        self.algorithm = algorithm
        self.files = files
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None

    def __enter__(self) -> Isolated:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def run(self, puzzle: Puzzle, limits: Limits) -> Outcome:
        """A checked run; inf if the child had to be ended, err with the reason if it failed."""
        pipe = self._pipe()
        began = perf_counter()
        pipe.send((puzzle, limits))
        try:
            if pipe.poll(limits.seconds + _GRACE):
                outcome = pipe.recv()
                assert isinstance(outcome, Outcome)
                return outcome
            cut = Outcome(INF, cut="time", seconds=perf_counter() - began)
        except EOFError:
            cut = Outcome(ERR, cut="the process ended by itself", seconds=perf_counter() - began)
        self.end()
        return cut

    def end(self) -> None:
        """End the child, whatever it does."""
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = self.pipe = None

    def _pipe(self) -> Connection:
        if self.pipe is None:
            # A fresh interpreter, not a fork: forking a process with threads (CP-SAT has some) may hang.
            context = multiprocessing.get_context("spawn")
            self.pipe, theirs = context.Pipe()
            self.process = context.Process(target=_serve, args=(self.algorithm.name, self.files, theirs), daemon=True)
            self.process.start()
            theirs.close()
            assert self.pipe.recv() == "ready"
        return self.pipe


def _serve(name: str, files: tuple[str, ...], pipe: Connection) -> None:
    _limit_memory()
    algorithm = find(name, files)
    with suppress(Exception):  # imports what it needs before the first clock starts
        algorithm.run(WARM_UP, Limits(seconds=10))
    pipe.send("ready")
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            puzzle, limits = pipe.recv()
            try:
                pipe.send(checked(algorithm, puzzle, limits))
            except MemoryError:
                pipe.send(Outcome(INF, cut="memory"))
            except Exception as error:
                pipe.send(Outcome(ERR, cut=f"{type(error).__name__}: {error}"))


def _limit_memory() -> None:
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _warm_up() -> Puzzle:
    from ninefold.model import Shape

    return Puzzle(Shape(2, 2), bytes([1, 0, 0, 3, 3, 0, 2, 0, 4, 3, 0, 0, 0, 1, 3, 0]))


WARM_UP = _warm_up()
