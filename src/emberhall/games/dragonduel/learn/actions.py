"""Action numbers: every option of every game has one below a fixed count, as bot training needs."""

from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Book
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of

# How many action numbers a ref takes by what it names; cards and plays are counted by the book.
THINGS: Final[dict[int, int]] = {
    w.NOTHING: 1,
    w.SEAT: w.MOST_SEATS,
    w.PLACE: w.PLACES,
    w.ITEM: w.MOST_CHAIN,
    w.AMOUNT: w.SPARK_CARDS + 1,
}
NUMBERS: Final[dict[int, int]] = {w.TRIGGER: 256, w.MODE: w.MOST_MODES}
WIDTHS: Final[dict[int, int]] = {
    w.ALONE: 1,
    w.ON_SEAT: w.MOST_SEATS,
    w.OF_ABILITY: w.MOST_ABILITIES * w.MOST_MODES,
}


def first_actions(book: Book) -> list[int]:
    """Where the action numbers of each verb start; the last entry is their count."""
    firsts = [0]
    for verb, said in enumerate(w.VERBS):
        if said.on == w.VARIANT:
            span = int(book.plays)
        elif said.ref == w.CARD:
            span = len(book.cards)
        elif said.ref == w.NUMBERED:
            span = NUMBERS[verb]
        else:
            span = THINGS[said.ref] * WIDTHS[said.on]
        firsts.append(firsts[-1] + span)
    return firsts


def number_of(book: Book, firsts: list[int], pick: Option) -> int:
    """The action number of an option; `firsts` is the result of first_actions."""
    verb, ref, on = verb_of(pick), ref_of(pick), on_of(pick)
    first = firsts[verb]
    kind = w.VERBS[verb].on
    if kind == w.VARIANT:
        card = book.cards[ref]
        modes = max(len(card.rows), 1)
        return first + int(card.plays) + (on >> w.MODE_SHIFT) * modes * (1 if card.cost_x else 0) + (on & w.MODE_MASK)
    return first + ref * WIDTHS[kind] + on
