"""Cells: flat memory provided by a learner, one signed byte per cell, into which positions and masks are written.

This is the hottest code a learner runs: a step writes hundreds of cells. Compiled, each method starts with a plain load
or store as a fast path (tools/generated_c.py); all other cases, above all a cell out of bounds, fall through to the
code here. Interpreted, the results are the same, only slower.
"""

import sys
from typing import Final, final

from emberhall.kernel import i64

LEAST: Final = -128  # a cell is one signed byte
MOST: Final = 127
CHUNK: Final = 60  # bits of a long mask handled at a time
LOW: Final = (1 << 60) - 1


def address_of(memory: memoryview) -> i64:  # noqa: ARG001  (used by the compiled fast path)
    """The address of the memory, which only compiled code can know; 0 otherwise."""
    return 0


def size_of(mask: i64) -> i64:
    """How many bits of a mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def long_size_of(mask: int) -> i64:
    """Like `size_of`, for a non-negative mask of any size."""
    count: i64 = 0
    while mask:
        low: i64 = mask & LOW
        count += size_of(low)
        mask >>= CHUNK
    return count


@final
class Cells:
    """A piece of memory. Cells must be zero before they are written, so that writers can skip the zeros."""

    memory: memoryview
    size: i64
    address: i64
    reach: i64  # how many cells compiled code may read
    room: i64  # ... and write

    def __init__(self, memory: memoryview) -> None:
        flat = memory.cast("B")  # ValueError or TypeError if it is not contiguous
        self.memory = flat
        self.size = len(flat)
        self.address = address_of(flat)
        self.reach = self.size if self.address else 0
        self.room = 0 if flat.readonly else self.reach

    def look(self, at: i64) -> i64:
        """The raw byte of a cell, from 0 to 255."""
        number: int = self.memory[at]
        return number

    def put(self, at: i64, n: i64) -> None:
        """Write a number, clamped to what a cell can hold."""
        self.memory[at] = MOST if n > MOST else n & 255 if n >= LEAST else LEAST & 255

    def mark(self, at: i64) -> None:
        self.memory[at] = 1

    def hot(self, at: i64, k: i64) -> None:
        """Mark the k-th cell from here on (one-hot); none if k is negative."""
        if k >= 0:
            self.mark(at + k)

    def add(self, at: i64) -> None:
        """Add one to a cell."""
        self.memory[at] = self.memory[at] + 1 & 255

    def bits(self, at: i64, mask: i64) -> None:
        """Write a cell per bit; cells of unset bits are not touched."""
        while mask > 0:
            if mask & 1:
                self.mark(at)
            at += 1
            mask >>= 1

    def long_bits(self, at: i64, mask: int) -> None:
        """Like `bits`, for a mask of any size."""
        while mask > 0:
            low: i64 = mask & LOW
            self.bits(at, low)
            mask >>= CHUNK
            at += CHUNK

    def hots(self, at: i64, step: i64, things: list[int], first: i64, count: i64, share: i64) -> None:
        """Mark `things[first : first + count] // share` in one-hot rows, `step` cells apart; none if negative."""
        for k in range(first, first + count):
            self.hot(at, things[k] // share)
            at += step

    def puts(self, at: i64, things: list[int], first: i64, count: i64) -> None:
        """Write `things[first : first + count]`, a cell each."""
        for k in range(first, first + count):
            self.put(at, things[k])
            at += 1

    def counts(self, at: i64, things: list[int]) -> None:
        """Count how often each thing occurs, a cell per thing."""
        for thing in things:
            self.add(at + thing)

    def clear(self, at: i64, count: i64) -> None:
        self.memory[at : at + count] = bytes(count)

    def put_two(self, at: i64, n: i64) -> None:
        """Write a 16-bit number into two cells."""
        whole: int = n
        self.memory[at : at + 2] = whole.to_bytes(2, sys.byteorder, signed=True)

    def look_eight(self, at: i64) -> i64:
        """The 64-bit number in eight cells."""
        number: int = int.from_bytes(self.memory[at : at + 8], sys.byteorder, signed=True)
        return number

    def put_eight(self, at: i64, n: i64) -> None:
        """Write a 64-bit number into eight cells."""
        whole: int = n
        self.memory[at : at + 8] = whole.to_bytes(8, sys.byteorder, signed=True)
