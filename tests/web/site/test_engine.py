"""The engine of a site answers what the program answers, with every instruction set that it has."""

import runpy
import subprocess
from pathlib import Path

import pytest
from tests.solving.test_fast9_signature import SIGNATURES, generated
from tests.web.test_in_page import ASKED

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "page_answers.py"))


@pytest.mark.slow
def test_every_verb_answers_what_the_program_answers(site: Path) -> None:
    questions = ASKED + [(verb, position) for position in SCRIPT["positions"](124) for verb in SCRIPT["VERBS"]]
    compared, different = SCRIPT["compare"](site, questions)
    assert different == []
    assert compared.total() > 0.98 * len(questions)


SOLVE = """
import os
from ninefold.engine import fast9
from ninefold.solving.fast9 import solve_many

told = []
for name in fast9.isas():
    os.environ["NINEFOLD_ISA"] = name
    fast9.isa.cache_clear()
    told.append(f"{name} {solve_many(text).signature}")
" ".join(told)
"""


@pytest.mark.slow
def test_every_instruction_set_of_the_page_has_the_signature_that_is_written_down(site: Path, tmp_path: Path) -> None:
    puzzles, program = tmp_path / "puzzles.txt", tmp_path / "solve.py"
    puzzles.write_text(generated())
    program.write_text(SOLVE)
    command = ["node", str(ROOT / "scripts" / "run_page.mjs"), str(site), str(program), str(puzzles)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout
    signature = SIGNATURES["generated"]
    assert told.strip() == f"simd128 {signature} portable {signature}"
