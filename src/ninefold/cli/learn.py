"""`ninefold learn`: a lesson for each technique."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

import click

from ninefold.cli.puzzle_argument import json_option
from ninefold.cli.technique_names import complete_lesson

if TYPE_CHECKING:
    from ninefold.school.learn import FamilyAnswer, LessonAnswer

WIDTH = 100


@click.command()
@click.argument("name", metavar="[NAME]", nargs=-1, shell_complete=complete_lesson)
@click.option("--svg", "picture", metavar="FILE", type=click.Path(path_type=Path), help="Draw the example into a file.")
@click.option("--eureka", is_flag=True, help="The example in the notation of the forums, too.")
@json_option
def learn(name: tuple[str, ...], picture: Path | None, eureka: bool, as_json: bool) -> int:
    """Print the lesson of a technique: what it is, why it is true, how to spot it, an example; without NAME the list.

    NAME is an id such as x-wing, or a name such as Hidden Single; `scanning` tells how to
    begin, `notation` how cells and chains are written, `whip`, `braid` and `s-whip` what these
    chains are, `course` in which order techniques are best learnt.
    """
    from ninefold import school

    asked = " ".join(name)
    if asked and not (picture or as_json):
        for topic in school.topics():
            if asked == topic.id:
                click.echo("\n\n".join(_headed(one.heading, one.text) for one in topic.sections))
                return 0
        if asked == "course":
            click.echo("\n".join(_course()))
            return 0
    if picture and not asked:
        raise click.UsageError("--svg: name the technique to draw")
    answer = school.learn(asked or None)
    if picture and answer.lesson:
        from ninefold.files.atomic import atomic_writer
        from ninefold.school.strip import strip_svg

        walked = school.walk(*school.example(answer.lesson.technique.id))
        with atomic_writer(picture) as file:
            file.write(strip_svg([each.scene for each in walked], answer.lesson.technique.name) + "\n")
    if as_json:
        click.echo(answer.as_json())
    elif answer.lesson:
        click.echo(_told(answer.lesson, eureka))
    else:
        click.echo("\n\n".join(_family(family) for family in answer.families))
    return 0


def _course() -> Iterator[str]:
    from ninefold import school

    for number, one in enumerate(school.course(), 1):
        yield f"{number:>2}. {school.lesson(one).technique.name} ({one})"


def _family(family: FamilyAnswer) -> str:
    wide = max(len(one.technique.id) for one in family.lessons)
    rows = [f"  {one.technique.id:<{wide}}  {one.technique.name}, {one.standing}" for one in family.lessons]
    return "\n".join([click.style(family.title, bold=True), fill(family.about, WIDTH), *rows])


def _told(lesson: LessonAnswer, eureka: bool) -> str:
    from ninefold import school
    from ninefold.cli.candidate_board import candidate_board

    grid, _ = school.example(lesson.technique.id)
    ladders = [lesson.how_often, lesson.hodoku, lesson.explainer]
    return "\n\n".join(
        [
            f"{click.style(lesson.technique.name, bold=True)} ({lesson.family}, {lesson.standing})",
            fill(lesson.what, WIDTH),
            _headed("When it applies", [lesson.applies]),
            _headed("Why it is true", [f"{number}. {one}" for number, one in enumerate(lesson.why, 1)]),
            _headed("How to spot it", [lesson.spot]),
            _headed("Mistakes people make", lesson.mistakes),
            _headed("An example", []) + "\n" + candidate_board(grid),
            *(fill(one.sentence, WIDTH) for one in lesson.example.pictures[1:]),
            *([f"In Eureka notation: {lesson.example.step.eureka}"] if eureka else []),
            _headed("How often, how hard", ladders),
            _headed("Related", [f"{one.technique.name} ({one.technique.id})" for one in lesson.related]),
        ]
    )


def _headed(heading: str, lines: Iterable[str]) -> str:
    return "\n".join([click.style(heading, bold=True), *(fill(line, WIDTH) for line in lines)])
