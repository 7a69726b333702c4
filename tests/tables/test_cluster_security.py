"""Who reaches a scheduler can run code: nobody else reaches ours, and others are spoken to with TLS."""

import json
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psutil
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import trustme
from click.testing import CliRunner
from tests.command import ninefold

from ninefold.cli import ninefold as command
from ninefold.errors import MissingExtraError, NinefoldError, sentence_of
from ninefold.tables.cluster import Scheduler, connected, own_cluster

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"

Run = Callable[..., subprocess.CompletedProcess[str]]

pytestmark = pytest.mark.filterwarnings("ignore")  # Dask warns of its own ways


def listening() -> set[int]:
    """The ports on which this process and those it started wait for somebody."""
    here = psutil.Process()
    found = set()
    for process in [here, *here.children(recursive=True)]:
        try:
            found |= {one.laddr.port for one in process.net_connections("tcp") if one.status == psutil.CONN_LISTEN}
        except psutil.Error:  # it has ended meanwhile
            continue
    return found


def answer_to_a_stranger(port: int) -> bytes:
    """What somebody without a certificate is told: over plain HTTP, and over TLS."""
    heard = b""
    for secret in (False, True):
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=5) as plain:
                context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
                context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
                with context.wrap_socket(plain) if secret else plain as line:
                    line.sendall(b"GET / HTTP/1.0\r\n\r\n")
                    heard += line.recv(100)
        except OSError:
            continue
    return heard


def test_a_cluster_of_our_own_answers_nobody_else() -> None:
    from dask.distributed import Client
    from distributed.security import Security

    before = listening()
    with own_cluster(workers=1) as cluster:
        address = cluster.scheduler_address
        assert address.startswith("tls://127.0.0.1:")
        with Client(cluster) as client:
            assert client.submit(sum, [1, 2]).result() == 3
        ports = listening() - before
        assert int(address.rpartition(":")[2]) in ports
        assert {port: answer_to_a_stranger(port) for port in ports} == dict.fromkeys(ports, b"")
        for stranger, security in ((address.replace("tls", "tcp"), None), (address, Security.temporary())):
            with pytest.raises(OSError, match=r".*"):
                Client(stranger, security=security, timeout=2)
    assert listening() <= before


@pytest.fixture
def certificates(tmp_path: Path) -> dict[str, Path]:
    """Files as openssl would make them: who vouches, a certificate and its key."""
    authority = trustme.CA()
    issued = authority.issue_cert("127.0.0.1")
    files = {name: tmp_path / f"{name}.pem" for name in ("ca", "cert", "key")}
    authority.cert_pem.write_to_path(files["ca"])
    issued.cert_chain_pems[0].write_to_path(files["cert"])
    issued.private_key_pem.write_to_path(files["key"])
    return files


@contextmanager
def processes(*commands: list[str]) -> Iterator[list[subprocess.Popen[bytes]]]:
    running: list[subprocess.Popen[bytes]] = []
    try:
        for command in commands:
            running.append(
                subprocess.Popen(
                    [sys.executable, "-m", "dask", *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
                )
            )
        yield running
    finally:
        for process in running:
            process.terminate()
        for process in running:
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def address_in(place: Path) -> str:
    """Of the scheduler that writes this file, once it is written whole."""
    until = time.monotonic() + 60
    while not (place.exists() and place.read_text().rstrip().endswith("}")) and time.monotonic() < until:
        time.sleep(0.05)
    return str(json.loads(place.read_text())["address"])


def test_a_scheduler_with_tls_does_the_parts_and_without_certificates_it_does_nothing(
    tmp_path: Path, certificates: dict[str, Path]
) -> None:
    table, place = tmp_path / "in.parquet", tmp_path / "scheduler.json"
    pq.write_table(pa.table({"puzzle": [EASY] * 6}), table, row_group_size=2)
    trust = [f"--tls-{name}={path}" for name, path in certificates.items()]
    dask_trust = [word.replace("--tls-ca=", "--tls-ca-file=") for word in trust]
    scheduler = ["scheduler", "--protocol=tls", "--host=127.0.0.1", "--port=0", f"--scheduler-file={place}"]
    worker = ["worker", "--nthreads=1", "--no-dashboard", "--host=127.0.0.1", f"--local-directory={tmp_path}"]
    quiet = ["--no-dashboard", "--dashboard-address=127.0.0.1:0"]
    with ExitStack() as stack:
        stack.enter_context(processes([*scheduler, *quiet, *dask_trust]))
        address = address_in(place)
        assert address.startswith("tls://127.0.0.1:")
        stack.enter_context(processes([*worker, *dask_trust, address]))
        job = ("batch", table, tmp_path / "out", "--engine", "dask", "--part-rows", "2", "--json", "--scheduler")
        result = ninefold(*job, address)
        assert (result.returncode, result.stderr.count("\n")) == (2, 1), result.stderr
        for refused in ([address, trust[0]], [address.replace("tls", "tcp"), *trust]):
            told = CliRunner().invoke(command, [*map(str, job), *refused], standalone_mode=False)
            assert isinstance(told.exception, NinefoldError)
            assert len(sentence_of(told.exception).splitlines()) == 1
        assert not (tmp_path / "out").exists()
        done = ninefold(*job, address, *trust)
        assert json.loads(done.stdout)["puzzles"] == 6, done.stderr
    assert len(list((tmp_path / "out").glob("part-*.parquet"))) == 3


@pytest.mark.parametrize(
    ("address", "fine"),
    [
        ("tls://cluster.example.org:8786", True),
        ("tcp://127.0.0.1:8786", True),
        ("localhost:8786", True),
        ("tcp://[::1]:8786", True),
        ("tcp://cluster.example.org:8786", False),
        ("10.0.0.7:8786", False),
        ("ws://10.0.0.7:8786", False),
        ("tcp://localhost.example.org:8786", False),
    ],
)
def test_without_tls_a_scheduler_of_another_machine_is_refused_unless_told(address: str, fine: bool) -> None:
    if fine:
        Scheduler(address).check()
    else:
        with pytest.raises(NinefoldError, match="is on another machine and has no TLS"):
            Scheduler(address).check()
    if not address.startswith("tls"):
        Scheduler(address, plain=True).check()


def test_a_scheduler_that_is_not_there_is_one_sentence() -> None:
    import dask.config

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound and not listening: nobody answers
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        with (
            dask.config.set({"distributed.comm.timeouts.connect": "1s"}),
            pytest.raises(NinefoldError, match="no connection to the scheduler tcp://127"),
            connected(Scheduler(address)),
        ):
            pass


def test_what_is_missing_is_said_before_anything_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "in.txt").write_text(f"{EASY}\n")
    monkeypatch.setitem(sys.modules, "dask.distributed", None)
    words = ["batch", str(tmp_path / "in.txt"), str(tmp_path / "out"), "--engine", "dask"]
    result = CliRunner().invoke(command, words, standalone_mode=False)
    assert isinstance(result.exception, MissingExtraError)
    assert "ninefold[cluster]" in str(result.exception)
    assert not (tmp_path / "out").exists()
