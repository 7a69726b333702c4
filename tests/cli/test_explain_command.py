import json
from pathlib import Path

import pytest
from tests.command import ninefold

PUZZLE = "000000007039000260000600001000000000164700080000050030000430900010000000070020004"
SOLUTION = "621389457739145268548672391352816749164793582897254136286431975415967823973528614"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"


def test_every_step_is_told_until_the_puzzle_is_solved() -> None:
    result = ninefold("explain", PUZZLE)
    *steps, last = result.stdout.splitlines()
    assert result.returncode == 0
    assert last.startswith(f"Solved by logic in {len(steps)} steps; the hardest was ")
    assert steps[0].strip().startswith("1  Naked Single: ")


def test_the_steps_as_data_lead_from_the_puzzle_to_its_solution() -> None:
    answer = json.loads(ninefold("explain", PUZZLE, "--json").stdout)
    assert "".join(map(str, answer["end"]["digits"])) == SOLUTION
    placed = {cell: digit for step in answer["steps"] for cell, digit in step["placements"]}
    assert all(SOLUTION[cell] == str(digit) for cell, digit in placed.items())
    removed = [(cell, digit) for step in answer["steps"] for cell, digit in step["eliminations"]]
    assert removed
    assert all(SOLUTION[cell] != str(digit) for cell, digit in removed)


def test_where_logic_ends_it_says_so_and_shows_what_it_filled() -> None:
    result = ninefold("explain", TWO)
    assert result.returncode == 1
    *_, sentence, filled = result.stdout.splitlines()
    assert sentence.startswith("Logic ends after ")
    assert sentence.endswith(" There is more than one solution.")
    assert TWO.count("0") > filled.count(".") > 0


def test_pictures_and_a_page_of_every_step_are_written(tmp_path: Path) -> None:
    told = ninefold("explain", PUZZLE, "--svg", str(tmp_path / "steps"), "--html", str(tmp_path / "page.html"))
    steps = len(told.stdout.splitlines()) - 1
    pictures = sorted((tmp_path / "steps").iterdir())
    assert len(pictures) == steps
    assert any('class="r-strike"' in picture.read_text() for picture in pictures)
    page = (tmp_path / "page.html").read_text()
    assert page.count("<section>") == steps
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize(
    ("stage", "words"),
    [
        ("1", "Look at row 5."),
        ("2", "Look for a Naked Single."),
        ("3", "Naked Single: look at r5c7."),
    ],
)
def test_a_hint_says_no_more_than_its_stage(stage: str, words: str) -> None:
    assert ninefold("hint", PUZZLE, "--stage", stage).stdout == words + "\n"


def test_the_last_stage_tells_everything() -> None:
    assert ninefold("hint", PUZZLE, "--stage", "4").stdout.endswith("So r5c7 is 5.\n")


def test_a_hint_first_tells_what_is_already_wrong(tmp_path: Path) -> None:
    wrong = ":0000:x:" + PUZZLE[:3].replace("0", ".") + "+4" + PUZZLE[4:].replace("0", ".") + ":::"
    result = ninefold("hint", wrong, "--format", "hodoku")
    assert result.stdout == "r1c4 cannot be 4. Column 4 has two 4s (r1c4, r7c4).\n"
    assert result.returncode == 1


def test_without_a_solution_there_is_no_hint() -> None:
    assert ninefold("hint", "77" + PUZZLE[2:]).stdout == "The puzzle itself has no solution.\n"


def test_a_variant_is_explained_and_rated_on_our_own_scale(tmp_path: Path) -> None:
    made = ninefold("generate", "--variant", "diagonal", "--level", "easy", "--seed", "2").stdout.strip()
    result = ninefold("explain", "--variant", "diagonal", made)
    assert result.returncode == 0
    assert result.stdout.splitlines()[-1].startswith("Solved by logic in ")
    rated = json.loads(ninefold("rate", "--variant", "diagonal", made, "--json", "--only", "level").stdout)
    assert (rated["level"], rated["scale"]) == ("easy", "ninefold")
    assert json.loads(ninefold("rate", PUZZLE, "--json", "--only", "level").stdout)["scale"] == "hodoku"
    told = ninefold("rate", "--variant", "diagonal", made, "--only", "level").stderr
    assert "a scale of our own" in told


def test_a_file_with_constraints_is_explained(tmp_path: Path) -> None:
    for name in ("ninefold-json", "fpuzzles", "fpuzzles-link"):
        text = ninefold("generate", "--variant", "killer", "--box", "2x3", "--seed", "1", "--format", name).stdout
        file = tmp_path / f"{name}.txt"
        file.write_text(text)
        result = ninefold("explain", str(file))
        assert "Cage Combinations: In the cage r" in result.stdout


def test_where_logic_ends_on_a_variant_it_says_so() -> None:
    result = ninefold("explain", "--variant", "antiking", "." * 81)
    assert result.returncode == 1
    assert result.stdout.startswith("Logic ends at once. There is more than one solution.\n")


def test_a_hint_and_a_check_know_the_variant() -> None:
    almost = "1234341221434..."
    assert "Naked Single" in ninefold("hint", "--stage", "2", almost).stdout
    assert "no solution" in ninefold("hint", "--variant", "diagonal", almost).stdout
    assert json.loads(ninefold("check", almost, "--json").stdout)["unique"]
    assert not json.loads(ninefold("check", "--variant", "diagonal", almost, "--json").stdout)["solvable"]


def test_rates_are_written_in_one_format() -> None:
    told = ninefold("rate", PUZZLE, "--csv", "--json")
    assert (told.returncode, told.stdout) == (2, "")
    assert "--csv and --json are two formats" in told.stderr


def test_a_path_is_drawn_in_the_terminal_a_board_before_each_step() -> None:
    plain = ninefold("explain", "1.34............")
    drawn = ninefold("explain", "1.34............", "--picture")
    lines = drawn.stdout.splitlines()
    assert [line for line in lines if line and line[0] not in "┏┃┠┣┗"] == plain.stdout.splitlines()
    assert lines[1:4] == ["┏━━━━━┯━━━━━┳━━━━━┯━━━━━┓", "┃·····│┏━━━┓┃·····│·····┃", "┃··1··│┗━2━┛┃··3··│··4··┃"]


def test_a_hint_is_drawn_only_whole() -> None:
    drawn = ninefold("hint", "1.34............", "--picture")
    assert drawn.stdout.startswith("Naked Single: ")
    assert "┗━2━┛" in drawn.stdout
    refused = ninefold("hint", "1.34............", "--picture", "--stage", "2")
    assert refused.returncode == 2
    assert "--picture shows the whole step: it goes with --stage 4" in refused.stderr


def test_a_solution_is_drawn_with_the_cages_of_its_puzzle() -> None:
    drawn = ninefold("solve", "--show", "picture", "--variant", "diagonal", "1.34.......1....")
    assert drawn.stdout.splitlines()[0].startswith("┏━━━")
    assert drawn.returncode == 0
