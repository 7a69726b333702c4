from pathlib import Path

import pytest

from ninefold.logic import techniques

PAGES = Path(__file__).parent.parent / "docs" / "techniques"


@pytest.mark.parametrize("name", techniques())
def test_every_technique_has_a_page_with_its_cost(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    technique = techniques()[name]
    assert page.startswith(f"# {technique.name}\n")
    assert f"Points: {technique.score}." in page
    assert (f"]({name}.svg)" in page) == (PAGES / f"{name}.svg").exists()


def test_the_list_names_every_technique() -> None:
    listing = (PAGES / "README.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in listing for name in techniques())
