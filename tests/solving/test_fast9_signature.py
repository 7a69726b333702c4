"""The signature (guesses and a hash of all answers) of fixed puzzles: a change of the engine shows here.

A commit that changes how the engine searches changes these numbers, and says so; any other commit must not.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ninefold.engine.fast9 import isas
from ninefold.solving.fast9 import solve_many

GRID = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SIGNATURES = {
    "generated": "12214-eba3459a236d6bf2",
    "kaggle_easy": "0-e0be38d8ce8026b6",
    "17_clue": "36251-7e0df457d804be48",
    "controlled_bias": "58044-84aab9d8af6980ea",
    "serg_benchmark": "66935-608f3438c1de5897",
    "magictour_top1465": "13300-82c2900ed15463ef",
    "forum_hardest_1106": "45960-4b9b96b234dd0d42",
}


def generated() -> str:
    """2,000 puzzles: a fixed grid with all but 24 to 35 cells emptied by a small generator of numbers."""
    state, lines = 1, []
    for puzzle in range(2000):
        cells = list(GRID)
        order = list(range(81))
        for i in range(80, 0, -1):
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            k = (state >> 33) % (i + 1)
            order[i], order[k] = order[k], order[i]
        for cell in order[24 + puzzle % 12 :]:
            cells[cell] = "."
        lines.append("".join(cells))
    return "\n".join(lines)


@pytest.mark.parametrize("name", SIGNATURES)
@pytest.mark.parametrize("engine", isas())
def test_the_signature_is_the_one_written_down(
    name: str, engine: str, use_isa: Callable[[str], None], request: pytest.FixtureRequest
) -> None:
    use_isa(engine)
    data = "" if name == "generated" else (request.getfixturevalue("reference") / "speed" / f"{name}.txt").read_text()
    assert solve_many(data or generated()).signature == SIGNATURES[name]
