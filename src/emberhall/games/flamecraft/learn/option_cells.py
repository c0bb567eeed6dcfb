"""The options of Flamecraft as numbers, for learners that score answers one by one.

Everything here is printed on the card the answer names, or is open in the Town.
"""

from typing import Final, final

from emberhall.games.flamecraft.state import Book, State
from emberhall.games.flamecraft.words import (
    GIFTS,
    ICONS,
    OF_ENCHANTMENT,
    OF_FANCY,
    OF_KIND,
    PLAIN,
    SPACES,
    V_BUY,
    V_CAST,
    V_CHOOSE,
    V_COINS,
    V_COMPANION,
    V_DEPOSIT,
    V_GIFT,
    V_LAY,
    V_PLACE,
    V_REPLACE,
    V_SPACE,
    V_TUCK,
    V_UNLOCK,
    V_VISIT,
    VERBS,
)
from emberhall.kernel import i64
from emberhall.kernel.cells import Cells
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of

# What the ref of a verb names.
NOTHING: Final = 0
TOKEN: Final = 1
ARTISAN: Final = 2
CHARM: Final = 3
FANCY: Final = 4
SHOP: Final = 5
NUMBER: Final = 6
NUMBERS: Final = (V_CHOOSE, V_DEPOSIT, V_SPACE, V_COINS, V_UNLOCK, V_COMPANION)

GOODS: Final = 6
TOKENS: Final = 7
TIMINGS: Final = 3


def named_by(verb: int) -> int:
    """What the ref of a verb names."""
    if verb in PLAIN:
        return NOTHING
    if verb in OF_KIND or verb == V_GIFT:
        return TOKEN
    if verb in OF_FANCY:
        return FANCY
    if verb in OF_ENCHANTMENT:
        return CHARM
    if verb == V_VISIT:
        return SHOP
    return NUMBER if verb in NUMBERS else ARTISAN


@final
class OptionWriter:
    """Writes options as cells, for a fixed number of seats."""

    def __init__(self, book: Book, seats: int) -> None:
        self.parts = (
            ("verb", len(VERBS)),
            ("token", TOKENS),
            ("artisan", GOODS),
            ("artisan in its place", GOODS),
            ("enchantment", GOODS),
            ("its cost", TOKENS),
            ("golden", 1),
            ("shop", len(ICONS)),
            ("its artisans", GOODS),
            ("pawns there, own pawn there, slot", 3),
            ("fancy", TIMINGS),  # moon, sun, at the start of a fire-up step
            ("given to", seats),  # clockwise from the seat asked
            ("number, with a companion", 2),
        )
        self.book = book
        self.seats = seats
        self.named = [named_by(verb) for verb in range(len(VERBS))]

    def write(self, s: State, seat: i64, pick: Option, cells: Cells, at: i64) -> None:
        verb, ref, on = verb_of(pick), ref_of(pick), on_of(pick)
        cells.mark(at + verb)
        at += len(VERBS)
        named = self.named[verb]
        if named == TOKEN:
            cells.mark(at + ref)
        at += TOKENS
        if named == ARTISAN:
            cells.mark(at + ref // 7)
            if verb == V_REPLACE:
                cells.mark(at + GOODS + on // 7)
        at += 2 * GOODS
        if named == CHARM:
            self.charm(ref, cells, at)
        at += GOODS + TOKENS + 1
        shop = shop_named(verb, ref, on)
        if shop >= 0:
            self.shop(s, seat, shop, cells, at)
        at += len(ICONS) + GOODS
        if verb == V_PLACE:
            cells.put(at + 2, on % 3 + 1)
        at += 3
        if named == FANCY:
            cells.hot(at, self.book.fancy_timing[ref])
        at += TIMINGS
        if verb in GIFTS and self.seats > 1:
            there: i64 = on
            cells.mark(at + (there + self.seats - seat) % self.seats)
        at += self.seats
        if named == NUMBER:
            cells.put(at, ref)
        elif verb == V_LAY:
            cells.put(at, on)
        elif verb == V_CAST or verb == V_BUY:  # noqa: PLR1714, SIM109  (two comparisons compile better)
            cells.put(at, on & 15)
            cells.put(at + 1, 1 if on >> 4 else 0)

    def charm(self, ref: int, cells: Cells, at: i64) -> None:
        """An enchantment: its icon, the cost of one set, and whether it is golden."""
        icon = self.book.enchantment_icon[ref]
        if icon < GOODS:
            cells.hot(at, icon)
        at += GOODS
        for k in range(TOKENS):
            cells.put(at + k, self.book.enchantment_cost[TOKENS * ref + k])
        cells.put(at + TOKENS, self.book.enchantment_deck[ref])

    def shop(self, s: State, seat: i64, ref: int, cells: Cells, at: i64) -> None:
        """A shop: its icon, and the artisans and pawns there."""
        cells.hot(at, self.book.shop_icon[ref])
        at += len(ICONS)
        for space in range(SPACES):
            if s.shops[space] != ref or s.open >> space & 1 == 0:
                continue
            for k in range(3 * space, 3 * space + 3):
                if s.slots[k] >= 0:
                    cells.add(at + s.slots[k] // 7)
            for pawn in s.pawns:
                if pawn == space:
                    cells.add(at + GOODS)
            cells.put(at + GOODS + 1, 1 if s.pawns[seat] == space else 0)


def shop_named(verb: int, ref: int, on: int) -> int:
    """The shop that an answer refers to, or -1."""
    if verb == V_VISIT:
        return ref
    if verb == V_PLACE:
        return on // 3
    return on if verb == V_TUCK else -1
