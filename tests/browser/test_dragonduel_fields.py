"""DragonDuel's fields and bars: nothing overlaps or is out of sight, and identical cards can be told apart."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hall import House
from tests.browser.laid import asked, lay, reach

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

#: Parts of bars that overlap or leave their bar, and names and notes that are cut off.
CROWDED = """() => [...document.querySelectorAll(".dd-bar")].flatMap(bar => {
  const whole = bar.getBoundingClientRect();
  const parts = [...bar.querySelectorAll(".dd-who .n > *, .dd-tw, .dd-spend, .tag, .dd-phase span")]
    .map(it => [it.textContent, it.getBoundingClientRect()]).filter(([, r]) => r.width);
  const out = parts.filter(([, r]) => r.right > whole.right || r.left < whole.left).map(([one]) => one);
  const cut = [...bar.querySelectorAll(".dd-who .n > *")].filter(it => it.scrollWidth > it.clientWidth + 1);
  return [...out, ...cut.map(it => it.textContent), ...parts.flatMap(([one, a], k) => parts.slice(k + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} / ${other}`))];
})"""


@pytest.mark.parametrize(("seats", "width", "height"), [(2, 390, 844), (2, 1440, 900), (3, 1024, 768)])
def test_nothing_in_a_bar_lies_on_anything_else(house: House, seats: int, width: int, height: int) -> None:
    """In the longer language, with all the Spark there is and a discount as well."""

    def rich(view: dict[str, Any], own: dict[str, Any] | None) -> bool:
        sparks = [player["spark_ready"] + player["spark_exhausted"] for player in view["players"]]
        return own is not None and own["ask"] == "main" and min(sparks) > 8

    moment = reach(seats, rich, calm=16 * seats)
    moment["view"]["players"][0]["discount"] = 1
    visitor = house.visitor(width=width, height=height, lang="fr")
    lay(visitor, moment)
    assert visitor.page.evaluate(CROWDED) == []


def crowded(view: dict[str, Any], own: dict[str, Any] | None) -> bool:
    """Everybody has more than four monsters, and seat 0 may attack."""
    fields = [len(player["monsters"]) for player in view["players"]]
    attacks = own is not None and own["ask"] == "main" and any(word.startswith("attack") for word in own["words"])
    return attacks and min(fields) > 4


#: Which of these parts overlap or leave the screen.
COVERED = """() => {
  const names = [".dd-tabs", ".dd-foes .dd-player.show", ".dd-player--own .dd-row", ".dd-player--own .dd-bar", ".ask",
                 ".dd-hand"];
  const boxes = names.map(name => [name, document.querySelector(name).getBoundingClientRect()]);
  return boxes.flatMap(([one, a], k) => [
    ...(a.left < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight ? [`${one} is out`] : []),
    ...boxes.slice(k + 1).filter(([, b]) => a.bottom > b.top + 1 && b.bottom > a.top + 1).map(([b]) => `${one} / ${b}`),
  ]);
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_four_on_a_phone_attack_without_covering_anybody(house: House, lang: str) -> None:
    """Of the tabbed fields the one being aimed at is open; opponents are chosen in the question."""
    visitor = house.visitor(width=390, height=844, lang=lang)
    page = visitor.page
    moment = reach(4, crowded, calm=48)
    lay(visitor, moment)
    attack = next(choice for choice in moment["decision"]["choices"] if choice["verb"] == "attack")
    page.locator(f'.dd-player--own [data-ref="{attack["refs"][0]}"]').click(position={"x": 22, "y": 30})
    for seat in (3, 1):
        page.get_by_test_id(f"whom-{seat}").click()
        expect(page.locator(f'.dd-foes .dd-player[data-seat="{seat}"]')).to_be_visible()
        expect(page.locator(".dd-foes .dd-player:visible")).to_have_count(1)
        assert page.evaluate(COVERED) == []
        assert page.get_by_test_id(f"whom-{seat}").evaluate("it => it.getBoundingClientRect().height") >= 56
    page.get_by_test_id("foe-2").click()
    expect(page.locator('.dd-foes .dd-player[data-seat="2"]')).to_be_visible()
    assert visitor.problems() == []


def test_attacking_among_four_leaves_the_question_whole(house: House) -> None:
    """Its words used to wrap one per line, and its buttons stuck out of it."""
    visitor = house.visitor(lang="fr")
    page = visitor.page
    moment = reach(4, crowded, calm=48)
    lay(visitor, moment)
    attack = next(choice for choice in moment["decision"]["choices"] if choice["verb"] == "attack")
    page.locator(f'.dd-player--own [data-ref="{attack["refs"][0]}"]').click()
    for _ in visitor.resized([(1440, 900), (1280, 720), (1024, 768), (900, 1000)]):
        page.get_by_test_id("whom-2").click() if not page.locator(".pick.on").count() else None
        out = page.evaluate(
            """() => {
              const ask = document.querySelector(".ask"), box = ask.getBoundingClientRect();
              return [...ask.querySelectorAll("b, p, button:not(.hint-bulb)")].filter(it => {
                const {left, right, bottom} = it.getBoundingClientRect();
                return left < box.left || right > box.right + 4 || bottom > box.bottom + 1;
              }).map(it => it.textContent);
            }"""
        )
        assert out == []
        title = page.locator(".ask .q b").evaluate("it => it.getClientRects().length")
        assert title == 1


def test_a_field_keeps_its_height_whatever_stands_on_it(house: House) -> None:
    heights = []
    moment = reach(4, crowded, calm=48)
    for count in (0, 3, 6):
        for player in moment["view"]["players"]:
            some = [*player["monsters"], *player["monsters"]][:count]
            player["monsters"] = [{**monster, "id": f"m{player['seat']}{k}"} for k, monster in enumerate(some)]
        moment["decision"] = None
        visitor = house.visitor()
        lay(visitor, moment)
        value = [
            visitor.page.evaluate("[...document.querySelectorAll('.dd-row')].map(it => it.offsetHeight)")
            for _ in visitor.resized([(1440, 900), (390, 844)])
        ]
        heights.append(value)
        moment = reach(4, crowded, calm=48)
    assert heights[0] == heights[1] == heights[2]


def test_what_a_block_sets_off_stands_on_the_blocker(house: House) -> None:
    """Conditional Strength is a strip on the picture, and the printed Strength stays readable."""
    moment = reach(4, crowded, calm=48)
    attack = next(choice for choice in moment["decision"]["choices"] if choice["verb"] == "attack")
    blocker = moment["view"]["players"][attack["facts"]["to"]]["monsters"][0]
    attack["facts"] |= {"raised": [blocker["id"]], "raised_to": [7000]}
    visitor = house.visitor()
    page = visitor.page
    lay(visitor, moment)
    page.locator(f'.dd-player--own [data-ref="{attack["refs"][0]}"]').click()
    page.get_by_test_id(f"whom-{attack['facts']['to']}").click()
    strip = page.get_by_test_id(f"monster-{blocker['id']}").locator(".st")
    assert strip.inner_text().strip() == "▲7000"
    assert "7000 if it blocks" in (page.get_by_test_id(f"monster-{blocker['id']}").get_attribute("aria-label") or "")


def test_the_end_of_a_turn_asks_once_while_several_could_attack(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    moment = reach(4, crowded, calm=48)
    moment["decision"]["choices"][moment["decision"]["words"].index("end")]["facts"]["attackers"] = 4
    lay(visitor, moment)
    page.locator('[data-word="end"]').click()
    question = page.get_by_test_id("question")
    assert "4 of your monsters could still attack" in question.inner_text()
    page.get_by_test_id("unpick").click()
    expect(page.locator('[data-word="end"]')).to_be_visible()
    page.keyboard.press("p")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("confirm")).to_have_count(0)


#: Whether the announced cards lie on no row of monsters.
UNCOVERED = """() => {
  const chain = document.querySelector(".dd-chain").getBoundingClientRect();
  return [...document.querySelectorAll(".dd-row")].map(row => row.getBoundingClientRect())
    .every(row => !row.height || chain.bottom <= row.top + 1 || chain.top >= row.bottom - 1);
}"""


def test_announced_cards_show_their_faces(house: House) -> None:
    """In the chain each has its picture and name; with four players it lies in the lane and covers no field."""

    def announced(view: dict[str, Any], own: dict[str, Any] | None) -> bool:
        return own is not None and own["ask"] == "respond" and len(view["chain"]) > 1

    visitor = house.visitor()
    page = visitor.page
    moment = reach(4, announced, calm=16)
    lay(visitor, moment)
    for item in moment["view"]["chain"]:
        face = page.get_by_test_id(f"item-{item['id']}").locator(".cf")
        face.locator(".pic svg").wait_for()
        assert face.locator(".name").inner_text()
    for _ in visitor.resized([(1440, 900), (1280, 720), (390, 844)]):
        page.wait_for_function(UNCOVERED)  # the field measures itself anew after its window


def test_the_first_hand_is_seen_and_said_whole_on_a_phone(house: House) -> None:
    visitor = house.visitor(width=390, height=844, lang="fr")
    lay(visitor, reach(2, asked("mulligan")))
    cards = visitor.page.locator(".dd-hand .dd-card")
    assert cards.count() == 5
    for card in cards.all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844
        name = card.locator(".name").inner_text().replace("\u00ad", "").replace("\n", " ")
        assert name in visitor.page.locator('.dd-hand [role="status"]').inner_text()


def test_a_tower_card_lies_beside_both_fields_on_a_phone(house: House) -> None:
    """The free card, all monsters and the player's own bar are in sight during the decision; the hand makes room."""

    def turned(view: dict[str, Any], own: dict[str, Any] | None) -> bool:
        return own is not None and own["ask"] == "tower" and len(view["players"][1]["monsters"]) > 4

    visitor = house.visitor(width=390, height=844)
    lay(visitor, reach(2, turned, calm=8))
    seen = """it => {
      const {top, bottom} = it.getBoundingClientRect(), field = it.closest(".dd-field").getBoundingClientRect();
      return top >= field.top - 12 && bottom <= field.bottom + 1;
    }"""
    for what in ('[data-testid="bar-0"]', '[data-testid="bar-1"]', ".dd-turned .dd-card", ".dd-row .dd-card"):
        for one in visitor.page.locator(what).all():
            assert one.evaluate(seen)


def test_a_waiting_ability_shows_whose_it_is(house: House) -> None:
    """The monster of the picked ability stands out, another can be picked instead, and both fields are in sight."""

    def crowded(view: dict[str, Any], own: dict[str, Any] | None) -> bool:
        own_field, other = (len(player["monsters"]) for player in view["players"])
        return asked("order")(view, own) and other > 5 and 2 < own_field < 5

    moment = reach(2, crowded, calm=14, tries=200)
    waiting = {f"trigger {trigger['n']}": trigger for trigger in moment["view"]["waiting"]}
    visitor = house.visitor(width=390, height=844)
    lay(visitor, moment)
    bar = visitor.page.get_by_test_id("bar-0").evaluate("it => it.getBoundingClientRect().top")
    for card in visitor.page.locator(".dd-row .dd-card").all():
        assert card.evaluate("it => it.getBoundingClientRect().bottom") <= bar + 6  # an exhausted one is tilted
    for word in moment["decision"]["words"][:2]:
        trigger = waiting[word]
        line = visitor.page.get_by_test_id(f"first-trigger-{trigger['n']}")
        line.click()
        assert len(line.locator("small").inner_text()) > 10, "The question says what the ability does."
        shown = visitor.page.locator(".dd-row .aimed").evaluate_all("all => all.map(one => one.dataset.ref)")
        assert shown == [trigger["monster"]]
