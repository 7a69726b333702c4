"""What a command does not need it does not import: each of these modules took a tenth of its start, or more."""

from __future__ import annotations

import sys
from subprocess import run

import pytest

NEVER = ("importlib.metadata", "random", "ninefold.logic.any_shape", "ninefold.picture.scene")
UNNEEDED = {
    "ninefold": (*NEVER, "click", "platform", "ninefold._native", "ninefold.model", "ninefold.formats"),
    "ninefold.cli": (*NEVER, "ninefold._native", "ninefold.model"),
    "ninefold.cli.generate": (*NEVER, "ninefold.desk.board", "ninefold.generating.layout"),
    "ninefold.cli.rate": NEVER,
    "ninefold.cli.check": NEVER,
    "ninefold.cli.solve": ("importlib.metadata", "ninefold.picture.scene"),
}


@pytest.mark.parametrize("module", UNNEEDED)
def test_no_command_waits_for_what_it_does_not_need(module: str) -> None:
    code = f"import sys, {module}; print(*sys.modules)"
    loaded = run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert module in loaded
    assert not set(UNNEEDED[module]) & set(loaded)
