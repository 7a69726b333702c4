"""Every link between files of the repository leads to a file that is there, and to a heading that it has."""

import re
from functools import cache
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

import ninefold

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").rglob("*.md")])
MADE = {"index.md", "architecture.md", "changelog.md", "contributing.md"}
"""Pages of the site that lie elsewhere (scripts/site.py)."""


def links_of(page: Path) -> list[str]:
    text = re.sub(r"(?ms)^```.*?^```|`[^`\n]*`", "", page.read_text(encoding="utf-8"))
    return re.findall(r"\]\(([^()\s]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text)


@cache
def anchors_of(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    text = re.sub(r"(?ms)^```.*?^```", "", page.read_text(encoding="utf-8"))
    found = set(re.findall(r'<a (?:id|name)="([^"]+)"', text))
    for heading in re.findall(r"(?m)^#+ (.+)$", text):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", lambda link: link[1] or "", heading)
        found.add(re.sub(r"[^\w\- ]", "", plain.lower()).strip().replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    broken = []
    for link in links_of(page):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        goal = (page.parent / path).resolve() if path else page
        if not goal.exists() or (anchor and goal.suffix == ".md" and anchor not in anchors_of(goal)):
            broken.append(link)
    assert broken == []


def test_every_public_name_is_in_the_reference() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "reference").glob("*.md"))
    told = {line.rpartition(".")[2] for line in re.findall(r"(?m)^::: (\S+)$", text)}
    assert set(ninefold.__all__) <= told


def test_the_pages_of_the_site_are_there_and_it_asks_no_other_machine() -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    pages = [page for part in site["nav"] for page in _pages(part)]
    notebooks = {f"notebooks/{path.stem}.md" for path in (ROOT / "docs" / "notebooks").glob("*.ipynb")}
    assert notebooks <= set(pages)
    assert [page for page in pages if page not in MADE | notebooks and not (ROOT / "docs" / page).is_file()] == []
    assert site["theme"]["font"] is False
    assert not {"social", "privacy"} & {str(plugin) for plugin in site["plugins"]}
    assert "analytics" not in site.get("extra", {})


def _pages(part: object) -> list[str]:
    if isinstance(part, str):
        return [part]
    inner = part.values() if isinstance(part, dict) else part
    return [page for one in inner for page in _pages(one)]  # type: ignore[attr-defined]
