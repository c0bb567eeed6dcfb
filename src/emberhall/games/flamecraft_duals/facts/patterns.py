"""Patterns on the board: whether and where a card matches, and where it lacks one token."""

from typing import Final

from emberhall.games.flamecraft_duals.facts.stacks import tops_of
from emberhall.games.flamecraft_duals.state import State
from emberhall.kernel import i64

COLUMN: Final = 1 | 1 << 19 | 1 << 38  # one hex, for each of three types


def there(s: State, card: i64) -> i64:
    """The tops of the types a card asks for, packed as in the book's `wanted`."""
    tops = tops_of(s, s.book.kind0[card])
    second: i64 = s.book.kind1[card]
    if second >= 0:
        tops |= tops_of(s, second) << 19
        third: i64 = s.book.kind2[card]
        if third >= 0:
            tops |= tops_of(s, third) << 38
    return tops


def matches(s: State, card: i64) -> bool:
    """True if a card's pattern is on the board now (FD-07, FD-08, FD-57)."""
    tops = there(s, card)
    wanted: i64
    for wanted in s.book.wanted[card]:  # noqa: SIM110 (a generator would be slow when compiled)
        if wanted & tops == wanted:
            return True
    return False


def found_at(s: State, card: int) -> list[list[int]]:
    """Every placement at which a card matches now, as hexes; the first is the one the table shows (FD-56)."""
    tops = there(s, card)
    return [
        hexes
        for hexes, wanted in zip(s.book.cards[card].places, s.book.wanted[card], strict=True)
        if wanted & tops == wanted
    ]


def most_there(s: State, card: int) -> i64:
    """How many tokens lie in the placement that lacks the fewest; none can lie under the fountain."""
    tops = there(s, card)
    covered: i64 = COLUMN << s.mini if s.mini >= 0 else 0
    most: i64 = 0
    wanted: i64
    for wanted in s.book.wanted[card]:
        if not wanted & covered:
            most = max(most, ones_of(wanted & tops))
    return most


def ones_of(mask: i64) -> i64:
    """How many bits are set; few are, and a call of `int.bit_count` would cost more than this."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def one_short(s: State, card: int) -> list[tuple[list[int], int]]:
    """Every placement that lacks one token, with the index of the empty cell; never one under the fountain."""
    tops = int(there(s, card))
    short: list[tuple[list[int], int]] = []
    for hexes, wanted in zip(s.book.cards[card].places, s.book.wanted[card], strict=True):
        missing = wanted & ~tops
        if missing and missing & missing - 1 == 0:
            at = (missing.bit_length() - 1) % 19
            if at != s.mini:
                short.append((hexes, hexes.index(at)))
    return short
