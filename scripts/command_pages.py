"""Makes what is told of the commands from the commands themselves:

docs/commands.md                            every command with its options
share/man/man1/ninefold.1                   the same as a manual page
share/bash-completion/completions/ninefold  completion for bash; zsh and fish beside it

command_pages.py          writes the files
command_pages.py --check  says whether they are as they would be written
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import click
from click.shell_completion import FishComplete, ZshComplete

from ninefold.cli import ninefold
from ninefold.cli.commands import COMMANDS
from ninefold.cli.exit_codes import EXIT_CODES

ROOT = Path(__file__).parents[1]
# What click would write asks the bash of this machine for its version first; the text is the same everywhere.
BASH = """_ninefold_completion() {
    local IFS=$'\\n' response type value
    response=$(env COMP_WORDS="${COMP_WORDS[*]}" COMP_CWORD=$COMP_CWORD _NINEFOLD_COMPLETE=bash_complete "$1")
    for response in $response; do
        IFS=',' read -r type value <<<"$response"
        case "$type" in
            dir) COMPREPLY=(); compopt -o dirnames ;;
            file) COMPREPLY=(); compopt -o default ;;
            plain) COMPREPLY+=("$value") ;;
        esac
    done
}
complete -o nosort -F _ninefold_completion ninefold
"""


def walked() -> Iterator[tuple[str, click.Command, click.Context]]:
    """Every command with its whole name, those of a group below it."""
    root = click.Context(ninefold, info_name="ninefold")
    for name in COMMANDS:
        command = ninefold.get_command(root, name)
        assert command is not None
        yield from _below(command, click.Context(command, info_name=name, parent=root))


def _below(command: click.Command, context: click.Context) -> Iterator[tuple[str, click.Command, click.Context]]:
    yield context.command_path, command, context
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from _below(inner, click.Context(inner, info_name=name, parent=context))


def options_of(command: click.Command, context: click.Context) -> list[tuple[str, str]]:
    """Options with their help; the help option, which all have, is told once."""
    params = (one for one in command.get_params(context) if isinstance(one, click.Option) and "--help" not in one.opts)
    found = (one.get_help_record(context) for one in params)
    return [record for record in found if record]


def usage(command: click.Command, context: click.Context) -> str:
    return " ".join([context.command_path, *command.collect_usage_pieces(context)])


def about(command: click.Command) -> str:
    return (command.help or "").strip()


def markdown() -> str:
    lines = [
        "# Commands",
        "",
        "Made by `scripts/command_pages.py` from the commands; `ninefold COMMAND --help` prints the same. What they",
        "share (exit codes, colours, completion, `--json`) is told in [The command line](command-line.md).",
        "",
        "| command | |",
        "|---|---|",
        *(f"| [`{name}`](#ninefold-{name}) | {sentence} |" for name, sentence in COMMANDS.items()),
    ]
    for name, command, context in walked():
        lines += ["", f"## {name}", "", f"`{usage(command, context)}`", "", escaped(" ".join(about(command).split()))]
        options = options_of(command, context)
        if options:
            lines += ["", "| option | |", "|---|---|"]
            lines += [f"| `{option.replace('|', chr(92) + '|')}` | {escaped(help)} |" for option, help in options]
    return "\n".join(lines) + "\n"


def escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")


def manual() -> str:
    lines = [
        '.TH NINEFOLD 1 "" "Ninefold" "User commands"',
        ".SH NAME",
        "ninefold \\- the Sudoku workbench",
        ".SH SYNOPSIS",
        ".B ninefold",
        "COMMAND [OPTIONS] [ARGUMENTS]",
        ".SH DESCRIPTION",
        roff(" ".join((ninefold.help or "").split("Exit codes")[0].split())),
        ".SH COMMANDS",
    ]
    for _, command, context in walked():
        lines += [".SS " + roff(usage(command, context)), roff(" ".join(about(command).split()))]
        for option, help in options_of(command, context):
            lines += [".TP", f".B {roff(option)}", roff(help)]
    lines += [".SH EXIT STATUS"]
    for code, meaning in EXIT_CODES.items():
        lines += [".TP", f".B {code}", roff(meaning)]
    lines += [
        ".SH ENVIRONMENT",
        ".TP",
        ".B NO_COLOR",
        "If it is set and not empty, nothing is printed in colour.",
        ".TP",
        ".B NINEFOLD_ISA",
        "The instruction set of the fast solver, instead of the best of this machine.",
    ]
    return "\n".join(lines) + "\n"


def roff(text: str) -> str:
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


def files() -> dict[Path, str]:
    """Every file by its place."""
    zsh = ZshComplete(ninefold, {}, "ninefold", "_NINEFOLD_COMPLETE").source()
    fish = FishComplete(ninefold, {}, "ninefold", "_NINEFOLD_COMPLETE").source()
    return {
        ROOT / "docs" / "commands.md": markdown(),
        ROOT / "share" / "man" / "man1" / "ninefold.1": manual(),
        ROOT / "share" / "bash-completion" / "completions" / "ninefold": BASH,
        ROOT / "share" / "zsh" / "site-functions" / "_ninefold": zsh.strip() + "\n",
        ROOT / "share" / "fish" / "vendor_completions.d" / "ninefold.fish": fish.strip() + "\n",
    }


if __name__ == "__main__":
    if "--check" in sys.argv:
        stale = [str(path) for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
        sys.exit(f"not as they would be written: {', '.join(stale)} (python scripts/command_pages.py)" if stale else 0)
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
