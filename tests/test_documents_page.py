"""docs/documents.md: where each statement of the source documents is done, and the test that walks it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINES = (ROOT / "docs" / "documents.md").read_text(encoding="utf-8").splitlines()
ROWS = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in LINES if re.match(r"\| [A-E]\d", line)]
POINTS = {"A": 8, "B": 5, "C": 4, "D": 12, "E": 6}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[1]}")
def test_every_statement_has_its_places_and_a_test_that_exists(row: list[str]) -> None:
    assert len(row) == 6, "id, what, app, command line, Python, test"
    assert "partly" not in " ".join(row)
    file, _, name = row[5].strip("`").partition("::")
    assert (ROOT / file).is_file()
    assert not name or f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")


def test_no_point_is_left_out() -> None:
    wanted = {f"{letter}{number}" for letter, many in POINTS.items() for number in range(1, many + 1)}
    assert {row[0] for row in ROWS} == wanted


def test_every_command_that_is_named_is_one() -> None:
    from ninefold.cli.commands import COMMANDS

    named = set(re.findall(r"`ninefold ([a-z]+)", "\n".join(LINES)))
    assert named - set(COMMANDS) == set()


def test_code_names_no_id_of_the_documents() -> None:
    in_brackets = re.compile(r"\((?:A[1-8]|B[1-5]|C[1-4]|D\d|D1[0-2]|E[1-6])(?:, [A-E]\d+)*\)")
    code = [
        path
        for folder in ("src", "native", "tests", "scripts")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".pyi", ".h", ".cpp", ".js"} and ".build" not in path.parts
    ]
    assert [str(path) for path in code if in_brackets.search(path.read_text(encoding="utf-8"))] == []
