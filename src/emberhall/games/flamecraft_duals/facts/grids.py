"""How near a board is to a card's pattern, computed for all placements at once."""

from typing import Final, final

from emberhall.games.flamecraft_duals.components.figures import LAST, SLOT, widened
from emberhall.games.flamecraft_duals.facts.stacks import room
from emberhall.games.flamecraft_duals.state import State
from emberhall.kernel import i64

MOST: Final = 7  # more ways than this hardly matter
# The fields of Grid.near, packed into one int.
COMPLETE: Final = 3  # how often the pattern is complete, up to three times
ONE_SHORT: Final = 2  # ways that lack one token and have room for it: three bits
TYPES: Final = 5  # the types that would complete it: six bits
SPARE: Final = 11  # whether such a token is elsewhere on the board
TWO_SHORT: Final = 12  # ways that lack two, if none lacks fewer: three bits
TYPE_BITS: Final = [1 << TYPES + kind for kind in range(6)]
SPARE_BIT: Final = 1 << SPARE


@final
class Grid:
    """Where the tops of a board count as each type, and where a token can be placed."""

    def __init__(self) -> None:
        self.t0: i64 = 0
        self.t1: i64 = 0
        self.t2: i64 = 0
        self.t3: i64 = 0
        self.t4: i64 = 0
        self.t5: i64 = 0
        self.room: i64 = 0

    def look(self, s: State) -> None:
        """Read the board of a state."""
        self.take(s.tops0, s.tops1, room(s))

    def take(self, tops0: i64, tops1: i64, free: i64) -> None:
        self.t0 = widened(tops0)
        self.t1 = widened(tops0 >> 19)
        self.t2 = widened(tops0 >> 38)
        self.t3 = widened(tops1)
        self.t4 = widened(tops1 >> 19)
        self.t5 = widened(tops1 >> 38)
        self.room = widened(free)

    def of(self, kind: i64) -> i64:
        """Where a type is; empty for a type below 0."""
        if kind < 3:
            return self.t0 if kind == 0 else self.t1 if kind == 1 else self.t2 if kind == 2 else 0
        return self.t3 if kind == 3 else self.t4 if kind == 4 else self.t5

    def near(self, s: State, card: i64) -> i64:
        """How near a card is to its pattern, as the fields above."""
        book = s.book
        p0 = self.of(book.kind0[card])
        p1 = self.of(book.kind1[card])
        p2 = self.of(book.kind2[card])
        every: i64 = -1
        full = every  # places where nothing is missing so far; m0 to m2: one token of that type; two: two tokens
        m0: i64 = 0
        m1: i64 = 0
        m2: i64 = 0
        two: i64 = 0
        a0: i64 = 0
        a1: i64 = 0
        a2: i64 = 0
        complete: i64 = 0
        ways: i64 = 0
        far: i64 = 0
        code: i64
        for code in book.figures[card]:
            off = code & 63
            slot = code >> SLOT & 3
            p = (p0 if slot == 0 else p1 if slot == 1 else p2) >> off
            free = self.room >> off & ~p
            two = two & p | (m0 | m1 | m2) & free
            m0 = m0 & p | (full & free if slot == 0 else 0)
            m1 = m1 & p | (full & free if slot == 1 else 0)
            m2 = m2 & p | (full & free if slot == 2 else 0)
            full &= p
            if code & LAST:
                complete = counted(full, complete, COMPLETE)
                ways = counted(m0 | m1 | m2, ways, MOST)
                far = counted(two, far, MOST)
                a0 |= m0
                a1 |= m1
                a2 |= m2
                full = every
                m0 = m1 = m2 = two = 0
        if ways == 0:
            return complete | far << TWO_SHORT
        nearness = complete | ways << ONE_SHORT
        needs: i64 = book.needs[card]
        if a0:
            nearness |= completing(book.kind0[card], p0, needs & 7)
        if a1:
            nearness |= completing(book.kind1[card], p1, needs >> 3 & 7)
        if a2:
            nearness |= completing(book.kind2[card], p2, needs >> 6 & 7)
        return nearness


def counted(mask: i64, count: i64, most: i64) -> i64:
    """A count plus the number of bits of a mask, up to a limit."""
    while mask and count < most:
        mask &= mask - 1
        count += 1
    return count


def completing(kind: i64, mask: i64, needs: i64) -> i64:
    """The bit of a type that would complete a card, and SPARE_BIT if the board has more of it than that way uses."""
    bits: i64 = TYPE_BITS[kind]
    while needs > 1:
        mask &= mask - 1
        needs -= 1
    return bits | SPARE_BIT if mask else bits
