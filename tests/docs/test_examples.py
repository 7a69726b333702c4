"""The tutorials and recipes are run: Python as it stands there, and each `$ ninefold …` must print what is below it."""

import doctest
import re
import runpy
import shlex
from pathlib import Path
from urllib.parse import unquote

import pytest
from tests.command import ninefold

from ninefold import count, read_puzzle
from ninefold.school import example
from ninefold.school.lesson import taught

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "how-to.md", DOCS / "data-frames.md", *sorted((DOCS / "tutorial").glob("*.md"))]


def commands() -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for block in re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = part.partition("\n")
                found.append((command, output))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_python_of_a_page_runs(page: Path) -> None:
    results = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert results.failed == 0
    assert results.attempted or page.stem == "player"


def test_there_are_twenty_recipes_and_each_runs_something() -> None:
    recipes = re.split(r"(?m)^## \d+\. ", (DOCS / "how-to.md").read_text(encoding="utf-8"))[1:]
    assert len(recipes) == 20
    assert all(">>> " in recipe for recipe in recipes)


@pytest.mark.parametrize(("command", "output"), commands())
def test_a_command_of_a_page_prints_what_the_page_says(command: str, output: str) -> None:
    program, *words = shlex.split(command)
    assert program == "ninefold"
    told = ninefold(*words)
    assert told.stdout + told.stderr == output


def test_every_recipe_with_a_puzzle_leads_to_a_workbench_where_it_lies_open() -> None:
    tried = runpy.run_path(str(DOCS.parent / "scripts" / "site_tries.py"))["of_examples"]
    page = tried((DOCS / "how-to.md").read_text(encoding="utf-8"), "https://example.org/")
    recipes = re.split(r"(?m)^## (?=\d+\. )", page)[1:]
    links = [re.findall(r"\(https://example\.org/#puzzle=([^)&]+)", recipe) for recipe in recipes]
    assert [len(found) for found in links] == [1] * 18 + [0, 0]  # the last two stop and refuse
    puzzles = [read_puzzle(unquote(link)) for [link] in links[:18]]
    assert [count(puzzle, limit=2) for puzzle in puzzles] == [1, 2, *[1] * 16]
    assert len(puzzles[16].constraints) == 3


def test_every_technique_leads_to_its_example_with_its_rules_and_to_practice() -> None:
    linked = runpy.run_path(str(DOCS.parent / "scripts" / "site_tries.py"))["of_a_technique"]
    for name in taught():
        page = linked((DOCS / "techniques" / f"{name}.md").read_text(encoding="utf-8"), name, "/app/")
        [(puzzle, digits)] = re.findall(r"\(/app/#puzzle=([^)&]+)&digits=([^)&]+)\)", page)
        grid, _ = example(name)
        assert (read_puzzle(unquote(puzzle)), digits) == (grid.puzzle, grid.oneline), name
        assert f"(/app/#exercise={name}&seed=1)" in page
