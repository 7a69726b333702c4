"""A plugin of pytest for .ci/coverage: the extension that counts, and pages whose scripts are counted by Chromium."""

import json
import os
import sys
from pathlib import Path
from uuid import uuid4

from playwright.sync_api import BrowserContext, CDPSession, Page

# An editable installation would look for the package in the tree.
sys.meta_path[:] = [finder for finder in sys.meta_path if "ScikitBuild" not in type(finder).__name__]

PLACE = Path(os.environ["NINEFOLD_PAGE_COVERAGE"])
open_pages: dict[BrowserContext, list[CDPSession]] = {}
new_page, close = BrowserContext.new_page, BrowserContext.close


def counted_page(context: BrowserContext) -> Page:
    page = new_page(context)
    session = context.new_cdp_session(page)
    session.send("Profiler.enable")
    session.send("Profiler.startPreciseCoverage", {"callCount": False, "detailed": True})
    open_pages.setdefault(context, []).append(session)
    return page


def counted_close(context: BrowserContext, *, reason: str | None = None) -> None:
    for session in open_pages.pop(context, []):
        scripts = session.send("Profiler.takePreciseCoverage")["result"]
        (PLACE / f"{uuid4()}.json").write_text(json.dumps([one for one in scripts if "/js/" in one["url"]]))
    close(context, reason=reason)


BrowserContext.new_page = counted_page  # type: ignore[method-assign]
BrowserContext.close = counted_close  # type: ignore[method-assign]
