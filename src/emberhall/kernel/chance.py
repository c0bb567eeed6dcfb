"""Chance: the only source of random numbers in a game, a generator of two 32-bit words that lives in the state.

It is xoroshiro64* (Blackman and Vigna). Cloning it copies two ints; anyone can reimplement it to verify a shuffle.
Compiled, `a * STAR` wraps around; only the low 32 bits of the product are used, so both give the same numbers.
"""

from hashlib import blake2b
from operator import index
from typing import ClassVar, Final, cast, final

from emberhall.kernel import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
STAR: Final = 0x9E3779BB
MOST: Final = 1 << 30  # the largest argument of below()


def refuse(n: i64) -> None:
    """Kept out of below(), so that it stays small enough to be inlined."""
    raise ValueError(f"below() takes 1 to {MOST}, not {n}.")


@final
@mypyc_attr(acyclic=True)  # numbers only: the garbage collector need not track it
class Rng:
    """A stream of random numbers.

    >>> rng = Rng.seeded(7)
    >>> [rng.below(6) for _ in range(5)], rng.clone().words() == rng.words()
    ([1, 2, 5, 0, 0], True)
    """

    a: i64
    b: i64

    # generated from the fields above: FIELDS, __init__, clone
    FIELDS: ClassVar[tuple[str, ...]] = ("a", "b")

    def __init__(self, a: i64, b: i64) -> None:
        self.a = a
        self.b = b

    def clone(self) -> "Rng":
        return Rng(self.a, self.b)

    # end of generated code

    @staticmethod
    def seeded(seed: int) -> "Rng":
        """The stream of a seed: an int of any size and sign. Anything else is a TypeError, compiled or not."""
        whole: object = index(seed)  # typed as object: the compiler's str() of an int above 62 bits leaks
        digest = blake2b(str(whole).encode(), digest_size=8, person=b"emberhall").digest()
        a = int.from_bytes(digest[:4], "big")
        b = int.from_bytes(digest[4:], "big")
        return Rng(a, b) if a or b else Rng(1, 0)  # an all-zero state would stay zero forever

    def words(self) -> tuple[int, int]:
        """The whole state: equal words, equal future."""
        return (self.a, self.b)

    def word(self) -> i64:
        """The next 32 bits."""
        a = self.a
        b = self.b ^ a
        self.a = ((a << 26 | a >> 6) ^ b ^ b << 9) & WORD
        self.b = (b << 13 | b >> 19) & WORD
        return a * STAR & WORD

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, all exactly equally likely (Lemire's method)."""
        if n < 1 or n > MOST:
            refuse(n)
        product = self.word() * n
        low = product & WORD
        if low < n:
            least = (WORD + 1 - n) % n
            while low < least:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, things: list[int]) -> None:
        """Put a list in random order, in place."""
        self.draw(things, len(things))

    def draw(self, things: list[int], count: int) -> None:
        """Bring a random choice of `count` things, in random order, to the front of the list.

        Each i is swapped with i + below(size - i); dealing is hot, so below() is inlined by hand.
        """
        a = self.a
        b = self.b
        boxed = cast(list[object], things)  # swapped as they are, never unpacked to numbers
        size: i64 = len(boxed)
        i: i64 = 0
        while i < count and i < size - 1:
            n = size - i
            product = (a * STAR & WORD) * n
            b ^= a
            a = ((a << 26 | a >> 6) ^ b ^ b << 9) & WORD
            b = (b << 13 | b >> 19) & WORD
            low = product & WORD
            if low < n and low < (WORD + 1 - n) % n:
                continue
            j = i + (product >> 32)
            boxed[i], boxed[j] = boxed[j], boxed[i]
            i += 1
        self.a = a
        self.b = b

    def fork(self) -> "Rng":
        """A new stream for simulation: much faster to make than `split`, and good enough for that."""
        a = self.word()
        b = self.word()
        return Rng(a, b) if a or b else Rng(1, 0)

    def split(self) -> "Rng":
        """A new stream, practically independent of what this one produces from now on."""
        high: int = self.word()  # as ints of any size: combined they do not fit into a machine int
        low: int = self.word()
        return Rng.seeded(high << 32 | low)
