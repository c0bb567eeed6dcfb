"""DragonDuel's cards: every face tells its rule, at every size; the picture gives way before a word or figure does.

A card of the hand tells all of it; one in play tells what still matters, in whole cards.
"""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

from emberhall.games.dragonduel.game import GAME
from tests.browser.hall import PAINTED, House, Visitor
from tests.browser.laid import Laid, Moment, asked, lay, reach

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

CARDS: list[dict[str, Any]] = GAME.cards.catalogue()
CODES: list[str] = [str(card["id"]) for card in CARDS if card["family"] != "token"]
MONSTERS: list[str] = [str(card["id"]) for card in CARDS if card["family"] != "magic"]
SIZES = [
    *((2560, 1440), (1920, 1080), (1440, 900), (1366, 768), (1280, 720), (1024, 768), (768, 1024)),
    *((390, 844), (360, 640), (844, 390)),
]
HELD = 24  # cards shown at a time: that they overlap changes none

# Faces without a rule, or on which the rule, the name or the figures lie on something else or leave the card. On a
# phone lying on its side, and where six stand where three fit, cards in play are halves without words.
WRONG = """([area, whole]) => [...document.querySelectorAll(`${area} .dd-card`)].flatMap(card => {
  const grown = card.currentCSSZoom || 1;
  const at = (part) => card.querySelector(part).getBoundingClientRect();
  const rule = card.querySelector('.tr');
  const turned = card.style.transform;
  card.style.transform = 'none';
  const words = document.createRange();
  words.selectNodeContents(rule);
  const [box, told, foot] = [card.getBoundingClientRect(), words.getBoundingClientRect(), at('.ft')];
  const figures = card.querySelector('.str')?.getBoundingClientRect();
  const wrong = [];
  if (!rule.checkVisibility() || !rule.innerText.trim()) wrong.push('is blank');
  if (whole && rule.innerText.includes('…')) wrong.push('is shortened');
  if (told.bottom > foot.top + 3 * grown || told.right > box.right + grown) wrong.push('is cut');
  if (Math.max(foot.bottom, figures?.bottom ?? 0) > box.bottom + 2 * grown) wrong.push('loses its figures');
  if (at('.name').top < at('.cost').bottom - 4 * grown) wrong.push('has its name under its cost');
  card.style.transform = turned;
  return wrong.map(what => `${card.dataset.code} ${what}: ${rule.innerText}`);
})"""
WORDLESS = [(844, 390)]
BLIND = "(rule) => { const s = new CSSStyleSheet(); s.replaceSync(rule); document.adoptedStyleSheets = [s]; }"


def hands(moment: Moment) -> Iterator[Moment]:
    """The moment with every card of a deck in the hand, some at a time."""
    for first in range(0, len(CODES), HELD):
        yield {**moment, "view": {**moment["view"], "hand": CODES[first : first + HELD]}}


def fields(moment: Moment) -> Iterator[Moment]:
    """The moment with every monster in play, some at a time."""
    around, shown = cycle(MONSTERS), 0
    while shown < len(MONSTERS):
        players = []
        for player in moment["view"]["players"]:
            monsters = [{**monster, "card": next(around)} for monster in player["monsters"]]
            shown += len(monsters)
            players.append({**player, "monsters": monsters})
        yield {**moment, "view": {**moment["view"], "players": players}}


def wrong(visitor: Visitor, moments: Iterator[Moment], area: str, *, whole: bool) -> list[str]:
    """What is wrong with the faces of one area in these moments, at every size."""
    page = visitor.page
    laid: Laid | None = None
    results: list[str] = []
    everywhere = list(moments)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for moment in everywhere:
            if laid is None:
                laid = lay(visitor, moment)
            else:
                laid.show(moment)
            page.evaluate(PAINTED)
            assert page.locator(f"{area} .dd-card").count() > 0
            if whole or size not in WORDLESS:
                results += [f"{size}: {each}" for each in page.evaluate(WRONG, [area, whole])]
    return results


def few(view: dict[str, Any], own: dict[str, Any] | None) -> bool:
    """Two fields of whole cards."""
    return own is not None and own["ask"] == "main" and all(2 < len(each["monsters"]) < 5 for each in view["players"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_of_a_hand_tells_its_whole_rule(house: House, lang: str) -> None:
    visitor = house.visitor(lang=lang)
    results = wrong(visitor, hands(reach(2, asked("main"))), ".dd-hand", whole=True)
    assert not results, "\n".join(results)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_monster_in_play_tells_its_rule(house: House, lang: str) -> None:
    visitor = house.visitor(lang=lang)
    results = wrong(visitor, fields(reach(2, few, calm=20)), ".dd-row", whole=False)
    assert not results, "\n".join(results)


def test_the_gate_sees_a_face_without_its_rule(house: House) -> None:
    visitor = house.visitor()
    lay(visitor, next(hands(reach(2, asked("main")))))
    assert visitor.page.evaluate(WRONG, [".dd-hand", True]) == []
    for fault in (".dd-hand .tr { display: none }", ".dd-hand .pic { min-height: 90px !important }"):
        visitor.page.evaluate(BLIND, fault)
        assert visitor.page.evaluate(WRONG, [".dd-hand", True]), fault
