"""How easily the lessons are read: Flesch's reading ease, from short sentences of short words (100) to hard ones (0).

reading_ease.py prints the figure of the beginner's part (the page on scanning and the lessons of singles) and of each
family. 80 to 90 is easy, as for children of eleven; 60 to 70 is plain English.
"""

import re

from ninefold import school
from ninefold.school.lesson import Lesson

SENTENCE = re.compile(r"[.?!](?=\s|$)")
WORD = re.compile(r"[a-z]+(?:'[a-z]+)?")
CELL = re.compile(r"\br\d+c\d+\b|\d+")


def syllables(word: str) -> int:
    """By the vowels that stand together, without an e that is not spoken.

    >>> [syllables(word) for word in ("the", "place", "digit", "single", "candidate", "houses", "closed", "row")]
    [1, 1, 2, 2, 3, 2, 1, 1]
    """
    found = len(re.findall(r"[aeiouy]+", word))
    silent = re.search(r"[^aeiouy]e$|[^aeiouytd]ed$|[^aeiouyszxc]es$", word) and not re.search(r"[^aeiouy]le$", word)
    return max(1, found - bool(silent))


def ease(texts: list[str]) -> float:
    """Of all these sentences together; a number or the name of a cell counts as a word of one syllable."""
    text = " ".join(CELL.sub("one", one) for one in texts).lower()
    words = WORD.findall(text)
    sentences = len(SENTENCE.findall(text))
    return 206.835 - 1.015 * len(words) / sentences - 84.6 * sum(map(syllables, words)) / len(words)


def texts_of(lesson: Lesson) -> list[str]:
    return [lesson.what, lesson.applies, *lesson.why, lesson.spot, *lesson.mistakes]


def beginners() -> float:
    """The part that a beginner reads first."""
    scanning, *_ = school.topics()
    singles = school.families()[0]
    read = [text for section in scanning.sections for text in section.text]
    return ease(read + [text for lesson in singles.lessons for text in texts_of(lesson)])


if __name__ == "__main__":
    print(f"{beginners():5.1f}  the beginner's part")
    for family in school.families():
        print(f"{ease([text for lesson in family.lessons for text in texts_of(lesson)]):5.1f}  {family.title}")
