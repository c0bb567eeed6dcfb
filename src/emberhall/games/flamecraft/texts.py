"""The catalogue of cards as plain data: facts, names, provenance, and the text of each as phrases.

A phrase is made from an effect of the card's row, so text and behaviour cannot drift apart; the sentences for the
phrases are in the locales, under `flamecraft-do-` and the phrase's name.
"""

from typing import Any, TypedDict

from emberhall.games.flamecraft.cards import TIMINGS, Card
from emberhall.games.flamecraft.counts import NAMES
from emberhall.games.flamecraft.effects.fancies import Score
from emberhall.games.flamecraft.state import Book
from emberhall.games.flamecraft.words import GOODS, ICONS, KINDS

DEFAULTS: dict[str, str | int] = {"count": 1, "coins": 0, "most": 1, "of": 1, "cap": 0, "goods": "", "reward": "normal"}


class Phrase(TypedDict):
    """One effect as a message with its arguments; `parts` are the rows inside it, `needs` its conditions."""

    say: str
    args: dict[str, str | int]
    parts: dict[str, list["Phrase"]]
    needs: list[tuple[str, int]]


def phrases(book: Book, row: int) -> list[Phrase]:
    """A row of effects, for somebody to say."""
    found: list[Phrase] = []
    for effect in book.rows[row] if row >= 0 else []:
        args = {**DEFAULTS, **effect.args}
        needs: list[tuple[str, int]] = []
        if isinstance(effect, Score):
            args["count"] = effect.count
            needs = said_needs(effect.needs)
        parts = {name: phrases(book, inner) for name, inner in effect.parts.items()}
        plain = {name: int(value) if isinstance(value, bool) else value for name, value in args.items()}
        found.append({"say": effect.name, "args": plain, "parts": parts, "needs": needs})
    return found


def said_needs(needs: list[int]) -> list[tuple[str, int]]:
    """Conditions as names of counts and the least they must be."""
    return [(NAMES[needs[k]], needs[k + 1]) for k in range(0, len(needs), 2)]


def catalogue(book: Book, cards: list[Card]) -> list[dict[str, Any]]:
    """Every card as plain data, in the order of the card files."""
    return [entry(book, card) for card in cards]


def entry(book: Book, card: Card) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "family": card.family,
        "id": card.id,
        "names": {"en": card.en, "fr": card.fr},
        "provenance": card.provenance,
        "house": card.house,
        "french": card.french,
    }
    ref = card.ref
    if card.family == "artisan":
        return {**facts, "icon": GOODS[ref // 7], "text": phrases(book, book.fire_rows[ref // 7])}
    if card.family == "shop":
        return {**facts, **shop_facts(book, ref)}
    if card.family == "enchantment":
        return {**facts, **enchantment_facts(book, ref)}
    if card.family == "fancy":
        match = [NAMES[code] for code in book.fancy_match[2 * ref : 2 * ref + 2] if code >= 0]
        timing = ("moon", "sun", "fire")[book.fancy_timing[ref]]
        needs = said_needs(book.fancy_needs[ref])
        return {**facts, "timing": timing, "needs": needs, "match": match, "text": phrases(book, book.fancy_row[ref])}
    if card.family == "companion":
        return {
            **facts,
            "timing": TIMINGS[book.companion_timing[ref]],
            "choice": book.companion_choice[ref],
            "start": phrases(book, book.companion_start[ref]),
            "text": phrases(book, book.companion_row[ref]),
        }
    return {**facts, **achievement_facts(book, ref)}


def shop_facts(book: Book, ref: int) -> dict[str, Any]:
    slots = [
        {
            "takes": [good for icon, good in enumerate(GOODS) if book.slot_takes[3 * ref + k] >> icon & 1],
            "reward": phrases(book, book.slot_row[3 * ref + k]),
        }
        for k in range(book.shop_slots[ref])
    ]
    passive = [name for name, marks in (("fee", book.shop_free), ("sleep", book.shop_sleeps)) if marks[ref]]
    return {
        "icon": ICONS[book.shop_icon[ref]],
        "amount": book.shop_amount[ref],
        "slots": slots,
        "passive": passive,
        "reveal": phrases(book, book.shop_reveal[ref]),
        "text": phrases(book, book.shop_row[ref]),
    }


def enchantment_facts(book: Book, ref: int) -> dict[str, Any]:
    price = book.enchantment_cost[7 * ref : 7 * ref + 7]
    return {
        "icon": GOODS[book.enchantment_icon[ref]],
        "deck": ("purple", "golden")[book.enchantment_deck[ref]],
        "cost": {kind: count for kind, count in zip(KINDS, price, strict=True) if count},
        "coins": not book.enchantment_pure[ref],
        "tiers": [phrases(book, row) for row in book.enchantment_rows[ref]],
    }


def achievement_facts(book: Book, ref: int) -> dict[str, Any]:
    swaps = book.achievement_swaps[ref]
    pairs = [(swaps[k], swaps[k + 1]) for k in range(0, len(swaps), 2)]
    return {
        "needs": said_needs(book.achievement_needs[ref]),
        "swaps": [[book.shop_ids[old], book.shop_ids[new]] for old, new in pairs if old >= 0],
        "shops": [book.shop_ids[new] for old, new in pairs if old < 0],
        "fancies": [book.fancy_ids[card] for card in book.achievement_fancies[ref]],
    }
