"""Lessons, one for each technique of the catalogue and for what Sudoku Explainer alone has, and boards to practise it.

lesson.py     what is said of a technique, from texts/   stock.py      boards just before a step of it, from data/
walk.py       its example in pictures that build up      strip.py      these pictures as one
how_often.py  how often it is needed, and the ladders    learn.py      a lesson as all faces tell it
topic.py      pages of their own: scanning, notation     exercise.py   a board to find a technique on, and help
shuffle.py    the same board in other clothes            course.py     an order to learn in, whole puzzles, placement
worksheet.py  exercises on paper
"""

from __future__ import annotations

from ninefold.generating import any_seed
from ninefold.school.course import course, course_puzzle, placement
from ninefold.school.exercise import Exercise, PracticeAnswer, exercise, practice
from ninefold.school.learn import LearnAnswer, learn
from ninefold.school.lesson import Family, Lesson, families, lesson, lessons, suggestions
from ninefold.school.stock import boards
from ninefold.school.topic import Section, Topic, topics
from ninefold.school.walk import Picture, example, walk

__all__ = [
    "Exercise",
    "Family",
    "LearnAnswer",
    "Lesson",
    "Picture",
    "PracticeAnswer",
    "Section",
    "Topic",
    "any_seed",
    "boards",
    "course",
    "course_puzzle",
    "example",
    "exercise",
    "families",
    "learn",
    "lesson",
    "lessons",
    "placement",
    "practice",
    "suggestions",
    "topics",
    "walk",
]
