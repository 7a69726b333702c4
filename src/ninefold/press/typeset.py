"""From a document to a PDF, by typst. What comes out has its fonts in it and is a PDF/A-2b."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import resources
from typing import Any

from ninefold.errors import MissingExtraError, PlanError
from ninefold.press.document import Document
from ninefold.press.fonts import folders

_DOTS = 200.0
"""Per inch, of pictures."""


def pdf(document: Document) -> bytes:
    """The file; the same document gives the same bytes."""
    [file] = _compiled(document, format="pdf", pdf_standards=["a-2b"])
    return file


def png(document: Document) -> list[bytes]:
    """Its pages as pictures."""
    return _compiled(document, format="png", ppi=_DOTS)


def svg(document: Document) -> list[bytes]:
    """Its pages as drawings."""
    return _compiled(document, format="svg")


def as_file(document: Document, suffix: str) -> bytes:
    """As a file of this kind; a picture holds one page alone."""
    if suffix == ".pdf":
        return pdf(document)
    if suffix not in _PICTURES:
        raise PlanError(f"expected a file .pdf, .png or .svg, got {suffix!r:.20}")
    pages = _PICTURES[suffix](document)
    if len(pages) != 1:
        raise PlanError(f"a picture has one page, these are {len(pages)}: leave out the solutions, or make a PDF")
    return pages[0]


_PICTURES = {".png": png, ".svg": svg}


@dataclass(frozen=True, slots=True)
class Measured:
    """How many pages there are, the numbers of puzzles that do not fit, and words that are wider than their line."""

    pages: int
    overfull: list[int]
    wide: list[str]


def measured(document: Document) -> Measured:
    """What is known of the pages when they are set."""
    found = _typst().query(_files(document), "<proof>", **_fonts(document))
    values = [one["value"] for one in json.loads(found)]
    return Measured(
        max(one["pages"] for one in values if "pages" in one),
        [one["overfull"] for one in values if "overfull" in one],
        [one["wide"] for one in values if "wide" in one],
    )


def _compiled(document: Document, **options: Any) -> list[bytes]:
    typst = _typst()
    try:
        files = typst.compile(_files(document), timestamp=0, **_fonts(document), **options)
    except typst.TypstError as error:
        if "could not be displayed" in error.message:
            shown = error.message.partition("the text ")[2].partition(" could not")[0].strip('`"')
            raise PlanError(f"the fonts of the book have no letter for {shown!r}") from None
        raise
    return files if isinstance(files, list) else [files]


def _typst() -> Any:
    try:
        import typst
    except ImportError:
        raise MissingExtraError("a book", "press") from None
    return typst


def _files(document: Document) -> dict[str, bytes]:
    files = dict(document.pictures)
    for file in resources.files("ninefold.press").joinpath("typst").iterdir():
        files[file.name] = file.read_bytes()
    files["book.json"] = json.dumps(document.data, ensure_ascii=False).encode()
    files["main.typ"] = files[document.template]
    return files


def _fonts(document: Document) -> dict[str, Any]:
    """Those that the document names, and none that this machine happens to have."""
    return {"font_paths": folders(document.data["type"]["named"]), "ignore_system_fonts": True}
