"""Planes: masks, choices and counts as bytes, one byte per cell, for what is written for learners.

A position is written as a list of parts that are joined at the end. What is hot is looked up or packed: a list of
numbers made into bytes takes longer than all the rest.
"""

from typing import Final

from emberhall.kernel import i64

LEAST: Final = -128  # a cell is one signed byte
MOST: Final = 127
FOURTH: Final = 24  # where the fourth cell of a machine int begins
EIGHT: Final[list[bytes]] = [bytes([mask >> k & 1 for k in range(8)]) for mask in range(256)]
CELLS: Final[list[bytes]] = [bytes([n]) for n in range(256)]
NIBBLES: Final[list[bytes]] = [bytes([n & 15, n >> 4]) for n in range(256)]  # counts of four bits, two by two
ZEROS: Final[list[bytes]] = [bytes(count) for count in range(1024)]


def bits(mask: i64, count: i64) -> bytes:
    """The lowest bits of a mask, a cell each."""
    found = EIGHT[mask & 255]
    done: i64 = 8
    while done < count:
        mask >>= 8
        found += EIGHT[mask & 255]
        done += 8
    return found if done == count else found[:count]


def long_bits(mask: int, count: int) -> bytes:
    """As `bits`, for a mask of any size."""
    if not mask:
        return bytes(count)
    return b"".join([EIGHT[mask >> k & 255] for k in range(0, count, 8)])[:count]


def hots(count: int) -> list[bytes]:
    """By place, so many cells of which that one is set; the last entry, at -1, has none set."""
    return [*[bytes([int(k == at) for k in range(count)]) for at in range(count)], bytes(count)]


def cut(n: i64) -> i64:
    """A number as a cell holds it; what does not fit is cut off."""
    if n > MOST:
        return MOST
    return n & 255 if n >= LEAST else LEAST & 255


def small(numbers: list[int]) -> bytes:
    """Numbers, a cell each."""
    return bytes([int(cut(n)) for n in numbers])


def four(a: i64, b: i64, c: i64, d: i64) -> bytes:
    """Four numbers, a cell each."""
    packed: int = cut(a) | cut(b) << 8 | cut(c) << 16 | cut(d) << FOURTH
    return packed.to_bytes(4, "little")


def seven(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64) -> bytes:
    """Seven numbers, a cell each: as many as one machine int takes."""
    low: i64 = cut(a) | cut(b) << 8 | cut(c) << 16 | cut(d) << FOURTH
    packed: int = low | cut(e) << 32 | cut(f) << 40 | cut(g) << 48
    return packed.to_bytes(7, "little")


def counted(things: list[int], count: int, parts: list[bytes]) -> None:
    """How many there are of each thing below `count`, of a sorted list, added to the parts."""
    done = 0
    at = 0
    size = len(things)
    while at < size:
        thing = things[at]
        same = 1
        while at + same < size and things[at + same] == thing:
            same += 1
        parts.append(ZEROS[thing - done])
        parts.append(CELLS[same])
        done = thing + 1
        at += same
    parts.append(ZEROS[count - done])
