"""The card language of Flamecraft Duals as shapes: a pattern of dragons, and what it is worth."""

from functools import cache
from typing import Final

from emberhall.games.flamecraft_duals.cards.reader import tables_of
from emberhall.games.flamecraft_duals.words import TYPES
from emberhall.kernel.cards import phrases
from emberhall.kernel.cards.phrases import Phrase
from emberhall.kernel.forge.forge import Draft, Kind
from emberhall.kernel.forge.shapes import Word, number, one_of, table, word

MOST: Final = 9  # reputation of a card
DRAWN: Final = {"B": "bread", "C": "crystal", "M": "meat", "I": "iron", "O": "potion", "P": "plant"}
PLACES: Final = ("first", "second", "third", "fourth")


def key(name: str) -> str:
    return f"flamecraft_duals-forge-{name}"


def said(name: str, **args: object) -> Phrase:
    return phrases.phrase(key(name), **args)


@cache
def cells() -> dict[str, list[list[int]]]:
    """The shapes of the box, and where each has its dragons."""
    return {name: row.table["cells"] for name, row in tables_of({}).rows["shape"].items()}


def types() -> list[Word]:
    return [word(each, phrases.phrase("flamecraft_duals-type", type=each), icon=DRAWN[each]) for each in TYPES]


def shapes_of(size: int) -> list[str]:
    return [name for name, each in cells().items() if len(each) == size]


@cache
def kinds() -> tuple[Kind, ...]:
    """Cards of three dragons, as in the box, and of four, as at the fountain."""
    return tuple(
        Kind(
            name,
            said(f"kind-of-{name}"),
            draft(name, size),
            [
                table(
                    key("line-shape"),
                    {"shape": one_of([word(each, said(f"shape-{each}")) for each in shapes_of(size)])},
                ),
                table(key(f"line-{name}"), {place: one_of(types()) for place in PLACES[:size]}),
                table(key("line-worth"), {"reputation": number(0, MOST, usual=3)}),
            ],
        )
        for name, size in (("three", 3), ("four", 4))
    )


def draft(kind: str, size: int) -> Draft:
    """A new card of a kind."""
    dragons = dict(zip(PLACES[:size], "BBBM", strict=False))
    begun: Draft = {"id": "AA-01", "kind": kind, "name": {"en": "", "fr": ""}, "shape": shapes_of(size)[0]}
    return {**begun, **dragons, "reputation": size}
