"""The words of the card language, each with what it is called in sentences."""

from collections.abc import Sequence
from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.cards.filters import DISCARD_KEYS, FLAG_FILTERS, PLAIN_FILTERS, read_condition
from emberhall.games.dragonduel.cards.reader import BOOK
from emberhall.games.dragonduel.cards.rows import ARGUMENTS
from emberhall.games.dragonduel.cards.texts import flag_text, is_text, said_cond, trait_text
from emberhall.kernel.cards import phrases
from emberhall.kernel.cards.fields import Fields
from emberhall.kernel.cards.phrases import Phrase, own_text
from emberhall.kernel.forge.shapes import Word, word

PLACES: Final = ("first", "before", "near", "after")
ICONS: Final = {"flight": "flight", "haste": "haste", "undead": "undead", "reach": "reach", "siege": "siege"}
# The effects in the groups of the list that they are chosen from.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("draw", "discard", "dig"),
    "monsters": ("dmg", "str", "grant", "destroy", "remove", "exhaust", "ready", "hand", "fight"),
    "spark": ("ramp", "sready", "sexhaust", "tower_add", "tower_take", "ward", "discount"),
    "more": ("token", "revive", "counter", "when", "choose"),
}
MOST_COUNTED: Final = 5


def said(key: str, **args: object) -> Phrase:
    return phrases.phrase(f"dragonduel-forge-{key}", **args)


def plain(prefix: str, values: Sequence[str], group: str = "") -> list[Word]:
    """Words that have a message each."""
    return [word(value, said(f"{prefix}-{value}"), group) for value in values]


def elements() -> list[Word]:
    return [word(each, phrases.phrase(f"dragonduel-element-{each}"), icon=f"el-{each}") for each in w.ELEMENTS]


def traits() -> list[Word]:
    return [word(each, trait_text(each)) for each in sorted(BOOK.traits)]


def keywords() -> list[Word]:
    return [word(each, flag_text(each), icon=ICONS.get(each, "")) for each in w.KEYWORDS]


def flags() -> list[Word]:
    return [word(each, flag_text(each)) for each in {**w.KEYWORDS, **w.FLAGS}]


def events() -> list[Word]:
    return plain("on", w.EVENTS)


def effects() -> list[Word]:
    """The effects, in groups."""
    listed = [
        word(op, said(f"op-{op}"), f"dragonduel-forge-group-{name}") for name, ops in GROUPS.items() for op in ops
    ]
    assert {each["value"] for each in listed} == set(ARGUMENTS)
    return listed


def tokens() -> list[Word]:
    return [word(card.code, own_text(card.en, card.fr)) for card in BOOK.cards if card.token]


def filters(discard: bool = False) -> list[Word]:
    """What a monster, or a card of the discard pile, may have to be."""
    whose = ["own"] if discard else list(PLAIN_FILTERS)
    flags_too = [each for each in FLAG_FILTERS if not discard or each in DISCARD_KEYS]
    costs = [f"{key}={n}" for key in ("cmax", "cmin") for n in range(1, 9)]
    strengths = [] if discard else [f"{key}={1000 * n}" for key in ("smax", "smin") for n in range(1, 8)]
    listed: list[Word] = []
    for group, values in (
        ("whose", [*whose, *flags_too]),
        ("element", list(w.ELEMENTS)),
        ("trait", [f"trait={each}" for each in sorted(BOOK.traits)]),
        ("number", [*strengths, *costs]),
    ):
        listed += [word(each, filter_text(each), f"dragonduel-forge-group-{group}") for each in values]
    return listed


def filter_text(item: str) -> Phrase:
    """A word of a filter; each language has it in one of the places."""
    return said("words", words=[is_text(item, place, "one") for place in PLACES])


def conditions() -> list[Word]:
    """What a clause may depend on."""
    listed = ["from_tower", "not_(from_tower)", "from_discard", "own_turn", "foe_turn"]
    for name in w.COUNTED:
        most = w.SPARK_CARDS if name == "spark" else MOST_COUNTED
        listed += [f"{name}<={n}" for n in range(most)] + [f"{name}>={n}" for n in range(1, most + 1)]
    fields = Fields("", "", {})
    return [word(each, said_cond(read_condition(each, fields, ""))) for each in listed]


def players() -> list[Word]:
    names = {"you": "you", "each_foe": "each-foe", "defender": "defender"}
    return [word(each, phrases.phrase(f"dragonduel-text-player-{name}")) for each, name in names.items()]
