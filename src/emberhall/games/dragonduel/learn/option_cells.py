"""The options of DragonDuel as numbers, for learners that score answers one by one.

Everything here is printed on the card the answer names, or belongs to a monster in play.
"""

from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.learn.monster_cells import HUNDRED, MONSTER, monster
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64
from emberhall.kernel.cells import Cells
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of

VERBS: Final = w.END + 1
KINDS: Final = 3  # of cards: monster, magic, token
CARD: Final = KINDS + len(w.ELEMENTS) + 3 + 8


def parts_of(seats: int) -> tuple[tuple[str, int], ...]:
    """The parts in order, and how many cells each takes."""
    return (
        ("verb", VERBS),
        ("card", CARD),  # its kind, element, Strength, cost and flags
        ("monster in play", MONSTER),
        ("own", 1),
        ("seat", seats),  # in table order, as everywhere
        ("X or number, ability, mode", 3),
    )


def write_option(s: State, seat: i64, pick: Option, cells: Cells, at: i64) -> None:
    """Write what an answer of a seat is about."""
    verb, ref, on = verb_of(pick), ref_of(pick), on_of(pick)
    cells.mark(at + verb)
    at += VERBS
    said = w.VERBS[verb]
    named, kind = said.ref, said.on
    aimed: i64 = ref if named == w.SEAT else on if kind == w.ON_SEAT else -1
    figures = at + CARD + MONSTER + 1 + len(s.players)
    cells.hot(at + CARD + MONSTER + 1, aimed)
    if named == w.CARD:
        card_cells(s, ref, cells, at)
        if kind == w.VARIANT:
            cells.put(figures, on >> w.MODE_SHIFT)
            cells.put(figures + 2, on & w.MODE_MASK)
    elif named == w.PLACE:
        m = s.at(ref)
        card_cells(s, m.card, cells, at)
        monster(s, m, cells, at + CARD)
        cells.put(at + CARD + MONSTER, 1 if m.seat == seat else 0)
        if kind == w.OF_ABILITY:
            cells.put(figures + 1, on >> w.MODE_SHIFT)
            cells.put(figures + 2, on & w.MODE_MASK)
    elif named == w.ITEM:
        deed = s.chain[ref]
        card_cells(s, deed.card, cells, at)
        cells.put(at + CARD + MONSTER, 1 if deed.seat == seat else 0)
    elif aimed < 0:
        cells.put(figures, ref)


def card_cells(s: State, ref: i64, cells: Cells, at: i64) -> None:
    """Write a card as printed."""
    card = s.book.cards[ref]
    if card.kind < KINDS:
        cells.hot(at, card.kind)
    at += KINDS
    cells.hot(at, card.element)
    at += len(w.ELEMENTS)
    cells.put(at, card.strength // HUNDRED)
    cells.put(at + 1, card.cost)
    cells.put(at + 2, card.flags >> 8)
    cells.bits(at + 3, card.flags & 255)
