"""WebKitGTK as Debian has it (webkit2gtk-driver), by WebDriver over HTTP, on a screen that nobody sees (xvfb)."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.web.browser.drivers.window import PATIENCE, Window

_PATHS = {
    "SetTimeouts": "timeouts",
    "SetWindowRect": "window/rect",
    "Navigate": "url",
    "ExecuteScript": "execute/sync",
    "ExecuteAsyncScript": "execute/async",
    "PerformActions": "actions",
}


def program() -> str | None:
    return shutil.which("Xvfb") and shutil.which("WebKitWebDriver")


class WebKit(Window):
    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self._session = ""
        self._session = self._send("session", {"capabilities": {}})["sessionId"]
        self.begin()

    def command(self, name: str, **parameters: object) -> Any:
        path = _PATHS.get(name) or f"element/{parameters.pop('id')}/click"
        return self._send(f"session/{self._session}/{path}", parameters)

    def _send(self, path: str, parameters: dict[str, object]) -> Any:
        answer = self._client.post(path, json=parameters)
        value = answer.json()["value"]
        assert answer.is_success, f"{path}: {value['error']}: {value['message']}"
        return value

    def quit(self) -> None:
        self._client.delete(f"session/{self._session}")


@contextmanager
def started(home: Path) -> Iterator[Window]:
    """A WebKit window on a screen of its own."""
    reading, writing = os.pipe()
    screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(screen, pass_fds=[writing], stderr=subprocess.DEVNULL) as display:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                number = told.readline().strip()
            port = _free_port()
            # what is drawn is of no interest here: no graphics card is asked for
            places = {
                "DISPLAY": f":{number}",
                "GDK_BACKEND": "x11",
                "HOME": str(home),
                "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
            }
            command = [program() or "", f"--port={port}"]
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            with subprocess.Popen(command, env=os.environ | places, **quiet) as driver:  # type: ignore[call-overload]
                try:
                    with httpx.Client(base_url=f"http://127.0.0.1:{port}/", timeout=2 * PATIENCE) as client:
                        _wait_until_there(client, driver)
                        window = WebKit(client)
                        yield window
                        window.quit()
                finally:
                    driver.terminate()
        finally:
            display.terminate()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _wait_until_there(client: httpx.Client, driver: subprocess.Popen[bytes]) -> None:
    for _ in range(10 * PATIENCE):
        assert driver.poll() is None, "the driver of WebKit ended at once"
        try:
            client.get("status")
        except httpx.ConnectError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the driver of WebKit did not answer")
