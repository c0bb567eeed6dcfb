"""Action numbers: every option of every game has one below a fixed count, as bot training needs."""

from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.book import Book
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of

# How many action numbers a verb takes; cards and plays are counted by the book.
PLACES: Final = w.PLACES
SPANS: Final[dict[int, int]] = {
    w.FIRST: 4,
    w.USE: PLACES * w.MOST_ABILITIES * w.MOST_MODES,
    w.ATTACK: PLACES * 4,
    w.TARGET: PLACES,
    w.TARGET_ITEM: w.MOST_CHAIN,
    w.TARGET_SEAT: 4,
    w.BLOCK: PLACES,
    w.CRITICAL: w.SPARK_CARDS + 1,
    w.BARRIER: w.SPARK_CARDS + 1,
    w.PUSH: PLACES,
    w.SEND: PLACES,
    w.CHOOSE: PLACES,
    w.TRIGGER: 256,
    w.MODE: w.MOST_MODES,
}
BY_CARD: Final = (w.RAISE, w.TARGET_CARD, w.DISCARD, w.TAKE, w.BOTTOM)


def first_actions(book: Book) -> list[int]:
    """Where the action numbers of each verb start; the last entry is their count."""
    found = [0]
    for verb in range(w.END + 1):
        if verb == w.PLAY:
            span = int(book.plays)
        elif verb in BY_CARD:
            span = len(book.cards)
        else:
            span = SPANS.get(verb, 1)
        found.append(found[-1] + span)
    return found


def number_of(book: Book, firsts: list[int], pick: Option) -> int:
    """The action number of an option; `firsts` is the result of first_actions."""
    verb, ref, on = verb_of(pick), ref_of(pick), on_of(pick)
    first = firsts[verb]
    if verb == w.PLAY:
        card = book.cards[ref]
        modes = max(len(card.rows), 1)
        return first + int(card.plays) + (on >> 3) * modes * (1 if card.cost_x else 0) + (on & 7)
    if verb == w.USE:
        return first + ref * w.MOST_ABILITIES * w.MOST_MODES + on
    if verb == w.ATTACK:
        return first + ref * 4 + on
    return first + ref
