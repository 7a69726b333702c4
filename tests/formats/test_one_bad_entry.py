"""Whatever a reader raises for one entry is that entry's error, and the entries after it are read."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ninefold import FormatError, Record, Stop, StoppedError, formats
from ninefold.errors import MissingExtraError, TimeLimitError
from ninefold.formats import Format, format_named, read, read_puzzle, scan, sniff
from ninefold.formats.parts.each_line import each_line
from ninefold.stopping import working_under

BOARD = "1.....2..3.....4"
SURPRISES = [
    RecursionError("maximum recursion depth exceeded"),
    MemoryError(),
    OverflowError("int too large"),
    ZeroDivisionError("division by zero"),
    KeyError("cells"),
    TypeError("a list\nwas\nexpected"),
    RuntimeError("generator raised StopIteration"),
]
every_surprise = pytest.mark.parametrize("surprise", SURPRISES, ids=lambda error: type(error).__name__)


def refusing(surprise: BaseException) -> Any:
    def reader(text: str) -> Record:
        if text != BOARD:
            raise surprise
        return Record(read_puzzle(text))

    return reader


@every_surprise
def test_a_surprise_in_one_line_is_its_error_and_names_its_kind_and_its_place(surprise: Exception) -> None:
    first, error, last = each_line([BOARD, "puzzle", BOARD], "ours", refusing(surprise))
    assert isinstance(first, Record)
    assert isinstance(last, Record)
    assert isinstance(error, FormatError)
    assert str(error).startswith("ours, line 2: ")
    assert type(surprise).__name__ in str(error)
    assert "test_one_bad_entry.py:" in str(error)
    assert "\n" not in str(error)
    assert error.__cause__ is None  # its traceback would keep what filled the memory


@every_surprise
def test_a_surprise_in_a_whole_document_is_raised_as_an_error_of_its_format(surprise: Exception) -> None:
    def broken(lines: Iterable[str]) -> Iterator[Record | FormatError]:
        yield Record(read_puzzle(BOARD))
        raise surprise

    found = scan([BOARD], cast(Format, SimpleNamespace(NAME="ours", read=broken)))
    assert isinstance(next(found), Record)
    with pytest.raises(FormatError, match=rf"ours: .*{type(surprise).__name__}"):
        next(found)


@every_surprise
def test_a_surprise_while_sniffing_is_told(surprise: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(format_named("killer"), "recognises", lambda head: refusing(surprise)(head))
    with pytest.raises(FormatError, match=rf"killer: .*{type(surprise).__name__}"):
        sniff("x")


@pytest.mark.parametrize(
    "error",
    [StoppedError("stopped"), TimeLimitError("time"), KeyboardInterrupt(), SystemExit(), MissingExtraError("a", "b")],
    ids=lambda error: type(error).__name__,
)
def test_what_is_not_about_the_text_goes_on_to_whoever_asked(error: BaseException) -> None:
    with pytest.raises(type(error)):
        list(each_line(["puzzle"], "ours", refusing(error)))


def test_a_source_that_cannot_be_read_is_no_fault_of_the_text() -> None:
    def lines() -> Iterator[str]:
        yield BOARD + "\n"
        raise OSError("the disk is gone")

    found = scan(lines(), format_named("oneline"))
    assert isinstance(next(found), Record)
    with pytest.raises(OSError, match="the disk is gone"):
        next(found)


def test_a_file_with_entries_made_to_fail_gives_all_its_good_ones(tmp_path: Path) -> None:
    good = ".Shape~4x4.~R1C1_3"
    deep = "KCg" + "oKCgo" * 80  # a regular expression of nothing but opening brackets
    bad = [".Or" * 400, f".Regex~{deep}~R1C1~R1C2", ".Cage~--5~R1C1"]
    path = tmp_path / "some.iss"
    path.write_text("\n".join([good, bad[0], good, bad[1], good, bad[2], good]) + "\n")
    found = list(formats.read_file(path))
    assert [isinstance(each, Record) for each in found] == [True, False] * 3 + [True]
    assert not any("fault" in str(each) for each in found)


@pytest.mark.parametrize("name", formats.FORMATS)
def test_no_format_reads_on_after_its_time(name: str) -> None:
    with working_under(Stop(0)), pytest.raises(TimeLimitError):
        list(scan(["# a line\n"] * 300, format_named(name)))


def test_reading_ends_soon_when_another_thread_says_so() -> None:
    stop, seen = Stop(), list[int]()

    def endless() -> Iterator[str]:
        for number in range(10**9):
            seen.append(number)
            if number == 5_000:
                stopping = threading.Thread(target=stop.stop)
                stopping.start()
                stopping.join()
            yield "." * 81 + "\n"

    with working_under(stop), pytest.raises(StoppedError):
        for _ in scan(endless()):
            pass
    assert len(seen) < 6_000


def test_reading_one_long_text_ends_when_its_time_is_up() -> None:
    text = ".Shape~4x4" + ".Thermo~R1C1~R1C2" * 40_000
    with working_under(Stop(0.001)), pytest.raises(TimeLimitError):
        read(text)
