"""--verbose: what long work logs, on standard error."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

_Command = TypeVar("_Command", bound=Callable[..., int])


def verbose_option(command: _Command) -> _Command:
    """Adds --verbose to a command that works for long; NINEFOLD_VERBOSE=1 stands for it where nobody types."""
    return click.option(
        "--verbose",
        "-v",
        is_flag=True,
        envvar="NINEFOLD_VERBOSE",
        expose_value=False,
        callback=lambda context, parameter, wanted: _tell_log() if wanted else None,
        help="Tell on standard error what is being done, with the time.",
    )(command)


def _tell_log() -> None:
    import logging

    class ToStandardError(logging.Handler):
        """Writes where standard error is at the moment: a bar there makes room."""

        def emit(self, record: logging.LogRecord) -> None:
            click.echo(self.format(record), err=True)

    handler = ToStandardError()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log = logging.getLogger("ninefold")
    log.addHandler(handler)
    log.setLevel(logging.INFO)
