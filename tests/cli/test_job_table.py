"""The table of `ninefold bench --jobs`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from click.testing import CliRunner

from ninefold.cli import job_table, ninefold
from ninefold.lab.job_speeds import QUICK, SIZE, JobSpeed, job_speeds


def _lines(monkeypatch: pytest.MonkeyPatch, *options: str) -> tuple[list[int], list[str]]:
    asked = []

    def speeds(lines: bytes, size: int) -> Iterator[JobSpeed]:
        asked.append(size)
        yield JobSpeed("canonical forms", 4000, 200_000, 90_000, 61_234.5, 1.874)
        yield JobSpeed("one: solve", 200, None, 250_000, None, None)

    monkeypatch.setattr(job_table, "job_speeds", speeds)
    result = CliRunner().invoke(ninefold, ["bench", "--jobs", *options], standalone_mode=False)
    assert result.exception is None
    return asked, result.output.splitlines()


def test_the_time_is_told_first_then_a_line_for_each_job(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, [first, head, many, one] = _lines(monkeypatch)
    assert asked == [SIZE]
    assert first == "about 130 seconds, if the machine does nothing else"
    assert head.split()[:7] == ["job", "puzzles", "engine", "call", "command", "2", "threads"]
    assert many.split() == ["canonical", "forms", "4000", "200,000", "90,000", "61,234", "1.87", "×"]
    assert one.split() == ["one:", "solve", "200", "250,000", "4.0", "µs", "each"]


def test_a_quick_table_is_of_fewer_puzzles_and_says_how_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, lines = _lines(monkeypatch, "--quick")
    assert asked == [QUICK]
    assert lines[0] == "about 34 seconds, if the machine does nothing else"


def test_quick_goes_with_jobs_alone() -> None:
    result = CliRunner().invoke(ninefold, ["bench", "--quick"], standalone_mode=False)
    assert "--quick goes with --jobs" in str(result.exception)


def test_a_job_is_measured_in_the_engine_by_a_call_and_by_the_command() -> None:
    speed = next(job_speeds(size=2))
    assert (speed.name, speed.puzzles) == ("minimal puzzles, bare", 20)
    assert speed.engine is not None
    assert speed.call is not None
    assert speed.command is not None
    assert min(speed.engine, speed.call, speed.command) > 0
