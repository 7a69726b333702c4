"""Firefox as a system has it, by what it speaks itself (Marionette): JSON over a socket, and nothing to install."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tests.web.browser.drivers.window import PATIENCE, Window

_PREFERENCES = {
    "marionette.port": 0,  # any that is free
    # it would ask other machines, of which a test knows nothing
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
}


def program() -> str | None:
    names = (os.environ.get("NINEFOLD_FIREFOX", ""), "firefox-esr", "firefox")
    return next((path for name in names if name and (path := shutil.which(name))), None)


class Firefox(Window):
    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._answers = connection.makefile("rb")
        self._number = 0
        self._answer()  # its greeting
        self.command("NewSession")
        self.begin()

    def command(self, name: str, **parameters: object) -> Any:
        return self.send(f"WebDriver:{name}", parameters)

    def send(self, name: str, parameters: dict[str, object]) -> Any:
        self._number += 1
        text = json.dumps([0, self._number, name, parameters]).encode()
        self._connection.sendall(b"%d:%s" % (len(text), text))
        _, number, error, value = self._answer()
        assert number == self._number
        assert error is None, f"{name}: {error['error']}: {error['message']}"
        return value["value"] if value and set(value) == {"value"} else value

    def quit(self) -> None:
        self.send("Marionette:Quit", {"flags": ["eForceQuit"]})
        self._answers.close()

    def _answer(self) -> Any:
        """Its length, a colon, and so many bytes."""
        length = b""
        while not length.endswith(b":"):
            one = self._answers.read(1)
            assert one, "Firefox went away"
            length += one
        return json.loads(self._answers.read(int(length[:-1])))


@contextmanager
def started(profile: Path, *, keeps: bool = False) -> Iterator[Window]:
    """A Firefox with a profile of its own, without a screen; `keeps` pages for visits without the network if wished."""
    told = _PREFERENCES | {"dom.serviceWorkers.enabled": keeps}
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in told.items())
    (profile / "user.js").write_text("".join(lines))
    command = [program() or "", "--headless", "--no-remote", "--marionette", "--profile", str(profile)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            port = _port(profile, process)
            with closing(socket.create_connection(("127.0.0.1", port), timeout=2 * PATIENCE)) as connection:
                window = Firefox(connection)
                yield window
                window.quit()
                process.wait(PATIENCE)
        finally:
            process.kill()


def _port(profile: Path, process: subprocess.Popen[bytes]) -> int:
    """It writes the port that it took into its profile."""
    told = profile / "MarionetteActivePort"
    for _ in range(20 * PATIENCE):
        assert process.poll() is None, "Firefox ended at once"
        if told.exists() and (text := told.read_text().strip()):
            return int(text)
        time.sleep(0.1)
    raise AssertionError("Firefox did not tell its port")
