"""The plays whose records are kept: one for each mode of each title, and some that show what a record can hold."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from emberhall import load
from emberhall.kernel.games import own_titles
from emberhall.kernel.parts.setup import value_text

HOUNDS = "4xZZ-01,4xCS-31,4xCS-62,4xCS-15,4xCS-01,4xCS-17,4xCS-20,4xCS-43,4xCS-50,4xCS-82,4xCS-45,4xCS-64,2xCS-80"


class Wanted(NamedTuple):
    """A play to be recorded. Seeds are tried until one ends as wanted and has the wanted word."""

    name: str
    title: str
    seats: int
    why: str
    options: Mapping[str, object] = MappingProxyType({})
    overlay: bool = False  # with the cards in `overlays/<title>`
    undo: bool = False  # words are taken back during the game
    resign: int | None = None  # the seat that resigns during the game
    idle: bool = False  # everybody does only what they must
    bots: str = ""  # the level of the bots; if empty, it is played at random
    end: str = ""
    word: str = ""


SPECIAL = [
    Wanted("dualis-duplicate", "dualis", 4, "a duplicate deal, turned by two seats", {"duplicate": True, "turn": 2}),
    Wanted(
        "flamecraft-overlay", "flamecraft", 2, "a shop of an overlay is visited",
        {"shop_list": "X01,S06,S01"}, overlay=True, word="visit X01",
    ),
    Wanted("flamecraft-undo", "flamecraft", 3, "choices taken back on the way", {"companions": True}, undo=True),
    Wanted("flamecraft-artisans", "flamecraft", 4, "the artisans run out", end="artisans"),
    Wanted("flamecraft-enchantments", "flamecraft", 3, "the enchantments run out", end="enchantments"),
    Wanted(
        "flamecraft-solo-unlocked", "flamecraft", 1, "alone, with achievements unlocked before",
        {"solo_unlocked": "AC02,AC03,AC08", "solo_limits": True},
    ),
    Wanted("flamecraft-late-goods", "flamecraft", 5, "late seats with the house's goods", {"late_goods": "house"}),
    Wanted(
        "flamecraft_duals-overlay", "flamecraft_duals", 2, "a shop card of an overlay is scored",
        overlay=True, word="score X-ONE",
    ),
    Wanted("flamecraft_duals-undo", "flamecraft_duals", 2, "choices taken back on the way", undo=True),
    Wanted("flamecraft_duals-pair", "flamecraft_duals", 2, "a pair of games", {"match": "pair"}),
    Wanted("flamecraft_duals-solo-won", "flamecraft_duals", 1, "solo is won", bots="greedy", end="won"),
    Wanted("flamecraft_duals-solo-duty", "flamecraft_duals", 1, "solo is lost to its duty", end="duty"),
    Wanted(
        "flamecraft_duals-solo-end", "flamecraft_duals", 1, "solo ends with the bag", {"solo_coins": 5}, bots="casual",
        end="end",
    ),
    Wanted(
        "dragonduel-overlay", "dragonduel", 2, "a monster of an overlay is played",
        {"deck0": HOUNDS, "deck1": HOUNDS}, overlay=True, word="play ZZ-01",
    ),
    Wanted("dragonduel-undo", "dragonduel", 2, "choices taken back on the way", undo=True),
    Wanted("dragonduel-resign", "dragonduel", 3, "a seat of three resigns", resign=1, end="resigned tower"),
    Wanted("dragonduel-tower", "dragonduel", 2, "a Tower falls", bots="greedy", end="tower"),
    Wanted("dragonduel-deck", "dragonduel", 2, "a deck runs out, as nobody attacks", idle=True, end="deck"),
    Wanted(
        "dragonduel-house-options", "dragonduel", 4, "lots for the start, a redraw for the second seat, open lists",
        {"start": "lot", "second_seat": "redraw", "open_lists": True},
    ),
]  # fmt: skip


def wanted() -> list[Wanted]:
    """Every play to be recorded."""
    return [*modes(), *SPECIAL]


def modes() -> list[Wanted]:
    """A play of every mode, named after its options."""
    results: list[Wanted] = []
    for title in own_titles():
        for seats, options in load(title).setup.modes():
            parts = [
                name if value is True else value_text(value) for name, value in options.items() if value is not False
            ]
            name = "-".join(dict.fromkeys([title, str(seats), *parts]))
            results.append(Wanted(name, title, seats, "a mode of the title, played by chance", dict(options)))
    return results
