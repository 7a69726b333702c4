"""A hook of MkDocs: what the site has that is no page of docs/ (README, architecture, changelog, notebooks …).

Links between files of the repository are made links of the site. What the site does not have (source, data, results of
benchmarks) is named without a link: the site may lie anywhere, and the repository with it or not.
"""

from __future__ import annotations

import os
import posixpath
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parent))
import site_tries
from site_notebooks import as_markdown

ROOT = Path(__file__).parents[1]
JOINED = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
}
_OF_EXAMPLES = ("how-to.md", "data-frames.md")
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
_FENCE = re.compile(r"(^```.*?^```\n|^(?:    .*\n)+)", re.MULTILINE | re.DOTALL)


def on_files(files: Files, config: Any) -> Files:
    """Adds the files from outside of docs/, and the notebooks as pages."""
    for name, place in JOINED.items():
        text = (ROOT / name).read_text(encoding="utf-8").replace('src="docs/', 'src="')
        files.append(File.generated(config, place, content=rewritten(text, name)))
    for path in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        page = as_markdown(path.read_text(encoding="utf-8"), path.name)
        files.append(File.generated(config, f"notebooks/{path.stem}.md", content=page))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The links of a page of docs/; NINEFOLD_APP is the address of a written workbench, which examples then open.

    It may be a folder of the site itself."""
    if page.file.src_uri in JOINED.values() or page.file.src_uri.startswith("notebooks/"):
        return markdown
    folder, name = posixpath.split(page.file.src_uri)
    markdown = rewritten(markdown, f"docs/{page.file.src_uri}")
    app = address_from(page.url, os.environ.get("NINEFOLD_APP", ""))
    if app and folder == "techniques":
        return site_tries.of_a_technique(markdown, name.removesuffix(".md"), app)
    if app and (folder == "tutorial" or name in _OF_EXAMPLES):
        return site_tries.of_examples(markdown, app)
    return markdown


def address_from(page: str, app: str) -> str:
    """The address of a workbench as a page of the site names it.

    >>> address_from("techniques/x-wing.html", "app/"), address_from("how-to.html", "app/")
    ('../app/', 'app/')
    >>> address_from("techniques/x-wing.html", "https://example.org/sudoku/")
    'https://example.org/sudoku/'
    """
    return (
        app if not app or re.match(r"[a-z]+:|/", app) else posixpath.relpath(app, posixpath.dirname(page) or ".") + "/"
    )


def on_post_page(output: str, **_: Any) -> str:
    """The search is a dialog: who does not see it hears its name."""
    return output.replace(
        'data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"'
    )


def rewritten(markdown: str, place: str) -> str:
    """A page whose links lead to pages of the site; `place` is where it lies in the repository.

    >>> rewritten("[Batch](docs/batch.md#why), [tests](tests/web), [a](https://a.example)", "README.md")
    '[Batch](batch.md#why), tests, [a](https://a.example)'
    """
    here = posixpath.dirname(JOINED.get(place, place.removeprefix("docs/")))

    def link(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if re.match(r"[a-z]+:|#", target):
            return found[0]
        path, anchor, fragment = target.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(place), path))
        goal = JOINED.get(path, path.removeprefix("docs/") if path.startswith("docs/") else None)
        if goal is None or not (path in JOINED or (ROOT / path).is_file()):
            return words
        goal = re.sub(r"\.ipynb$", ".md", goal)
        return f"{picture}[{words}]({posixpath.relpath(goal, here or '.')}{anchor}{fragment})"

    pieces = _FENCE.split(markdown)
    return "".join(piece if at % 2 else _LINK.sub(link, piece) for at, piece in enumerate(pieces))
