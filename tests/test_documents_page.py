"""docs/documents.md: where each point of the source documents is done."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROWS = re.findall(
    r"^\| ([A-E]\d+) \| .* \| (.*) \|$", (ROOT / "docs" / "documents.md").read_text(encoding="utf-8"), re.MULTILINE
)


@pytest.mark.parametrize(("point", "places"), ROWS)
def test_every_place_that_a_point_names_exists(point: str, places: str) -> None:
    named = re.findall(r"`([^`]+)`", places)
    assert named, f"{point} names no place"
    assert [place for place in named if not (ROOT / place).exists()] == []


def test_code_names_no_id_of_the_documents() -> None:
    in_brackets = re.compile(r"\((?:A[1-8]|B[1-5]|C[1-4]|D\d|D1[0-2]|E[1-6])(?:, [A-E]\d+)*\)")
    code = [
        path
        for folder in ("src", "native", "tests", "scripts")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".pyi", ".h", ".cpp", ".js"} and ".build" not in path.parts
    ]
    assert [str(path) for path in code if in_brackets.search(path.read_text(encoding="utf-8"))] == []
