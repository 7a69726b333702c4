"""What goes beside a puzzle: its only solution and its level."""

from ninefold import Stop
from ninefold.desk.grade import Grade, grade, with_answers
from ninefold.desk.task import Task
from ninefold.model import Puzzle, Record

FOUR = Puzzle.parse("1.....2..3.....4")
SOLVED = bytes(map(int, "1243342143122134"))


def test_what_a_file_tells_is_kept_and_what_it_lacks_is_found() -> None:
    found = with_answers(Record(FOUR, facts={"title": "Four"}))
    assert (found.solution, found.facts) == (SOLVED, {"title": "Four", "level": "easy"})
    told = Record(FOUR, solution=bytes(16), facts={"level": "fiendish"})
    assert with_answers(told) is told
    assert with_answers(Record(FOUR), solution=False).solution is None
    assert with_answers(Record(FOUR), level=False).facts == {}


def test_with_several_solutions_there_is_neither() -> None:
    empty = Puzzle.parse("." * 16)
    assert grade(empty) == Grade(2)
    assert with_answers(Record(empty)) == Record(empty)


def test_where_there_is_no_time_nothing_is_known() -> None:
    stop = Stop()
    stop.stop()
    assert grade(FOUR, task=Task(stop=stop)) == Grade()
