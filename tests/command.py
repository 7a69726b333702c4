"""The command line in a process of its own, forked from one that has its modules loaded: it starts in no time.

What a start costs, imports and what a shell sees are tests of their own, with `python -m ninefold`. Commands that have
processes of their own begin like that, too: at its end a process of `multiprocessing` waits for its own too early. So
do all on Windows, where nothing is forked.
"""

from __future__ import annotations

import multiprocessing
import os
import pkgutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from subprocess import CompletedProcess, TimeoutExpired, run

from ninefold import cli

_FORKS = "forkserver" in multiprocessing.get_all_start_methods()
if _FORKS:
    _LOADED = multiprocessing.get_context("forkserver")
    _LOADED.set_forkserver_preload([f"{cli.__name__}.{module.name}" for module in pkgutil.iter_modules(cli.__path__)])

_WITH_PROCESSES = {"batch", "book", "lab"}


def ninefold(
    *arguments: object,
    text: str = "",
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    timeout: float = 60,
) -> CompletedProcess[str]:
    """What `ninefold ARGUMENTS` answers when `text` is its standard input."""
    words = [str(word) for word in arguments]
    if not _FORKS or _WITH_PROCESSES & set(words[:1]):
        command = [sys.executable, "-m", "ninefold", *words]
        return run(command, input=text, cwd=cwd, env=env, capture_output=True, text=True, timeout=timeout)
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder) / name for name in ("input", "output", "errors")]
        streams[0].write_text(text, encoding="utf-8")
        process = _LOADED.Process(target=_run, args=(words, streams, cwd or Path.cwd(), dict(env or os.environ)))
        process.start()
        process.join(timeout)
        if process.exitcode is None:
            process.kill()
            raise TimeoutExpired(words, timeout)
        answers, errors = (path.read_text(encoding="utf-8") for path in streams[1:])
        return CompletedProcess(words, process.exitcode, answers, errors)


def _run(words: list[str], streams: list[Path], folder: Path, environment: dict[str, str]) -> None:
    for number, path in enumerate(streams):
        file = os.open(path, os.O_RDWR | os.O_CREAT)
        os.dup2(file, number)
        os.close(file)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 (for as long as there is the process)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["ninefold", *words]
    cli.main()
