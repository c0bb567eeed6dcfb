"""The words of the card language, each with what it is called in sentences."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from emberhall.games.flamecraft.cards.catalogue import count_text
from emberhall.games.flamecraft.words import GOODS, ICONS
from emberhall.kernel.cards import phrases
from emberhall.kernel.cards.phrases import Phrase
from emberhall.kernel.forge.shapes import Word, word

DRAWN: Final[dict[str, str]] = {
    **dict(zip(GOODS, ("bread", "meat", "iron", "potion", "crystal", "plant"), strict=True)),
    "wild": "wild",
    "dragon": "artisan",
    "coin": "coin",
}
# The effects in the groups of the list that they are chosen from.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "goods": ("gain", "gain_any", "gain_different", "gain_here", "gain_each", "gain_from_cost", "exchange"),
    "price": ("pay", "pay_one_type", "pay_for_card", "lose_rep"),
    "reputation": ("score", "score_per", "score_if", "score_kin", "score_fancy", "spend", "host", "return_fancies"),
    "dragons": ("draw_a", "take", "place", "place_here", "replace", "fire", "fire_all", "return_artisans"),
    "more": ("draw_f", "gift", "gift_coin", "lay", "flip", "wish", "may", "either"),
}
# What reputation may be given for each of, and what must be so many for a dragon to count.
HELD: Final = ("goods", "kinds", "coins", "hand", "fancies", "even_kinds", "odd_kinds")
TOWN: Final = ("full_shops", "trios", "tucked_twice", "tucked_thrice")
TURN: Final = ("g1_goods", "placed", "filled", "fired", "drawn", "cast", "cast_full")
BY_GOOD: Final = ("goods_of", "awake", "artisans")
MOST_OF: Final = ("most_awake", "most_goods")
LEAST: Final[dict[str, tuple[int, ...]]] = {
    "goods": (6, 8, 10, 12),
    "kinds": (3, 4, 5, 6),
    "coins": (3, 4, 5, 6, 8),
    "hand": (3, 4, 5, 6, 8),
    "fancies": (2, 3, 4, 5),
    "full_shops": (1, 2, 3, 4),
    "trios": (1, 2),
    "tucked_twice": (1, 2, 3),
    "tucked_thrice": (1, 2),
    "g1_goods": (3, 4, 5, 6),
    "placed": (1, 2),
    "filled": (1, 2),
    "fired": (1, 2, 3),
    "drawn": (1, 2, 3),
    "cast": (1,),
    "cast_full": (1,),
    "even_kinds": (3, 4, 5),
    "odd_kinds": (3, 4, 5),
    "goods_of": (2, 3, 4, 5),
    "awake": (3, 4, 5, 6),
    "artisans": (3, 4, 5, 6),
    "most_awake": (1,),
    "most_goods": (1,),
}
AT_LEAST: Final = ">="


def said(key: str, **args: object) -> Phrase:
    return phrases.phrase(f"flamecraft-forge-{key}", **args)


def plain(prefix: str, values: Sequence[str]) -> list[Word]:
    """Words that have a message each."""
    return [word(value, said(f"{prefix}-{value}")) for value in values]


def good(name: str) -> Word:
    return word(name, phrases.phrase("flamecraft-good", good=name), icon=DRAWN[name])


def goods() -> list[Word]:
    return [good(each) for each in GOODS]


def icons() -> list[Word]:
    return [good(each) for each in ICONS]


def takers() -> list[Word]:
    """What a window may take: one kind of artisan, either of two, or any."""
    pairs = [
        word(f"{one}/{two}", said("or", one=phrases.phrase("flamecraft-good", good=one), two=good(two)["label"]))
        for one, two in combinations(GOODS, 2)
    ]
    return [*goods(), *pairs, word("any", phrases.phrase("flamecraft-good", good="any"), icon="wild")]


def rewards() -> list[Word]:
    """What a window may give."""
    listed = [("-", "none", 0), ("c", "coin", 1), ("2c", "coin", 2), ("3c", "coin", 3), ("w", "wild", 1)]
    listed += [("2w", "wild", 2), ("F", "fancy", 1), ("A", "artisan", 1)]
    listed += [(f"{n} rep", "reputation", n) for n in range(1, 6)] + [("1 rep + F", "both", 1)]
    icons_of = ("coin", "wild", "fancy", "artisan", "reputation")
    return [
        word(value, said("gives", kind=kind, count=n), icon=kind if kind in icons_of else "")
        for value, kind, n in listed
    ]


def effects(ops: Sequence[str]) -> list[Word]:
    """Some of the effects, in groups."""
    return [
        word(op, said(f"op-{op}"), f"flamecraft-forge-group-{name}")
        for name, group in GROUPS.items()
        for op in group
        if op in ops
    ]


def names_of(counts: Sequence[str]) -> list[str]:
    """Names of counts, those by good for each of them."""
    return [
        each
        for name in counts
        for each in ([f"{name}_{kind}" for kind in GOODS] if name in (*BY_GOOD, *MOST_OF) else [name])
    ]


def counted(counts: Sequence[str]) -> list[Word]:
    """What reputation is given for each of."""
    return [word(name, count_text("per", name, of=1), group_of(name)) for name in names_of(counts)]


def conditions(counts: Sequence[str]) -> list[Word]:
    """What must be so many: `hand>=6`."""
    return [
        word(f"{name}{AT_LEAST}{least}", count_text("when", name, least=least), group_of(name))
        for name in names_of(counts)
        for least in LEAST[base_of(name)]
    ]


def base_of(name: str) -> str:
    """The name of a count without its good."""
    base, _, last = name.rpartition("_")
    return base if last in GOODS else name


def group_of(name: str) -> str:
    base = base_of(name)
    group = "turn" if base in TURN else "held" if base in HELD or base == "goods_of" else "town"
    return f"flamecraft-forge-group-{group}"
