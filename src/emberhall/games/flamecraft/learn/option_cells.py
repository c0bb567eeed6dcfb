"""The options of Flamecraft as numbers, for learners that score answers one by one.

Everything here is printed on the card the answer names, or is open in the Town.
"""

from typing import Final, final

from emberhall.games.flamecraft.state import Book, State
from emberhall.games.flamecraft.words import (
    ARTISAN,
    BY_ARTISAN,
    COIN_LAID,
    COMPANION,
    ENCHANTMENT,
    FANCY,
    ICONS,
    IN_SETS,
    ON_NAMES,
    ON_SHOP,
    ON_SLOT,
    REF_NAMES,
    SETS_MASK,
    SETS_SHIFT,
    SHOP,
    SLOTS,
    SPACES,
    TO_SEAT,
    TOKEN,
    VERBS,
)
from emberhall.kernel import i64
from emberhall.kernel.cells import Cells
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of

GOODS: Final = 6
TOKENS: Final = 7
TIMINGS: Final = 3


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

    def write(self, s: State, seat: i64, pick: Option, cells: Cells, at: i64) -> None:
        verb, ref, on = verb_of(pick), ref_of(pick), on_of(pick)
        cells.mark(at + verb)
        at += len(VERBS)
        named, aimed = REF_NAMES[verb], ON_NAMES[verb]
        if named == TOKEN:
            cells.mark(at + ref)
        at += TOKENS
        if named == ARTISAN:
            cells.mark(at + ref // 7)
            if aimed == BY_ARTISAN:
                cells.mark(at + GOODS + on // 7)
        at += 2 * GOODS
        if named == ENCHANTMENT:
            self.charm(ref, cells, at)
        at += GOODS + TOKENS + 1
        shop = ref if named == SHOP else on // SLOTS if aimed == ON_SLOT else on if aimed == ON_SHOP else -1
        if shop >= 0:
            self.shop(s, seat, shop, cells, at)
        at += len(ICONS) + GOODS
        if aimed == ON_SLOT:
            cells.put(at + 2, on % SLOTS + 1)
        at += 3
        if named == FANCY:
            cells.hot(at, self.book.fancy_timing[ref])
        at += TIMINGS
        if aimed == TO_SEAT and self.seats > 1:
            there: i64 = on
            cells.mark(at + (there + self.seats - seat) % self.seats)
        at += self.seats
        if named >= COMPANION:  # and all kinds of numbers after it
            cells.put(at, ref)
        elif aimed == COIN_LAID:
            cells.put(at, on)
        elif aimed >= IN_SETS:
            cells.put(at, on & SETS_MASK)
            cells.put(at + 1, 1 if on >> SETS_SHIFT else 0)

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
