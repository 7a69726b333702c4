"""The verbs without a server answer what the server answers."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ninefold.web import in_page, limits
from ninefold.web.verbs.table import VERBS

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
CAGE = {"kind": "Killer", "cells": [0, 1], "total": 8}

ASKED: list[tuple[str, dict[str, Any]]] = [
    ("solve", {"puzzle": ONE}),
    ("solve", {"puzzle": "." * 16, "limit": 5}),
    ("solve", {"puzzle": ONE, "variants": ["diagonal"]}),
    ("count", {"puzzle": "." * 16}),
    ("check", {"puzzle": HARD}),
    ("candidates", {"puzzle": ONE, "digits": [int(digit) if digit != "." else 0 for digit in ONE]}),
    ("explain", {"puzzle": ONE, "long": True}),
    ("explain", {"puzzle": "1..............4", "variants": ["diagonal"]}),
    ("hint", {"puzzle": ONE, "stage": 4}),
    ("rate", {"puzzle": HARD}),
    ("minimize", {"puzzle": ONE}),
    ("canonical", {"puzzle": ONE}),
    ("read", {"text": f"{ONE}\n{HARD}\n"}),
    ("write", {"puzzle": ONE, "format": "sdk"}),
    ("code", {"link": f"https://example.org/sudoku/#puzzle={ONE}"}),
    ("code", {"link": "x" * 3000}),
    ("generate", {"level": "easy", "seed": 7}),
    ("daily", {"date": "2026-11-17"}),
    ("learn", {"name": "x-wing"}),
    ("practice", {"technique": "x-wing", "seed": 1}),
    ("tools", {}),
    ("picture", {"puzzle": ONE, "show": "candidates"}),
]
REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("solve", {"puzzle": "1234"}),
    ("solve", {"puzzle": ONE, "limit": 0, "more": 1}),
    ("solve", {"puzzle": ONE, "constraints": [CAGE | {"kind": "Nothing"}]}),
    ("no-such-verb", {}),
]


def without_times(data: Any) -> Any:
    """What does not differ from one run to the next."""
    if isinstance(data, dict):
        return {key: without_times(value) for key, value in data.items() if key not in ("seconds", "elapsed")}
    return [without_times(one) for one in data] if isinstance(data, list) else data


@pytest.mark.parametrize(("verb", "asked"), ASKED, ids=[f"{number}-{verb}" for number, (verb, _) in enumerate(ASKED)])
def test_a_verb_answers_what_the_server_answers(client: Any, verb: str, asked: dict[str, Any]) -> None:
    sent = client.post(f"/api/{verb}", asked)
    reply = in_page.ask(verb, json.dumps(asked))
    assert reply.status == sent.status == 200, reply.content
    assert sent.headers["content-type"].partition(";")[0] == reply.media_type
    if reply.media_type == in_page.JSON:
        assert without_times(json.loads(reply.content)) == without_times(sent.data)
    else:
        assert reply.content == sent.body


@pytest.mark.parametrize(("verb", "asked"), REFUSED, ids=["text", "shape", "constraint", "verb"])
def test_what_is_refused_is_refused_in_the_same_words(client: Any, verb: str, asked: dict[str, Any]) -> None:
    sent = client.post(f"/api/{verb}", asked)
    reply = in_page.ask(verb, json.dumps(asked))
    assert reply.status == sent.status >= 400
    assert json.loads(reply.content) == sent.data


def test_a_body_that_is_no_json_is_refused() -> None:
    assert in_page.ask("solve", "{").status == 400


@pytest.mark.parametrize("address", ["about", "formats", "laboratory", "library", "library/nothing"])
def test_tables_are_those_of_the_server(client: Any, address: str) -> None:
    sent = client.get(f"/api/{address}")
    reply = in_page.look_up(address)
    assert (reply.status, json.loads(reply.content)) == (sent.status, sent.data)


def test_an_entry_of_the_library_is_opened(client: Any) -> None:
    first = client.get("/api/library").data["entries"][0]["id"]
    assert json.loads(in_page.look_up(f"library/{first}").content) == client.get(f"/api/library/{first}").data


@pytest.mark.parametrize("verb", ["print", "book", "worksheet", "report", "photo"])
def test_what_needs_the_program_says_so(verb: str) -> None:
    reply = in_page.ask(verb, "{}")
    assert reply.status == 501
    assert "ninefold app" in json.loads(reply.content)["detail"]


def told(verb: str, asked: dict[str, Any]) -> Iterator[dict[str, Any]]:
    lines: list[bytes] = []
    in_page.ask_long(verb, json.dumps(asked), lines.append)
    return (json.loads(line) for line in lines)


def test_long_work_is_told_in_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PROGRESS_SECONDS", 0.0)
    first, *middle, last = told("explain", {"puzzle": ONE})
    assert first["task"]
    assert middle
    assert all("progress" in line for line in middle)
    whole = json.loads(in_page.ask("explain", json.dumps({"puzzle": ONE})).content)
    assert without_times(last["result"]) == without_times(whole)


def test_the_last_line_of_refused_work_says_why() -> None:
    assert [*told("solve", {"puzzle": "1234"})][-1]["problem"]["status"] == 400
    assert [*told("solve", {"puzzle": ONE, "limit": 0})][-1]["problem"]["status"] == 422


def test_work_ends_with_its_time() -> None:
    empty = json.dumps({"puzzle": "." * 81, "limit": 1_000_000_000, "seconds": 0.2})
    assert json.loads(in_page.ask("count", empty).content)["exact"] is False


@pytest.mark.parametrize(
    ("verb", "asked"),
    [
        ("count", {"puzzle": "." * 81, "limit": 1_000_000_000, "seconds": 60}),
        ("solve", {"puzzle": "." * 81, "limit": 1_000, "seconds": 60}),
        ("explain", {"puzzle": HARD, "rater": "explainer", "seconds": 60}),
    ],
    ids=["count", "solve", "explain"],
)
def test_a_signal_stops_work_which_answers_with_what_it_has(
    monkeypatch: pytest.MonkeyPatch, verb: str, asked: dict[str, Any]
) -> None:
    monkeypatch.setattr(limits, "PROGRESS_SECONDS", 0.0)
    assert stopped_when(lambda progress: progress.get("found"), verb, asked)["result"]["stopped"] == "asked"


def test_work_that_is_stopped_before_it_has_anything_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PROGRESS_SECONDS", 0.0)
    last = stopped_when(lambda progress: progress["stage"] == "working", "count", {"puzzle": ONE})
    assert last["problem"]["detail"] == "Stopped before there was an answer."


def stopped_when(now: Callable[[dict[str, Any]], Any], verb: str, asked: dict[str, Any]) -> dict[str, Any]:
    """The last line of work that gets a signal with each line of progress of which `now` is true."""
    before = signal.getsignal(signal.SIGINT)
    lines: list[dict[str, Any]] = []

    def tell(line: bytes) -> None:
        lines.append(json.loads(line))
        if "progress" in lines[-1] and now(lines[-1]["progress"]):
            signal.raise_signal(signal.SIGINT)

    def wait(asked: bool) -> bool:
        signal.raise_signal(signal.SIGINT)  # the next one comes while a page waits for its messages
        return asked

    in_page.stop_by_signal(wait, lambda: True)
    try:
        in_page.ask_long(verb, json.dumps(asked), tell)
    finally:
        signal.signal(signal.SIGINT, before)
    return lines[-1]


def test_every_verb_of_the_table_can_be_asked() -> None:
    assert {name for name, _, _ in VERBS} <= in_page._verbs().keys()


def test_nothing_of_the_server_is_loaded_with_it() -> None:
    code = "import sys, ninefold.web.in_page; print(*{'fastapi', 'starlette', 'uvicorn', 'anyio'} & sys.modules.keys())"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split() == []
