"""The pure functions behind games: moves written and read again, games that wait, statistics."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.browser.places import Place

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Run = Callable[..., Any]

IMPORTS = """
    const paths = ['model/board', 'model/moves', 'model/packed', 'model/statistics', 'state', 'update/entry',
        'update/games', 'update/history', 'update/puzzle', 'work/replay'];
    const m = Object.assign({}, ...await Promise.all(paths.map(path => import(`./js/${path}.js`))));
"""


@pytest.fixture(scope="module")
def run(browser: "Browser", place: Place) -> Iterator[Run]:
    """Runs a function body in a page that has our modules, all their names in `m`."""
    place.first_visit()
    page: Page = browser.new_page()
    page.goto(place.address)

    def call(body: str, given: Any = None) -> Any:
        return page.evaluate(f"async given => {{ {IMPORTS} {body} }}", given)

    yield call
    page.close()


PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
WALK = """
    let state = m.load(m.initialState(), m.boardOf(given.puzzle));
    for (const [cell, digit, mode] of given.moves) {
        state = {...state, game: {...state.game, seconds: state.game.seconds + 7}};
        if (mode === 'undo') state = m.undo(state);
        else state = m.enter(state, digit, [cell], mode);
    }
"""
MOVES = [[2, 1, "corner"], [3, 1, "corner"], [2, 4, "centre"], [2, 4, "digit"], [0, 0, "undo"], [2, 1, "digit"]]
MOVES += [[80, 3, "colour"], [3, 6, "digit"], [3, 6, "digit"]]


def test_the_log_of_a_game_leads_to_its_board_again(run: Run) -> None:
    told = run(
        WALK
        + """
        const all = m.positions(m.puzzleOf(state.board), state.log.text);
        const last = all[all.length - 1];
        const same = JSON.stringify(last.board) === JSON.stringify(state.board);
        return [same, all.map(one => one.seconds), state.log.text];
        """,
        {"puzzle": PUZZLE, "moves": MOVES},
    )
    assert told[0]
    assert told[1] == [0, 7, 14, 21, 28, 35, 42, 49, 56, 63]
    assert len(told[2]) < 150


def test_a_log_that_is_none_is_refused(run: Run) -> None:
    body = """
        const puzzle = m.boardOf(given.puzzle);
        const read = text => { try { m.positions(puzzle, text); return 'read'; } catch { return 'refused'; } };
        return given.texts.map(read);
    """
    wrong = ["x", "0,d1:2z9;", "0,dz:00;", "0,d1:zz;", "0,q1:00;", "0;;", "-1,d1:00;", "0,mzzzzzzzz:00;"]
    assert run(body, {"puzzle": PUZZLE, "texts": ["", "0,d1:02;", *wrong]}) == [
        "read",
        "read",
        "read",  # what does not end is not begun
        *["refused"] * 7,
    ]


def test_a_log_that_gets_too_long_goes_on_from_the_board(run: Run) -> None:
    told = run(
        """
        let state = m.load(m.initialState(), m.boardOf(given));
        for (let k = 0; k < 3000; k += 1) state = m.enter(state, 1 + k % 9, [2], 'centre');
        const all = m.positions(m.puzzleOf(state.board), state.log.text);
        return [state.log.text.length, all[all.length - 1].board.centre[2] === state.board.centre[2]];
        """,
        PUZZLE,
    )
    assert told[0] <= 20_000
    assert told[1]


def test_a_game_that_is_left_waits_with_time_moves_and_answer(run: Run) -> None:
    told = run(
        WALK
        + """
        const first = state;
        state = {...state, game: {...state.game, answer: 'known', daily: '2026-11-17 easy'}};
        state = m.load(state, m.boardOf('.'.repeat(81)));
        state = m.unpackedGame(JSON.parse(JSON.stringify(m.packedGame(state.games[0])))) && state;
        const waiting = state.games.length;
        state = m.goOn(state, first.game.id);
        return [waiting, state.games.length, state.game.seconds, state.game.answer, state.game.daily,
            JSON.stringify(state.board) === JSON.stringify(first.board), state.log.text === first.log.text,
            m.undo(state).board.digits[3]];
        """,
        {"puzzle": PUZZLE, "moves": MOVES},
    )
    assert told == [1, 0, 63, "known", "2026-11-17 easy", True, True, 6]


def test_undo_to_another_game_lets_the_new_one_wait(run: Run) -> None:
    told = run(
        WALK
        + """
        state = m.load(state, m.boardOf('.'.repeat(80) + '1'));
        state = m.enter(state, 2, [0], 'digit');
        state = m.undo(m.undo(state));
        const back = [state.game.id, state.games.map(one => one.game.id)];
        return [back, m.enter(m.pause(state), 5, [10], 'digit').board === state.board];
        """,
        {"puzzle": PUZZLE, "moves": MOVES},
    )
    assert told == [[1000, []], True]  # nothing was left on the other one


def test_other_givens_make_another_puzzle(run: Run) -> None:
    told = run(
        """
        let state = m.load(m.initialState(), m.boardOf(given), {answer: 'known', daily: '2026-11-17 easy'});
        state = m.freeGivens(state);
        return [state.game.answer, state.game.daily];
        """,
        PUZZLE,
    )
    assert told == ["", ""]


def test_many_games_and_results_stay_within_bounds(run: Run) -> None:
    told = run(
        """
        let state = m.initialState();
        for (let k = 0; k < 40; k += 1) {
            state = m.load(state, m.boardOf(given));
            state = m.enter(state, 1, [2], 'digit');
        }
        const ids = state.games.map(one => one.game.id);
        const one = {when: 0, puzzle: 'p', log: 'x'.repeat(5000)};
        const results = m.bounded(Array(1500).fill(0).map((_, when) => ({...one, when})));
        const logged = results.filter(one => one.log).length;
        return [ids.length, new Set(ids).size, ids[0], results.length, logged, results[0].when];
        """,
        PUZZLE,
    )
    assert told == [24, 24, 39000, 1000, 160, 0]


def test_rows_of_days_cross_months_and_years(run: Run) -> None:
    body = """
        const results = given.days.map(day => ({day, daily: `${day} easy`}));
        const {now, longest} = m.streaks(results, given.today);
        return [now, longest];
    """
    days = ["2026-12-30", "2026-12-31", "2027-01-01", "2026-03-28", "2026-03-29", "2026-03-30", "2026-03-31"]
    assert run(body, {"days": days, "today": "2027-01-01"}) == [3, 4]
    assert run(body, {"days": days, "today": "2027-01-02"}) == [3, 4]
    assert run(body, {"days": days, "today": "2027-01-03"}) == [0, 4]
    assert run(body, {"days": [], "today": "2027-01-03"}) == [0, 0]


def test_the_times_of_digits_are_those_between_right_ones(run: Run) -> None:
    told = run(
        WALK + "return m.placedIn(m.positions(m.puzzleOf(state.board), state.log.text));",
        {"puzzle": PUZZLE, "moves": [[2, 9, "digit"], [3, 6, "digit"], [2, 4, "digit"], [5, 8, "corner"]]},
    )
    assert [(one["cell"], one["digit"], one["seconds"]) for one in told] == [(3, 6, 14), (2, 4, 7)]
