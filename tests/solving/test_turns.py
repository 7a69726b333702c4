"""Whose turn it is on a board where the search stalls."""

from __future__ import annotations

from itertools import islice

import pytest

from ninefold.solving.turns import turns

MILLION = 1_000_000


@pytest.mark.parametrize(
    ("size", "kinds", "told"),
    [
        (25, {"cage"}, [(12, 20_000), (24, 40_000), (48, 80_000)]),  # others soon, both for longer
        (9, {"among"}, [(12, 20_000), (24, 40_000), (48, 80_000)]),  # a sukaku
        (9, {"pairs"}, [(12, 20_000), (24, 40_000), (48, 80_000)]),
        (9, {"cage", "among"}, [(12, 0), (288, 20_000), (600, 20_000)]),  # the search is better: only it works longer
        (9, {"regions", "cage"}, [(12, 0), (1188, 20_000), (2400, 20_000)]),
    ],
)
def test_the_search_and_the_others_take_turns(size: int, kinds: set[str], told: list[tuple[int, int]]) -> None:
    taken = islice(turns(size, frozenset(kinds)), len(told))
    assert [(effort // MILLION, conflicts) for effort, conflicts in taken] == told
