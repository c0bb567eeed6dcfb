"""Chance, all of it: a generator of two 32-bit words that lives in the state.

It is xoroshiro64* (Blackman and Vigna), written in products of 16 bits so that compiled code stays within machine
words. Cloning it is copying two ints; anyone can write it again to verify a shuffle.
"""

from hashlib import blake2b
from typing import ClassVar, Final, final

WORD: Final = 0xFFFFFFFF
HALF: Final = 0xFFFF
# 0x9E3779BB in two halves
STAR_HIGH: Final = 0x9E37
STAR_LOW: Final = 0x79BB
BELOW_BITS: Final = 30
BELOW_MASK: Final = (1 << 30) - 1


@final
class Rng:
    """A stream of chance; equal words, equal future."""

    FIELDS: ClassVar[tuple[str, ...]] = ("a", "b")

    def __init__(self, a: int, b: int) -> None:
        self.a = a
        self.b = b

    @staticmethod
    def seeded(seed: int) -> "Rng":
        """The stream of a seed; any int, of any size and sign."""
        digest = blake2b(str(seed).encode(), digest_size=8, person=b"emberhall").digest()
        a = int.from_bytes(digest[:4], "big")
        b = int.from_bytes(digest[4:], "big")
        return Rng(a, b) if a or b else Rng(1, 0)  # all zeros would stay zeros for ever

    def clone(self) -> "Rng":
        return Rng(self.a, self.b)

    def word(self) -> int:
        """The next 32 bits."""
        a = self.a
        b = self.b ^ a
        low = a & HALF
        middle = ((a >> 16) * STAR_LOW + low * STAR_HIGH) & HALF
        self.a = ((a << 26 | a >> 6) ^ b ^ b << 9) & WORD
        self.b = (b << 13 | b >> 19) & WORD
        return (low * STAR_LOW + (middle << 16)) & WORD

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each exactly as likely as the others (Lemire's method)."""
        if n < 1 or n > BELOW_MASK:
            raise ValueError(f"below() takes 1 to {BELOW_MASK}, not {n}.")
        product = (self.word() >> 2) * n
        low = product & BELOW_MASK
        if low < n:
            least = (BELOW_MASK + 1 - n) % n
            while low < least:
                product = (self.word() >> 2) * n
                low = product & BELOW_MASK
        return product >> BELOW_BITS

    def shuffle(self, things: list[int]) -> None:
        """Put a list in random order, in place."""
        self.draw(things, len(things))

    def draw(self, things: list[int], count: int) -> None:
        """Bring a random choice of `count` things, in random order, to the front of the list."""
        size = len(things)
        for i in range(min(count, size - 1)):
            j = i + self.below(size - i)
            things[i], things[j] = things[j], things[i]

    def split(self) -> "Rng":
        """A new stream, as good as unrelated to what this one says from now on."""
        return Rng.seeded(self.word() << 32 | self.word())
