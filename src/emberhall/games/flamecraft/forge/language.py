"""The card language of Flamecraft as shapes: five kinds of cards, their lines, effects within effects."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from emberhall.games.flamecraft.forge import vocabulary as v
from emberhall.games.flamecraft.words import KINDS
from emberhall.kernel.forge.forge import Draft, Kind
from emberhall.kernel.forge.shapes import Shape, choice, flag, named, number, one_of, rows, several, table

MOST_LINES: Final = 4
MOST_INNER: Final = 3
MOST_GOODS: Final = 3
WINDOWS: Final = ("left", "middle", "right")
TIERS: Final = ("once", "twice", "thrice", "four")
# What can be done in each place of the language.
INNER: Final = ("gain", "gain_any", "gain_different", "score", "score_per", "draw_a", "draw_f")
OPTIONAL: Final = ("pay", "lose_rep", *INNER)
SHOP: Final = (
    *("gain", "gain_any", "gain_different", "gain_here", "gain_each", "gain_from_cost", "exchange"),
    *("pay", "pay_one_type", "pay_for_card", "lose_rep", "score", "score_per", "score_fancy", "spend", "host"),
    *("draw_a", "take", "place", "place_here", "replace", "fire", "fire_all", "return_artisans"),
    *("draw_f", "gift", "gift_coin", "lay", "flip", "wish", "may", "either"),
)
SUN: Final = (
    *("gain", "gain_any", "gain_different", "pay", "pay_one_type", "pay_for_card"),
    *("score", "score_per", "score_kin", "draw_a", "fire", "draw_f"),
)
MOON: Final = ("score", "score_per", "score_if", "return_fancies")


def key(name: str) -> str:
    return f"flamecraft-forge-{name}"


def goods_and_coins() -> dict[str, Shape]:
    """Different goods, so many of each, and coins."""
    return {
        "goods": several(v.goods(), MOST_GOODS, key("add-good")),
        "times": number(1, 3),
        "coins": number(0, 5),
    }


def inner(name: str, least: int = 1) -> Shape:
    return rows(named(name), MOST_INNER, key("add-then"), least)


def arguments(op: str, counts: Sequence[str]) -> dict[str, Shape]:
    """The places of an effect's sentence."""
    every: dict[str, dict[str, Shape]] = {
        "gain": goods_and_coins(),
        "gain_any": {"wild": number(1, 4)},
        "gain_different": {"count": number(2, 6)},
        "gain_here": {"count": number(1, 4)},
        "gain_each": {"each": one_of(v.plain("each", ("here", "park"))), "count": number(1, 2)},
        "gain_from_cost": {"count": number(1, 3, usual=2)},
        "exchange": {"goods": number(1, 3, usual=2)},
        "pay": goods_and_coins(),
        "pay_one_type": {"one_type": number(1, 8, usual=3)},
        "pay_for_card": {"then": one_of(v.plain("card", ("leave", "reserve")))},
        "lose_rep": {"count": number(1, 5)},
        "score": {"count": number(1, 12, usual=2)},
        "score_per": {"count": number(1, 4), "of": number(1, 4), "per": one_of(v.counted(counts))},
        "score_if": {"count": number(1, 12, usual=5), "if": one_of(v.conditions((*v.MOST_OF, *counts)))},
        "score_kin": {"score": number(1, 3)},
        "score_fancy": {},
        "spend": {"most": number(1, 6, usual=3), "score": number(1, 3)},
        "host": {"score": number(1, 4, usual=2)},
        "return_fancies": {"score": number(1, 4, usual=2)},
        "draw_a": {},
        "take": {"count": number(1, 3, usual=2)},
        "place": {"any_icon": flag(v.said("matching"), v.said("any-slot"))},
        "place_here": {"most": number(1, 2), "reward": one_of(v.plain("reward", ("normal", "rep_to_coin", "twice")))},
        "replace": {},
        "fire": {"from": one_of(v.plain("fire", ("fired",) if counts == OF_SUN else ("park", "fired")))},
        "fire_all": {"from": one_of(v.plain("each", ("here", "park")))},
        "return_artisans": {"most": number(1, 3), "score": number(1, 4, usual=2)},
        "draw_f": {"count": number(1, 2)},
        "gift": {"most": number(1, 3), "reward": inner("inner")},
        "gift_coin": {"reward": inner("inner")},
        "lay": {"score": number(1, 3), "all_coins": number(1, 5)},
        "flip": {"heads": inner("inner"), "tails": inner("inner")},
        "wish": {"most": number(1, 3), "heads": inner("inner")},
        "may": {"row": inner("optional")},
        "either": {"one": inner("optional"), "two": inner("optional")},
    }
    return every[op]


OF_SHOP: Final = (*v.HELD, *v.BY_GOOD, *v.TOWN)
OF_SUN: Final = (*v.TURN, *v.HELD, *v.BY_GOOD, *v.TOWN)
OF_MOON: Final = (*v.HELD, *v.BY_GOOD, *v.TOWN)


def effect(ops: Sequence[str], counts: Sequence[str]) -> Shape:
    words = v.effects(ops)
    assert {each["value"] for each in words} == set(ops)
    forms = {op: table(key(f"op-{op}-said"), arguments(op, counts)) for op in ops}
    return choice("op", forms, words)


@cache
def shapes() -> dict[str, Shape]:
    return {
        "shop": effect(SHOP, OF_SHOP),
        "sun": effect(SUN, OF_SUN),
        "moon": effect(MOON, OF_MOON),
        "inner": effect(INNER, OF_SHOP),
        "optional": effect(OPTIONAL, OF_SHOP),
    }


def lines(field: str, item: Shape, most: int = MOST_LINES, least: int = 1) -> Shape:
    """The rows of a field, each a line of its own."""
    return {**rows(item, most, key(f"add-{field}"), least), "field": field, "head": key(f"head-{field}")}


def window(name: str) -> Shape:
    inside = {"takes": one_of(v.takers()), "gives": one_of(v.rewards(), "c")}
    return table(key(f"line-{name}"), {name: table(key("window-said"), inside)})


def spell() -> Shape:
    deck = one_of(v.plain("deck", ("purple", "golden")))
    return table(key("line-spell"), {"deck": deck, "icon": one_of(v.goods())})


@cache
def kinds() -> tuple[Kind, ...]:
    some = {"n": number(1, 6, usual=2), "good": one_of([v.good(each) for each in KINDS])}
    got = {
        "n": number(1, 12, usual=4),
        "what": one_of(v.plain("what", ("rep", "c", "w", "F", "A"))),
    }
    tiers = {name: number(0, 20) for name in TIERS}
    coins = flag(v.said("coins-too"), v.said("coins-not"))
    listed = {
        "shop": [
            table(key("line-icon"), {"icon": one_of(v.icons()), "amount": number(1, 3)}),
            *[window(name) for name in WINDOWS],
            table(key("line-passive"), {"passive": several(v.plain("passive", PASSIVE), 2, key("add-passive"))}),
            lines("ability", named("shop")),
        ],
        "enchantment": [
            spell(),
            lines("cost", table(key("cost-said"), some)),
            lines("gives", table(key("gives-said"), got)),
        ],
        "sets": [
            spell(),
            table(key("line-set"), {"set": several(v.goods(), MOST_GOODS, key("add-good")), "no_coins": coins}),
            table(key("line-tiers"), tiers),
        ],
        "sun": [
            lines("when", one_of(v.conditions(OF_SUN), "hand>=5"), 2, 0),
            lines("effects", named("sun")),
        ],
        "moon": [lines("effects", named("moon"))],
    }
    return tuple(Kind(name, v.said(f"kind-of-{name}"), draft(name), each) for name, each in listed.items())


PASSIVE: Final = ("no_entry_fee", "sleep")


def draft(kind: str) -> Draft:
    """A new card of a kind."""
    begun: dict[str, Draft] = {
        "shop": {
            "icon": "br",
            "amount": 1,
            "left": {"takes": "br", "gives": "c"},
            "middle": {"takes": "me/pl", "gives": "F"},
            "right": {"takes": "any", "gives": "c"},
            "passive": [],
            "ability": [{"op": "gain_any", "wild": 1}],
        },
        "enchantment": {
            "deck": "purple",
            "icon": "br",
            "cost": [{"n": 2, "good": "pl"}, {"n": 3, "good": "me"}],
            "gives": [{"n": 4, "what": "rep"}, {"n": 1, "what": "A"}],
        },
        "sets": {
            "deck": "purple",
            "icon": "br",
            "set": ["ir", "cr"],
            "no_coins": False,
            **dict(zip(TIERS, (0, 2, 4, 7), strict=True)),
        },
        "sun": {"when": ["hand>=5"], "effects": [{"op": "score", "count": 6}]},
        "moon": {"effects": [{"op": "score_per", "count": 1, "of": 2, "per": "goods_of_br"}]},
    }
    return {"id": "AA-01", "kind": kind, "name": {"en": "", "fr": ""}, **begun[kind]}
