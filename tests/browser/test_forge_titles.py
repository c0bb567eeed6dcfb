"""The forge of every title in a real Chromium: all kinds of cards in both languages, by keys, and whole games."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.duals import Player as DualsPlayer
from tests.browser.flamecraft import Player as FlamecraftPlayer
from tests.browser.hall import House, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]
# What each new card says in both languages, once it has its names.
KINDS = {
    "dragonduel": [("monster", "", ""), ("magic", "raw 1 card.", "iochez 1 carte.")],
    "flamecraft": [
        ("shop", "ain a good of your choice.", "agnez une denrée au choix."),
        ("enchantment", "4 reputation", "4 de réputation"),
        ("sets", "2 reputation", "2 de réputation"),
        ("sun", "at least 5 artisans", "au moins 5 artisans"),
        ("moon", "every 2 bread", "1 de réputation par"),
    ],
    "flamecraft_duals": [
        ("three", "bread, bread, bread. 3 reputation.", "pain, pain, pain. 3 de Réputation."),
        ("four", "bread, bread, bread, meat. 4 reputation.", "pain, pain, pain, viande. 4 de Réputation."),
    ],
}


def designed(page: Page, title: str, kind: str) -> None:
    """A new card of a kind with names, ready to be tried out."""
    page.get_by_test_id("for-title").select_option(title)
    expect(page.locator("main.forge")).to_have_attribute("data-title", title)
    page.get_by_test_id("fw-kind").select_option(kind)
    page.get_by_test_id("name-en").fill(f"The {kind}")
    page.get_by_test_id("name-fr").fill(f"Le {kind}")
    expect(page.get_by_test_id("balance-run")).to_be_enabled()
    expect(page.get_by_test_id("refused")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("title", KINDS)
def test_every_kind_is_designed_and_kept(house: House, title: str, lang: str) -> None:
    visitor = house.visitor(lang=lang, width=1440 if lang == "en" else 390, height=844)
    page = visitor.page
    visitor.open("forge")
    for kind, en, fr in KINDS[title]:
        designed(page, title, kind)
        assert visitor.problems() == []
        if lang == "fr":
            page.get_by_test_id("leaf-drawing").click()
        expect(page.get_by_test_id("text-en")).to_contain_text(f"The {kind}")
        expect(page.get_by_test_id("text-en")).to_contain_text(en)
        expect(page.get_by_test_id("text-fr")).to_contain_text(f"Le {kind}")
        expect(page.get_by_test_id("text-fr")).to_contain_text(fr)
        expect(page.get_by_test_id("face")).to_contain_text(f"{'The' if lang == 'en' else 'Le'} {kind}")
        assert visitor.problems() == []
        if lang == "fr":
            page.get_by_test_id("leaf-words").click()
        with page.expect_response("**/api/me/sets/*") as kept:
            page.get_by_test_id("keep-card").click()
        assert kept.value.ok
        expect(page.get_by_test_id("in-set")).not_to_have_value("")
    visitor.open("forge/sets")
    expect(page.locator('[data-testid^="card-AA-"]')).to_have_count(len(KINDS[title]))
    assert visitor.problems() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (1440 if lang == "en" else 390)
    assert visitor.errors == []


def test_a_shop_is_designed_by_keys_and_its_mistake_mended(house: House) -> None:
    visitor = house.visitor(lang="fr")
    page = visitor.page
    visitor.open("forge")
    page.get_by_test_id("for-title").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("main.forge")).to_have_attribute("data-title", "flamecraft")
    page.get_by_test_id("name-en").focus()
    page.keyboard.type("Lantern Bakery")
    page.keyboard.press("Tab")
    page.keyboard.type("La Mie aux Lanternes")
    page.keyboard.press("Tab")  # the icon
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("fw-icon")).to_have_value("me")
    page.keyboard.press("Tab")  # how many
    page.keyboard.press("ArrowUp")
    expect(page.get_by_test_id("fw-amount")).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("Tab")  # what the left window takes
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("line-3").get_by_test_id("fw-takes")).to_have_value("me")
    line = page.get_by_test_id("line-7")
    line.get_by_test_id("fw-op").focus()
    page.keyboard.press("Home")  # gains no goods and no coins yet
    expect(line.get_by_role("alert")).to_contain_text("Dites quelles denrées")
    page.get_by_test_id("mend-7-0").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("text-fr")).to_contain_text("Capacité : gagnez 1 pièce.")
    expect(page.get_by_test_id("text-en")).to_contain_text("Ability: gain 1 coin.")
    assert visitor.problems() == []
    assert visitor.errors == []


MANY = """async (count) => {
    const { token } = JSON.parse(localStorage.getItem("emberhall.me"));
    const call = async (method, path, body) => {
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        return (await fetch(`/api/me/sets${path}`, { method, headers, body: body && JSON.stringify(body) })).json();
    };
    const [{ id, title, name, cards }] = await call("GET", "");
    await call("PUT", `/${id}`, { title, name, cards: Array(count).fill(cards[0]) });
}"""


def kept(visitor: Visitor, title: str, kind: str, count: int) -> None:
    """A set with a card that was designed, so often that every game meets it; shown among one's own."""
    visitor.open("forge")
    designed(visitor.page, title, kind)
    with visitor.page.expect_response("**/api/me/sets/*") as answer:
        visitor.page.get_by_test_id("keep-card").click()
    assert answer.value.ok
    visitor.page.evaluate(MANY, count)
    visitor.open("forge/sets")
    expect(visitor.page.locator('[data-testid^="card-AA-"]')).to_have_count(count)


def saw(visitor: Visitor) -> bool:
    return any("AA-0" in json.dumps(update["view"]) for update in visitor.updates())


def test_a_shop_is_played_in_a_whole_game_against_a_bot(house: House) -> None:
    visitor = house.visitor()
    kept(visitor, "flamecraft", "shop", 8)
    visitor.page.get_by_test_id("play-bot").click()
    expect(visitor.page.locator("header.bar .what")).to_contain_text("house cards")
    FlamecraftPlayer(visitor, seed=5).play_to_the_end()
    assert saw(visitor)
    assert visitor.errors == []


def test_a_shop_card_is_played_in_a_whole_game_with_a_friend(house: House) -> None:
    host, guest = house.visitor(), house.visitor(lang="fr")
    kept(host, "flamecraft_duals", "three", 16)
    host.page.get_by_test_id("open-table").click()
    host.page.wait_for_url("**/t/*")
    guest.open(f"t/{host.table}")
    expect(guest.page.get_by_test_id("house-cards")).to_be_visible()
    guest.page.get_by_test_id("sit-down").click()
    host.page.get_by_test_id("start").click()
    expect(guest.page.locator("header.bar .what")).to_contain_text("cartes maison")
    players = [DualsPlayer(host, seed=1), DualsPlayer(guest, seed=2)]
    while not all(player.over() for player in players):
        if not any(player.answer() for player in players):
            host.pause(hurry=True)
    assert saw(host)
    assert saw(guest)
    assert host.errors == guest.errors == []
