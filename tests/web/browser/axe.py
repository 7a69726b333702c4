"""What axe-core says of a page."""

from pathlib import Path
from typing import TYPE_CHECKING

import axe_playwright_python

if TYPE_CHECKING:
    from playwright.sync_api import Page

_SOURCE = next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js"))


def found_by_axe(page: "Page", impacts: tuple[str, ...] = ("moderate", "serious", "critical")) -> list[str]:
    """What it finds that is more than minor, or of these impacts. The tester evaluates it: the policy stays."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_SOURCE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found if one["impact"] in impacts]
