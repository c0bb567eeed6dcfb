"""Flamecraft's cards on the table: whatever stands on a face is seen whole, on every screen and in both languages."""

from typing import Any

import pytest
from playwright.sync_api import Page

from emberhall.games.flamecraft.game import GAME
from tests.browser.dressing import View, dress, fill_town
from tests.browser.flamecraft import Player
from tests.browser.hall import House

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

CARDS: list[dict[str, Any]] = GAME.catalogue()
IDS = {family: [card["id"] for card in CARDS if card["family"] == family] for family in ("shop", "fancy")}
SCREENS = [(1440, 900), (1280, 800), (1366, 768), (1280, 720), (1024, 768), (390, 844), (844, 390)]

# Faces whose words are not inside of what shows them, or lie under something else of the same face.
CUT = """() => [...document.querySelectorAll('.fc-say p, .fc-fancies .fc-goal')].flatMap(text => {
  const card = text.closest('[data-zoom]');
  card.scrollIntoView({ block: 'center', inline: 'center' });
  const words = text.getBoundingClientRect();
  const box = (text.closest('.fc-say') ?? card).getBoundingClientRect();
  const below = card.querySelector('.fc-pay')?.getBoundingClientRect().top ?? box.bottom;
  const whole = words.height > 8 && words.bottom <= Math.min(box.bottom, below) + 1 && words.right <= box.right + 1;
  return whole && text.scrollHeight <= text.clientHeight + 4 ? [] : [`${card.dataset.zoom}: ${text.textContent}`];
})"""


def deal(house: House, lang: str, shops: list[str], fancies: list[str]) -> Page:
    visitor = house.visitor(lang=lang)

    def change(view: View) -> None:
        fill_town(view, shops)
        view["me"]["fancies"] = [{"id": card, "worth": 12, "progress": []} for card in fancies]

    dress(visitor.page, change)
    player = Player(visitor, seed=1)
    player.begin(3)
    assert player.wait()
    visitor.page.mouse.move(2, 2)
    visitor.page.locator(".fc-fancies > *").evaluate_all("all => all.map(one => one.classList.add('fc-asked'))")
    return visitor.page


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("half", [0, 1])
def test_every_face_is_seen_whole(house: House, lang: str, half: int) -> None:
    """All shops in two towns, and all fancy dragons beside them."""
    shops = [shop for shop in IDS["shop"] if not shop.startswith("ST")]
    assert len(shops) == 28
    page = deal(house, lang, shops[14 * half :][:14], IDS["fancy"][18 * half :][:18])
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".fc-say p").count() == 14
        assert page.evaluate(CUT) == [], (width, height)
