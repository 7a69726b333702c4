"""The rules of a board for a person: each kind once, with the clues left to the board where they differ."""

from ninefold.constraints import Cage, LittleKiller, PairTable, Thermo
from ninefold.constraints.in_words import in_words
from ninefold.constraints.variants import variant
from ninefold.model import Shape


def test_cages_with_many_sums_are_one_sentence() -> None:
    cages = [Cage((cell, cell + 1), 3 + cell) for cell in range(0, 8, 2)]
    assert in_words(cages) == {
        "killer cage": ["the digits of the cage are different and add up to the number shown"],
    }


def test_a_cage_without_a_sum_keeps_a_sentence_of_its_own() -> None:
    told = in_words([Cage((0, 1), 17), Cage((2, 3), 4), Cage((5, 6))])
    assert told["killer cage"] == [
        "the digits of the cage are different and add up to the number shown",
        "the digits of the cage are different",
    ]


def test_kinds_come_in_the_order_of_the_board() -> None:
    told = in_words([Thermo((0, 1, 2)), LittleKiller((0, 10, 20), 12), LittleKiller((8, 16, 24), 7), Thermo((3, 4))])
    assert list(told) == ["thermometer", "little killer"]
    assert told["little killer"] == ["the digits along the diagonal add up to the number shown"]
    assert len(told["thermometer"]) == 1


def test_a_number_that_is_no_clue_stays() -> None:
    [sentence] = in_words(variant(["nonconsecutive"], Shape(3, 3))).popitem()[1]
    assert "shown" not in sentence


def test_a_rule_of_ones_own_is_called_by_its_label_or_so() -> None:
    table = bytes(81)
    assert list(in_words([PairTable((0, 1), table), PairTable((1, 2), table, label="a < b")])) == [
        "own rule",
        "rule a < b",
    ]
