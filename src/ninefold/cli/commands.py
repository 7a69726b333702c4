"""The table of commands: a name, and the first sentence of its help, so that listing them imports none of them."""

from __future__ import annotations

from importlib import import_module

import click

COMMANDS = {
    "app": "The workbench in the browser.",
    "backup": "Copies of the reports: make, verify, restore.",
    "batch": "One job on millions of 9×9 puzzles: Parquet, CSV or text.",
    "bench": "How fast puzzles are solved here; known answers, compared.",
    "book": "A book of puzzles as a PDF: graded, no two alike, solutions at the back.",
    "candidates": "All candidates of every empty cell.",
    "canonical": "One form for puzzles that differ by symmetries alone.",
    "check": "Valid, solvable, unique, how many givens?",
    "convert": "From one format to another, many puzzles at once.",
    "count": "How many solutions a puzzle has.",
    "daily": "The puzzles of a day, the same everywhere.",
    "explain": "The path of a puzzle, step by step, in words and pictures.",
    "fetch": "Download puzzles into a folder.",
    "generate": "Puzzles of any level, technique and symmetry.",
    "hint": "The next step, a little at a time.",
    "improve": "What a setter could change: needless clues, one solution, harder, easier, values, layout.",
    "lab": "Compare algorithms: suites, reports, search trees.",
    "learn": "A lesson for each technique, with an example.",
    "minimize": "Puzzles without their needless givens.",
    "photo": "The puzzle in a picture.",
    "practice": "Boards to find a technique on, with help and answers.",
    "print": "Puzzles on paper, as a PDF.",
    "rate": "Level, score, mastery and complexity of puzzles.",
    "regress": "Run a library of technique cases against our finders.",
    "relabel": "A puzzle with other digits: two of them swapped, or all in another order.",
    "rule": "A rule of one's own, by formula or regular expression, as a constraint.",
    "run": "Solve every file of a folder into another, with a report.",
    "set": "Clues on a board, and what the solver says of it.",
    "site": "The workbench as files that any web server can serve.",
    "solve": "The solutions of a puzzle, one line each.",
    "verify": "Check a filled grid, in two independent ways.",
}


class Commands(click.Group):
    """A group whose commands live in the module of their name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"ninefold.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            from ninefold.model.one_of import did_you_mean

            raise click.UsageError(f"no command is called {name[:40]!r}{did_you_mean(name, COMMANDS)}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(sorted(COMMANDS.items()))
