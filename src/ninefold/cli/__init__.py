"""The command line: one file per command, each loaded only when it is called."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

import click

from ninefold import __version__
from ninefold.cli.commands import Commands
from ninefold.cli.exit_codes import BAD, DONE, NOBODY_READS, STOPPED, TIME_IS_UP
from ninefold.errors import NinefoldError, TimeLimitError, sentence_of


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="ninefold")
def ninefold() -> None:
    """The Sudoku workbench.

    PUZZLE is always text, the name of a file, or - for standard input, in any format we know.
    Exit codes: 0 yes or done; 1 the answer is no; 2 bad input or usage; 3 the time was up. `man ninefold` has them all.
    """


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; whatever goes wrong is one line on standard error."""
    _write_any_character()
    colour = False if os.environ.get("NO_COLOR") else None  # None: on terminals
    try:
        code = ninefold.main(arguments, prog_name="ninefold", standalone_mode=False, color=colour)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        code = DONE
    except click.UsageError as error:
        _complain(f"{error.format_message().removesuffix('.')} (see {_help(error.ctx)})")
        code = BAD
    except click.ClickException as error:
        _complain(error.format_message())
        code = BAD
    except TimeLimitError as error:
        _complain(str(error))
        code = TIME_IS_UP
    except (RecursionError, MemoryError) as error:
        _complain(sentence_of(error))
        code = BAD
    except NinefoldError as error:
        _complain(str(error))
        code = BAD
    except (KeyboardInterrupt, click.Abort):
        _complain("stopped")
        code = STOPPED
    except BrokenPipeError:
        # The reader went away (`| head`): nobody is left to tell. Python would complain once more at exit.
        sys.stdout = None
        code = NOBODY_READS
    except OSError as error:
        _complain(f"{error.filename or 'input'}: {error.strerror or error}")
        code = BAD
    sys.exit(code if isinstance(code, int) else 0)


def _write_any_character() -> None:
    """Files and pipes get UTF-8, as files are read; a terminal keeps its encoding, and a ? for what that lacks.

    Windows gives them the alphabet of its language, which has no lines for a board; PYTHONIOENCODING names another.
    """
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, TextIOWrapper) or stream.encoding.lower().replace("-", "") == "utf8":
            continue
        if stream.isatty() or "PYTHONIOENCODING" in os.environ:
            stream.reconfigure(errors="replace")
        else:
            stream.reconfigure(encoding="utf-8")


def _complain(sentence: str) -> None:
    click.echo("ninefold: " + " ".join(sentence.split("\n")), err=True)


def _help(context: click.Context | None) -> str:
    return f"{context.command_path if context else 'ninefold'} --help"
