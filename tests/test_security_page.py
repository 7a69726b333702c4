"""The page says the bounds that the program keeps."""

import re
from pathlib import Path

import pytest

from ninefold.model import bounds
from ninefold.web import limits

PAGE = (Path(__file__).parents[1] / "docs" / "security.md").read_text(encoding="utf-8")
OF_PUZZLES, OF_THE_SERVER = PAGE.split("Of the server")
ROW = re.compile(r"^\| `([A-Z_]+)` \| ([0-9,]+) \|", re.MULTILINE)


@pytest.mark.parametrize(("module", "text"), [(bounds, OF_PUZZLES), (limits, OF_THE_SERVER)])
def test_every_bound_on_the_page_is_the_one_that_is_kept(module: object, text: str) -> None:
    told = {name: int(number.replace(",", "")) for name, number in ROW.findall(text)}
    assert told
    assert told == {name: getattr(module, name) for name in told}


def test_no_bound_of_a_puzzle_is_missing_on_the_page() -> None:
    names = {name for name in vars(bounds) if name.isupper()}
    assert names == {name for name, _ in ROW.findall(OF_PUZZLES)}
