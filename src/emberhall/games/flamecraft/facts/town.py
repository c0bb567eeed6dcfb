"""Lookups: where things are in Town, and what seats have."""

from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import SPACES
from emberhall.kernel import i64


def town_slot(s: State, card: i64) -> i64:
    """Where in Town an artisan is, as 3 * space + slot; -1: not there."""
    return s.slots.index(card) if card in s.slots else -1


def is_open(s: State, space: i64) -> bool:
    return s.open >> space & 1 == 1


def space_of(s: State, shop: i64) -> i64:
    """The space a face-up shop lies on; -1: it is not in Town."""
    for space in range(SPACES):
        if s.shops[space] == shop and s.open >> space & 1:
            return space
    return -1


def awake(s: State, space: i64) -> bool:
    """True if artisans there are face up (FC-72)."""
    return s.open >> space & 1 == 1 and not s.book.shop_sleeps[s.shops[space]]


def full(s: State, space: i64) -> bool:
    """True if a shop has slots and all of them are taken."""
    count = s.book.shop_slots[s.shops[space]]
    if count == 0:
        return False
    at = 3 * space
    for slot in range(at, at + count):  # noqa: SIM110  (a loop compiles better)
        if s.slots[slot] < 0:
            return False
    return True


def charms(s: State, space: i64) -> i64:
    """How many enchantments are tucked there."""
    at = 3 * space
    if s.tucked[at] < 0:
        return 0
    if s.tucked[at + 1] < 0:
        return 1
    return 2 if s.tucked[at + 2] < 0 else 3


def wealth(s: State, seat: i64) -> i64:
    """Goods and coins together."""
    tokens: i64 = 0
    for at in range(7 * seat, 7 * seat + 7):
        tokens += s.tokens[at]
    return tokens


def others_at(s: State, seat: i64, space: i64) -> list[int]:
    """The other pawns on a shop, clockwise from a seat."""
    count: i64 = s.terms.pawns
    seats: list[int] = []
    if space not in s.pawns:
        return seats
    k: i64 = 1
    while k < count:
        pawn = (seat + k) % count
        if s.pawns[pawn] == space:
            seats.append(pawn)
        k += 1
    return seats


def receivers(s: State, seat: i64) -> list[int]:
    """The seats a gift may go to; in solo there is always one (FC-103)."""
    if s.terms.solo:
        return [1]
    return [other for other in range(s.terms.seats) if other != seat]
