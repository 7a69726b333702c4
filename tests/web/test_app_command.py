"""`ninefold app`: where it listens, what it says, and how it ends."""

import http.client
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from ninefold.cli import main
from ninefold.machine import is_loopback


@contextmanager
def started(*options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address that it tells."""
    with subprocess.Popen(
        [sys.executable, "-m", "ninefold", "app", "--no-open", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
    ) as process:
        assert process.stdout is not None
        told = re.search(r"http://\S+", process.stdout.readline())
        assert told
        try:
            yield process, told[0]
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=30)


def port_of(address: str) -> int:
    return int(re.search(r":(\d+)/", address)[1])  # type: ignore[index]


def test_it_takes_a_free_port_of_this_machine_and_ends_with_ctrl_c(client: Any) -> None:
    with started() as (process, address):
        assert address.startswith("http://127.0.0.1:")
        assert type(client)(port_of(address)).get("/api/about").status == 200
        process.send_signal(signal.SIGINT)
        process.wait(30)
    assert process.returncode in (0, 130)


def test_it_listens_on_the_port_that_it_is_told_and_says_when_that_is_taken() -> None:
    with started() as (_, address):
        port = str(port_of(address))
        again = subprocess.run(
            [sys.executable, "-m", "ninefold", "app", "--no-open", "--port", port],
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert again.returncode == 2
        assert f"cannot listen on 127.0.0.1:{port}" in again.stderr
        assert again.stderr.count("\n") == 1


def test_other_machines_are_let_in_only_on_purpose(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["app", "--no-open", "--host", "0.0.0.0"])
    assert ended.value.code == 2
    assert "--allow-remote" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")
def test_it_answers_at_the_address_that_it_prints_whatever_loopback_address_it_is(client: Any) -> None:
    with started("--host", "127.0.0.2") as (_, address):
        port = port_of(address)
        assert address == f"http://127.0.0.2:{port}/"
        connection = http.client.HTTPConnection("127.0.0.2", port, timeout=60)
        statuses = {}
        for name in (f"127.0.0.2:{port}", f"evil.example:{port}", f"127.0.0.3:{port}"):
            connection.request("GET", "/api/about", headers={"Host": name})
            response = connection.getresponse()
            response.read()
            statuses[name.partition(":")[0]] = response.status
        connection.close()
        assert statuses == {"127.0.0.2": 200, "evil.example": 403, "127.0.0.3": 403}


def test_a_server_for_other_machines_prints_its_token(client: Any) -> None:
    with started("--host", "0.0.0.0", "--allow-remote") as (_, address):
        token = re.search(r"\?token=(\S{20,})", address)
        assert token
        remote = type(client)(port_of(address))
        assert remote.get("/api/about").status == 401
        assert remote.get("/api/about", Authorization=f"Bearer {token[1]}").status == 200


def test_names_of_loopback() -> None:
    assert [is_loopback(host) for host in ("localhost", "127.8.8.8", "::1", "0.0.0.0", "::", "example.org")] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]


def test_nothing_of_the_server_is_imported_by_other_commands() -> None:
    code = "import sys; from ninefold.cli import ninefold; ninefold.get_command(None, 'solve'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"fastapi", "starlette", "pydantic", "uvicorn", "segno", "asyncio"} & set(loaded)


def test_a_missing_extra_is_told_with_the_way_to_install_it(capsys: pytest.CaptureFixture[str]) -> None:
    code = "import sys; sys.modules['fastapi'] = None\nfrom ninefold.cli import main\nmain(['app', '--no-open'])"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ended.returncode == 2
    assert ended.stderr == (
        "ninefold: the app needs more than the core; install it with: pip install 'ninefold[web]'\n"
    )
