"""`ninefold app`: the workbench in the browser."""

from __future__ import annotations

import click

from ninefold.cli.verbose import verbose_option
from ninefold.errors import MissingExtraError


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on; 9081 unless told, or a free one.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--allow-remote", is_flag=True, help="Let other machines in, with a token.")
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@verbose_option
def app(port: int | None, host: str, allow_remote: bool, no_open: bool) -> int:
    """Open the workbench in the browser: enter, check, solve, explain, play and print.

    It runs on this machine alone until Ctrl-C; nothing is loaded from a network.
    """
    try:
        from ninefold.web.serve import open_browser, serve
    except ImportError as error:
        if (error.name or "").partition(".")[0] in ("fastapi", "pydantic", "starlette", "uvicorn"):
            raise MissingExtraError("the app", "web") from None
        raise

    def started(address: str) -> None:
        click.echo(f"Ninefold is at {address}  (Ctrl-C ends it)")
        if not no_open:
            open_browser(address)

    serve(host=host, port=port, allow_remote=allow_remote, started=started)
    return 0
