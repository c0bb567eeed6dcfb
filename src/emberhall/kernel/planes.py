"""Planes: masks, choices and counts as bytes, one byte per cell, for what is written for learners."""

from typing import Final

from emberhall.kernel import i64

EIGHT: Final[list[bytes]] = [bytes([mask >> k & 1 for k in range(8)]) for mask in range(256)]
LEAST: Final = -128  # a cell is one signed byte
MOST: Final = 127


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
    return b"".join([EIGHT[mask >> k & 255] for k in range(0, count, 8)])[:count]


def hots(count: int) -> list[bytes]:
    """By place, so many cells of which that one is set; the last entry, at -1, has none set."""
    return [*[bytes([int(k == at) for k in range(count)]) for at in range(count)], bytes(count)]


def small(numbers: list[int]) -> bytes:
    """Numbers, a signed cell each; those that do not fit are cut off."""
    return bytes([LEAST & 255 if n < LEAST else MOST if n > MOST else n & 255 for n in numbers])
