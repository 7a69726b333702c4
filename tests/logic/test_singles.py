from ninefold import Grid, read_puzzle, solve
from ninefold.logic import LogicOptions, furthest, next_step, path

EASY = read_puzzle("060500028020090300300001470610700504040000010705002063034100005006040030590007040")
HARDER = read_puzzle("000028000400007000017050006002000405009070100708000900900040810000300009000710000")


def test_singles_alone_solve_an_easy_puzzle() -> None:
    assert furthest(Grid.start(EASY)) == solve(EASY)


def test_logic_stops_where_it_ends_and_never_contradicts_the_solution() -> None:
    solution = solve(HARDER)
    assert solution is not None
    singles = LogicOptions(techniques=("naked-single", "hidden-single"))
    reached = furthest(Grid.start(HARDER), singles)
    assert not reached.is_full
    assert next_step(reached, singles) is None
    for cell, mask in enumerate(reached.candidates):
        if not reached.digits[cell]:
            assert mask >> (solution.digits[cell] - 1) & 1


def test_every_step_of_a_path_places_one_digit_of_the_solution() -> None:
    solution = solve(EASY)
    assert solution is not None
    for step, _ in path(EASY):
        [placement] = step.placements
        assert solution.digits[placement.cell] == placement.digit
