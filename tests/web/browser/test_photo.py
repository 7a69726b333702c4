"""From a photo: a file, a drop, a paste or the camera; corners and cells corrected; then it is played."""

import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest
from tests.conftest import chromium
from tests.photo.drawn import OTHER, PUZZLE, Pixels, file_of, noisy, page, seen_from_the_side, written_on
from tests.web.browser.axe import found_by_axe
from tests.web.browser.fixtures import Cell, Digits, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

pytestmark = pytest.mark.needs_program("photos are read by OpenCV")


def opened(visit: Visit, **options: object) -> "Page":
    shown = visit(**options)
    if not shown.get_by_role("region", name="Welcome").is_visible():  # which has it, too
        shown.locator("#rail").get_by_role("button", name="Open").click()
    shown.get_by_role("button", name="From a photo").click()
    shown.get_by_role("dialog", name="From a photo").wait_for()
    return shown


def choose(shown: "Page", data: bytes, name: str = "page.png", kind: str = "image/png") -> None:
    shown.locator("dialog input[type=file]").first.set_input_files({"name": name, "mimeType": kind, "buffer": data})


def as_read(shown: "Page") -> str:
    """The board of the dialog as one line."""
    shown.get_by_role("grid", name="The board as read").wait_for()
    return "".join(text or "." for text in shown.locator(".as-read button").all_inner_texts())


def told(shown: "Page") -> str:
    shown.locator("dialog .told").wait_for()
    return shown.locator("dialog .told").inner_text()


def handle(shown: "Page", name: str) -> "Locator":
    return shown.get_by_role("slider", name=f"{name} corner")


def beside_each_other() -> Pixels:
    return np.hstack([page(PUZZLE), page(OTHER)])


def test_a_file_is_read_and_used_as_givens(visit: Visit, digits: Digits, cell: Cell) -> None:
    shown = opened(visit)
    choose(shown, file_of(noisy(seen_from_the_side(page())), ".jpg"), "page.jpg", "image/jpeg")
    assert as_read(shown) == PUZZLE
    assert told(shown) == "One grid; nothing is uncertain."
    assert shown.locator("dialog .solutions").inner_text() == "One solution."
    shown.get_by_role("button", name="Use it").click()
    shown.get_by_role("dialog").wait_for(state="hidden")
    assert digits(shown) == PUZZLE
    assert cell(shown, "r1c1") == "5, given"


@pytest.mark.parametrize("way", ["paste", "drop"])
def test_a_picture_pasted_or_dropped_anywhere_opens_the_dialog(visit: Visit, way: str) -> None:
    shown = visit()
    shown.evaluate(
        """([way, data]) => {
            const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0));
            const carried = new DataTransfer();
            carried.items.add(new File([bytes], 'page.png', {type: 'image/png'}));
            document.body.dispatchEvent(way === 'paste'
                ? new ClipboardEvent('paste', {clipboardData: carried, bubbles: true})
                : new DragEvent('drop', {dataTransfer: carried, bubbles: true, cancelable: true}));
        }""",
        [way, b64encode(file_of(page(OTHER))).decode()],
    )
    assert as_read(shown) == OTHER


@pytest.fixture(scope="module")
def with_camera(tmp_path_factory: pytest.TempPathFactory, browser: "Browser", address: str) -> Iterator["Page"]:
    """A page in a browser whose camera sees the puzzle."""
    seen = cv2.resize(noisy(seen_from_the_side(page(margin=120))), (640, 640), interpolation=cv2.INTER_AREA)
    frame = np.full((640, 960), 120, np.uint8)
    frame[:, 160:800] = seen
    film = tmp_path_factory.mktemp("camera") / "page.y4m"
    colour = np.full((320, 480), 128, np.uint8).tobytes()
    film.write_bytes(b"YUV4MPEG2 W960 H640 F5:1 Ip A1:1 C420jpeg\n" + (b"FRAME\n" + frame.tobytes() + colour * 2) * 2)
    camera = [
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        f"--use-file-for-fake-video-capture={film}",
    ]
    seeing = browser.browser_type.launch(executable_path=chromium(), args=["--no-sandbox", *camera])
    context = seeing.new_context(permissions=["camera"])
    shown = context.new_page()
    shown.goto(address)
    yield shown
    seeing.close()


def test_the_camera_takes_the_picture_and_is_let_go(with_camera: "Page") -> None:
    shown = opened(lambda: with_camera)
    shown.get_by_role("button", name="Use the camera").click()
    shown.locator("dialog video").evaluate(
        "video => new Promise(done => video.videoWidth ? done() : video.onloadedmetadata = () => done())"
    )
    shown.evaluate("window.tracks = document.querySelector('dialog video').srcObject.getTracks()")
    shown.get_by_role("button", name="Take the picture").click()
    assert as_read(shown) == PUZZLE
    assert shown.evaluate("window.tracks.map(track => track.readyState)") == ["ended"]


def test_a_camera_that_is_refused_or_missing_is_told(visit: Visit) -> None:
    shown = opened(visit)
    shown.get_by_role("button", name="Use the camera").click()
    assert re.match(r"No camera was found\.|The camera (was not allowed|cannot be used)", told(shown))


@pytest.mark.parametrize("quarters", [1, *(pytest.param(more, marks=pytest.mark.slow) for more in (2, 3))])
def test_a_turned_picture_is_read_upright_and_its_cells_are_cut_out_upright(visit: Visit, quarters: int) -> None:
    shown = opened(visit)
    choose(shown, file_of(np.ascontiguousarray(np.rot90(page(), quarters))))
    assert as_read(shown) == PUZZLE
    shown.get_by_role("gridcell", name="r1c5, 7").click()  # a 7 has its ink above, and hangs to the right
    ink = shown.locator("canvas.piece").evaluate(
        """canvas => {
            const {data, width, height} = canvas.getContext('2d').getImageData(24, 24, 60, 60);
            let above = 0, below = 0;
            for (let i = 0; i < data.length; i += 4)
                if (data[i] < 120) i / 4 < width * height / 2 ? above += 1 : below += 1;
            return [above, below];
        }"""
    )
    assert ink[0] > ink[1] > 0


def test_a_dark_picture_of_a_puzzle_is_read(visit: Visit) -> None:
    shown = opened(visit)
    choose(shown, file_of(noisy(page() // 5, 2), ".jpg"), "dark.jpg", "image/jpeg")
    assert as_read(shown) == PUZZLE


def test_digits_written_by_hand_are_entered(visit: Visit, digits: Digits, cell: Cell) -> None:
    shown = opened(visit)
    choose(shown, file_of(written_on(page(), {2: 4, 42: 9})))
    shown.get_by_role("gridcell", name="r1c3, 4, written by hand").wait_for()
    shown.get_by_role("button", name="Use it").click()
    shown.get_by_role("dialog").wait_for(state="hidden")
    assert (cell(shown, "r1c1"), cell(shown, "r1c3"), cell(shown, "r5c7")) == ("5, given", "4", "9")
    assert sum(digit != "." for digit in digits(shown)) == sum(digit != "." for digit in PUZZLE) + 2


BAD: dict[str, tuple[bytes, str]] = {
    "dark": (file_of(np.full((600, 800), 9, np.uint8)), "No grid found; the picture is too dark."),
    "tiny": (file_of(page(cell=5, margin=20)), "No grid found; the picture is 85 pixels wide and 85 high."),
    "no Sudoku": (
        file_of(np.tile(np.where(np.arange(900) % 60 < 30, 40, 220).astype(np.uint8), (700, 1))),
        "No grid found; a 9×9 grid must lie in the picture with all its four corners.",
    ),
    "broken": (file_of(page())[:60], "The PNG picture is broken: it cannot be decoded."),
    "no picture": (b"hello", "The file is no picture that is read here: JPEG, PNG or WebP."),
}


def test_a_bad_picture_is_told_what_is_wrong_and_another_may_be_chosen(visit: Visit) -> None:
    shown = opened(visit)
    for data, sentence in BAD.values():
        choose(shown, data)
        shown.locator("dialog .told.bad", has_text=sentence).wait_for()
        if data != b"hello":  # which nothing can show
            shown.get_by_role("button", name="Another picture").click()
    choose(shown, file_of(page()))
    assert as_read(shown) == PUZZLE


def test_what_the_server_does_not_read_but_the_browser_shows_is_sent_as_a_jpeg(visit: Visit) -> None:
    shown = opened(visit)
    choose(shown, file_of(page(), ".bmp"), "page.bmp", "image/bmp")
    assert as_read(shown) == PUZZLE


def test_one_of_several_grids_is_chosen(visit: Visit, digits: Digits) -> None:
    shown = opened(visit)
    choose(shown, file_of(beside_each_other()))
    first = as_read(shown)
    shown.get_by_role("radio", name="Grid 2").click()
    assert {first, as_read(shown)} == {PUZZLE, OTHER}
    shown.get_by_role("button", name="Choose grid 1").click()  # its outline in the picture
    assert as_read(shown) == first


def test_a_dragged_corner_is_read_from_again(visit: Visit) -> None:
    shown = opened(visit)
    choose(shown, file_of(beside_each_other()))
    as_read(shown)
    if handle(shown, "Top left").get_attribute("aria-valuenow") != "80":
        shown.get_by_role("radio", name="Grid 2").click()
    assert as_read(shown) == PUZZLE
    shown_picture = shown.locator(".picture-of").bounding_box()
    assert shown_picture
    across = shown_picture["width"] / 2  # from one grid to the other
    for name in ("Top right", "Bottom right", "Top left", "Bottom left"):
        box = handle(shown, name).locator(".ring").bounding_box()
        assert box
        shown.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        shown.mouse.down()
        shown.mouse.move(box["x"] + box["width"] / 2 + across, box["y"] + box["height"] / 2, steps=4)
        shown.mouse.up()
    shown.get_by_role("button", name="Read again").click()
    shown.get_by_role("button", name="Read again").wait_for(state="hidden")
    assert as_read(shown) == OTHER


def test_corners_are_moved_by_keys_where_no_grid_was_found(visit: Visit) -> None:
    shown = opened(visit)
    choose(shown, file_of(np.full((600, 600), 128, np.uint8)))
    assert told(shown) == "No grid found; the picture is of one colour."
    before = handle(shown, "Top left").get_attribute("aria-valuetext")
    handle(shown, "Top left").press("ArrowRight")
    handle(shown, "Top left").press("ArrowDown")
    assert (before, handle(shown, "Top left").get_attribute("aria-valuetext")) == (
        "72 across, 72 down; arrow keys move it, Enter reads again",
        "78 across, 78 down; arrow keys move it, Enter reads again",
    )
    handle(shown, "Top left").press("Enter")
    shown.locator("dialog .told", has_text="hardly any digits").wait_for()
    assert handle(shown, "Top left").get_attribute("aria-valuetext") == (
        "78 across, 78 down; arrow keys move it, Enter reads again"
    )


def unclear() -> Pixels:
    """The puzzle with a stain where r1c2 stands: it may be a 3 or nothing much."""
    pixels = page()
    cv2.line(pixels, (145, 100), (195, 122), (40,), 7)
    cv2.line(pixels, (150, 128), (190, 92), (40,), 7)
    return pixels


def test_a_doubtful_cell_is_marked_shown_and_corrected(visit: Visit, digits: Digits) -> None:
    shown = opened(visit)
    choose(shown, file_of(unclear()))
    as_read(shown)
    doubtful = shown.get_by_role("gridcell", name=re.compile("r1c2, .*uncertain"))
    doubtful.wait_for()
    assert doubtful.get_attribute("aria-selected") == "true"  # the first doubt is where one begins
    assert "r1c2 " in shown.get_by_role("region", name="Cell r1c2").inner_text()
    shown.get_by_role("button", name="3", exact=True).click()
    shown.get_by_role("checkbox", name="Written by hand").uncheck()
    shown.get_by_role("gridcell", name="r1c2, 3", exact=True).wait_for()
    shown.locator("dialog .solutions", has_text="One solution.").wait_for()
    shown.get_by_role("button", name="Use it").click()
    assert digits(shown) == PUZZLE


def test_cells_are_corrected_by_keys_and_the_solutions_counted_anew(visit: Visit, digits: Digits, cell: Cell) -> None:
    shown = opened(visit)
    choose(shown, file_of(page()))
    as_read(shown)
    shown.get_by_role("gridcell", name="r1c1, 5").click()
    shown.keyboard.press("ArrowRight")
    shown.keyboard.press("5")
    shown.locator("dialog .solutions", has_text="No solution").wait_for()
    shown.keyboard.press("Delete")
    shown.locator("dialog .solutions", has_text="solution").wait_for()
    shown.keyboard.press("3")
    shown.get_by_role("checkbox", name="Written by hand").check()
    shown.get_by_role("button", name="Use it").click()
    assert digits(shown) == PUZZLE
    assert cell(shown, "r1c2") == "3"  # entered, no given


def test_keys_in_the_dialog_leave_the_board_alone(visit: Visit, digits: Digits) -> None:
    shown = visit(PUZZLE)
    shown.locator("#grid [role=gridcell]").nth(2).click()
    opened(lambda: shown)
    shown.keyboard.press("7")
    shown.keyboard.press("Escape")
    shown.get_by_role("dialog").wait_for(state="hidden")
    assert digits(shown) == PUZZLE


def test_without_the_extra_a_sentence_says_the_one_command(visit: Visit) -> None:
    shown = opened(visit)
    detail = "reading a photo needs the extra photo: pip install 'ninefold[photo]'"
    shown.route("**/api/photo", lambda route: route.fulfill(status=501, json={"detail": detail}))
    choose(shown, file_of(page()))
    assert "pip install 'ninefold[photo]'" in told(shown)


def test_axe_finds_nothing_in_the_dialog(visit: Visit, phone: Visit) -> None:
    shown = opened(visit)
    assert found_by_axe(shown) == []
    choose(shown, file_of(unclear()))
    as_read(shown)
    assert found_by_axe(shown) == []
    dark = opened(phone, color_scheme="dark")
    choose(dark, file_of(unclear()))
    as_read(dark)
    assert found_by_axe(dark) == []


def test_a_finger_moves_a_corner(phone: Visit) -> None:
    shown = opened(phone)
    choose(shown, file_of(page()))
    as_read(shown)
    place = handle(shown, "Top left").locator(".ring").bounding_box()
    assert place
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    touch = shown.context.new_cdp_session(shown)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + 12, "y": y + 9}]),
        ("touchMove", [{"x": x + 24, "y": y + 18}]),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    shown.get_by_role("button", name="Read again").wait_for()
    assert int(handle(shown, "Top left").get_attribute("aria-valuenow") or 0) > 100
    assert shown.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.slow
def test_a_large_picture_is_made_smaller_before_it_is_sent(visit: Visit, tmp_path: Path) -> None:
    grain = np.random.default_rng(5).integers(0, 60, (5200, 5200)).astype(np.uint8)
    large = np.clip(cv2.resize(page(), (5200, 5200)).astype(np.int16) - grain, 0, 255).astype(np.uint8)
    file = tmp_path / "large.png"
    file.write_bytes(file_of(large))
    assert file.stat().st_size > 16 * 1024 * 1024
    shown = opened(visit)
    shown.locator("dialog input[type=file]").first.set_input_files(file)
    assert as_read(shown) == PUZZLE
