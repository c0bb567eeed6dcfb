"""Flamecraft in real browsers: a whole game against two bots and a solo game by clicks, and what the page must show."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from emberhall import Record, load
from tests.browser.flamecraft import Player, leaks, refs_of
from tests.browser.hall import WAIT, House, Visitor
from tests.replays import state_of

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]


#: Labels that do not say what their button does.
SILENT = {"No", "Yes", "OK", "Done"}

SAID_BY_BUTTONS = """() => [...document.querySelectorAll('[data-testid^="do-"]')].map(each => each.innerText)"""


class Reader(Player):
    """Reads every button before playing on."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        super().__init__(visitor, seed)
        self.buttons: set[str] = set()

    def say(self, word: str) -> None:
        self.buttons |= {*self.page.evaluate(SAID_BY_BUTTONS)}
        super().say(word)


@pytest.mark.slow
def test_a_whole_game_against_two_bots_by_clicks(house: House) -> None:
    """With companions; the result is broken down by source, and no frame contains anything the seat may not know."""
    house.name = "lane"  # half as long as most games
    visitor = house.visitor()
    player = Reader(visitor, seed=2)
    player.begin(3, companions="true")
    assert player.wait()
    expect(visitor.page.locator('[data-testid^="shop-"]')).to_have_count(6)
    expect(visitor.page.locator('[data-testid^="space-"]')).to_have_count(8)
    assert player.play_to_the_end() > 20
    record = player.record()
    own = [line.removeprefix("0 ") for line in record.splitlines() if line.startswith("0 ")]
    assert set(player.said) <= set(own)
    verbs = {word.split(" ")[0] for word in own}
    assert {"visit", "place", "fire"} <= verbs
    assert {"gather", "cast"} & verbs  # a seat that can enchant at every visit may never gather
    view = player.update()["view"]
    expect(visitor.page.get_by_test_id("breakdown")).to_be_visible()
    for seat in range(3):
        expect(visitor.page.get_by_test_id(f"result-{seat}")).to_have_text(str(view["scores"][seat]))
    assert broken(visitor.page) == []
    assert leaks(visitor.frames, record, 0) == []
    assert player.buttons
    assert not player.buttons & SILENT
    assert visitor.errors == []


@pytest.mark.parametrize("where", ["hand", "fancies", "deck", "shop", "options", "seed"])
def test_a_leak_would_be_found(where: str) -> None:
    """Test of the leak check itself: one card too many in a frame, in each possible place."""
    game: Any = load("flamecraft")
    state = game.deal(seats=3, seed=5)
    moves = []
    for _ in range(30):
        decision = state.decisions[0]
        word = decision.word(decision.options[0])
        moves.append((decision.seat, word))
        state.apply(word)
    record = Record("flamecraft", game.RULES, 3, {}, 5, moves, {})
    at: Any = state_of(record, 20)
    asked = next((each for each in at.decisions if each.seat == 0), None)
    honest: dict[str, Any] = {
        "t": "update",
        "seq": 20,
        "view": json.loads(json.dumps(game.view(at, 0))),
        "events": [{"kind": "gained", "seat": 1, "good": "br", "count": 1}],
        "decision": asked and {"seat": 0, "ask": asked.ask, "words": list(asked.words())},
    }
    assert leaks([json.dumps(honest)], str(record), 0) == []
    other: Any = game.view(at, 1)["me"]
    lies: dict[str, dict[str, Any]] = {
        "hand": {"view": {**honest["view"], "hint": other["hand"][0]}},
        "fancies": {"events": [{"kind": "kept", "seat": 1, "card": other["fancies"][0]["id"]}]},
        "deck": {"events": [{"kind": "told", "card": game.book.artisan_ids[at.deck[0]]}]},
        "shop": {"log": [{"kind": "founded", "shop": game.book.shop_ids[at.shop_deck[-1]]}]},
        "options": {"decision": {"seat": 1, "ask": "visit", "words": []}},
        "seed": {"seed": 5},
    }
    assert len(leaks([json.dumps({**honest, **lies[where]})], str(record), 0)) > 0


def broken(page: Page) -> list[str]:
    """Lines of the story that are not sentences, or show an internal id instead of a name."""
    lines = page.get_by_test_id("story").locator("li:not(.heading)").all_inner_texts()
    assert len(lines) > 20
    raw = re.compile(r"undefined|NaN|null|[{}$_]|\b(?:ST|PU|GO|A)-[A-Z]{2}|\b[SFC]\d+\b|flamecraft-")
    return [line for line in lines if raw.search(line) or not re.search(r"[.!?]$", line.strip())]


@pytest.mark.slow
def test_a_solo_game_to_its_award(house: House) -> None:
    visitor = house.visitor(lang="fr")
    player = Player(visitor, seed=3)
    player.begin(1)
    assert player.wait()
    goals = visitor.page.get_by_test_id("goals").locator("li")
    expect(goals).to_have_count(11)
    expect(goals.filter(has_text="Maître des Marchés")).to_contain_text("6 sur 12")
    player.play_to_the_end()
    met = player.update()["view"]["solo"]["met"]
    expect(visitor.page.locator('.result [data-state="met"], .result [data-state="unlocked"]')).to_have_count(len(met))
    assert broken(visitor.page) == []
    award = player.update()["view"]["solo"]["award"]
    assert award in {"shopkeeper", "flamekeeper", "master"}
    expect(visitor.page.get_by_test_id("match-over")).to_have_attribute("data-award", award)
    said = {"shopkeeper": "Commerçant", "flamekeeper": "Gardien des Flammes", "master": "Maître des Flammes"}
    expect(visitor.page.get_by_test_id("match-over")).to_contain_text(said[award])
    assert leaks(visitor.frames, player.record(), 0) == []
    assert visitor.errors == []


def test_before_a_solo_game_achievements_are_named(house: House) -> None:
    """At first all are open; those the profile has unlocked are shown, with what they change."""
    visitor = house.visitor()
    page = visitor.page
    player = Player(visitor, seed=3)
    visitor.open()
    visitor.set_up("flamecraft", seats="2")
    expect(page.get_by_test_id("profile")).to_have_count(0)
    page.get_by_test_id("option-seats").locator('[data-value="1"]').click()
    expect(page.get_by_test_id("profile").locator('[data-state="open"]')).to_have_count(11)
    page.get_by_test_id("play-bots").click()
    assert player.wait()
    won = [{"title": "flamecraft", "card": card, "table": "t", "at": "2026-01-01"} for card in ("AC02", "AC10")]
    page.route("**/api/me/unlocks", lambda route: route.fulfill(json=[*won, {**won[0], "title": "other"}]))
    visitor.open()
    visitor.set_up("flamecraft", seats="1")
    unlocked = page.get_by_test_id("profile").locator('[data-state="unlocked"]')
    expect(unlocked).to_have_count(2)
    expect(unlocked.first).to_contain_text("Master of Markets")
    expect(unlocked.first).to_contain_text("New cards: Dragon Alley, Hocus, Rainbow. Removed: Wishing Well.")
    expect(page.get_by_test_id("profile").locator('[data-state="open"]')).to_have_count(9)
    assert visitor.errors == []


@pytest.mark.slow
def test_a_companion_and_a_sun_dragon_are_used(house: House) -> None:
    """Clicks either whenever it is lit; starts new games until both have been used, and shows them as used."""
    house.name = "willow"  # both are used in the first game
    visitor = house.visitor()
    used: set[str] = set()
    for seed in range(10):  # more than a third of games never use a sun dragon
        player = Player(visitor, seed=seed)
        player.begin(2, companions="true")
        for verb in ("companion", "reveal"):
            player.ahead(offered(verb))
            if not player.wait() or not offered(verb)(player.update()) or not player.step() or not player.wait():
                break
            own = player.update()["view"]["players"][0]
            expect(visitor.page.locator(".fc-done .fc-fancy")).to_have_count(len(own["scored"]) + own["used"])
            used |= {card for card in own["scored"] if f"reveal {card}" in player.said}
            used |= {own["companion"]} if own["used"] else set()
        if {card[0] for card in used} == {"F", "C"}:
            return
    raise AssertionError(f"Only {sorted(used)} were used.")


def offered(verb: str) -> Callable[[dict[str, Any]], bool]:
    """Match questions with an answer of this verb."""
    return lambda newest: any(word.startswith(verb) for word in newest["decision"]["words"])


def test_a_sun_dragon_shows_how_far_it_is(house: House) -> None:
    """On its small card, and in words on the large one; tries a few deals until one has such a dragon."""
    visitor = house.visitor()
    page = visitor.page
    for seed in range(12):
        player = Player(visitor, seed=seed)
        player.begin(3)
        assert player.wait()
        suns = [fancy for fancy in player.update()["view"]["me"]["fancies"] if fancy["progress"]]
        if suns:
            now, least = suns[0]["progress"]
            far = re.compile(rf"{now} (of|and) {least}")
            card = page.get_by_test_id(f"fancy-{suns[0]['id']}")
            expect(card).to_contain_text(far)
            card.focus()
            page.keyboard.press("z")
            expect(page.get_by_test_id("zoom")).to_contain_text(far)
            return
    raise AssertionError("No deal had a sun dragon with a goal that is counted.")


def test_what_is_lit_is_what_can_be_said(house: House) -> None:
    visitor = house.visitor()
    player = Player(visitor, seed=4)
    player.begin(3)
    for _ in range(12):
        assert player.wait()
        decision = player.update()["decision"]
        later = [word for choice in decision["choices"] for word in choice.get("facts", {}).get("words", [])]
        wanted = {ref for word in (*decision["words"], *later) for ref in refs_of(word)}
        lit = visitor.page.locator('.fc [data-legal="true"]:visible, .rail [data-legal="true"]:visible')
        shown: set[str] = set()
        for _ in range(100):  # the page may still show the previous question
            if (shown := set(lit.evaluate_all("all => all.map(one => one.dataset.ref)"))) == wanted:
                break
            visitor.page.wait_for_timeout(30)
        assert shown == wanted
        player.step()


def about_to_visit(house: House) -> Player:
    """A player against a bot who is asked for the first visit."""
    player = Player(house.visitor(), seed=5)
    player.begin(2)
    while player.wait() and player.update()["decision"]["ask"] != "visit":
        player.step()
    return player


def test_a_visit_shows_what_it_gives_before_it_is_made(house: House) -> None:
    player = about_to_visit(house)
    page = player.page
    shown = player.update()
    word = next(word for word in shown["decision"]["words"] if word.startswith("visit"))
    shops = [space["shop"] for space in shown["view"]["town"] if space["shop"]]
    shop = next(each for each in shops if each["id"] == word.removeprefix("visit "))
    gives = f"+{sum(shop['gives'])} goods"
    page.get_by_test_id(f"shop-{shop['id']}").hover()
    expect(page.locator(".fc-float")).to_have_text(gives)
    page.get_by_test_id("question").hover()
    expect(page.locator(".fc-float")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})  # no hover there: the first click shows, the second does it
    page.get_by_test_id(f"shop-{shop['id']}").click()
    expect(page.locator(".fc-float")).to_have_text(gives)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("1")
    place = page.locator(f'[data-shop="{shop["id"]}"].fc-shop--here')
    expect(place).to_be_visible(timeout=WAIT)


#: Points of a shop, enchantments behind it included, that do not take a click.
DEAF = """shop => {
  const tucked = shop.querySelector(".fc-tucked");
  tucked.innerHTML ||= "<i></i><i></i>";
  shop.scrollIntoView({ block: "center" });
  const { left, top, width, height } = shop.getBoundingClientRect();
  const cover = shop.querySelector(".fc-cover");
  const spots = Array.from({ length: 400 }, (_, k) => [0.5 + (k % 20), 0.5 + Math.floor(k / 20)]);
  const round = ([x, y]) => Math.hypot(Math.min(x, 20 - x) - 0.5, Math.min(y, 20 - y) - 0.5) < 2;  // its corners
  return spots.filter(spot => !round(spot))
    .map(([x, y]) => document.elementFromPoint(left + x * width / 20, top + y * height / 20))
    .filter(found => found !== cover).map(found => found?.outerHTML.slice(0, 60) ?? "nothing");
}"""


def test_a_shop_is_visited_by_a_click_anywhere_on_it(house: House) -> None:
    """Also on its sign and on the cards tucked behind it."""
    player = about_to_visit(house)
    for size in player.visitor.resized([(1440, 900), (390, 844), (844, 390)]):
        for shop in player.page.locator(".fc-shop").all():
            assert shop.evaluate(DEAF) == [], (size, shop.get_attribute("data-shop"))


def test_a_visit_is_taken_back_with_all_that_followed(house: House) -> None:
    """Step by step, as long as nothing was revealed; Escape clears a selection, even under a large card."""
    player = about_to_visit(house)
    page = player.page
    undo = page.get_by_test_id("undo")
    expect(undo).to_have_count(0)
    words = [word for word in player.update()["decision"]["words"] if word.startswith("visit")]
    shop = page.get_by_test_id(f"shop-{words[0].removeprefix('visit ')}")
    shop.hover()
    expect(page.get_by_test_id("zoom")).to_be_visible()
    page.locator(".fc-hand .fc-may").first.click()
    expect(page.get_by_test_id("unpick")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("unpick")).to_have_count(0)
    player.say(words[0])
    expect(undo).to_have_attribute("data-count", re.compile(r"\d"), timeout=WAIT)
    expect(page.locator(".fc-shop--here")).to_have_count(1)
    while count := player.update().get("undo", 0):
        expect(undo).to_have_attribute("data-count", str(count))
        undo.click()
        for _ in range(WAIT // 20):
            if player.update().get("undo", 0) < count:
                break
            page.wait_for_timeout(20)
    expect(page.locator(".fc-shop--here")).to_have_count(0)
    expect(page.get_by_test_id("question")).to_contain_text("Which shop do you visit?")
    assert player.update()["decision"]["words"] == words


def test_what_is_chosen_stays_while_others_choose(house: House) -> None:
    """Everybody keeps a fancy dragon at once: another's answer changes the table, but not the current selection."""
    host, guest = (house.visitor(has_touch=True, is_mobile=True) for _ in range(2))
    host.open()
    host.set_up("flamecraft", seats="2")
    host.page.get_by_test_id("invite").click()
    host.page.wait_for_url("**/t/*")
    guest.open(f"t/{host.table}")
    guest.page.get_by_test_id("sit-down").click()
    host.page.get_by_test_id("start").click()
    players = [Player(host, seed=1), Player(guest, seed=2)]
    assert all(player.wait() for player in players)
    asked = players[0].update()
    quick = players.pop(asked["view"]["first"])  # the one whose answer counts at once
    slow = players[0]
    decision = slow.update()["decision"]
    assert decision["ask"] == "keep"
    slow.page.locator(f'[data-ref="{refs_of(decision["words"][0])[0]}"]').click()
    expect(slow.page.get_by_test_id("confirm")).to_be_visible()
    quick.step()
    expect(slow.page.locator(f'.stage[data-seq="{asked["seq"] + 1}"]')).to_be_visible(timeout=WAIT)
    slow.page.get_by_test_id("confirm").click()
    expect(slow.page.locator(".fc-fancies [data-ref]")).to_have_count(1)


def test_a_card_can_be_read_large(house: House) -> None:
    """With Z on the focused card, and after a moment under the mouse; the text is complete both times."""
    visitor = house.visitor()
    page = visitor.page
    player = Player(visitor, seed=5)
    player.begin(2, companions="true")
    while player.wait() and player.update()["decision"]["ask"] != "visit":
        player.step()
    zoom = page.get_by_test_id("zoom")
    page.get_by_test_id("question").hover()  # away from the card just kept
    page.get_by_test_id("shop-ST-BR").focus()
    page.keyboard.press("z")
    expect(zoom).to_contain_text("Critical Rolls")
    expect(zoom).to_contain_text("Gather")
    expect(zoom.locator(".fc-ours")).to_contain_text("house")
    expect(zoom.locator(".fc-largeshop svg")).to_be_visible()
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    page.locator('.fc-fancies [data-testid^="companion-"]').hover()
    expect(zoom).to_contain_text("Companion")
    expect(zoom.locator(".fc-largebust svg")).to_be_visible()
    page.get_by_test_id("question").hover()
    expect(zoom).to_have_count(0)


def test_what_happens_elsewhere_closes_no_card_that_is_read(house: House) -> None:
    player = about_to_visit(house)
    page = player.page
    visits = [word for word in player.update()["decision"]["words"] if word.startswith("visit")]
    other = page.get_by_test_id(f"shop-{visits[-1].removeprefix('visit ')}")
    other.hover()
    zoom = page.get_by_test_id("zoom")
    expect(zoom).to_be_visible()
    asked = player.update()["seq"]
    page.keyboard.press("1")
    expect(page.locator(f'.stage[data-seq="{asked}"]')).to_have_count(0)
    page.wait_for_timeout(200)  # proving that nothing happens takes waiting
    expect(zoom).to_be_visible()
    page.get_by_test_id("question").hover()
    expect(zoom).to_have_count(0)


#: Windows that show the whole town at once, and one so low that it scrolls.
WINDOWS = ((1440, 900), (1280, 800), (1024, 768))
LOW = (1280, 720)


def test_no_question_moves_or_hides_the_town(house: House) -> None:
    """Whatever is asked, however long the sentences (French ones are longer), things about to be clicked stay put."""
    visitor = house.visitor(lang="fr")
    page = visitor.page
    player = Player(visitor, seed=8)
    player.begin(3, companions="true")
    streets = page.locator(".fc-town")
    hidden = "(at => at.scrollHeight - at.clientHeight)(document.querySelector('.fc-field'))"
    places: dict[tuple[int, int], dict[str, object]] = {}

    def look(moment: str) -> None:
        known = moment in places.get(WINDOWS[0], {})
        for size in WINDOWS[:1] if known else visitor.resized([LOW, *reversed(WINDOWS)]):
            boxes = streets.evaluate_all("all => all.map(one => JSON.stringify(one.getBoundingClientRect()))")
            assert places.setdefault(size, {}).setdefault(moment, boxes) == boxes, (size, moment)
            assert size == LOW or page.evaluate(hidden) <= 0, (size, moment)
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0], (size, moment)

    for _ in range(40):
        assert player.wait()
        newest = player.update()
        ask = newest["decision"]["ask"]
        look(ask)
        word = player.choose(newest["decision"]["words"], newest["view"])
        both = [each["choice"]["refs"] for each in newest["decision"].get("combined", [])]
        firsts = [refs[0] for refs in both if len(refs) > 1]
        if began := [ref for ref in firsts if firsts.count(ref) > 1]:  # a single target would be said at once
            page.locator(f'[data-ref="{began[0]}"]:visible').first.click()
            look(f"{ask} chosen")
            page.keyboard.press("Escape")
        if len(places[LOW]) > 6 and {"visit", "fire"} <= {*places[LOW]}:
            break
        player.say(word)
    for found in places.values():
        assert len(found) > 5
        assert all(place == found["visit"] for place in found.values()), found


def test_a_shop_deck_of_ones_own(house: House) -> None:
    """Chosen card by card next to the options, named in their sentence, and played."""
    visitor = house.visitor()
    page = visitor.page
    visitor.open()
    visitor.set_up("flamecraft", seats="2")
    page.get_by_test_id("workshop").click()
    page.get_by_test_id("shops-none").click()
    expect(page.get_by_test_id("shops-use")).to_be_disabled()
    for shop in ("S18", "S04", "S14"):
        page.get_by_test_id(f"pool-{shop}").click()
    page.get_by_test_id("shops-use").click()
    chosen = page.get_by_test_id("option-shop_list").locator('[aria-checked="true"]')
    expect(chosen).to_have_text("your own, of 3 shops")
    page.get_by_test_id("play-bots").click()
    player = Player(visitor, seed=10)
    assert player.wait()
    decks = player.update()["view"]["decks"]
    assert decks["shops"] == 3
    assert visitor.errors == []


def test_a_button_says_what_it_does(house: House) -> None:
    """Checks the most common questions; the test of a whole game checks its buttons too."""
    player = Reader(house.visitor(), seed=9)
    player.begin(2)
    for _ in range(60):
        if ("End turn" in player.buttons and len(player.buttons) > 2) or not player.step():
            break
    assert "End turn" in player.buttons
    assert len(player.buttons) > 2
    assert not player.buttons & SILENT


def test_every_page_of_a_phone_in_french(house: House) -> None:
    visitor = house.visitor(width=390, height=844, lang="fr")
    page = visitor.page
    player = Player(visitor, seed=6)
    player.begin(3, companions="true")
    assert player.wait()
    while player.update()["decision"]["ask"] != "visit":  # a companion may ask first, before the dragons are dealt
        player.step()
        assert player.wait()
    for name, thing in (("park", "deck-artisans"), ("spells", "spell-"), ("you", "fancy-")):
        page.get_by_test_id(f"dock-{name}").click()
        expect(page.locator(f'.fc-page [data-testid^="{thing}"]').first).to_be_visible()
    page.get_by_test_id("dock-rules").click()
    expect(page.locator(".rules")).to_contain_text("Collecter")
    assert "flamecraft-" not in page.locator("body").inner_text()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    assert visitor.errors == []


def test_axe_finds_nothing(house: House) -> None:
    visitor = house.visitor()
    player = Player(visitor, seed=7)
    player.begin(3)
    for _ in range(10):
        player.step()
    assert player.wait()
    assert visitor.problems_by_day_and_night() == []


@pytest.mark.parametrize("seats", [1, 5])
def test_axe_finds_nothing_in_a_full_rail(house: House, seats: int) -> None:
    visitor = house.visitor()
    player = Player(visitor, seed=11)
    player.begin(seats)
    assert player.wait()
    assert visitor.problems() == []


def test_what_five_people_have_scored_does_not_widen_the_rail(house: House) -> None:
    visitor = house.visitor()
    player = Player(visitor, seed=11)
    player.begin(5)
    assert player.wait()
    scored = """() => {
      for (const seat of document.querySelectorAll(".fc-seats .fc-seat"))
        seat.insertAdjacentHTML("beforeend", `<p class="fc-public">${"Starburst, Sunlight, ".repeat(6)}</p>`);
      const rail = document.querySelector(".fc-seats");
      return [rail.scrollWidth, rail.clientWidth];
    }"""
    needed, there = visitor.page.evaluate(scored)
    assert needed <= there
