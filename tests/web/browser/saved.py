"""Files that a page saves, in a browser that tells nobody of them: Firefox, of what a page has made itself."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

LISTEN = """(() => {
    const made = new Map(), files = globalThis.savedFiles = [];
    const { createObjectURL } = URL, { click } = HTMLElement.prototype;
    URL.createObjectURL = (blob) => {
        const url = createObjectURL.call(URL, blob);
        made.set(url, blob);
        return url;
    };
    HTMLElement.prototype.click = function () {
        if (this.download && made.has(this.href)) files.push([this.download, made.get(this.href)]);
        else click.call(this);
    };
})()"""
"""Keeps what is saved instead of saving it."""

_LAST = """async () => {
    const [name, blob] = savedFiles.at(-1);
    const reader = new FileReader();
    await new Promise((done) => { reader.onload = done; reader.readAsDataURL(blob); });
    return [name, reader.result];
}"""


class Saved:
    """A file, with what tests ask of a download of Playwright."""

    def __init__(self, name: str, content: bytes) -> None:
        self.suggested_filename = name
        self._content = content

    def path(self) -> Path:
        path = Path(mkdtemp()) / self.suggested_filename
        self.save_as(path)
        return path

    def save_as(self, path: Path) -> None:
        path.write_bytes(self._content)


class Waiting:
    """What is saved in a block; `value` has it after the block."""

    value: Saved


@contextmanager
def saving(page: Page, **_: Any) -> Iterator[Waiting]:
    """As `page.expect_download`."""
    waiting = Waiting()
    before = page.evaluate("savedFiles.length")
    yield waiting
    page.wait_for_function("before => savedFiles.length > before", arg=before)
    name, url = page.evaluate(_LAST)
    waiting.value = Saved(name, b64decode(url.partition(",")[2]))
