"""Where the page is visited: with the program, or as a written site on a plain web server that can be cut off."""

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from ninefold.web.site.write import SITE_POLICY

if TYPE_CHECKING:
    from playwright.sync_api import Page

KEPT = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('ninefold-'));
    const files = names.length === 1 ? await (await caches.open(names[0])).keys() : [];
    const whole = files.some(({ url }) => url.includes('/engine/packages-'));
    return whole && navigator.serviceWorker.controller?.state === 'activated';
}"""
"""Whether all files of a site are kept in the browser."""

LISTEN = """(() => {
    globalThis.told = {};
    const Real = Worker;
    globalThis.Worker = class extends Real {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => { if (data.content) told[this.asked] = data.content });
        }
        postMessage(message) {
            this.asked = message.name;
            super.postMessage(message);
        }
    };
})()"""
"""Keeps what the engine of a site answered last to each verb, as bytes."""


class PlainServer(ThreadingHTTPServer):
    """A plain web server. While it is cut off, it hangs up on everybody."""

    cut_off = False
    missing = ""
    """How the name of a file begins that is not there."""

    def verify_request(self, *_: Any) -> bool:
        return not self.cut_off


class Plain(SimpleHTTPRequestHandler):
    """Files as they are; the policy as a header, too, so that it holds for the worker."""

    server: PlainServer

    def send_head(self) -> BytesIO | BinaryIO | None:
        if self.server.missing and self.path.rpartition("/")[2].startswith(self.server.missing):
            self.send_error(404)
            return None
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", SITE_POLICY)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class Place:
    """The program, which answers what the page asks."""

    on_site = False
    offline = False
    patience = 40.0
    """Seconds; a whole run of the tests keeps the server busy."""

    def __init__(self, address: str) -> None:
        self.address = address

    def first_visit(self) -> None:
        """Before a browser opens the page that was never there."""

    @contextmanager
    def answer(self, page: "Page", verb: str) -> Iterator[list[Any]]:
        """What is answered to a verb that is asked in the block, as the one element of a list."""
        told: list[Any] = []
        with page.expect_response(f"**/api/{verb}") as response:
            yield told
        told.append(response.value.json())


class SitePlace(Place):
    """A site: its own engine answers. Offline, the server is cut off after the first visit of every browser."""

    on_site = True
    patience = 75.0
    """Seconds; the engine takes some to load, and a busy machine many."""

    def __init__(self, server: PlainServer, folder: Path, *, offline: bool) -> None:
        super().__init__(f"http://127.0.0.1:{server.server_port}/{folder.name}/")
        self.server = server
        self.offline = offline

    def first_visit(self) -> None:
        self.server.cut_off = False

    @contextmanager
    def answer(self, page: "Page", verb: str) -> Iterator[list[Any]]:
        told: list[Any] = []
        page.evaluate("verb => delete told[verb]", verb)
        yield told
        page.wait_for_function("verb => told[verb]", arg=verb)
        told.append(json.loads(page.evaluate("verb => new TextDecoder().decode(told[verb])", verb)))


@contextmanager
def program() -> Iterator[Place]:
    """`ninefold app` on a free port."""
    command = [sys.executable, "-m", "ninefold", "app", "--no-open"]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found, "ninefold app did not tell its address"
        yield Place(found[0])
        server.terminate()
        server.wait(20)


@contextmanager
def site_served(folder: Path, *, offline: bool) -> Iterator[SitePlace]:
    """A site below a path of its own."""
    server = PlainServer(("127.0.0.1", 0), partial(Plain, directory=str(folder.parent)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield SitePlace(server, folder, offline=offline)
    finally:
        server.shutdown()
        server.server_close()
        thread.join(20)
