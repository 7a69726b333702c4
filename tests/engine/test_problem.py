"""What a puzzle tells the native solvers is bounded, and refused with the name of the constraint that said it."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from threading import Thread
from typing import Any

import pytest

from ninefold import Puzzle, Shape, Stop, solve
from ninefold._native import Problem, Solver
from ninefold.constraints import Cage
from ninefold.engine.problem import told
from ninefold.errors import PuzzleError, TimeLimitError
from ninefold.model import Constraint
from ninefold.model.rule import Rule, Scale
from ninefold.stopping import working_under

FOUR = Shape(2, 2)


@dataclass(frozen=True)
class Says(Constraint):
    """A constraint that says just these rules, so many times."""

    said: tuple[Rule, ...]
    times: int = 1
    name = "hearsay"
    sentence = "so they say"

    def __post_init__(self) -> None:
        pass

    def listed(self, shape: Shape) -> int:
        return 0

    def fault(self, shape: Shape) -> str | None:
        return None

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return True

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (rule for _ in range(self.times) for rule in self.said)


def ints(*numbers: int) -> bytes:
    return array("i", numbers).tobytes()


def four(*constraints: Constraint) -> Puzzle:
    return Puzzle(FOUR, bytes(16), constraints)


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        (Rule("cage", (0, 99), (3,)), "rule 2 (cage): there is no cell 99 on a board of 16"),
        (Rule("among", (0,), (9,)), "rule 2 (among): 9 is no digit from 1 to 4"),
        (Rule("pair", (0, 1)), "rule 2 (pair): there is no table -1 among 0"),
        (
            Rule("pair", (0, 1), table=ints(1, 1)),
            "rule 2 (pair): its table has 2 numbers, but pairs of digits are 16",
        ),
        (
            Rule("automaton", (0, 1), (0,), ints(1, 0, 0, 0, 70)),
            "rule 2 (automaton): state 0 leads to state 70, but there are 1 states",
        ),
        (
            Rule("either", (), alternatives=((Rule("rank", (0,), (0, 1, 0)),),)),
            "rule 2 (either): in an alternative (rank): it needs 16 cells, not 1",
        ),
    ],
)
def test_a_rule_that_makes_no_sense_is_refused_with_the_name_of_its_constraint(rule: Rule, why: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        solve(four(Cage((0, 1), 3), Says(()), Says((rule,))))
    assert str(refused.value) == f"constraint 3 (hearsay): {why}"


@pytest.mark.parametrize(
    ("said", "bound"),
    [
        (Says((Rule("renban", (0, 1)),), 10**9), "250,000 rules"),
        (Says((Rule("same", (0, 1) * 1000, (1,)),), 10**9), "4,000,000 cells of rules"),
    ],
)
def test_a_constraint_that_never_ends_is_refused_at_the_bound(said: Says, bound: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        told(four(said))
    assert str(refused.value) == f"constraint 1 (hearsay): with it the puzzle has more than {bound}"


def test_tables_are_counted_once_each() -> None:
    table = ints(*[1] * 16)
    assert told(four(Says((Rule("pair", (0, 1), table=table),), 20_000))).kinds == {"pair"}
    different = tuple(Rule("pair", (0, 1), table=ints(*[1] * 15, number)) for number in range(10_001))
    with pytest.raises(PuzzleError, match="more than 10,000 different tables"):
        told(four(Says(different)))


def test_alternatives_inside_of_alternatives_are_bounded() -> None:
    inside = Rule("renban", (0, 1))
    for _ in range(16):
        inside = Rule("either", (), alternatives=((inside,),))
    with pytest.raises(PuzzleError, match="alternatives are more than 16 deep inside of each other"):
        solve(four(Says((inside,))))
    assert solve(four(Says(inside.alternatives[0]))) is not None


def test_rules_that_are_expanded_end_with_the_stop_of_the_thread() -> None:
    with pytest.raises(TimeLimitError), working_under(Stop(0)):
        told(four(Says((Rule("renban", (0, 1)),), 10**9)))
    with pytest.raises(TimeLimitError):
        solve(four(Says((Rule("renban", (0, 1)),), 10**9)), stop=Stop(0.01))


def test_the_native_side_refuses_by_itself_whoever_asks() -> None:
    deep: Any = ("renban", (0,), (), -1, ())
    for _ in range(100_000):
        deep = ("either", (), (), -1, [[deep]])
    for rules in ([deep], [("nonsense", (), (), -1, ())], [("renban", (-5,), (), -1, ())]):
        with pytest.raises(PuzzleError):
            Problem(4, [], bytes(16), [], rules)
    with pytest.raises(PuzzleError, match="house 1: cell 0 is listed twice"):
        Problem(4, [(0, 0)], bytes(16), [])
    with pytest.raises(PuzzleError, match="cell 0: the given 5 is no digit from 1 to 4"):
        Problem(4, [], bytes([5] * 16), [])
    with pytest.raises(PuzzleError, match="cell 16, digit 1 is no candidate"):
        Problem(4, [], bytes(16), [(16, 1)])
    while isinstance(deep[4], list):  # taken apart by hand: Python's own way has its limits, too
        deep = deep[4][0][0]


def _ask_until_refused(solver: Solver) -> None:
    while True:  # the other thread may not have begun
        solver.next(1, Stop())


def test_a_solver_serves_one_thread_at_a_time() -> None:
    stop = Stop()
    solver = Solver("backtracking", Problem(16, [], bytes(256), []), Stop())
    at_work = Thread(target=solver.count, args=(10**18, stop))
    at_work.start()
    try:
        with pytest.raises(RuntimeError, match="at work in another thread"):
            _ask_until_refused(solver)
    finally:
        stop.stop()
        at_work.join()
    assert solver.next(1, Stop())
