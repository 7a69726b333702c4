"""Pages that belong to no technique of the catalogue: how chains are written, how to scan a board; whips and braids;
Eleven's replacement."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

TOPICS = ("scanning", "notation", "whip", "braid", "s-whip", "elevens-replacement")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its paragraphs."""

    heading: str
    text: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """A page: its id, its title and its sections."""

    id: str
    title: str
    sections: tuple[Section, ...]


@lru_cache(maxsize=1)
def topics() -> tuple[Topic, ...]:
    """The pages, the one for beginners first.

    >>> [(topic.id, topic.sections[0].heading) for topic in topics()[:2]]
    [('scanning', 'Where to begin'), ('notation', 'Cells and candidates')]
    """
    return tuple(map(_topic, TOPICS))


def _topic(name: str) -> Topic:
    import tomllib

    text = resources.files("ninefold.school").joinpath(f"texts/{name}.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    return Topic(name, table["title"], tuple(Section(one["heading"], tuple(one["text"])) for one in table["section"]))
