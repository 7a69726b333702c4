from tests.typing.sample import tour


def test_the_program_that_type_checkers_read_runs_and_sees_what_it_should() -> None:
    assert tour() == [
        "30 givens, 1 solution",
        "Naked Single: Only one digit is possible: r5c5 is 5.",
        "51 digits placed in 51 steps",
        "easy",
        "ER 1.2; Look for a Naked Single.",
        "easy: True",
        "288 grids of size 4",
        "[1, 2]",
        "534678912",
    ]
