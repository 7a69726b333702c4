"""The server: where it listens, who gets in, and the browser that is opened."""

from __future__ import annotations

import asyncio
import secrets
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from ninefold.errors import NinefoldError
from ninefold.logs import log_of
from ninefold.machine import is_loopback
from ninefold.web.app import make_app
from ninefold.web.guard import loopback_hosts
from ninefold.web.limits import CONNECTIONS, HEAD_SECONDS, SWITCH_SECONDS

USUAL_PORT = 9081
_log = log_of(__name__)


class AddressError(NinefoldError):
    """An address that the server does not listen on."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    allow_remote: bool = False,
    started: Callable[[str], None],
) -> None:
    """Serves until it is interrupted; `started` is told the address to open, with its token if it needs one.

    Without a port it takes its usual one, or a free one where that is taken: a browser keeps what it keeps by address.
    """
    local = is_loopback(host)
    if not local and not allow_remote:
        raise AddressError(f"{host} can be reached from other machines; --allow-remote says that this is meant")
    listening = listen(host, port) if port is not None else listen_as_usual(host)
    port = listening.getsockname()[1]
    token = None if local else secrets.token_urlsafe(24)
    app = make_app(hosts=loopback_hosts(port, host) if local else None, token=token)
    config = uvicorn.Config(
        app,
        http=ImpatientProtocol,
        ws="none",
        loop="asyncio",
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=2,
    )
    address = f"http://{shown_host(host)}:{port}/" + (f"?token={token}" if token else "")
    _log.info("listening on %s, port %d", host, port)
    sys.setswitchinterval(SWITCH_SECONDS)
    server = _Server(config, lambda: started(address))
    try:
        server.run(sockets=[listening])
    finally:
        listening.close()


def listen_as_usual(host: str) -> socket.socket:
    """A listening socket on the usual port, else on a free one."""
    try:
        return listen(host, USUAL_PORT)
    except AddressError:
        return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # TCP by name: asyncio sends small pieces at once only on sockets that say they are TCP
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(512)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise AddressError(f"cannot listen on {host}:{port}: {reason}") from None
    listening.set_inheritable(True)
    return listening


def shown_host(host: str) -> str:
    """The host as an address in a browser has it."""
    if host in ("0.0.0.0", "::"):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def open_browser(address: str) -> None:
    """Shows the page, if there is a browser."""
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return


class _Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().call_soon(self._ready)


class ImpatientProtocol(H11Protocol):
    """Hangs up on a connection that does not say in time what it wants, at first and after every answer.

    Of many connections, the one that has kept us waiting the longest makes room for a new one.
    """

    _patience: asyncio.TimerHandle | None = None
    _since = 0.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._since = self.loop.time()
        self._wait()
        if len(self.connections) > CONNECTIONS:
            self._make_room()

    def _make_room(self) -> None:
        waiting = [one for one in self.connections if isinstance(one, ImpatientProtocol) and one.keeps_us_waiting]
        # At least this one does: it has said nothing yet.
        min(waiting, key=lambda one: one._since, default=self).transport.close()

    @property
    def keeps_us_waiting(self) -> bool:
        """Whether a request, or the rest of one, is still to come."""
        cycle = self.cycle
        return not self.transport.is_closing() and (cycle is None or cycle.response_complete or cycle.more_body)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._since = self.loop.time()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
        answered = self.cycle
        self._patience = self.loop.call_later(HEAD_SECONDS, self._hang_up, answered)

    def _hang_up(self, answered: Any) -> None:
        """Nothing new has begun since: the head of the next request is missing."""
        if self.cycle is answered and not self.transport.is_closing():
            self.transport.close()
