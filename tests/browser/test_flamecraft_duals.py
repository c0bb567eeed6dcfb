"""Flamecraft Duals in real browsers: whole games by clicks in every mode, and what the page must show."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.duals import Player, leaks
from tests.browser.hall import WAIT, House
from tests.browser.laid import lay, reached

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]


@pytest.mark.slow
def test_a_whole_standard_game_against_a_bot_by_clicks(house: House) -> None:
    house.name = "fig hill"  # a short game that asks for everything
    visitor = house.visitor()
    player = Player(visitor, seed=9)
    player.begin(2)
    assert player.wait()
    expect(visitor.page.locator('[data-testid^="hex-"]')).to_have_count(19)
    sizes = set()
    while player.step():
        sizes.add(size_of_the_board(player))
    assert len(player.said) > 30
    assert len(sizes - {None}) == 1, sizes  # the board keeps its size, whatever is asked
    ending = visitor.page.get_by_test_id("match-over")
    expect(ending.locator("svg[role=img]")).to_be_visible()  # the chart of the game
    record = player.record()
    own = [line.removeprefix("0 ") for line in record.splitlines() if line.startswith("0 ")]
    assert set(player.said) <= set(own)
    scores = player.update()["view"]["scores"]
    for seat in (0, 1):
        expect(visitor.page.get_by_test_id(f"result-{seat}")).to_contain_text(str(scores[seat]))
    assert leaks(visitor.frames, record, 0) == []
    visitor.page.get_by_test_id("look-at").click()
    expect(ending).to_have_count(0)
    tallest = max(len(stack["tokens"]) for stack in player.update()["view"]["board"])
    expect(visitor.page.locator(f'.hx[data-height="{tallest}"]').first).to_be_visible()  # the final board
    visitor.page.get_by_test_id("result").click()
    first = visitor.table
    visitor.page.get_by_test_id("rematch").click()
    visitor.page.wait_for_url(re.compile(rf"/t/(?!{first})"))
    assert visitor.errors == []


#: The board's width and height, if there is one.
SIZE = """() => {
  const box = document.querySelector(".fd-board")?.getBoundingClientRect();
  return box ? [Math.round(box.width), Math.round(box.height)] : null;
}"""


def size_of_the_board(player: Player) -> tuple[int, int] | None:
    value = player.page.evaluate(SIZE)
    return value and (value[0], value[1])


def test_a_whole_solo_game(house: House) -> None:
    visitor = house.visitor(width=390, height=844)
    player = Player(visitor, seed=2)
    player.begin(1)
    assert player.wait()
    duty = visitor.page.get_by_test_id("duty")
    expect(duty).to_have_attribute("data-open", "true")
    expect(visitor.page.locator('[data-testid^="fountain-"]')).to_have_count(1)
    sizes = set()
    while player.wait():
        shown = player.shown("duty", "data-open", lambda view: str(view["duty"]).lower())
        assert shown, "The duty on the page is not that of the view."
        sizes.add(size_of_the_board(player))
        words = player.update()["decision"]["words"]
        if player.update()["decision"]["ask"] == "score" and words[0] == "coin":
            expect(visitor.page.get_by_test_id("question")).to_contain_text("Your duty: spend a coin")
            player.answered = player.update()["seq"]  # before the click: the next question may come at once
            visitor.page.get_by_test_id("do-coin").click()
            continue
        player.step()
    assert len(sizes - {None}) == 1, sizes
    expect(visitor.page.get_by_test_id("rematch")).to_have_text("Again")
    outcome = player.update()["view"]["outcome"]
    assert outcome in {"won", "duty", "end"}
    expect(visitor.page.get_by_test_id("match-over")).to_have_attribute("data-outcome", outcome)
    assert leaks(visitor.frames, player.record(), 0) == []
    assert visitor.errors == []


def test_fancies_and_the_fountain_for_ten_turns(house: House) -> None:
    house.name = "ember"  # a game with few words per turn
    visitor = house.visitor()
    player = Player(visitor, seed=3)
    player.begin(2, mode="fancy_fountain")
    assert player.wait()
    expect(visitor.page.locator('[data-testid^="fancy-"][data-legal="true"]').first).to_be_visible()
    while player.wait() and player.update()["view"]["phase"] == "fancy":
        player.step()
    assert player.wait()
    fountain = player.update()["view"]["fountain"]
    assert len(fountain) in {5, 6}  # the bot may have gone first and claimed one
    expect(visitor.page.locator('[data-testid^="fountain-"]')).to_have_count(len(fountain))
    expect(visitor.page.locator(".fd-fancies [data-testid^='fancy-']")).to_have_count(2)
    spent = False
    while player.update()["view"]["turn"] <= 10:
        assert player.wait()
        words = player.update()["decision"]["words"]
        coins = [word for word in words if word.startswith("coin")]
        if coins and not spent:
            player.say(coins[-1])  # an active fancy if there is one
            spent = True
        else:
            player.step()
    assert spent
    assert visitor.errors == []


def test_a_card_shows_where_it_fits(house: House) -> None:
    """On hover every match and every place one token short is drawn, as listed in the view."""
    visitor = house.visitor()
    player = Player(visitor, seed=4)
    player.begin(2)
    for _ in range(400):
        assert player.wait()
        cards = player.update()["view"]["hand"]
        near = [card for card in cards if card["short"] and not card["matches"]]
        if near:
            visitor.page.get_by_test_id(f"card-{near[0]['card']}").hover()
            expect(visitor.page.locator(".places .near")).to_have_count(len(near[0]["short"]))
            missing = {short["missing"] for short in near[0]["short"]}
            expect(visitor.page.locator(".hx--want")).to_have_count(len(missing))
            visitor.page.get_by_test_id("question").hover()
            expect(visitor.page.locator(".places")).to_have_count(0)
            return
        player.step()
    raise AssertionError("No card was ever one token short.")


def test_targets_are_lit_and_the_chain_is_told(house: House) -> None:
    """While an ability asks for a hex, exactly the legal hexes are lit; the chain is listed next to the board."""
    visitor = house.visitor()
    player = Player(visitor, seed=5)
    player.begin(2)
    for _ in range(400):
        assert player.wait()
        shown = player.update()
        words = shown["decision"]["words"]
        if shown["decision"]["ask"] in {"meat.from", "iron.from", "plant.to", "potion.a"}:
            targets = {word.split()[1] for word in words if not word.startswith(("coin", "stop"))}
            lit = visitor.page.locator('[data-testid^="hex-"][data-legal="true"]')
            expect(lit).to_have_count(len(targets))
            assert set(lit.evaluate_all("all => all.map(one => one.dataset.ref)")) == targets
            links = [link["hex"] for link in shown["view"]["chain"]][-3:]
            chain = visitor.page.locator(".fd-thisturn li[data-hex]")
            assert chain.evaluate_all("all => all.map(one => one.dataset.hex)") == links
            return
        player.step()
    raise AssertionError("No ability ever asked for a hex.")


def test_the_board_by_keyboard_alone(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    player = Player(visitor, seed=6)
    player.begin(2)
    assert player.wait()
    page.locator('[data-testid^="hex-"][tabindex="0"]').focus()
    for _ in range(4):  # up to the first row, then along every row to the last
        page.keyboard.press("ArrowUp")
    for row in "ABCDE":
        page.keyboard.press("Home")
        assert page.evaluate("document.activeElement.dataset.ref") == f"{row}1"
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.ref") == f"{row}2"
        page.keyboard.press("ArrowDown")
    at = page.evaluate("document.activeElement.dataset.ref")
    assert at == "E2"
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("unpick")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("unpick")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id(f"hex-{at}")).not_to_have_attribute("data-height", "0", timeout=WAIT)
    page.keyboard.press("t")
    expect(page.locator(".textview")).to_contain_text(at)
    assert visitor.errors == []


def test_a_space_that_cannot_be_picked_says_why(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    player = Player(visitor, seed=7)
    player.begin(2)
    assert player.wait()
    page.get_by_test_id("coin").click()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("space to space")  # the help describes these keys
    page.locator("dialog").get_by_role("button", name="Close").first.click()
    expect(page.locator("dialog")).to_have_count(0)
    for _ in range(400):
        assert player.wait()
        if player.update()["decision"]["ask"].endswith(".from"):
            page.locator('[data-testid^="hex-"][data-legal="false"]').first.click(force=True)
            expect(page.locator(".why")).to_be_visible()
            return
        player.step()
    raise AssertionError("No ability ever asked which token moves.")


def test_a_placement_is_taken_back_and_a_pull_is_not(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    player = Player(visitor, seed=10)
    player.begin(2)
    empty, before = "", {}
    for _ in range(400):
        assert player.wait()
        view = player.update()["view"]
        empty = next((stack["hex"] for stack in view["board"] if not stack["tokens"]), "")
        before = view
        if view["ask"] != "place" or view["chain"] or not empty or not fires(player, f"place {empty}"):
            player.step()
            continue
        expect(page.get_by_test_id("undo")).to_have_count(0)  # a token was revealed from the bag
        page.get_by_test_id(f"hex-{empty}").click()
        page.get_by_test_id(f"hex-{empty}").click()  # placed; whether it fires up is asked only then
        break
    expect(page.get_by_test_id("undo")).to_have_attribute("data-count", "1")
    expect(page.get_by_test_id(f"hex-{empty}")).to_have_attribute("data-height", "1")
    page.keyboard.press("u")
    expect(page.get_by_test_id(f"hex-{empty}")).to_have_attribute("data-height", "0")
    expect(page.get_by_test_id("held")).to_have_attribute("data-token", before["held"]["token"])
    expect(page.get_by_test_id("undo")).to_have_count(0)
    expect(page.get_by_test_id("connection-strip")).to_have_count(0)
    assert player.update()["view"] == before
    assert visitor.errors == []


def fires(player: Player, word: str) -> bool:
    """True if the token may fire up when placed this way."""
    decision = player.update()["decision"]
    return "then" in decision["choices"][decision["words"].index(word)]["facts"]


def test_a_token_is_placed_and_fired_with_two_clicks(house: House) -> None:
    """The hex, then the way it fires up, with what it does; declining asks for confirmation the first time."""
    visitor = house.visitor()
    page = visitor.page
    player = Player(visitor, seed=14)
    player.begin(2)
    rested = False
    for _ in range(200):
        assert player.wait()
        newest = player.update()
        places = [word for word in newest["decision"]["words"] if word.startswith("place") and fires(player, word)]
        if not places:
            player.step()
            continue
        page.get_by_test_id(f"hex-{places[0].split()[1]}").click()
        way = page.locator('[data-testid^="do-fire-"]').first
        expect(way.locator("small")).not_to_be_empty()
        if rested:
            page.keyboard.press("1")
        else:
            page.get_by_test_id("do-no").click()
            expect(page.get_by_test_id("do-no")).to_have_attribute("data-asked", "true")
            page.get_by_test_id("do-no").click()
        player.answered = newest["seq"]
        assert player.wait()
        assert player.update()["seq"] > newest["seq"] + 1  # both words were sent together
        assert bool(player.update()["view"]["chain"]) == rested
        if rested:
            return
        rested = True
    raise AssertionError("Nothing could ever fire up.")


def test_a_stack_is_looked_into(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    player = Player(visitor, seed=15)
    player.begin(2)
    for _ in range(200):
        assert player.wait()
        high = [stack for stack in player.update()["view"]["board"] if len(stack["tokens"]) > 1]
        if high:
            page.get_by_test_id(f"hex-{high[0]['hex']}").hover()
            expect(page.get_by_test_id("stack").locator("li")).to_have_count(len(high[0]["tokens"]))
            expect(page.get_by_test_id("stack")).to_contain_text("buried")
            return
        player.step()
    raise AssertionError("No stack ever grew.")


@pytest.mark.slow
def test_axe_finds_nothing(house: House) -> None:
    """On a desktop and a phone, in both themes: while fancies are chosen, in play, with a hex chosen, and as text."""
    visitor = house.visitor()
    page = visitor.page
    player = Player(visitor, seed=8)

    def judge(moment: str) -> None:
        for size in visitor.resized([(390, 844), (1440, 900)]):
            assert visitor.problems_in_both_themes() == [], (moment, size)
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (moment, size)

    player.begin(2, mode="fancy_fountain")
    assert player.wait()
    judge("fancies")
    for _ in range(12):
        assert player.step()
    assert player.wait()
    judge("in play")
    for _ in range(60):
        assert player.wait()
        if player.update()["decision"]["ask"] == "place":
            break
        player.step()
    page.locator('[data-testid^="hex-"][data-legal="true"]').first.click()
    judge("chosen")
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="The question")).to_be_visible()
    judge("text")


def test_the_table_speaks_french(house: House) -> None:
    visitor = house.visitor(lang="fr")
    player = Player(visitor, seed=9)
    player.begin(2, mode="fountain")
    for _ in range(25):
        assert player.step()
    text = visitor.page.locator("body").inner_text()
    assert "flamecraft_duals-" not in text
    for english in ("Fire up", "tokens in the bag", "Your turn", "house", "places"):
        assert english not in text
    assert "Embraser" in text
    visitor.page.locator('[data-testid^="fountain-"]').first.focus()
    visitor.page.keyboard.press("z")
    zoom = visitor.page.get_by_test_id("zoom")
    expect(zoom).to_contain_text("maison")
    expect(zoom.locator(".fd-largeface svg")).to_be_visible()
    assert visitor.errors == []


def test_a_card_is_read_large_with_z(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    player = Player(visitor, seed=11)
    player.begin(2)
    assert player.wait()
    card = player.update()["view"]["hand"][0]
    page.get_by_test_id(f"card-{card['card']}").focus()
    page.keyboard.press("z")
    zoom = page.get_by_test_id("zoom")
    expect(zoom).to_contain_text(f"{card['reputation']} reputation")
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)


def test_a_line_of_the_story_shows_the_table_as_it_was(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    player = Player(visitor, seed=16)
    player.begin(2)
    while player.wait() and player.update()["view"]["turn"] < 4:
        player.step()
    assert player.wait()
    placed, height = next(
        (event["hex"], len(stack["tokens"]))
        for update in visitor.updates()
        for event in update["events"]
        for stack in update["view"]["board"]
        if event["kind"] == "placed" and event["seat"] == 0 and stack["hex"] == event["hex"]
    )
    told = re.compile(rf"^You place .* on {placed}\.$")
    page.get_by_test_id("story").get_by_role("button", name=told).first.click()
    expect(page.locator(".strip")).to_contain_text("looking back")
    expect(page.get_by_test_id(f"hex-{placed}")).to_have_attribute("data-height", str(height))
    expect(page.locator('[data-legal="true"]')).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".strip")).to_have_count(0)
    expect(page.locator('[data-testid="question"][data-mine="true"]')).to_be_visible()


def test_two_fancy_dragons_are_named_before_the_game(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    visitor.open()
    visitor.set_up("flamecraft_duals", seats="2")
    expect(page.get_by_test_id("workshop")).to_have_count(0)  # they have no meaning in the standard game
    page.get_by_test_id("option-mode").locator('[data-value="fancy"]').click()
    page.get_by_test_id("workshop").click()
    page.get_by_test_id("fancy-todd").click()
    expect(page.get_by_test_id("pair-use")).to_be_disabled()
    page.get_by_test_id("fancy-flair").click()
    page.get_by_test_id("pair-use").click()
    chosen = page.get_by_test_id("option-fancy_pick").locator('[aria-checked="true"]')
    expect(chosen).to_have_text("Flair + Todd")
    page.get_by_test_id("play-bots").click()
    player = Player(visitor, seed=12)
    assert player.wait()
    assert [fancy["card"] for fancy in player.update()["view"]["fancies"]] == ["flair", "todd"]
    assert visitor.errors == []


def test_a_watcher_sees_both_hands_from_behind(house: House) -> None:
    visitor = house.visitor()
    player = Player(visitor, seed=13)
    player.begin(2)
    assert player.wait()
    watcher = house.visitor()
    watcher.open(f"t/{visitor.table}")
    for seat in (0, 1):
        backs = watcher.page.get_by_test_id(f"other-{seat}").locator(".fd-back")
        expect(backs).to_have_count(2)
    assert watcher.page.get_by_test_id("hand").count() == 0
    assert watcher.problems() == []


def test_half_time_of_a_pair(house: House) -> None:
    """The first game is summed up with its cards and its course; then the second begins."""
    visitor = house.visitor()
    page = visitor.page
    player = Player(visitor, seed=14)
    visitor.open()
    page.get_by_test_id("options-flamecraft_duals").click()
    page.locator("dialog details summary").first.click()
    page.get_by_test_id("option-match").locator('[data-value="pair"]').click()
    page.get_by_test_id("play-bots").click()
    following = page.get_by_test_id("round-next")
    player.ahead(lambda newest: newest["view"]["bag_size"] < 4)
    for _ in range(6000):
        if following.count():
            break
        asked = page.locator('.fd [data-testid="question"][data-mine="true"]').count() > 0
        newest = player.update() if asked else {"seq": player.answered}
        if newest["seq"] != player.answered and newest["decision"] and visitor.shows(newest["seq"]):
            player.step()
        page.wait_for_timeout(20)
    expect(following).to_have_text("Begin the second game")
    summary = page.get_by_test_id("round-summary")
    expect(summary.locator("svg[role=img]")).to_be_visible()
    assert summary.locator(".fd-tile").count() > 0
    for _ in visitor.resized([(390, 844), (1440, 900)]):
        assert visitor.problems() == []
    following.click()
    expect(page.locator('[data-testid^="hex-"]')).to_have_count(19)
    assert visitor.errors == []


#: Parts next to the board, or of the hand, whose content overflows and is cut off.
CUT = """() => [...document.querySelectorAll(".fd-col, .fd-hand")]
  .filter(part => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
  .map(part => part.className)"""


def test_a_long_chain_cuts_nothing_beside_the_board(house: House) -> None:
    """With six fountain cards above it and two Fancy dragons next to it, while tokens are being chosen."""

    def chained(view: Any, own: Any) -> bool:
        return own is not None and own["ask"] == "crystal.pick" and len(view["chain"]) > 3

    visitor = house.visitor(lang="fr")
    lay(visitor, reached("flamecraft_duals", 2, chained, tries=200, mode="fancy_fountain"))
    for size in visitor.resized([(1440, 900), (1920, 1080), (768, 1024), (390, 844)]):
        assert visitor.page.evaluate(CUT) == [], size


def test_a_phone_on_its_side_shows_the_whole_board(house: House) -> None:
    visitor = house.visitor(width=844, height=390)
    page = visitor.page
    player = Player(visitor, seed=15)
    player.begin(2)
    for _ in range(3):
        player.step()
    assert player.wait()
    for _, height in visitor.resized([(844, 390), (667, 375)]):
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        for thing in ("hex-A1", "hex-E3", "question", "coin"):
            box = page.get_by_test_id(thing).bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height
