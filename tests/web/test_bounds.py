"""Everything that a request may bring has a bound, and what lies beyond it is refused in milliseconds."""

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from pydantic import ValidationError

from ninefold.web import limits
from ninefold.web.app import make_api
from ninefold.web.body import BoundedBody, has_more_elements
from ninefold.web.pools import Pools
from ninefold.web.verbs.solve import SolveAsk

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SCHEMA = make_api(Pools()).openapi()
FREE = {"constraints[]"}
"""Objects of any shape: bounded by hand, where they are read."""


def asked() -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that some address asks, as (where, schema)."""
    for address, methods in SCHEMA["paths"].items():
        for method, operation in methods.items():
            for parameter in operation.get("parameters", ()):
                yield f"{method} {address} {parameter['name']}", parameter["schema"]
            if "requestBody" in operation:
                for kind, body in operation["requestBody"]["content"].items():
                    yield f"{method} {address} {kind}", body["schema"]


def unbounded(schema: dict[str, Any], where: str) -> Iterator[str]:
    """The places of a schema that take any amount."""
    if "$ref" in schema:
        schema = SCHEMA["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    for inner in schema.get("anyOf", ()):
        yield from unbounded(inner, where)
    if "enum" in schema or "const" in schema:
        return
    kind = schema.get("type")
    if kind == "string" and "maxLength" not in schema:
        yield where
    if kind == "array":
        if "maxItems" not in schema:
            yield where
        for inner in (*schema.get("prefixItems", ()), *([schema["items"]] if "items" in schema else ())):
            yield from unbounded(inner, f"{where}[]")
    if kind in ("integer", "number"):
        low = {"minimum", "exclusiveMinimum"} & set(schema)
        high = {"maximum", "exclusiveMaximum"} & set(schema)
        if not low or not high:
            yield where
    if kind == "object":
        for name, inner in schema.get("properties", {}).items():
            yield from unbounded(inner, f"{where}.{name}")
        more = schema.get("additionalProperties", True)
        if more is True:
            yield where
        elif more:
            if "maxProperties" not in schema or "maxLength" not in schema.get("propertyNames", {}):
                yield where
            yield from unbounded(more, f"{where}[]")
    if kind is None and "anyOf" not in schema:
        yield where


def test_every_list_text_number_and_object_that_is_asked_has_a_bound() -> None:
    found = {place for where, schema in asked() for place in unbounded(schema, where)}
    assert {place for place in found if place.rpartition(".")[2] not in FREE} == set()


@pytest.mark.parametrize(
    ("verb", "body"),
    [
        ("solve", b'{"puzzle":"1","only":[' + b"{}," * 300_000 + b"{}]}"),
        ("solve", b'{"puzzle":"1","only":[' + b"{}," * 90_000 + b"{}]}"),
        ("solve", b'{"puzzle":"1","candidates":[[' + b"99," * 90_000 + b"99]]}"),
        ("solve", b'{"puzzle":"1","candidates":[' + b"[99,99]," * 30_000 + b"[]]}"),
        ("solve", b'{"puzzle":"1","digits":[' + b'"x",' * 45_000 + b"1]}"),
        ("solve", b'{"puzzle":"1","constraints":[' + b"1," * 90_000 + b"1]}"),
        ("hint", b'{"puzzle":"1","order":[' + b"{}," * 90_000 + b"{}]}"),
        ("print", b'{"puzzles":[' + b"{}," * 90_000 + b"{}]}"),
        ("generate", b'{"techniques":[' + b"{}," * 90_000 + b"{}]}"),
        ("judge", b'{"puzzle":"1","claims":[' + b"{}," * 90_000 + b"{}]}"),
        ("write", b'{"puzzle":"1","format":"sdm","facts":{' + b'"x":{},' * 50_000 + b'"y":1}}'),
        ("solve", b'{"puzzle":"1",' + b"".join(b'"%d":1,' % n for n in range(50_000)) + b'"y":1}'),
    ],
)
def test_a_hostile_body_is_refused_with_few_words_and_soon(client: Any, verb: str, body: bytes) -> None:
    began = time.perf_counter()
    answer = client.request("POST", f"/api/{verb}", body, Content_Type="application/json")
    assert answer.status in (413, 422)
    assert len(answer.data.get("errors", ())) <= 20
    assert len(answer.body) < 10_000
    assert time.perf_counter() - began < 5  # some 20 ms on an idle machine; 8 s and a gigabyte without bounds


def test_a_list_ends_at_its_first_mistake() -> None:
    mistakes: list[dict[str, Any]] = [
        {"only": [{}] * 1000},
        {"candidates": [[99] * 30] * 1000},
        {"digits": ["x"] * 1000},
        {f"key {number}": 1 for number in range(1000)},
    ]
    for wrong in mistakes:
        with pytest.raises(ValidationError) as refused:
            SolveAsk.model_validate({"puzzle": ONE} | wrong)
        assert refused.value.error_count() <= 3


@pytest.mark.parametrize(
    "constraint",
    [
        {"kind": "Cage", "cells": ["r1c1"] * 20_000},
        {"kind": "Or", "parts": [[[]] * 4000] * 3},
        json.loads('{"kind": ' + "[" * 500 + "]" * 500 + "}"),
    ],
    ids=["long", "wide", "deep"],
)
def test_a_constraint_with_too_many_parts_is_refused_with_a_sentence(client: Any, constraint: dict[str, Any]) -> None:
    answer = client.post("/api/solve", {"puzzle": ONE, "constraints": [constraint]})
    assert answer.status == 400
    assert "a constraint has at most 10,000 parts, 24 deep" in answer.data["detail"]


def test_constraints_that_expand_to_too_many_rules_are_refused(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "RULES", 3)
    cages = [{"kind": "Cage", "cells": [f"r{row}c1", f"r{row}c2"], "total": 10} for row in range(1, 6)]
    answer = client.post("/api/solve", {"puzzle": ONE, "constraints": cages})
    assert answer.status == 400
    assert "more than 3 rules" in answer.data["detail"]


def test_constraints_that_list_more_cells_than_a_browser_draws_are_refused(
    client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LISTED", 10)
    answer = client.post("/api/picture", {"puzzle": ONE, "variants": ["diagonal"]})
    assert answer.status == 400
    assert "more than 10 cells listed by constraints" in answer.data["detail"]


def test_elements_are_counted_outside_of_texts() -> None:
    texts = json.dumps({"text": 'a,"[\\' * 1000 + "\\\\" * 7, "name": "[{,"}).encode()
    assert not has_more_elements(texts, 10)
    assert has_more_elements(json.dumps(["\\", *range(20)]).encode(), 10)
    assert has_more_elements(json.dumps([""] * 20).encode(), 10)


def test_a_body_in_utf_16_is_refused(client: Any) -> None:
    body = json.dumps({"puzzle": ONE}).encode("utf-16")
    answer = client.request("POST", "/api/solve", body, Content_Type="application/json")
    assert (answer.status, answer.data["detail"]) == (400, "The body of the request is not JSON in UTF-8.")


def received(*bodies: tuple[str, int]) -> list[int]:
    """The statuses of requests (address, size of the body) that all come before any of them is answered."""
    statuses: list[int] = []

    async def run() -> None:
        over = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await over.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})

        bounded = BoundedBody(app, bodies=300_000)

        async def request(path: str, size: int) -> None:
            async def receive() -> dict[str, Any]:
                return {"type": "http.request", "body": b"1" * size, "more_body": False}

            async def send(message: Any) -> None:
                if message["type"] == "http.response.start":
                    statuses.append(message["status"])

            await bounded({"type": "http", "path": path, "headers": []}, receive, send)

        tasks = [asyncio.ensure_future(request(path, size)) for path, size in bodies]
        await asyncio.sleep(0.05)
        over.set()
        await asyncio.gather(*tasks)
        assert bounded._held == 0

    # In a thread of its own: the browser's tests keep a loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()
    return sorted(statuses)


def test_large_bodies_share_a_bounded_room_and_small_ones_always_find_some() -> None:
    assert received(*[("/api/read", 100_000)] * 5) == [200] * 3 + [503] * 2
    assert received(*[("/api/read", 100_000)] * 3, *[("/api/solve", 1000)] * 50) == [200] * 53


def test_only_what_takes_whole_files_takes_two_megabytes_and_only_photo_a_picture() -> None:
    assert received(("/api/solve", 1_100_000)) == [413]
    assert received(("/api/read", 2_200_000)) == [413]
    assert received(("/api/photo", limits.PHOTO_BYTES + 1)) == [413]


def test_many_large_boards_are_answered_in_part(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join(["." * 256] * 5)
    assert [len(told["boards"]) for told in [client.post("/api/read", {"text": text}).data]] == [5]
    monkeypatch.setattr(limits, "ANSWER_CANDIDATES", 10_000)
    told = client.post("/api/read", {"text": text}).data
    assert (len(told["boards"]), told["more"]) == (3, True)
