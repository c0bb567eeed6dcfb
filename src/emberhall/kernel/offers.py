"""Offers: the legal options of many games in one piece of memory, a 64-bit word each.

As lists of ints they would be objects scattered over the heap, and those of thousands of games do not fit into a
processor's cache: every access would be a cache miss.
"""

from typing import Final, final

from emberhall.kernel import i64
from emberhall.kernel.cells import Cells
from emberhall.kernel.decisions import Option

WORD: Final = 8  # bytes
SHIFT: Final = 40  # the option is in the low bits, the id of its action above it
LOW: Final = (1 << 40) - 1
MOST: Final = 1 << 22  # action ids
ROOM: Final = 15  # initial capacity: options per game


def memory_of(words: int) -> Cells:
    """Memory for this many words, all zero."""
    return Cells(memoryview(bytearray(WORD * words)))


@final
class Offers:
    """A row of words per game: how many options it has now, then each option with the id of its action."""

    words: Cells
    count: int
    room: i64

    def __init__(self, count: int, actions: int) -> None:
        if actions > MOST:
            raise ValueError(f"A batch has games of up to {MOST} actions, not {actions}.")
        self.count = count
        self.room = ROOM
        self.words = memory_of(count * (ROOM + 1))

    def row(self, k: i64) -> i64:
        """The offset of a game's row."""
        return WORD * k * (self.room + 1)

    def size(self, k: i64) -> i64:
        return self.words.look_eight(self.row(k))

    def action(self, k: i64, n: i64) -> i64:
        return self.words.look_eight(self.row(k) + WORD * (n + 1)) >> SHIFT

    def actions(self, k: i64) -> list[int]:
        return [int(self.action(k, n)) for n in range(self.size(k))]

    def picks(self, k: i64) -> list[Option]:
        first = self.row(k) + WORD
        return [int(self.words.look_eight(first + WORD * n) & LOW) for n in range(self.size(k))]

    def find(self, k: i64, action: i64) -> i64:
        """The option of an action; -1 if it is not legal."""
        at = self.row(k)
        last = at + WORD * self.words.look_eight(at)
        while at < last:
            at += WORD
            word = self.words.look_eight(at)
            if word >> SHIFT == action:
                return word & LOW
        return -1

    def begin(self, k: i64, size: i64) -> None:
        """Start a new list of `size` options for a game, in place of the previous one."""
        if size > self.room:
            self.widen(size)
        self.words.put_eight(self.row(k), size)

    def put(self, k: i64, n: i64, action: i64, whole: i64) -> None:
        self.words.put_eight(self.row(k) + WORD * (n + 1), action << SHIFT | whole)

    def widen(self, size: i64) -> None:
        """Lay all rows out anew, wide enough for `size` options."""
        old_words, before = self.words, self.room
        self.room = 2 * size + 1
        self.words = memory_of(self.count * (2 * size + 2))
        for k in range(self.count):
            old, new = WORD * k * (before + 1), self.row(k)
            for n in range(before + 1):
                self.words.put_eight(new + WORD * n, old_words.look_eight(old + WORD * n))
