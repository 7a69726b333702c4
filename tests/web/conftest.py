"""A server of the app in this process, and a site as a person writes it."""

import http.client
import json
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import uvicorn

from ninefold.web.app import make_app
from ninefold.web.guard import loopback_hosts
from ninefold.web.pools import Pools
from ninefold.web.serve import ImpatientProtocol, listen
from ninefold.web.site.write import write_site

ENGINE = Path(__file__).resolve().parents[2] / ".build" / "page" / "_native.abi3.so"
ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


class Answer(NamedTuple):
    """What came back: `data` is the JSON of it, None if it is none."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Client:
    """Asks a server, one connection per request."""

    def __init__(self, port: int, token: str | None = None, pools: Pools | None = None) -> None:
        self.port = port
        self.token = token
        self.pools = pools

    def request(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            connection.request(method, path, body, named)
            response = connection.getresponse()
            told = {name.lower(): value for name, value in response.getheaders()}
            return Answer(response.status, told, response.read())
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> Answer:
        return self.request("GET", path, None, **headers)

    def post(self, path: str, data: Any, **headers: str) -> Answer:
        headers.setdefault("Content_Type", "application/json")
        return self.request("POST", path, json.dumps(data).encode(), **headers)

    def still_solves(self) -> bool:
        """Whether a simple puzzle is answered."""
        answer = self.post("/api/solve", {"puzzle": ONE, "limit": 2})
        return bool(answer.status == 200 and answer.data["count"] == 1)

    @staticmethod
    def eventually(holds: Callable[[], bool]) -> None:
        """Waits until something is so."""
        for _ in range(800):
            if holds():
                return
            time.sleep(0.05)
        pytest.fail("it did not come to that within 40 s")


class Running(uvicorn.Server):
    """A server in a thread of the tests."""

    def install_signal_handlers(self) -> None:  # the tests keep theirs
        pass


@pytest.fixture(scope="session")
def run_app() -> Iterator[Callable[..., Client]]:
    """Starts servers with other bounds than usual."""
    running: list[tuple[Running, threading.Thread]] = []

    def run(*, token: str | None = None, pools: Pools | None = None, body_seconds: float = 10.0) -> Client:
        listening = listen("127.0.0.1", 0)
        port = listening.getsockname()[1]
        pools = pools or Pools()
        app = make_app(
            hosts=None if token else loopback_hosts(port), token=token, pools=pools, body_seconds=body_seconds
        )
        config = uvicorn.Config(
            app, http=ImpatientProtocol, ws="none", log_level="critical", loop="asyncio", timeout_graceful_shutdown=1
        )
        server = Running(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        running.append((server, thread))
        return Client(port, token, pools)

    yield run
    for server, _ in running:
        server.should_exit = True
    for _, thread in running:
        thread.join(20)


@pytest.fixture(scope="session")
def client(run_app: Callable[..., Client]) -> Client:
    """The app with its usual bounds."""
    return run_app()


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site: the one that is told, or a new one, where its engine is compiled (which takes minutes)."""
    if request.config.option.site:
        return Path(request.config.option.site).resolve()
    if not ENGINE.exists():
        pytest.skip("the engine of a page is not compiled here: python scripts/page_engine.py")
    if shutil.which("npm") is None:
        pytest.skip("a site needs npm")
    folder = tmp_path_factory.mktemp("site") / "written"
    write_site(folder, ENGINE)
    return folder
