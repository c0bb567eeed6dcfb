"""Flamecraft's cards on the table: every face is fully visible, on every screen and in both languages."""

from typing import Any

import pytest
from playwright.sync_api import expect

from emberhall.games.flamecraft.game import GAME
from emberhall.server.table.row.botnames import FACE_OF
from tests.browser.crowding import crowded
from tests.browser.dressing import View, dress, fill_town
from tests.browser.flamecraft import Player
from tests.browser.hall import House, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

CARDS: list[dict[str, Any]] = GAME.cards.catalogue()
IDS = {family: [card["id"] for card in CARDS if card["family"] == family] for family in ("shop", "fancy")}
SHOPS = [shop for shop in IDS["shop"] if not shop.startswith("ST")]
TOWN, HELD = 14, 18
TOWNS = max(-(-len(SHOPS) // TOWN), -(-len(IDS["fancy"]) // HELD))
SCREENS = [
    *((2560, 1440), (1920, 1080), (1440, 900), (1280, 800), (1366, 768), (1280, 720), (1024, 768), (768, 1024)),
    *((390, 844), (360, 640), (844, 390)),
]

# Faces whose text overflows, or is covered by something else on the same face.
CUT = """() => [...document.querySelectorAll('.fc-say p, .fc-fancies .fc-goal')].flatMap(text => {
  const card = text.closest('[data-zoom]');
  card.scrollIntoView({ block: 'center', inline: 'center' });
  const words = text.getBoundingClientRect();
  const box = (text.closest('.fc-say') ?? card).getBoundingClientRect();
  const below = card.querySelector('.fc-pay')?.getBoundingClientRect().top ?? box.bottom;
  const whole = words.height > 8 && words.bottom <= Math.min(box.bottom, below) + 1 && words.right <= box.right + 1;
  return whole && text.scrollHeight <= text.clientHeight + 4 ? [] : [`${card.dataset.zoom}: ${text.textContent}`];
})"""


def deal(house: House, lang: str, shops: list[str], fancies: list[str]) -> Visitor:
    visitor = house.visitor(lang=lang)

    def change(view: View) -> None:
        fill_town(view, shops)
        dealt = [fancy for fancy in view["me"]["fancies"] if fancy["id"] not in fancies]  # they can be kept
        view["me"]["fancies"] = [{"id": card, "worth": 12, "progress": []} for card in fancies] + dealt

    dress(visitor.page, change)
    player = Player(visitor, seed=1)
    player.begin(3)
    assert player.wait()
    visitor.page.mouse.move(2, 2)
    visitor.page.locator(".fc-fancies > *").evaluate_all("all => all.map(one => one.classList.add('fc-asked'))")
    return visitor


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("town", range(TOWNS))
def test_every_face_is_seen_whole(house: House, lang: str, town: int) -> None:
    """All shops in as few towns as possible, with all fancy dragons next to them."""
    shops = SHOPS[TOWN * town :][:TOWN]
    visitor = deal(house, lang, shops, IDS["fancy"][HELD * town :][:HELD])
    results: list[str] = []
    for size in visitor.resized(SCREENS):
        assert visitor.page.locator(".fc-say p").count() >= len(shops)
        results += [f"{size}: {wrong}" for wrong in visitor.page.evaluate(CUT)]
    assert not results, "\n".join(results)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_fee_and_everybody_who_stands_there_fit_a_shop(house: House, lang: str) -> None:
    """On a tablet held upright a shop is 100 pixels wide: two pawns used to cover the French fee."""
    visitor = house.visitor(lang=lang)

    def meet(view: View) -> None:
        for at, space in enumerate(space for space in view["town"] if space["shop"]):
            space["shop"]["pawns"] = [1, 2, 3, 4][: 1 + at % 4]
            space["shop"]["fee"] = len(space["shop"]["pawns"])

    dress(visitor.page, meet)
    player = Player(visitor, seed=1)
    player.begin(5)
    assert player.wait()
    for size in visitor.resized([*SCREENS, (768, 1024)]):
        assert visitor.page.locator(".fc-fee").count() == 6
        matches = [wrong for wrong in crowded(visitor.page, "flamecraft") if "fc-fee" in wrong or "fc-pawns" in wrong]
        assert matches == [], size


# Parts of the result that are wider than their place.
TOO_WIDE = """() => [...document.querySelectorAll('.result-body, .fc-rank, .fc-rank > *')]
  .filter(one => one.scrollWidth > one.clientWidth && one.clientWidth)
  .map(one => `${one.className} ${one.textContent.slice(0, 30)}`)"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_five_got_their_reputation_fits_a_phone(house: House, lang: str) -> None:
    visitor = house.visitor(width=390, height=844, lang=lang)

    def end(view: View) -> None:
        for k, player in enumerate(view["players"]):
            player["sources"] = [12 + k, 9, 14, 20, 12, 11, 6, 10]
            player["reputation"] = sum(player["sources"])
        view["scores"] = [player["reputation"] for player in view["players"]]
        view["winners"] = [4]

    dress(visitor.page, end)
    visitor.call("Bramble")  # as long as the longest name given to guests
    Player(visitor, seed=1).begin(5)
    rows = visitor.page.get_by_test_id("breakdown").locator(".fc-rank")
    expect(rows).to_have_count(5)
    for row in rows.all():
        expect(row.locator(".src")).to_have_count(8)
    assert visitor.page.evaluate(TOO_WIDE) == []
    names = visitor.page.locator(".fc-rank h3")
    for name in FACE_OF:  # which bots sit down depends on the table
        names.evaluate_all("(all, name) => all.forEach(one => { one.firstChild.textContent = name; })", name)
        assert visitor.page.evaluate(TOO_WIDE) == [], name
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_where_an_enchantment_could_be_cast(house: House) -> None:
    """Its large card says where, and the town lights those shops; a shop says it too, before it is visited."""
    visitor = house.visitor()
    page = visitor.page

    def afford(view: View) -> None:
        shops = [space["shop"] for space in view["town"] if space["shop"]]
        quiet = next(shop["id"] for shop in shops if not shop["pawns"])
        for shop in shops:
            shop["casts"] = [view["row"][0]] if shop["id"] == quiet else []

    def tell(view: View, choice: dict[str, Any]) -> None:
        if choice["verb"] == "visit":
            shops = [space["shop"] for space in view["town"] if space["shop"]]
            choice["facts"]["casts"] = next(shop["casts"] for shop in shops if shop["id"] == choice["facts"]["card"])
            if choice["facts"]["casts"]:
                choice["facts"]["modes"] = ["gather", "enchant"]

    dress(page, afford, tell)
    player = Player(visitor, seed=5)
    player.begin(2)
    while player.wait() and player.update()["decision"]["ask"] != "visit":
        player.step()
    expect(page.locator(".fc-able")).to_have_count(1)
    page.locator(".fc-row .fc-spell").nth(1).hover()
    expect(page.get_by_test_id("zoom")).to_contain_text("you cannot cast it anywhere")
    expect(page.locator(".fc-could")).to_have_count(0)
    page.locator(".fc-row .fc-spell").first.hover()
    shop = page.locator(".fc-shop", has=page.locator(".fc-able"))
    expect(page.locator(".fc-could")).to_have_attribute("data-shop", shop.get_attribute("data-shop") or "")
    expect(page.get_by_test_id("zoom")).to_contain_text(f"you could cast it at {shop.locator('h3').inner_text()}")
    shop.locator(".fc-cover").click()
    expect(page.get_by_test_id("question")).to_contain_text("You could pay for")
    expect(page.locator(".fc-could")).to_have_count(0)


@pytest.mark.parametrize(("lang", "whose"), [("en", "{}’s goods"), ("fr", "Denrées de {}")])
def test_a_spectator_reads_whose_goods_are_shown(house: House, lang: str, whose: str) -> None:
    """They once were called the spectator's own."""
    visitor = house.visitor()
    player = Player(visitor, seed=5)
    player.begin(2)
    assert player.wait()
    watcher = house.visitor(lang=lang)
    watcher.open(f"t/{visitor.table}")
    goods = watcher.page.locator(".fc-storesbox")
    names = watcher.page.locator(".fc-seats .n b").all_inner_texts
    expect(goods).to_be_visible()
    assert goods.get_attribute("aria-label") in [whose.format(name) for name in names()]
    assert watcher.problems() == []
