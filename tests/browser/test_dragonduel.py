"""DragonDuel in real browsers: whole duels by clicks, and what the page must show."""

import pytest
from playwright.sync_api import expect

from tests.browser.duellist import ANSWERS, MOMENTS, Answerer, Duellist, Responder, leaks, moments
from tests.browser.hall import House
from tests.browser.laid import lay, reach
from tests.browser.tables import sit_together

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_whole_duels_against_a_bot_by_clicks(house: House) -> None:
    """A response, a counter to one, a block, a Critical, a Barrier and a Tower card played free, all by clicks."""
    house.name = "thyme fen"  # everything happens in the first duel, and that is short
    seen: set[str] = set()
    for seed in range(8):  # the cards are shuffled anew each time; two or three duels usually have everything
        visitor = house.visitor()
        player = Responder(visitor, seed)
        player.begin(2, start="lot", bots="novice", deck0=ANSWERS, deck1=ANSWERS)
        assert player.wait()
        expect(visitor.page.locator('[data-testid="hand"] [data-testid^="card-"]')).to_have_count(5)
        assert player.play_to_the_end() > 10
        ending = visitor.page.get_by_test_id("match-over")
        expect(ending.locator("svg[role=img]")).to_be_visible()  # the picture of how the Towers fell
        record = player.record()
        own = {line.removeprefix("0 ") for line in record.splitlines() if line.startswith("0 ")}
        assert set(player.said) <= own
        winners = player.update()["view"]["winners"]
        expect(ending.locator(".dd-result.won")).to_have_count(len(winners))
        assert leaks(visitor.frames, record, 0) == []
        assert visitor.errors == []
        seen |= moments(player)
        if seen >= MOMENTS:
            break
    assert seen == MOMENTS


@pytest.mark.slow
def test_a_duel_on_a_phone(house: House) -> None:
    """A whole duel by clicks; every few words the phone is turned."""
    house.name = "iron newt"  # a short duel that asks for everything
    visitor = house.visitor(width=390, height=844)
    player = Duellist(visitor, seed=2)
    player.begin(2, deck0="sky-choir", deck1="cold-current")
    sides = [(390, 844), (844, 390)]
    while not player.over():
        for _ in visitor.resized(sides[len(player.said) // 3 % 2 :][:1]):
            assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for _ in range(3):
            player.step()
    assert len(player.said) > 10
    for size in visitor.resized(sides):
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert visitor.problems() == [], size
    assert leaks(visitor.frames, player.record(), 0) == []
    assert visitor.errors == []


def two_people(house: House) -> tuple[Responder, Answerer]:
    """Two browsers at one table, with decks full of answers."""
    first, second = house.visitor(), house.visitor()
    players = Responder(first, seed=0), Answerer(second, seed=1)  # before a page opens, so that they pass by clicks
    sit_together(first, second, title="dragonduel", options={"start": "lot", "deck0": ANSWERS, "deck1": ANSWERS})
    return players


def test_two_people_respond_and_counter(house: House) -> None:
    """A response and a counter to it, by clicks; nobody is told anything they may not know."""
    first, second = players = two_people(house)
    first.peace = 1000
    while not {"response", "counter"} <= moments(first) | moments(second):
        assert not first.over(), "Nobody answered an answer in a whole duel."
        if not any(player.answer() for player in players):
            first.visitor.pause()
    first.page.get_by_test_id("resign").click()
    first.page.get_by_test_id("resign-now").click()
    for seat, player in enumerate(players):
        expect(player.page.get_by_test_id("match-over")).to_be_visible()
        assert leaks(player.visitor.frames, player.record(), seat) == []
        assert player.visitor.errors == []


def test_three_players_play_a_round(house: House) -> None:
    visitor = house.visitor()
    player = Duellist(visitor, seed=3)
    player.begin(3)
    assert player.wait()
    expect(visitor.page.locator('[data-testid^="row-"]')).to_have_count(3)
    for _ in range(200):
        if player.update()["view"]["turn"] > 3 and "main" in player.asked:
            break
        assert player.step()
    assert "main" in player.asked
    turns = {(update["view"]["turn"], update["view"]["active"]) for update in visitor.updates()}
    first = player.update()["view"]["first"]
    assert {(1 + n, (first + n) % 3) for n in range(3)} <= turns  # everybody had a turn, in order
    assert visitor.errors == []


def test_what_is_lit_is_what_can_be_picked(house: House) -> None:
    """At every question of the first turns just the things its words name are lit; an attack is drawn as an arrow."""
    visitor = house.visitor()
    player = Duellist(visitor, seed=4)
    player.begin(2, start="lot")
    page = visitor.page
    drawn = 0
    for _ in range(40):
        if not player.wait():
            break
        update = player.update()
        words = update["decision"]["words"]
        attacks = [word for word in words if word.startswith("attack ")]
        if update["decision"]["ask"] == "main":
            monsters = {word.split()[1] for word in words if word.split()[0] in {"attack", "use"}}
            lit = page.locator('[data-testid^="monster-"][data-legal="true"]')
            expect(lit).to_have_count(len(monsters))
            assert set(lit.evaluate_all("all => all.map(one => one.dataset.ref)")) == monsters
        if attacks:
            monster = attacks[0].split()[1]
            page.get_by_test_id(f"monster-{monster}").click()
            if page.get_by_test_id("confirm").count():
                expect(page.locator(f'.dd-arrows .ghost[data-from="{monster}"]')).to_have_count(1)
                drawn += 1
            page.keyboard.press("Escape")
            expect(page.locator(".dd-arrows .ghost")).to_have_count(0)
            if drawn:
                break
        player.step()
    assert drawn
    assert visitor.errors == []


def test_a_card_is_read_at_full_size_and_piles_are_looked_through(house: House) -> None:
    visitor = house.visitor(lang="fr")
    player = Duellist(visitor, seed=5)
    player.begin(2, start="lot")
    assert player.wait()
    page = visitor.page
    card = page.locator('[data-testid="hand"] [data-testid^="card-"]').first
    card.focus()
    page.keyboard.press("z")
    zoom = page.get_by_test_id("zoom")
    expect(zoom).to_be_visible()
    code = card.get_attribute("data-code") or ""
    expect(zoom).to_contain_text(code)
    assert "dragonduel-" not in zoom.inner_text()
    expect(zoom.locator(".pic svg")).to_be_visible()
    assert zoom.locator(".pic svg").bounding_box() == zoom.locator(".pic").bounding_box()  # from edge to edge
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    page.get_by_test_id("open-discard").click()
    expect(page.get_by_test_id("piles")).to_be_visible()
    page.get_by_test_id("piles-close").click()
    assert "dragonduel-" not in page.locator("body").inner_text()
    page.keyboard.press("t")
    expect(page.locator(".textview")).to_be_visible()
    assert "dragonduel-" not in page.locator("body").inner_text()
    assert visitor.errors == []


def test_axe_finds_nothing(house: House) -> None:
    visitor = house.visitor()
    player = Duellist(visitor, seed=6)
    player.begin(2, start="lot")
    for words in (0, 10):
        for _ in range(words):
            assert player.step()
        assert player.wait()
        assert visitor.problems_by_day_and_night() == [], words


def test_a_deck_is_built_and_an_illegal_one_is_refused_in_a_sentence(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    visitor.open()
    visitor.set_up("dragonduel", start="lot")
    page.get_by_test_id("workshop").click()
    legal = page.get_by_test_id("deck-legal")
    expect(legal).to_have_attribute("data-legal", "false")
    expect(legal).to_contain_text("exactly 50 cards")
    expect(page.get_by_test_id("deck-use")).to_be_disabled()
    page.get_by_test_id("starter-sky-choir").click()
    expect(legal).to_have_attribute("data-legal", "true")
    page.get_by_test_id("filter-fire").click()
    page.get_by_test_id("pool-CS-01").click()
    expect(legal).to_contain_text("this one has 51")
    page.get_by_test_id("deck-text").fill("5 CS-01\n45 ZZ-00")
    page.get_by_test_id("deck-read").click()
    expect(legal).to_contain_text("Fire Slime")
    expect(legal).to_contain_text("ZZ-00")
    page.get_by_test_id("deck-text").fill("four slimes")
    page.get_by_test_id("deck-read").click()
    expect(page.locator(".dd-shop .wrong")).to_contain_text("Line 1")
    page.get_by_test_id("deck-begin").click()
    page.once("dialog", lambda dialog: dialog.accept())  # what was built so far is not saved
    page.get_by_test_id("starter-ember-gale").click()
    page.get_by_test_id("deck-name").fill("Mine")
    page.get_by_test_id("deck-use").click()
    expect(page.get_by_test_id("option-deck0").locator("[aria-checked=true]")).to_have_text("Mine")
    page.get_by_test_id("play-bots").click()
    player = Duellist(visitor, seed=7)
    assert player.wait()
    expect(page.get_by_test_id("deck-of-0")).to_contain_text("Mine")
    expect(page.get_by_test_id("deck-of-1")).to_contain_text("Hive and Hearth")
    view = player.update()["view"]
    assert len(view["lists"][0]) == 50
    assert view["lists"][1] is None
    value = page.evaluate("JSON.parse(localStorage.getItem('emberhall.dragonduel.decks'))")
    assert [deck["name"] for deck in value] == ["Mine"]
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-now").click()
    expect(page.get_by_test_id("result-0")).to_contain_text("Mine")
    assert visitor.errors == []


def test_every_chair_brings_its_own_deck(house: House) -> None:
    """The guest who came by the link builds a deck, the host sees only that they did, and chooses the bot's."""
    host, guest = house.visitor(), house.visitor(lang="fr")
    host.open()
    host.set_up("dragonduel", seats="3", start="lot")
    host.page.get_by_test_id("invite").click()
    host.page.wait_for_url("**/t/*")
    guest.open(f"t/{host.table}")
    guest.page.get_by_test_id("sit-1").click()
    guest.page.get_by_test_id("bring-deck1").click()
    guest.page.get_by_test_id("workshop").click()
    guest.page.get_by_test_id("starter-sky-choir").click()
    guest.page.get_by_test_id("deck-name").fill("Le mien")
    guest.page.get_by_test_id("deck-use").click()
    expect(guest.page.get_by_test_id("bring-deck").locator("[aria-checked=true]")).to_have_text("Le mien")
    guest.page.get_by_test_id("bring-done").click()
    expect(guest.page.get_by_test_id("bring-deck1")).to_contain_text("Le mien")
    expect(host.page.get_by_test_id("brought-deck1")).to_have_text("a deck of their own")
    expect(guest.page.get_by_test_id("bring-deck0")).to_have_count(0)
    host.page.get_by_test_id("ask-bot-2").click()
    host.page.get_by_test_id("bring-deck2").click()
    host.page.get_by_test_id("bring-deck").locator('[data-value="hollow-court"]').click()
    host.page.get_by_test_id("bring-done").click()
    expect(guest.page.get_by_test_id("brought-deck2")).to_have_text("La Cour creuse")
    assert not any("cs-" in frame.lower() for frame in host.frames)
    host.page.get_by_test_id("start").click()
    players = [Duellist(visitor, seed) for seed, visitor in enumerate((host, guest))]
    for player in players:
        expect(player.page.locator('[data-testid="hand"]')).to_be_visible()
    views = [player.update()["view"] for player in players]
    assert [player["deck_name"] for player in views[0]["players"]] == ["ember-gale", "own", "hollow-court"]
    assert views[0]["lists"][1] is None
    assert len(views[1]["lists"][1]) == 50
    assert host.errors == guest.errors == []


@pytest.mark.parametrize("seats", [2, 3])
def test_resigning_is_asked_once_more(house: House, seats: int) -> None:
    visitor = house.visitor(width=390 if seats == 3 else 1440, height=844)
    page = visitor.page
    player = Duellist(visitor, seed=8)
    player.begin(seats, start="lot")
    assert player.wait()
    page.get_by_test_id("resign").click()
    assert visitor.problems() == []
    page.get_by_test_id("resign-not").click()
    expect(page.get_by_test_id("resign-not")).to_have_count(0)
    assert player.update()["view"]["players"][0]["alive"]
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-now").click()
    if seats == 2:
        expect(page.get_by_test_id("match-over")).to_be_visible()
        assert player.update()["view"]["winners"] == [1]
        assert "0 resign" in player.record().splitlines()
    expect(page.get_by_test_id("resign")).to_have_count(0)
    assert visitor.errors == []


def test_axe_finds_nothing_in_the_lobby_with_its_decks(house: House) -> None:
    visitor = house.visitor(lang="fr")
    page = visitor.page
    visitor.open()
    visitor.set_up("dragonduel", seats="3")
    page.get_by_test_id("invite").click()
    page.get_by_test_id("ask-bot-2").click()
    expect(page.get_by_test_id("bring-deck2")).to_be_visible()
    assert visitor.problems_by_day_and_night() == []
    page.get_by_test_id("bring-deck0").click()
    expect(page.get_by_test_id("bring-done")).to_be_visible()
    assert visitor.problems_by_day_and_night() == []
    for size in visitor.resized([(1440, 900), (390, 844)]):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    assert "dragonduel-" not in page.locator("body").inner_text()
    assert visitor.errors == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_what_everybody_knows_is_among_the_piles_and_a_card_says_what_of_it_is_printed(
    house: House, width: int, height: int
) -> None:
    visitor = house.visitor(width=width, height=height)
    page = visitor.page
    moment = reach(2, lambda view, own: bool(own and own["ask"] == "main" and view["hand"]))
    view = moment["view"]
    view["hand"] = ["CS-01", "CS-02"]
    view["players"][1] |= {"known": ["CS-22"], "removed": ["CS-79"], "rolls": [5, 3], "mulligans": 1}
    lay(visitor, moment)
    phone = width < 500
    page.get_by_test_id("dock-piles" if phone else "open-discard").click()
    piles = page.locator(".dd-page" if phone else '[data-testid="piles"]')
    expect(piles).to_contain_text("rolled 5, 3 to begin · took a mulligan")
    expect(piles).to_contain_text(f"Spark deck {view['players'][1]['spark_deck']}")
    known, removed = (piles.get_by_test_id("pile").nth(k) for k in range(2))
    expect(known).to_contain_text("In hand, as all have seen")
    expect(known).to_contain_text("Quarry Giant")
    expect(removed).to_contain_text("Banishing Verse")
    if not phone:
        page.get_by_test_id("piles-close").click()
        for code, source in (("CS-01", 1), ("CS-02", 0)):
            page.locator(f'[data-testid="hand"] [data-code="{code}"]').focus()
            page.keyboard.press("z")
            expect(page.get_by_test_id("zoom").get_by_test_id("source")).to_have_count(source)
            if source:
                expect(page.get_by_test_id("zoom")).to_contain_text("printed in part")
                expect(page.get_by_test_id("zoom")).to_contain_text("gives it Strength 2000, yet it deals 1000")
            page.keyboard.press("Escape")
        page.keyboard.press("t")
        expect(page.locator(".textview")).to_contain_text("In hand, as all have seen: Quarry Giant")
    assert visitor.errors == []
