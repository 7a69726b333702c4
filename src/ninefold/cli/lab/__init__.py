"""`ninefold lab`: algorithms compared. One file per command, loaded when it is called."""

from __future__ import annotations

from importlib import import_module

import click

COMMANDS = {
    "add": ("algorithms", "Add an algorithm of your own."),
    "compare": ("compare", "Algorithms on a few puzzles or on yours, as a table."),
    "list": ("algorithms", "All algorithms."),
    "report": ("report", "The results of `run` as a page: tables, charts, conclusions."),
    "run": ("run", "A whole suite, measured with care, into a folder."),
    "search": ("search", "Breadth-first, depth-first and ten more ways to search a puzzle: what they visit and keep."),
    "tree": ("tree", "The search tree of a puzzle, drawn."),
}
"""Each command with its module and the first sentence of its help."""


class LabCommands(click.Group):
    """The commands of the laboratory; without a word it compares."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"ninefold.cli.lab.{COMMANDS[cmd_name][0]}")
        command = getattr(module, f"{cmd_name}_" if cmd_name == "list" else cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, sentence) for name, (_, sentence) in sorted(COMMANDS.items())])


@click.group(cls=LabCommands, invoke_without_command=True)
@click.pass_context
def lab(context: click.Context) -> int:
    """Compare algorithms. Without a command: a quick comparison, done in seconds."""
    if context.invoked_subcommand is not None:
        return 0
    from ninefold.cli.lab.compare import quick_comparison

    quick_comparison()
    click.echo("\nWhat else there is (ninefold lab COMMAND --help):")
    for name, (_, sentence) in sorted(COMMANDS.items()):
        click.echo(f"  ninefold lab {name:<8} {sentence}")
    return 0
