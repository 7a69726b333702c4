"""What the tests of solvers share."""

from collections.abc import Callable, Iterator

import pytest

from ninefold.engine.fast9 import isa


@pytest.fixture
def use_isa(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Names the instruction set that a test works with, as a person does before Ninefold starts."""

    def use(name: str) -> None:
        monkeypatch.setenv("NINEFOLD_ISA", name)
        isa.cache_clear()

    yield use
    isa.cache_clear()
