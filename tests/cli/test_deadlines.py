"""--timeout holds for all that a command does: waiting for input, reading it, making its rules, searching."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
from click.testing import CliRunner

from ninefold import formats
from ninefold.cli import ninefold, variant_option
from ninefold.errors import TimeLimitError
from ninefold.model import Shape
from ninefold.model.constraint import Constraint
from ninefold.stopping import look

SMALL = "1.....2..3.....4"
SOLVED = "1243342143122134"
PLAIN = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
COMMANDS = ["solve", "count", "check", "canonical", "explain", "hint", "minimize", "rate", "lab tree"]
WITH_VARIANTS = ["solve", "count", "check", "explain", "hint", "minimize", "rate"]
LONG = 20.0
"""Seconds that no command takes to end after its limit, however busy the machine is."""

unix = pytest.mark.skipif(sys.platform == "win32", reason="pipes of this kind are those of Unix")


def started(*words: str, **streams: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ninefold", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **streams)  # type: ignore[call-overload, no-any-return]


def without_end(*arguments: object) -> None:
    while True:
        look()


def limited(*words: str) -> float:
    """Runs a command with a limit of 0.1 s in this process; the seconds until it said that the time is up."""
    began = monotonic()
    result = CliRunner().invoke(ninefold, [*words, "--timeout", "0.1"], standalone_mode=False)
    assert isinstance(result.exception, TimeLimitError), (result.exception, result.output)
    return monotonic() - began


@pytest.mark.parametrize("command", COMMANDS)
def test_a_reader_without_end_is_stopped(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(path: Path, format: object) -> Iterator[object]:
        without_end()
        yield None

    monkeypatch.setattr(formats, "read_file", read)
    (tmp_path / "a.xml").write_text("<puzzle/>")
    assert limited(*command.split(), str(tmp_path / "a.xml")) < LONG
    look()  # nobody works under that stop any more


@pytest.mark.parametrize("command", WITH_VARIANTS)
def test_rules_without_end_are_stopped(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(variants: str, file: Path | None, shape: Shape) -> tuple[Constraint, ...]:
        without_end()
        return ()

    monkeypatch.setattr(variant_option, "rules_of", endless)
    assert limited(*command.split(), SMALL, "--variant", "diagonal") < LONG


@unix
@pytest.mark.parametrize("words", [["solve", "-"], ["count", "PIPE"], ["rate", "-"], ["regress", "PIPE"]])
def test_input_that_never_comes_is_waited_for_no_longer_than_the_limit(words: list[str], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    words = [str(pipe) if word == "PIPE" else word for word in words]
    process = started(*words, "--timeout", "0.2", stdin=subprocess.PIPE)
    code = process.wait(LONG)  # its standard input stays open all the while
    assert process.stdout
    assert process.stderr
    assert (code, process.stdout.read()) == (3, "")
    assert process.stderr.read() == "ninefold: the time limit was reached before the work was done\n"
    process.communicate()


@unix
@pytest.mark.parametrize(("text", "answer"), [(SMALL, SOLVED), (PLAIN, None)])
def test_a_pipe_is_read_like_a_file(text: str, answer: str | None, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    def write() -> None:
        with pipe.open("w") as file:
            for character in text:
                file.write(character)
                file.flush()
            sleep(0.1)
            file.write("\n")

    writer = threading.Thread(target=write, daemon=True)
    writer.start()
    process = started("solve", str(pipe), "--timeout", "30")
    answers, told = process.communicate(timeout=60)
    writer.join()
    assert (process.returncode, told) == (0, "")
    assert answers.count("\n") == 1
    assert answer in (None, answers.strip())


@unix
def test_the_name_of_standard_input_and_a_dash_are_the_same() -> None:
    for name in ("-", "/dev/stdin"):
        process = started("solve", name, stdin=subprocess.PIPE)
        assert process.communicate(f"{SMALL}\n", timeout=60) == (f"{SOLVED}\n", "")


def test_a_line_without_end_on_standard_input_is_refused() -> None:
    process = started("solve", "-", stdin=subprocess.PIPE)
    _, told = process.communicate("." * 3_000_000, timeout=60)
    assert (process.returncode, told.count("\n")) == (2, 1)
    assert "a line of more than" in told


def test_standard_input_that_is_no_text_is_one_sentence() -> None:
    command = [sys.executable, "-m", "ninefold", "check", "-"]
    result = subprocess.run(command, input=b"\xff\xfe\x00" * 9, capture_output=True, timeout=60)
    assert (result.returncode, result.stderr.count(b"\n")) == (2, 1)
    assert b"standard input is not text in UTF-8" in result.stderr
