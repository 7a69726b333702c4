"""What people expect of any command: colours to be turned off, exit codes, completion, a manual, described JSON."""

import io
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from scripts import command_pages, json_schemas

from ninefold.cli import main
from ninefold.cli.commands import COMMANDS
from ninefold.cli.exit_codes import EXIT_CODES

ROOT = Path(__file__).parents[2]
EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(*words: str) -> str:
    """What a command prints on a terminal."""
    with redirect_stdout(Terminal()) as terminal, pytest.raises(SystemExit):
        main(list(words))
    return terminal.getvalue()


@pytest.mark.parametrize(
    ("terminal", "named", "line"), [(False, "", "│".encode()), (True, "", b"?"), (False, "cp1252", b"?")]
)
def test_what_an_alphabet_lacks_is_written_all_the_same(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, named: str, line: bytes
) -> None:
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    if named:
        monkeypatch.setenv("PYTHONIOENCODING", named)
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding="cp1252")  # as Windows opens files and pipes
    monkeypatch.setattr(stream, "isatty", lambda: terminal)
    with redirect_stdout(stream), pytest.raises(SystemExit) as ended:
        main(["hint", "1.34.......1....", "--picture"])
    stream.flush()
    assert ended.value.code == 0
    assert line in written.getvalue()


def test_no_color_takes_the_colours_away_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    coloured = shown("hint", "1.34.......1....", "--picture")
    monkeypatch.setenv("NO_COLOR", "1")
    plain = shown("hint", "1.34.......1....", "--picture")
    assert "\x1b[" in coloured
    assert plain == re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    monkeypatch.setenv("NO_COLOR", "")  # set but empty: as if it were not
    assert shown("hint", "1.34.......1....", "--picture") == coloured


def test_the_table_of_exit_codes_is_that_of_the_program() -> None:
    text = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert dict(re.findall(r"^\| (\d+) \| (.+) \|$", text, re.MULTILINE)) == {
        str(code): meaning for code, meaning in EXIT_CODES.items()
    }


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["count", EASY], 0),
        (["solve", "11" + "." * 79], 1),
        (["solve", "12345"], 2),
        (["solv"], 2),
        (["solve", EASY, "--frobnicate"], 2),
    ],
)
def test_exit_codes_say_what_they_are_said_to(words: list[str], code: int) -> None:
    with redirect_stdout(io.StringIO()), pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == code


def test_the_pages_and_the_manual_have_every_command() -> None:
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    manual = (ROOT / "share" / "man" / "man1" / "ninefold.1").read_text(encoding="utf-8")
    for name in COMMANDS:
        assert f"\n## ninefold {name}\n" in page, "python scripts/command_pages.py makes it"
        assert f"\n.SS ninefold {name} " in manual, "python scripts/command_pages.py makes it"


def test_the_pages_and_the_manual_say_of_every_option_what_its_help_says() -> None:
    """Our words alone: what click adds to them differs between its versions."""
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    manual = (ROOT / "share" / "man" / "man1" / "ninefold.1").read_text(encoding="utf-8")
    for path, command, _ in command_pages.walked():
        for option in command.params:
            help = getattr(option, "help", None) or ""
            told = command_pages.escaped(help) in page and command_pages.roff(help) in manual
            assert told, f"{path} {option.name}: python scripts/command_pages.py makes it"


def test_the_manual_has_options_and_exit_codes_and_only_known_requests() -> None:
    manual = command_pages.manual()
    assert "\n.B \\-\\-timeout SECONDS\n" in manual
    assert all(f"\n.B {code}\n" in manual for code in EXIT_CODES)
    requests = {line.split()[0] for line in manual.splitlines() if line.startswith(".")}
    assert requests <= {".TH", ".SH", ".SS", ".TP", ".B"}


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["hin"], ["hint"]),
        (["learn", "wxyz"], ["wxyz-wing"]),
        (["learn", "ali"], ["aligned-pair-exclusion", "aligned-triple-exclusion"]),
        (["solve", "--sho"], ["--show"]),
    ],
)
def test_bash_completes_commands_options_and_techniques(words: list[str], found: list[str], tmp_path: Path) -> None:
    program = tmp_path / "ninefold"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ninefold "$@"\n')
    program.chmod(0o755)
    file = ROOT / "share" / "bash-completion" / "completions" / "ninefold"
    script = f"""
        source "{file}"
        COMP_WORDS=(ninefold {" ".join(words)}); COMP_CWORD={len(words)}
        _ninefold_completion "{program}"
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    told = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60)
    assert told.stdout.split() == found, told.stderr


def test_what_json_prints_is_what_its_schema_describes(capsys: pytest.CaptureFixture[str]) -> None:
    schema = json.loads(json_schemas.text())
    validate: Callable[..., None] = pytest.importorskip("jsonschema_rs").validate
    for command in ("solve", "count", "check", "candidates", "explain", "hint", "rate", "minimize", "canonical"):
        with pytest.raises(SystemExit):
            main([command, EASY, "--json"])
        answer = json.loads(capsys.readouterr().out)
        assert answer["puzzle"] == EASY.replace("0", ".")
        assert set(answer) == set(
            schema["$defs"][schema["properties"][command]["$ref"].rpartition("/")[2]]["properties"]
        )
        validate({**schema, "required": [command]}, {command: answer})


def test_the_module_is_the_program() -> None:
    told = subprocess.run([sys.executable, "-m", "ninefold", "--version"], capture_output=True, text=True, timeout=60)
    assert told.stdout.startswith("ninefold, version ")
