"""What DragonDuel's page shows: readable cards, arrows that cover none, the story, the deck builder."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.duellist import ANSWERS, Duellist
from tests.browser.hall import House, Visitor
from tests.browser.laid import asked, lay, reach
from tests.seeds import RANDOM

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

#: Every monster an arrow crosses, other than those it connects; the arrows' lines are sampled.
CROSSED = """() => [...document.querySelectorAll(".dd-arrows g")].flatMap(arrow => {
  const line = arrow.querySelector("path:not(.edge, .head)");
  const box = line.ownerSVGElement.getBoundingClientRect();
  const points = Array.from({length: 41}, (_, k) => line.getPointAtLength(line.getTotalLength() * k / 40));
  return [...document.querySelectorAll('[data-testid^="monster-"]')]
    .filter(card => ![arrow.dataset.from, arrow.dataset.to].includes(card.dataset.ref))
    .filter(card => {
      const r = card.getBoundingClientRect();
      return points.some(({x, y}) => x + box.left > r.left + 6 && x + box.left < r.right - 6 &&
                                     y + box.top > r.top + 6 && y + box.top < r.bottom - 6);
    })
    .map(card => card.dataset.ref);
})"""


def comes_to_rest(visitor: Visitor, on: str, where: str = "") -> None:
    """Wait until the arrow crosses nothing: cards turn, and it follows them after 0.3 s."""
    visitor.page.wait_for_timeout(320)
    for _ in visitor.until(lambda: not visitor.page.evaluate(on), f"An arrow lies on something. {where}"):
        pass


class Watcher(Duellist):
    """Plays on, and checks the arrows of every battle in which it is asked."""

    drawn = 0

    def say(self, word: str) -> None:
        if self.update()["view"]["battle"]:
            comes_to_rest(self.visitor, CROSSED)
            self.drawn += self.page.locator(".dd-arrows g:not(.ghost, .aims)").count()
        super().say(word)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "deal", "seed"), [(2, "onyx", 0), (4, "field", 2)])
def test_arrows_cover_no_card(house: House, seats: int, deal: str, seed: int) -> None:
    house.name = deal  # a deal with battles of every kind, early
    visitor = house.visitor()
    player = Watcher(visitor, seed)
    player.begin(seats, start="lot")
    for _ in range(120):
        if player.drawn > 5 or not player.step():
            break
    assert player.drawn > 5
    assert RANDOM or player.asked >= {"block", "critical", "respond", "tower"}
    assert visitor.errors == []


def test_an_arrow_out_of_the_upper_of_two_rows_covers_no_card(house: House) -> None:
    """When an attacker stands behind others, attacking us or a third player, the arrow leaves between them."""

    def behind(near: bool, view: dict[str, Any], _: dict[str, Any] | None) -> bool:
        battle = view["battle"]
        if battle is None or (battle["defender"] == 0) is not near:
            return False
        rows = [[monster["id"] for monster in player["monsters"]] for player in view["players"][1:]]
        return any(len(row) > 4 and battle["attacker"] in row[:2] for row in rows)

    for near in (True, False):
        visitor = house.visitor()
        lay(visitor, reach(4, partial(behind, near), calm=24))
        expect(visitor.page.locator(".dd-arrows g")).to_have_count(1)
        comes_to_rest(visitor, CROSSED)


#: The costs of cards that an arrow covers, other than the card it starts at.
STRUCK_OUT = """() => {
  const line = document.querySelector(".dd-arrows path:not(.edge, .head)");
  const box = line.ownerSVGElement.getBoundingClientRect();
  const points = Array.from({length: 81}, (_, k) => line.getPointAtLength(line.getTotalLength() * k / 80));
  return [...document.querySelectorAll(".dd-player--own .cost")].map(cost => cost.getBoundingClientRect())
    .filter(r => points.some(({x, y}) => x + box.left > r.left && x + box.left < r.right &&
                                         y + box.top + 3 > r.top && y + box.top < r.bottom)).length;
}"""


def test_an_arrow_at_the_own_tower_leaves_the_costs_of_cards_to_be_read(house: House) -> None:
    def struck(view: dict[str, Any], _: dict[str, Any] | None) -> bool:
        battle = view["battle"]
        far = [monster["id"] for monster in view["players"][1]["monsters"][3:]]
        return bool(battle) and battle["attacker"] in far and len(view["players"][0]["monsters"]) > 2

    visitor = house.visitor()
    lay(visitor, reach(2, struck, calm=9))
    for size in visitor.resized([(1440, 900), (1280, 720), (1024, 768)]):
        comes_to_rest(visitor, STRUCK_OUT, str(size))


def test_who_has_no_spark_card_still_has_its_sign(house: House) -> None:
    visitor = house.visitor()
    lay(visitor, reach(2, asked("mulligan")))
    for size in visitor.resized([(1440, 900), (390, 844)]):
        for seat in (0, 1):
            assert visitor.page.get_by_test_id(f"bar-{seat}").locator(".dd-sparks .ic").is_visible(), (size, seat)


def test_a_long_question_is_not_squeezed_beside_its_buttons(house: House) -> None:
    visitor = house.visitor(width=390, height=844)
    lay(visitor, reach(2, asked("tower")))
    question = visitor.page.get_by_test_id("question")
    wide = question.locator(".q").evaluate("it => it.getBoundingClientRect().width")
    assert wide > 0.85 * question.evaluate("it => it.getBoundingClientRect().width")


def test_a_phone_asks_for_spark_in_one_line(house: House) -> None:
    visitor = house.visitor(width=390, height=844)
    page = visitor.page
    many = reach(2, lambda _, own: own is not None and own["ask"] == "critical" and len(own["words"]) > 6, calm=12)
    lay(visitor, many)
    tops = page.locator(".dd-number").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(tops) > 6
    assert len(set(tops)) == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".dd-hand .dd-card:not(.dd-dim)").count() == 0  # none of these cards can respond


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_title_has_room_on_a_phone_when_words_can_be_taken_back(house: House, lang: str) -> None:
    visitor = house.visitor(width=390, height=844, lang=lang)
    page = visitor.page
    player = Duellist(visitor, seed=2)
    player.begin(2, start="lot")
    assert player.wait()
    room = page.evaluate(
        """() => {
          const tools = document.querySelector(".bar .tools");
          const undo = Object.assign(document.createElement("button"), {className: "tool tool--undo"});
          undo.innerHTML = `${tools.querySelector(".tool").innerHTML}<b>12</b>`;
          tools.prepend(undo);
          const words = document.createRange();
          words.selectNodeContents(document.querySelector(".bar h1"));
          return tools.getBoundingClientRect().left - words.getBoundingClientRect().right;
        }"""
    )
    assert room >= 0
    page.get_by_test_id("settings").click()  # the language and the theme are chosen there
    expect(page.locator('[data-value="fr"]')).to_be_visible()
    expect(page.locator('[data-value="dark"]')).to_be_visible()


#: Fills a row with copies of the first card.
FILL = """(row) => {
  if (row.querySelector(".copy")) return;
  const first = document.querySelector(".dd-hand .dd-place:has(.str)") ?? document.querySelector(".dd-hand .dd-place");
  row.replaceChildren(...Array.from({length: 6}, () => first.cloneNode(true)));
  row.querySelectorAll(".dd-place").forEach((place, k) => {
    place.classList.add("copy");
    place.querySelector(".tr").textContent = "Attacks: +1000 this…"; // in play, among six
    if (!place.querySelector(".says")) {
      place.querySelector(".dd-card").insertAdjacentHTML("beforeend", "<span class=says><svg></svg></span>");
    }
  });
}"""

#: Points of each card, left of where the next one overlaps it, that belong to another card: as pairs of the two cards'
#: indices.
CROWDED = """(row) => {
  const cards = [...row.querySelectorAll(".dd-card")];
  const boxes = cards.map(card => card.getBoundingClientRect());
  return boxes.flatMap((box, k) => {
    const right = (boxes[k + 1]?.left ?? box.right) - 7;  // the next one's cost lies 5 px beside it
    const wrong = new Set();
    for (let x = box.left + 7; x < right; x += 5) {
      for (let y = box.top + 9; y < box.bottom - 9; y += 6) {
        const found = document.elementFromPoint(x, y)?.closest(".dd-card");
        if (row.contains(found) && found !== cards[k]) wrong.add(`${k}: ${cards.indexOf(found)}`);
      }
    }
    return [...wrong];
  });
}"""


def opened(visitor: Visitor, seat: int) -> Locator:
    """A player's row, after opening its tab if not all rows fit."""
    tab = visitor.page.get_by_test_id(f"foe-{seat}")
    if tab.count() and tab.is_visible():
        tab.click()
    return visitor.page.get_by_test_id(f"row-{seat}")


@pytest.mark.parametrize("seats", [2, 4])
def test_every_card_of_a_full_row_can_be_clicked(house: House, seats: int) -> None:
    """Cards may overlap, but never at a badge, and never because the pointer was there."""
    visitor = house.visitor()
    player = Duellist(visitor, seed=1)
    player.begin(seats, start="lot")
    assert player.wait()
    for size in visitor.resized([(390, 844), (1440, 900)]):
        for seat in range(seats):
            row = opened(visitor, seat)
            visitor.page.evaluate(FILL, row.element_handle())
            row.scroll_into_view_if_needed()
            assert visitor.page.evaluate(CROWDED, row.element_handle()) == [], (size, seat)
            row.locator(".dd-card").nth(2).hover(position={"x": 20, "y": 24})
            assert visitor.page.evaluate(CROWDED, row.element_handle()) == [], (size, seat)


#: What cannot be read at a glance in a full row: overlapping cards, and parts of cards that are cut off or covered.
UNREADABLE = """(row) => {
  const cards = [...row.querySelectorAll(".dd-card")];
  const boxes = cards.map(card => card.getBoundingClientRect());
  const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const wrong = [];
  cards.forEach((card, k) => {
    boxes.slice(0, k).forEach((box, j) => {
      if (!before(boxes[k], box) && !before(box, boxes[k])) wrong.push(`${k} lies on ${j}`);
    });
    const name = card.querySelector(".name");
    if (name.scrollHeight > name.clientHeight + 3 || name.scrollWidth > name.clientWidth + 1) wrong.push(`${k}: name`);
    for (const part of [".cost", ".el", ".str", ".name"]) {
      const {left, top, width, height, right, bottom} = card.querySelector(part).getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!width || !card.contains(seen)) wrong.push(`${k}: ${part} is covered`);
      const out = right > boxes[k].right + 1 || bottom > boxes[k].bottom + 1;
      if (out) wrong.push(`${k}: ${part} is out`);
    }
  });
  return wrong;
}"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_monsters_of_everybody_can_be_read(house: House, seats: int) -> None:
    """Smaller, or in two rows, but never overlapping; name, Strength, cost and element are all visible."""
    visitor = house.visitor()
    player = Duellist(visitor, seed=1)
    player.begin(seats, start="lot")
    assert player.wait()
    while not visitor.page.locator(".dd-hand .dd-place:has(.str)").count():
        assert player.step()
        assert player.wait()
    for size in visitor.resized([(1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390)]):
        for seat in range(seats):
            row = opened(visitor, seat)
            visitor.page.evaluate(FILL, row.element_handle())
            row.evaluate("row => row.scrollIntoView({block: 'center'})")
            assert visitor.page.evaluate(UNREADABLE, row.element_handle()) == [], (size, seat)


#: Fills every field with a row of cards, puts `links` items on the chain, and gives the question buttons. Returns what
#: cannot be scrolled into the open then, at the spots where the players of these tests click.
BURIED = """links => {
  const first = document.querySelector(".dd-hand .dd-place");
  for (const row of document.querySelectorAll(".dd-row"))
    row.replaceChildren(...Array.from({ length: 4 }, () => first.cloneNode(true)));
  const chain = document.querySelector(".dd-chain");
  chain.classList.toggle("dd-chain--empty", !links);
  const link = '<li class="dd-link"><button class="dd-linkbtn"><span class="no">1</span><b>Name</b></button></li>';
  chain.querySelector("ol").innerHTML = link.repeat(links);
  document.querySelector(".dd .ask-place").style.minHeight = "124px";
  const places = [...document.querySelectorAll(".dd-row .dd-card, .dd-who, .dd-linkbtn, .dd-hand .dd-card")];
  return places.filter(place => place.getClientRects().length && !["start", "center", "end"].some(block => {
    place.scrollIntoView({ block, inline: "center" });
    const { left, top, height } = place.getBoundingClientRect();
    return place.contains(document.elementFromPoint(left + 22, top + Math.min(50, height / 2)));
  })).map(place => `${place.className} of ${place.closest("[data-seat]")?.dataset.seat}`);
}"""


@pytest.mark.parametrize("seats", [2, 4])
def test_a_full_table_can_be_reached_everywhere(house: House, seats: int) -> None:
    """Parts that stick to an edge of the fields leave room for what scrolls under them."""
    visitor = house.visitor()
    player = Duellist(visitor, seed=1)
    player.begin(seats, start="lot")
    assert player.wait()
    for size in visitor.resized([(1440, 900), (1024, 768), (390, 844), (360, 640), (844, 390)]):
        for links in (0, 4):
            assert visitor.page.evaluate(BURIED, links) == [], (size, links)


def test_whatever_cannot_be_picked_is_read_by_a_click(house: House) -> None:
    """An opponent's monster, a card while others play, and the card a Tower reveals; a second click closes it."""
    visitor = house.visitor()
    page = visitor.page
    player = Duellist(visitor, seed=10)
    player.begin(2, start="lot")
    zoom = page.get_by_test_id("zoom")
    read: set[str] = set()
    for _ in range(120):
        if read >= {"foreign", "turned"} or not player.wait():
            break
        newest = player.update()
        view: dict[str, Any] = newest["view"]
        foreign = page.locator('[data-testid="row-1"] [data-testid^="monster-"][data-legal="false"]')
        if newest["decision"]["ask"] == "main" and foreign.count() and "foreign" not in read:
            card = foreign.first
            card.click()
            expect(zoom).to_contain_text(card.get_attribute("data-code") or "?")
            expect(page.locator(".why")).to_have_count(0)
            card.click()
            expect(zoom).to_have_count(0)
            read.add("foreign")
        if newest["decision"]["ask"] == "tower" and "turned" not in read:
            page.get_by_test_id("turned").click()
            expect(zoom).to_contain_text(view["battle"]["revealed"])
            page.keyboard.press("Escape")
            expect(zoom).to_have_count(0)
            read.add("turned")
        player.step()
    assert read == {"foreign", "turned"}
    assert visitor.errors == []


def test_a_card_is_read_on_while_others_play(house: House) -> None:
    """A card that is still in place stays open for the reader, whatever others play and wherever the pointer moves."""
    visitor = house.visitor()
    page = visitor.page
    player = Duellist(visitor, seed=13)
    player.begin(3, start="lot")
    zoom = page.get_by_test_id("zoom")
    card = page.locator('[data-testid="hand"] [data-code]').last
    while True:
        assert player.wait()
        newest = player.update()
        if newest["decision"]["ask"] == "main":
            break
        player.step()
    code = card.get_attribute("data-code") or "?"
    card.focus()
    page.keyboard.press("z")
    expect(zoom).to_contain_text(code)
    page.keyboard.press("p")  # the turn ends, and the others take theirs
    # nobody presses the stage, as a player does who wants to go on: that would close the card
    page.wait_for_function("seq => Number(document.querySelector('.stage').dataset.seq) > seq + 2", arg=newest["seq"])
    expect(zoom).to_contain_text(code)
    page.locator('[data-testid="hand"] [data-code]').first.hover()
    page.wait_for_timeout(600)  # longer than the hover delay of a card
    expect(zoom).to_contain_text(code)
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    assert visitor.errors == []


def test_a_second_tap_on_a_card_plays_it(house: House) -> None:
    """A phone first shows what can be played, but nothing moves from under the finger when one of them is chosen."""
    visitor = house.visitor(width=390, height=844)
    page = visitor.page
    player = Duellist(visitor, seed=13)
    player.begin(2, start="lot")
    cards = page.locator('[data-testid="hand"] .dd-cards .dd-card')
    for _ in range(120):
        assert player.wait()
        shown = player.update()
        plays = {f"card-{word.split()[1]}" for word in shown["decision"]["words"] if word.startswith("play ")}
        order = cards.evaluate_all("all => all.map(one => one.dataset.testid)")
        last = max((k for k, card in enumerate(order) if card in plays), default=0)
        if shown["decision"]["ask"] == "main" and last > 0:
            cards.nth(last).click(position={"x": 22, "y": 50})
            expect(page.get_by_test_id("confirm")).to_be_visible()
            assert cards.evaluate_all("all => all.map(one => one.dataset.testid)") == order
            cards.nth(last).click(position={"x": 22, "y": 50})
            expect(page.locator(f'.dd[data-seq="{shown["seq"]}"]')).to_have_count(0)
            return
        player.step()
    raise AssertionError("There were never two cards to play.")


def test_the_newest_line_of_the_story_is_in_sight_unless_others_are_read(house: House) -> None:
    visitor = house.visitor(height=720)
    page = visitor.page
    player = Duellist(visitor, seed=14)
    player.begin(2, start="lot")
    assert player.wait()
    page.locator(".panel").evaluate("it => { it.style.maxHeight = '240px'; }")  # less than one turn needs
    out_of_sight = """() => {
      const panel = document.querySelector(".panel").getBoundingClientRect();
      const line = document.querySelector(".story .last").getBoundingClientRect();
      return line.bottom > panel.bottom || line.top < panel.top;
    }"""
    panel = page.locator(".panel")
    while panel.evaluate("it => it.scrollHeight - it.clientHeight") < 240:  # until there is something to scroll to
        assert player.step()
        assert player.wait()
        page.wait_for_function(f"() => !({out_of_sight})()")
    assert page.evaluate("document.querySelector('.story li:last-child').matches('.last')"), "The newest is last."
    panel.evaluate("it => { it.scrollTop = 0; }")
    page.wait_for_timeout(100)
    assert page.evaluate(out_of_sight)
    player.step()
    player.wait()
    assert page.evaluate(out_of_sight), "Who reads what was is not taken away from it."


def test_a_line_of_the_story_shows_the_table_as_it_was(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    player = Duellist(visitor, seed=11)
    player.begin(2, start="lot")
    assert player.wait()
    while not player.update()["view"]["players"][0]["monsters"]:
        assert player.step()
        assert player.wait()
    page.locator(".story button", has_text="The Towers stand").click()
    back = page.locator(".strip", has_text="back")
    expect(back).to_be_visible()
    expect(page.locator('[data-testid^="monster-"]')).to_have_count(0)
    expect(page.locator('[data-testid="question"][data-mine="true"]')).to_have_count(0)
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    expect(page.locator('[data-testid="question"][data-mine="true"]')).to_have_count(1)
    assert visitor.errors == []


def test_what_is_still_to_come_is_told_by_name_and_number_alone(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    player = Duellist(visitor, seed=12)
    player.begin(2, start="lot", deck0=ANSWERS)
    for _ in range(6):
        assert player.step()
    assert player.wait()
    own = player.update()["view"]["players"][0]
    page.get_by_test_id("open-discard").click()
    coming = page.get_by_test_id("to-come")
    expect(coming).to_contain_text(f"{own['deck'] + own['tower']} cards")
    coming.locator("summary").click()
    counts = coming.locator("b").all_inner_texts()
    assert sum(map(int, counts)) == own["deck"] + own["tower"]
    name = coming.locator("button").first
    name.click()
    expect(page.get_by_test_id("zoom")).to_contain_text(name.get_attribute("data-code") or "?")
    assert visitor.errors == []
