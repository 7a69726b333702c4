"""Whatever fits the schema, or just does not, is answered as the schema says, and never with a 500."""

import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ninefold.web.app import make_api
from ninefold.web.pools import Pools

PUZZLES = (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "1.....2..3.....4",
    "013508000790300802006004003000100000100035070000060480070009004000050068061080905",
    "55" + "." * 79,
    "." * 36,
)
SECONDS = 0.2
EXAMPLES = 15 if os.environ.get("CI") else 5
CHECKS = (not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance)


API = schemathesis.openapi.from_dict(make_api(Pools()).openapi())
OPERATIONS: list[Any] = [found.ok() for found in API.get_all_operations() if isinstance(found, Ok)]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_no_request_is_a_500_and_every_answer_is_as_the_schema_says(
    client: Any, operation: Any, mode: GenerationMode
) -> None:
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    def answered(case: Any) -> None:
        _within_reason(case)
        response = case.call(base_url=f"http://127.0.0.1:{client.port}", timeout=60)
        if response.status_code not in (501, 503):
            case.validate_response(response, checks=CHECKS)

    try:
        answered()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # an address without anything that could be wrong


def _within_reason(case: Any) -> None:
    """Real puzzles instead of every other text (nearly no random text is one), and little time for each."""
    if isinstance(case.body, dict):
        texts = [place for place in (case.body, *_sheets(case.body)) if isinstance(place.get("puzzle"), str)]
        for number, place in enumerate(texts):
            if len(place["puzzle"]) % 2 == 0:
                place["puzzle"] = PUZZLES[(len(place["puzzle"]) // 2 + number) % len(PUZZLES)]
        if isinstance(case.body.get("seconds", 1), (int, float)):
            case.body["seconds"] = SECONDS


def _sheets(body: dict[str, Any]) -> list[dict[str, Any]]:
    puzzles = body.get("puzzles")
    return [sheet for sheet in puzzles if isinstance(sheet, dict)] if isinstance(puzzles, list) else []
