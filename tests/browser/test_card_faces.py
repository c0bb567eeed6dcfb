"""Enchantments, pattern cards and Fancy dragons: every face is whole, at every size and in both languages.

Flamecraft's shops and fancy dragons are in `test_flamecraft_faces`, DragonDuel's cards in `test_dragonduel_faces`.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from emberhall.games.flamecraft.game import GAME as FLAMECRAFT
from emberhall.games.flamecraft_duals.game import GAME as DUALS
from tests.browser.hall import PAINTED, House
from tests.browser.laid import Laid, Moment, asked, lay, reached

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

SIZES = [
    *((2560, 1440), (1920, 1080), (1440, 900), (1280, 720), (1024, 768), (768, 1024)),
    *((390, 844), (360, 640), (844, 390)),
]
ENCHANTMENTS = [str(card["id"]) for card in FLAMECRAFT.cards.catalogue() if card["family"] == "enchantment"]
FACTS = {str(card["id"]): card for card in DUALS.cards.catalogue()}
ROW, HAND, OPEN, FOUNTAIN, GUESTS = 5, 3, 2, 3, 2

# The words of shown faces that leave their card, lie on one another, or are missing. A part that is out of sight is on
# another page of the phone.
WRONG = """([faces, parts]) => [...document.querySelectorAll(faces)].flatMap(card => {
  if (!card.checkVisibility()) return [];
  const grown = card.currentCSSZoom || 1, box = card.getBoundingClientRect();
  const boxes = parts.map(part => {
    const one = card.querySelector(part);
    if (!one || !one.checkVisibility()) return [part, null];
    const words = document.createRange();
    words.selectNodeContents(one);
    return [part, one.childElementCount > 1 ? one.getBoundingClientRect() : words.getBoundingClientRect(), one];
  });
  const wrong = [];
  for (const [part, at, one] of boxes) {
    if (!at || at.width < 2) wrong.push(`has no ${part}`);
    else if (at.bottom > box.bottom + 2 * grown || at.right > box.right + 2 * grown || at.left < box.left - 2 * grown)
      wrong.push(`cuts ${part}`);
    else if (one.scrollHeight > one.clientHeight + 4 && getComputedStyle(one).overflowY !== 'visible')
      wrong.push(`clips ${part}`);
  }
  boxes.forEach(([one, a], k) => boxes.slice(k + 1).forEach(([other, b]) => {
    if (!a || !b) return;
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (Math.min(across, down) > 3 * grown) wrong.push(`lays ${one} on ${other}`);
  }));
  return wrong.map(what => `${card.dataset.zoom ?? card.dataset.ref} ${what}`);
})"""


def drawn(code: str) -> dict[str, Any]:
    """A pattern card as a view tells it."""
    fact = FACTS[code]
    names = {lang: fact["name"][lang] for lang in ("en", "fr")}
    told = {key: fact[key] for key in ("shape", "cells", "icons", "reputation", "provenance")}
    return {"card": code, **told, **names, "matches": [], "short": []}


def rows(moment: Moment) -> Iterator[Moment]:
    """Every enchantment, five at a time."""
    for first in range(0, len(ENCHANTMENTS), ROW):
        some = (ENCHANTMENTS * 2)[first : first + ROW]
        yield {**moment, "view": {**moment["view"], "row": some}}


def patterns(moment: Moment) -> Iterator[Moment]:
    """Every pattern card in the hand or beside the deck, fountain card and Fancy dragon."""
    kinds = {
        kind: [code for code, fact in FACTS.items() if fact["family"] == kind] for kind in ("shop", "fountain", "fancy")
    }
    for k in range(-(-len(kinds["shop"]) // (HAND + OPEN))):
        shops = (kinds["shop"] * 2)[k * (HAND + OPEN) :][: HAND + OPEN]
        springs = (kinds["fountain"] * 9)[k * FOUNTAIN :][:FOUNTAIN]
        guests = (kinds["fancy"] * 9)[k * GUESTS :][:GUESTS]
        view = {
            **moment["view"],
            "hand": [drawn(code) for code in shops[:HAND]],
            "open_cards": shops[HAND:],
            "open_patterns": [drawn(code) for code in shops[HAND:]],
            "fountain": [drawn(code) for code in springs],
            "fancies": [
                {"card": code, **{key: FACTS[code][key] for key in ("kind", "provenance", "number")}} for code in guests
            ],
        }
        yield {**moment, "view": view}


def placing(view: Any, own: Any) -> bool:
    return own is not None and own["ask"] == "place" and view["turn"] > 8


#: Selector of the faces, and what must be seen on each.
FACES: dict[str, tuple[str, list[str]]] = {
    "enchantment": (".fc-band .fc-spell", ["b", ".fc-cost", ".fc-rew"]),
    "pattern": (".fd-pat", [".fd-pat-name", ".fd-rep"]),
    "fancy": (".fd-fancy", ["b.display", ".fd-fancy-text"]),
}
#: A phone has only the drawing of a pattern card beside the deck, and a low one unfolds a Fancy dragon.
LESS = {
    (844, 390): {"pattern": (".fd-pat:not(.fd-pat--small)", [".fd-pat-name", ".fd-rep"])},
    (390, 844): {"pattern": (".fd-pat", [".fd-rep"])},
    (360, 640): {"pattern": (".fd-pat", [".fd-rep"]), "fancy": (".fd-fancy", ["b.display"])},
}
TABLES = {"flamecraft": ("enchantment",), "flamecraft_duals": ("pattern", "fancy")}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("title", TABLES)
def test_every_face_is_whole(house: House, title: str, lang: str) -> None:
    visitor = house.visitor(lang=lang)
    page = visitor.page
    if title == "flamecraft":
        moments = [*rows(reached(title, 3, asked("visit")))]
    else:
        moments = [*patterns(reached(title, 2, placing, mode="fancy_fountain"))]
    laid: Laid | None = None
    results: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for moment in moments:
            if laid is None:
                laid = lay(visitor, moment)
            else:
                laid.show(moment)
            page.evaluate(PAINTED)
            for kind in TABLES[title]:
                faces, parts = LESS.get((width, height), {}).get(kind, FACES[kind])
                results += [f"({width}, {height}): {each}" for each in page.evaluate(WRONG, [faces, parts])]
    assert not results, "\n".join(results)


def test_the_gate_sees_a_face_that_is_cut(house: House) -> None:
    visitor = house.visitor()
    lay(visitor, next(patterns(reached("flamecraft_duals", 2, placing, mode="fancy_fountain"))))
    plant = "(rule) => { const s = new CSSStyleSheet(); s.replaceSync(rule); document.adoptedStyleSheets = [s]; }"
    for kind, fault in (
        ("fancy", ".fd-fancy-text { display: none }"),
        ("fancy", ".fd-fancy { height: 60px; overflow: hidden }"),
        ("pattern", ".fd-rep { translate: -90px 0 }"),
    ):
        assert visitor.page.evaluate(WRONG, list(FACES[kind])) == []
        visitor.page.evaluate(plant, fault)
        assert visitor.page.evaluate(WRONG, list(FACES[kind])), fault
        visitor.page.evaluate(plant, "")
