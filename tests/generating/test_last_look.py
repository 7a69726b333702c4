"""The last look at puzzles before they leave: what it must see, and what the tests see for it."""

from __future__ import annotations

import pytest

from ninefold.engine import generator
from ninefold.engine.generator import Hits
from ninefold.engine.options import DEFAULT
from ninefold.engine.stop import Stop
from ninefold.errors import NinefoldError
from ninefold.generating import Wish, generate_batches
from ninefold.generating.batch import Batch
from ninefold.generating.check import need_faultless

MINIMAL = Wish(minimal=True)


def _dug(count: int) -> Hits:
    [batch] = [batch for batch in generate_batches(MINIMAL, count=count, seed=4) if len(batch)][-1:]
    return batch.hits


def _with_a_needless_given(attempt: int) -> Batch:
    hits = _dug(1)
    cell = hits.givens.index(0)
    more = hits.givens[:cell] + hits.solutions[cell : cell + 1] + hits.givens[cell + 1 :]
    return Batch(MINIMAL, 4, Hits([attempt], more, hits.solutions), DEFAULT)


def test_a_needless_given_is_seen_in_one_attempt_of_sixteen() -> None:
    with pytest.raises(NinefoldError, match="not minimal"):
        need_faultless(_with_a_needless_given(attempt=32), 1)
    need_faultless(_with_a_needless_given(attempt=33), 1)


@pytest.mark.parametrize("attempt", [32, 33])
def test_a_second_solution_is_seen_in_every_attempt(attempt: int) -> None:
    hits = _dug(1)
    cell = next(cell for cell, digit in enumerate(hits.givens) if digit)
    less = hits.givens[:cell] + b"\0" + hits.givens[cell + 1 :]
    with pytest.raises(NinefoldError, match="not one solution"):
        need_faultless(Batch(MINIMAL, 4, Hits([attempt], less, hits.solutions), DEFAULT), 1)


@pytest.mark.parametrize(
    "wish", [MINIMAL, Wish(minimal=True, symmetry="rotation180"), Wish(minimal=True, level="easy")]
)
def test_every_given_of_every_minimal_puzzle_is_needed(wish: Wish) -> None:
    """What the last look asks of one in sixteen, asked of all."""
    for batch in generate_batches(wish, count=400, seed=9):
        hits = batch.hits
        assert not any(generator.check(hits.givens, hits.solutions, 1, Stop(), minimal=True))
