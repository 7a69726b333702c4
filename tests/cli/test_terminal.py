"""On a terminal people see how far the work is; what a command answers is the same, and goes where it was sent."""

import io
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import click
import pytest
from tests.cli.conftest import COMMANDS

from ninefold.cli import waiting
from ninefold.cli.progress import LastLine, TerminalBar, progress

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")

MEASURES = {"batch", "bench", "lab", "run"}
"""Commands that tell how long they took."""
PROGRESS = {"batch", "fetch", "generate", "lab-run", "rate", "run"}
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def started(words: list[str], folder: Path, **streams: object) -> int:
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "CI": ""}
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        environment.pop(name, None)
    command = [sys.executable, "-m", "ninefold", *words]
    process = subprocess.run(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, timeout=60, **streams)  # type: ignore[call-overload]
    return int(process.returncode)


def on_terminal(words: list[str], folder: Path, *, answers_too: bool) -> tuple[int, str, str]:
    """The exit code, what came out of standard output, and what the terminal showed."""
    master, terminal = os.openpty()
    shown = bytearray()

    def watch() -> None:
        while True:
            try:
                piece = os.read(master, 65536)
            except OSError:  # the last one has closed the terminal
                return
            if not piece:
                return
            shown.extend(piece)

    watcher = threading.Thread(target=watch)
    watcher.start()
    with (folder / "answers").open("wb") as file:
        code = started(words, folder, stdout=terminal if answers_too else file, stderr=terminal)
    os.close(terminal)
    watcher.join()
    os.close(master)
    return code, (folder / "answers").read_text(), shown.decode()


def without_terminal(words: list[str], folder: Path) -> tuple[int, str]:
    with (folder / "answers").open("wb") as file:
        code = started(words, folder, stdout=file, stderr=subprocess.DEVNULL)
    return code, (folder / "answers").read_text()


def comparable(words: list[str], text: str) -> str:
    if words[0] == "learn":  # keeps to the width that a terminal has
        return "\n".join(" ".join(each.split()) for each in text.split("\n\n"))
    if words[0] not in MEASURES:
        return text
    # Without the numbers that were measured, and the star of the quickest.
    return re.sub(r"[ *]+", " ", re.sub(r"\d[\d.,e+-]*", "#", text))


# Those that show how far they are; the others, which only print, in CI.
@pytest.mark.parametrize(
    "command",
    [pytest.param(name, marks=() if name in PROGRESS else pytest.mark.slow) for name in sorted(COMMANDS)],
    indirect=True,
)
def test_answers_go_where_they_were_sent_and_are_those_without_a_terminal(
    command: list[str], filled: Callable[[], Path]
) -> None:
    plain_code, plain = without_terminal(command, filled())
    plain = comparable(command, plain)
    assert plain
    code, answers, _ = on_terminal(command, filled(), answers_too=False)
    assert (code, comparable(command, answers)) == (plain_code, plain)
    code, _, shown = on_terminal(command, filled(), answers_too=True)
    seen = comparable(command, CONTROL.sub("", shown).replace("\r\n", "\n"))
    assert code == plain_code
    assert [line for line in plain.splitlines() if line not in seen] == []


def test_progress_is_shown_on_the_terminal_that_has_standard_error(filled: Callable[[], Path]) -> None:
    code, answers, shown = on_terminal(["batch", "in.csv", "out.csv"], filled(), answers_too=False)
    assert (code, "3 puzzles, 1 malformed" in answers) == (1, True)
    assert "100%  3 puzzles" in shown
    assert "\r\x1b[K" in shown  # it is taken away again


def test_the_bar_tells_share_rate_and_time_left_of_the_whole_work() -> None:
    bar = TerminalBar("puzzles", LastLine(io.StringIO()))
    bar.begin_at(1000)
    bar.update(5000)
    bar.advance(1000)
    assert bar.line(10).endswith(" 40%  2,000 puzzles, 100/s, 0:30 left")
    bar.update(6000)  # a better estimate does not forget what was measured
    assert bar.line(10).endswith(" 33%  2,000 puzzles, 100/s, 0:40 left")


def test_what_is_told_meanwhile_stands_above_the_bar() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    with redirect_stderr(terminal), progress("puzzles") as bar:
        bar.advance(1)
        click.echo("entry 7 is no puzzle", err=True)
    assert terminal.getvalue() == "\r1 puzzles" + terminal.getvalue()[10:]
    assert "\x1b[K\r\x1b[Kentry 7 is no puzzle\n" in terminal.getvalue()


class WatchedTerminal(io.StringIO):
    """A terminal that tells when something was written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = threading.Event()

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        written = super().write(text)
        self.written.set()
        return written


def test_a_question_that_takes_long_says_what_it_does_and_makes_room_for_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waiting, "MOMENT", 0.0)
    monkeypatch.setenv("TERM", "xterm")
    complaints, answers = WatchedTerminal(), WatchedTerminal()
    task = waiting.ToldTask()
    task.tell("counting", 1234)
    with redirect_stderr(complaints), redirect_stdout(answers), waiting.told_while_waiting(task):
        assert complaints.written.wait(30)
        click.echo("the answer")
        shown = complaints.getvalue()
    assert shown.startswith("\rcounting, 1,234 so far (0 s; Ctrl-C stops it)\x1b[K")
    assert shown.endswith("\r\x1b[K")  # before the answer is written on the same terminal
    assert answers.getvalue() == "the answer\n"
    assert complaints.getvalue().endswith("\r\x1b[K")


def test_a_question_that_is_not_asked_on_a_terminal_says_nothing_on_the_way() -> None:
    complaints = io.StringIO()
    threads = threading.active_count()
    with redirect_stderr(complaints), waiting.told_while_waiting(waiting.ToldTask()):
        assert threading.active_count() == threads
    assert complaints.getvalue() == ""


def test_counting_for_long_is_told_on_a_terminal(tmp_path: Path) -> None:
    code, _, shown = on_terminal(["count", "." * 81, "--all", "--timeout", "3"], tmp_path, answers_too=True)
    assert code == 3
    assert re.search(r"counting, [\d,]+ so far \(\d s; Ctrl-C stops it\)", shown)
