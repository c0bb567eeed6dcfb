"""Cells: flat memory that a learner gives, a signed byte per cell, and what is written there of positions and masks.

This is the hottest code a learner runs: a step writes some hundred cells. Compiled, each method begins with the plain
load or store that it means (tools/generated_c.py); whatever that leaves, a cell outside of the memory above all, goes
the way that is written here. Without it the cells are the same, and slower.
"""

import sys
from typing import Final, final

from emberhall.kernel import i64

LEAST: Final = -128  # a cell is one signed byte
MOST: Final = 127
CHUNK: Final = 60  # bits of a mask of any size that are written at once
LOW: Final = (1 << 60) - 1


def address_of(memory: memoryview) -> i64:  # noqa: ARG001  (its direct way takes it)
    """Where the memory begins, which only compiled code can know; 0 elsewhere."""
    return 0


def size_of(mask: i64) -> i64:
    """How many bits of a mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def long_size_of(mask: int) -> i64:
    """As `size_of`, for a mask of any size that is not negative."""
    count: i64 = 0
    while mask:
        low: i64 = mask & LOW
        count += size_of(low)
        mask >>= CHUNK
    return count


@final
class Cells:
    """Some memory. What is written is meant to be all zero before, so that only what is there is written."""

    memory: memoryview
    size: i64
    address: i64
    reach: i64  # how many cells compiled code may read there
    room: i64  # ... and write

    def __init__(self, memory: memoryview) -> None:
        flat = memory.cast("B")  # a ValueError or TypeError where it is not all in one piece
        self.memory = flat
        self.size = len(flat)
        self.address = address_of(flat)
        self.reach = self.size if self.address else 0
        self.room = 0 if flat.readonly else self.reach

    def look(self, at: i64) -> i64:
        """The cell as it stands, from 0 to 255."""
        found: int = self.memory[at]
        return found

    def put(self, at: i64, n: i64) -> None:
        """A number, cut off at what a cell holds."""
        self.memory[at] = MOST if n > MOST else n & 255 if n >= LEAST else LEAST & 255

    def mark(self, at: i64) -> None:
        self.memory[at] = 1

    def hot(self, at: i64, k: i64) -> None:
        """Of the cells from here on, the k-th is marked; none where k is negative."""
        if k >= 0:
            self.mark(at + k)

    def add(self, at: i64) -> None:
        """One more."""
        self.memory[at] = self.memory[at] + 1 & 255

    def bits(self, at: i64, mask: i64) -> None:
        """A cell per bit; nothing is written for those that are not set."""
        while mask > 0:
            if mask & 1:
                self.mark(at)
            at += 1
            mask >>= 1

    def long_bits(self, at: i64, mask: int) -> None:
        """As `bits`, for a mask of any size."""
        while mask > 0:
            low: i64 = mask & LOW
            self.bits(at, low)
            mask >>= CHUNK
            at += CHUNK

    def hots(self, at: i64, step: i64, things: list[int], first: i64, count: i64, share: i64) -> None:
        """Of so many things, a step apart, the cell of the number divided by `share`; none where that is negative."""
        for k in range(first, first + count):
            self.hot(at, things[k] // share)
            at += step

    def puts(self, at: i64, things: list[int], first: i64, count: i64) -> None:
        """So many numbers of a list."""
        for k in range(first, first + count):
            self.put(at, things[k])
            at += 1

    def counts(self, at: i64, things: list[int]) -> None:
        """How many there are of each thing."""
        for thing in things:
            self.add(at + thing)

    def clear(self, at: i64, count: i64) -> None:
        self.memory[at : at + count] = bytes(count)

    def put_two(self, at: i64, n: i64) -> None:
        """A number of 16 bits, in two cells."""
        whole: int = n
        self.memory[at : at + 2] = whole.to_bytes(2, sys.byteorder, signed=True)

    def look_eight(self, at: i64) -> i64:
        """The number of 64 bits in eight cells."""
        found: int = int.from_bytes(self.memory[at : at + 8], sys.byteorder, signed=True)
        return found

    def put_eight(self, at: i64, n: i64) -> None:
        """A number of 64 bits, in eight cells."""
        whole: int = n
        self.memory[at : at + 8] = whole.to_bytes(8, sys.byteorder, signed=True)
