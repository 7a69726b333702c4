"""A Dask cluster to work on: one that is there, or one that is started here for as long as it takes.

Whoever reaches a scheduler can have it run any code. So a cluster of our own has certificates that nobody else has,
made anew each time and kept in memory; and a scheduler on another machine is spoken to with TLS, or not at all unless
the person says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ninefold.errors import MissingExtraError, NinefoldError
from ninefold.machine import is_loopback

if TYPE_CHECKING:
    from dask.distributed import Client, LocalCluster

_SILENT: dict[str, list[str]] = {"distributed.scheduler.http.routes": [], "distributed.worker.http.routes": []}
"""No pages: Dask starts its web servers even if it is told to have no dashboard."""


@dataclass(frozen=True, slots=True)
class Scheduler:
    """Where a cluster is (None: one of our own) and how it is spoken to.

    authority, certificate, key     files for TLS; without them Dask's own configuration has to name some
    plain                           whether a scheduler of another machine may be spoken to without TLS
    """

    address: str | None = None
    authority: Path | None = None
    certificate: Path | None = None
    key: Path | None = None
    plain: bool = False

    def check(self) -> None:
        """Says what is missing or unsafe, before any work."""
        try:
            import cryptography  # noqa: F401
            import dask.distributed  # noqa: F401
        except ImportError:
            raise MissingExtraError("a Dask cluster", "cluster") from None
        files = (self.authority, self.certificate, self.key)
        if any(files) and not all(files):
            raise NinefoldError("TLS takes three files: --tls-ca, --tls-cert and --tls-key")
        if self.address is None:
            if any(files) or self.plain:
                raise NinefoldError("a cluster of our own makes its certificates itself: leave out how to reach one")
            return
        parts = urlsplit(self.address if "://" in self.address else f"tcp://{self.address}")
        if parts.scheme == "tls":
            return
        if any(files):
            raise NinefoldError(f"certificates go with an address that begins with tls://, got {self.address}")
        if not self.plain and not is_loopback(parts.hostname or ""):
            raise NinefoldError(
                f"the scheduler {self.address} is on another machine and has no TLS: whoever is on the way could run "
                "code there; use tls://, or say --no-tls on a network of your own"
            )

    def security(self) -> Any:
        """The certificates for Dask; None where there are none."""
        from distributed.security import Security

        if self.address is None or not self.address.startswith("tls://"):
            return None
        if self.authority:
            return Security(
                tls_ca_file=str(self.authority),
                tls_client_cert=str(self.certificate),
                tls_client_key=str(self.key),
                require_encryption=True,
            )
        configured: Any = Security(require_encryption=True)
        if not configured.tls_ca_file:
            raise NinefoldError(
                f"the scheduler {self.address} needs certificates: name --tls-ca, --tls-cert and --tls-key, or have "
                "them in Dask's configuration"
            )
        return configured


@contextmanager
def connected(scheduler: Scheduler) -> Iterator[Client]:
    """A client of the cluster; one of our own ends with the block."""
    scheduler.check()
    from dask.distributed import Client

    with ExitStack() as stack:
        where = scheduler.address or stack.enter_context(own_cluster())
        try:
            client = stack.enter_context(Client(where, security=scheduler.security()))
        except OSError as error:
            why = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise NinefoldError(f"no connection to the scheduler {where}: {why}") from None
        yield client


@contextmanager
def own_cluster(workers: int | None = None) -> Iterator[LocalCluster]:
    """A cluster on this machine that nobody else can use, and that listens for nothing else."""
    import dask.config
    from dask.distributed import Client, LocalCluster
    from distributed.security import Security

    security = Security.temporary()
    with (
        TemporaryDirectory(prefix="ninefold-") as scratch,
        dask.config.set(_SILENT),
        # One thread per worker and one thread per part: on many machines parts are plenty, and a core that works on
        # one part alone never waits for another.
        LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address=None,
            security=security,
            local_directory=scratch,
        ) as cluster,
    ):
        with Client(cluster) as client:
            client.run_on_scheduler(_close_pages)
            client.register_plugin(_without_pages())
        yield cluster


def _close_pages(dask_scheduler: Any) -> None:
    dask_scheduler.http_server.stop()


def _without_pages() -> Any:
    """What a worker does when it starts, also one that takes the place of another."""
    from distributed.diagnostics.plugin import WorkerPlugin

    class WithoutPages(WorkerPlugin):
        name = "without-pages"

        def setup(self, worker: Any) -> None:
            worker.http_server.stop()

    return WithoutPages()
