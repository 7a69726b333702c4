"""A time limit and a client that leaves end the work in any phase of it, the reading of the puzzle included."""

import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ninefold.formats import scan
from ninefold.stopping import look
from ninefold.web.pools import Pools, seconds_of_a_try
from ninefold.web.work import Work

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ENDLESS_SECONDS = 60.0
VARIANT = "." * 1000
"""A text of which nothing says that it is small."""


class Reading:
    """A reader that has no end of its own, and how many read with it now."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self, lines: Any, *_: Any) -> Iterator[Any]:
        self.now += 1
        try:
            end = time.perf_counter() + ENDLESS_SECONDS
            while time.perf_counter() < end:
                look()
                time.sleep(0.001)
        finally:
            self.now -= 1
        yield from ()


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> Reading:
    """Makes every text that is not plain take forever to read."""
    endless = Reading()
    monkeypatch.setattr(
        "ninefold.web.position.scan",
        lambda lines, *more: endless(lines) if len("".join(lines)) > 500 else scan(lines, *more),
    )
    return endless


def test_the_time_limit_holds_while_a_puzzle_is_read(client: Any, reading: Reading) -> None:
    began = time.perf_counter()
    answer = client.post("/api/solve", {"puzzle": VARIANT, "seconds": 0.8})
    assert answer.status == 503
    assert "time for this was over" in answer.data["detail"]
    assert time.perf_counter() - began < 10  # 0.8 s and little more, on an idle machine


def test_the_time_limit_holds_while_rules_are_expanded(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ninefold.constraints.cage.Cage.rules", lambda self, scale: Reading()(scale))
    began = time.perf_counter()
    cage = {"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 10}
    assert client.post("/api/solve", {"puzzle": ONE, "constraints": [cage], "seconds": 0.8}).status == 503
    assert time.perf_counter() - began < 10


@pytest.mark.parametrize("streamed", [True, False])
def test_reading_ends_when_its_client_goes_away(run_app: Callable[..., Any], reading: Reading, streamed: bool) -> None:
    client = run_app()
    body = json.dumps({"puzzle": VARIANT, "seconds": 60}).encode()
    head = f"POST /api/solve HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nContent-Type: application/json\r\n"
    accept = "Accept: application/x-ndjson\r\n" if streamed else ""
    gone = socket.create_connection(("127.0.0.1", client.port), timeout=60)
    gone.sendall(f"{head}{accept}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    client.eventually(lambda: reading.now == 1)
    gone.close()
    began = time.perf_counter()
    client.eventually(lambda: reading.now == 0)
    assert time.perf_counter() - began < 20  # by itself it would go on for a minute


def test_hostile_texts_in_every_lane_do_not_keep_others_from_an_answer(
    run_app: Callable[..., Any], reading: Reading
) -> None:
    client = run_app()
    body = {"puzzle": VARIANT, "seconds": 60}
    crowd = [threading.Thread(target=client.post, args=("/api/solve", body), daemon=True) for _ in range(8)]
    for one in crowd:
        one.start()
    client.eventually(lambda: reading.now >= 2)
    assert client.still_solves()
    assert reading.now >= 2
    lanes_of(client).close()


def lanes_of(client: Any) -> Pools:
    found = client.pools
    assert isinstance(found, Pools)
    return found


def test_the_time_of_a_first_try_is_part_of_the_time_of_the_work() -> None:
    work = Work(1.0)
    work.run(lambda _: time.sleep(0.05), 0.25, heavy_allowed=False)
    assert 0 < work.seconds_left <= 0.95


def test_a_first_try_is_shorter_the_more_wait() -> None:
    tries = [seconds_of_a_try(0.5, waiting) for waiting in range(300)]
    assert tries == sorted(tries, reverse=True)
    assert tries[0] == 0.5
    assert sum(tries) < 10  # so long the last of them waits for one thread; 150 s if all had half a second


@pytest.mark.skipif(not hasattr(os, "getpriority") or os.uname().sysname != "Linux", reason="threads have no priority")
def test_long_work_stands_back_behind_the_rest() -> None:
    pools = Pools()

    def niceness(pool: Any) -> int:
        return int(pool._threads.submit(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id())).result())

    try:
        assert niceness(pools._long) > niceness(pools._quick) == niceness(pools._small)
    finally:
        pools.close()


def test_a_part_of_the_work_ends_with_the_whole() -> None:
    work = Work(60)
    part = work.part(60)
    work.stop_now()
    assert part.look()
    assert work.part(60).look()
