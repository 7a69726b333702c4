"""A lesson is one click from every step, hint, wish and result that names its technique, and no such link is dead."""

from typing import TYPE_CHECKING

from tests.web.browser.fixtures import Visit

from ninefold.rating.explainer import kinds
from ninefold.school.lesson import OTHER_SCALE, taught

if TYPE_CHECKING:
    from playwright.sync_api import Page


# Needs an X-Wing, and chains.
HARD = "...4....6.6....5.....21.9.4..4..9....3.6.47..159.8..6.....4.8.7.185.....2........"
LEARN = """async () => {
    const { ask, get } = await import('./js/work/api.js');
    const { techniques, other_scale } = await get('about');
    const asked = [...techniques, ...other_scale].map(({ id }) => id);
    const told = {};
    for (const name of asked) {
        told[name] = await ask('learn', { name }).then(({ lesson }) => lesson.technique.id, ({ status }) => status);
    }
    return told;
}"""


def opens_its_lesson(page: "Page", place: str) -> None:
    """The first name in a place is a button that opens the lesson of that name."""
    link = page.locator(f"{place} .lesson-link").first
    name = link.inner_text()
    link.click()
    page.locator(".lesson h3", has_text=name).wait_for()
    page.get_by_role("button", name="Close Learn").click()


def test_every_name_that_is_a_link_has_a_lesson(visit: Visit) -> None:
    told = visit().evaluate(LEARN)
    assert told == {name: name for name in taught()} | OTHER_SCALE
    assert {name for name in kinds() if name not in told} == set()


def test_every_kind_of_step_of_a_path_is_a_link_to_its_lesson(visit: Visit) -> None:
    page = visit(HARD)
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("button", name="Explain from here").click()
    page.locator(".path li").first.wait_for()
    seen = set()
    count = int(page.locator(".told .count").inner_text().split("/")[1])
    for at in range(count):
        page.locator(".told .count", has_text=f"{at + 1}/{count}").wait_for()
        name = page.locator(".told h3 .lesson-link").inner_text()
        if name not in seen:
            seen.add(name)
            opens_its_lesson(page, ".told h3")
        page.get_by_role("button", name="One step forward (.)").click()
    assert len(seen) > 3


def test_the_sum_of_a_path_a_check_and_the_picture_after_a_step_lead_to_lessons(visit: Visit) -> None:
    page = visit(HARD)
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("button", name="Explain from here").click()
    page.locator("#panel p.quiet .lesson-link").wait_for()
    opens_its_lesson(page, "#panel p.quiet")
    page.get_by_role("tab", name="Check").click()
    page.get_by_role("button", name="Check the board").click()
    page.locator(".facts .lesson-link").wait_for()
    opens_its_lesson(page, ".facts")
    page.locator(".facts .lesson-link").click()
    page.get_by_role("button", name="After", exact=True).click()
    link = page.locator(".lesson figcaption .lesson-link")
    name = link.inner_text()
    link.click()
    page.locator(".lesson h3", has_text=name).wait_for()


def test_every_stage_of_a_hint_that_names_a_technique_and_every_wish_lead_to_its_lesson(visit: Visit) -> None:
    page = visit(HARD)
    page.keyboard.press("h")
    for stage in (2, 3, 4):
        page.get_by_role("button", name="Say more").click()
        page.locator(f".stages[aria-label='Stage {stage} of 4']").wait_for()
        opens_its_lesson(page, ".hint")
    page.get_by_role("tab", name="Generate").click()
    page.get_by_label("Must need").wait_for()
    for wish in page.get_by_label("Must need").locator("option").all()[1:]:
        name, value = wish.inner_text(), wish.get_attribute("value")
        page.get_by_label("Must need").select_option(value)
        page.locator("#panel .lesson-link", has_text=name).first.wait_for()
    opens_its_lesson(page, "#panel")


def test_every_row_of_a_path_leads_to_the_lesson_of_its_technique_by_keyboard_and_on_a_phone(phone: Visit) -> None:
    page = phone(HARD)
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("button", name="Explain from here").click()
    rows = page.locator(".path li:has(> .learn)")
    rows.first.wait_for()
    unfolded = [row for row in rows.all() if row.is_visible()]
    assert len(unfolded) > 3
    for row in unfolded:
        name, learn = row.locator(".name").inner_text(), row.locator(".learn")
        assert learn.get_attribute("aria-label") == f"Learn {name}"
        box = learn.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    name = unfolded[-1].locator(".name").inner_text()
    unfolded[-1].locator("button").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".lesson h3", has_text=name).wait_for()


def test_the_hardest_step_of_a_puzzle_in_the_studio_leads_to_its_lesson(visit: Visit) -> None:
    page = visit(HARD)
    page.get_by_role("button", name="Studio").click()
    page.locator("#verdict .lesson-link").wait_for()
    opens_its_lesson(page, "#verdict")
