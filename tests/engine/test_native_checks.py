"""The native functions check what they are given themselves: none may crash, whoever calls it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ninefold import _native as native
from ninefold._native import GeneratePlan, LogicGrid, LogicOptions, Stop

EMPTY = bytes(81)
WRONG_DIGIT = bytes([10]) + bytes(80)
SOLVED = bytes(
    int(digit) for digit in "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)
SWAPPED = SOLVED[1::-1] + SOLVED[2:]
ENGINE = native.fast9_engines()[0]
LINE = list(range(9))


def plan(**asked: Any) -> native.RatePlan:
    everything: dict[str, Any] = {
        "path": LogicOptions(),
        "techniques": True,
        "tiers": [LogicOptions()],
        "work": LogicOptions(),
        "points": [1] * len(native.logic_catalogue()),
        "per_assumption": 10,
        "explainer": True,
    }
    return native.RatePlan(**(everything | asked))


def rate(puzzles: bytes, **asked: Any) -> object:
    return native.rate_rows(puzzles, plan(**asked), False, 1, ENGINE, Stop())


def minimize(puzzles: bytes, solutions: bytes) -> object:
    return native.generate_minimize(puzzles, solutions, 1, 1, ENGINE, Stop())


def lab(size: int, houses: list[list[int]], givens: bytes, removed: list[tuple[int, int]] | None = None) -> object:
    return native.lab_run("bt", size, houses, givens, removed or [], 10, 1, False, 0, Stop(1))


@pytest.mark.parametrize(
    "ask",
    [
        lambda: native.fast9_solve(memoryview(EMPTY), False, 1, 0, False, 1, ENGINE, Stop()),
        lambda: native.fast9_solve(memoryview(EMPTY[1:]), True, 1, 1, False, 1, ENGINE, Stop()),
        lambda: native.fast9_one(memoryview(EMPTY), 0, False, ENGINE, Stop()),
        lambda: native.fast9_one(memoryview(EMPTY[1:]), 1, False, ENGINE, Stop()),
        lambda: native.Fast9Solutions(memoryview(EMPTY[1:]), ENGINE),
        lambda: native.Fast9Solutions(memoryview(EMPTY), "none"),
        lambda: LogicGrid(WRONG_DIGIT),
        lambda: LogicGrid(EMPTY[1:]),
        lambda: LogicGrid(EMPTY, WRONG_DIGIT),
        lambda: LogicGrid(EMPTY, EMPTY[1:]),
        lambda: LogicGrid(EMPTY, EMPTY, (0,) * 80),
        lambda: LogicGrid(EMPTY, EMPTY, (512,) * 81),
        lambda: LogicGrid(EMPTY, EMPTY, (-1,) * 81),
        lambda: LogicGrid(EMPTY, EMPTY, (2**70,) * 81),
        lambda: LogicGrid(EMPTY).candidates(81),
        lambda: rate(WRONG_DIGIT),
        lambda: rate(EMPTY[1:]),
        lambda: rate(EMPTY, points=[1]),
        lambda: rate(EMPTY, points=[2**30] * len(native.logic_catalogue())),
        lambda: rate(EMPTY, per_assumption=-1),
        lambda: native.rate_rows(EMPTY, plan(), False, 1, "none", Stop()),
        lambda: native.generate_canonical(WRONG_DIGIT, 1, Stop()),
        lambda: native.generate_canonical(EMPTY[1:], 1, Stop()),
        lambda: native.generate_check(WRONG_DIGIT, SOLVED, True, 1, ENGINE, Stop()),
        lambda: native.generate_check(EMPTY, SOLVED * 2, True, 1, ENGINE, Stop()),
        lambda: native.generate_check(EMPTY, SOLVED, True, 1, "none", Stop()),
        lambda: minimize(WRONG_DIGIT, SOLVED),
        lambda: minimize(EMPTY, EMPTY),
        lambda: minimize(EMPTY, SWAPPED),
        lambda: minimize(SWAPPED, SOLVED),
        lambda: minimize(EMPTY, SOLVED * 2),
        lambda: native.generate_dig(GeneratePlan([[0]], 0, True), 1, 0, 2**60, ENGINE, Stop()),
        lambda: GeneratePlan([[81]], 0, True),
        lambda: GeneratePlan([[0], [0]], 0, True),
        lambda: lab(0, [], EMPTY),
        lambda: lab(129, [], EMPTY),
        lambda: lab(9, [[*LINE[:-1], 81]], EMPTY),
        lambda: lab(9, [[*LINE[:-1], 0]], EMPTY),
        lambda: lab(9, [LINE], WRONG_DIGIT),
        lambda: lab(9, [LINE], EMPTY, [(0, 10)]),
        lambda: lab(9, [[0]] * 65_536, EMPTY),
    ],
)
def test_what_cannot_be_is_refused(ask: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        ask()
