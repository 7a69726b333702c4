"""The README is run: each `$ ninefold …` of its console blocks must print what stands below it, and its Python runs."""

import doctest
import pkgutil
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def console_examples() -> list[tuple[str, str]]:
    """Commands and expected output of the console blocks; the two set-up commands are tested elsewhere."""
    blocks = re.findall(r"```console\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    examples = []
    for block in blocks:
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            if command.startswith("ninefold "):
                examples.append((command, output))
    return examples


def test_the_readme_has_a_session() -> None:
    assert len(console_examples()) >= 4


@pytest.mark.parametrize(("command", "output"), console_examples())
def test_a_command_of_the_readme_prints_what_the_readme_says(command: str, output: str) -> None:
    arguments = shlex.split(command)[1:]
    result = subprocess.run(
        [sys.executable, "-m", "ninefold", *arguments], capture_output=True, text=True, cwd=README.parent, timeout=60
    )
    assert result.stdout + result.stderr == output


def test_every_command_of_the_table_is_tried_with_the_wheel() -> None:
    ways = runpy.run_path(str(README.parent / "scripts" / "try_wheels.py"))["WAYS"]
    table = README.read_text(encoding="utf-8").partition("## Ways in")[2].partition("\nMore: ")[0]
    assert set(re.findall(r"`ninefold (\w+)", table)) <= set(ways)
    assert all(words.split()[0] == name for name, words in ways.items())


def test_every_name_of_the_table_can_be_imported() -> None:
    table = README.read_text(encoding="utf-8").partition("## Ways in")[2].partition("\nMore: ")[0]
    cells = [row.split("|")[3] for row in table.splitlines() if row.startswith("| ")]
    names = [name for cell in cells for name in re.findall(r"`([\w.]+)", cell)]
    assert len(names) > 40
    for name in names:
        assert pkgutil.resolve_name(f"ninefold.{name}") is not None


def test_the_python_of_the_readme_runs() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 3
    assert results.failed == 0
