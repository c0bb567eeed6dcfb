"""Chance: the published generator, uniform draws, fair shuffles, and streams that anyone can reproduce.

Seeds are fixed, so the statistics are the same every time; limits are the 99.9th percentile of chi-square.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from itertools import islice

import pytest

from emberhall.kernel.chance import Rng


class Reference:
    """xoroshiro64* as published by its authors, in plain integers cut to 32 bits."""

    def __init__(self, s0: int, s1: int) -> None:
        self.s0 = s0
        self.s1 = s1

    @staticmethod
    def rotl(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) & 0xFFFFFFFF

    def next(self) -> int:
        s0, s1 = self.s0, self.s1
        result = s0 * 0x9E3779BB % 2**32
        s1 ^= s0
        self.s0 = self.rotl(s0, 26) ^ s1 ^ (s1 * 2**9 % 2**32)
        self.s1 = self.rotl(s1, 13)
        return result

    def below(self, n: int) -> int:
        """Lemire's method: the high half of a product, drawn again where the low half would introduce a bias."""
        while True:
            product = self.next() * n
            if product % 2**32 >= 2**32 % n:
                return product // 2**32


def limit(freedom: int) -> float:
    """Chi-square's 99.9th percentile, by Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.0902 * spread**0.5) ** 3)


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


# --- the generator

STARTS = [(1, 0), (0, 1), (1, 2), (0xFFFFFFFF, 0xFFFFFFFF), (0x80000000, 0x7FFFFFFF), (0xDEADBEEF, 0x12345678)]


@pytest.mark.parametrize(("a", "b"), STARTS)
def test_words_are_those_of_the_published_generator(a: int, b: int) -> None:
    rng, reference = Rng(a, b), Reference(a, b)
    for _ in range(2000):
        assert rng.word() == reference.next()
        assert (rng.a, rng.b) == (reference.s0, reference.s1)


def test_the_first_words_by_hand() -> None:
    """From the state (1, 0): the first word is the multiplier itself."""
    rng = Rng(1, 0)
    assert rng.word() == 0x9E3779BB
    assert (rng.a, rng.b) == ((1 << 26) ^ 1 ^ (1 << 9), 1 << 13)
    assert rng.word() == 0x04000201 * 0x9E3779BB % 2**32


def test_words_have_32_bits_and_use_them_all() -> None:
    rng = Rng.seeded(1)
    seen = 0
    for _ in range(1000):
        word = rng.word()
        assert 0 <= word < 2**32
        seen |= word
    assert seen == 2**32 - 1


# --- seeds


def test_a_seed_is_hashed_as_documented() -> None:
    """Anyone can reproduce this: blake2b of the seed's digits, eight bytes, personalised."""
    for seed in (0, 1, 7, -3, 10**40):
        digest = blake2b(str(seed).encode(), digest_size=8, person=b"emberhall").digest()
        rng = Rng.seeded(seed)
        assert (rng.a, rng.b) == (int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:], "big"))


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    states = {(Rng.seeded(seed).a, Rng.seeded(seed).b) for seed in range(-500, 500)}
    assert len(states) == 1000
    firsts = [Rng.seeded(seed).below(2) for seed in range(1000)]
    assert 430 < sum(firsts) < 570


def test_equal_seeds_have_an_equal_future_and_clones_go_their_own_way() -> None:
    one, two = Rng.seeded(5), Rng.seeded(5)
    assert [one.word() for _ in range(10)] == [two.word() for _ in range(10)]
    twin = one.clone()
    ahead = [one.word() for _ in range(10)]
    assert [twin.word() for _ in range(10)] == ahead
    assert (two.a, two.b) != (one.a, one.b)


def test_split_is_seeded_by_two_words() -> None:
    """High and low words of every size: the seed has 64 bits, more than a signed machine int holds."""
    highs = set()
    for seed in range(40):
        rng = Rng.seeded(seed)
        twin = rng.clone()
        child = rng.split()
        high, low = twin.word(), twin.word()
        expected = Rng.seeded(high * 2**32 + low)
        assert (child.a, child.b) == (expected.a, expected.b)
        assert (rng.a, rng.b) == (twin.a, twin.b)
        highs.add(high >= 2**31)
    assert highs == {False, True}


def test_split_gives_another_stream() -> None:
    rng = Rng.seeded(9)
    child = rng.split()
    assert not {child.word() for _ in range(500)} & {rng.word() for _ in range(500)}
    assert (rng.split().a, rng.split().b) != (child.a, child.b)


# --- below


@pytest.mark.parametrize("n", [1, 2, 3, 7, 26, 52, 104, 1000, 2**20 + 1, 3 * 2**28, 2**30])
def test_below_is_lemires_method(n: int) -> None:
    rng = Rng.seeded(n)
    reference = Reference(rng.a, rng.b)
    for _ in range(500):
        drawn = rng.below(n)
        assert 0 <= drawn < n
        assert drawn == reference.below(n)
        assert (rng.a, rng.b) == (reference.s0, reference.s1)


@pytest.mark.parametrize("n", [2, 3, 6, 13, 26, 52])
def test_below_is_uniform(n: int) -> None:
    rng = Rng.seeded(n)
    each = 400
    counts = Counter(rng.below(n) for _ in range(each * n))
    assert set(counts) == set(range(n))
    assert chi_square(counts.values(), each) < limit(n - 1)


@pytest.mark.parametrize("n", [0, -1, 2**30 + 1])
def test_below_refuses_what_it_cannot_do(n: int) -> None:
    with pytest.raises(ValueError, match=f"not {n}"):
        Rng.seeded(1).below(n)


# --- shuffle and draw


@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_draw_is_a_swap_with_below_for_each_place(count: int) -> None:
    for size in (0, 1, 2, 5, 52):
        for seed in range(20):
            things = list(range(size))
            rng, slow = Rng.seeded(seed), Rng.seeded(seed)
            rng.draw(things, count)
            expected = list(range(size))
            for i in range(min(count, size - 1)):
                j = i + slow.below(size - i)
                expected[i], expected[j] = expected[j], expected[i]
            assert things == expected
            assert (rng.a, rng.b) == (slow.a, slow.b)


def test_every_order_is_equally_likely() -> None:
    rng = Rng.seeded(24)
    each = 200
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * each):
        things = [0, 1, 2, 3]
        rng.shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == 24
    assert chi_square(counts.values(), each) < limit(23)


def test_a_shuffle_loses_nothing() -> None:
    rng = Rng.seeded(3)
    things = list(range(52))
    orders = set()
    for _ in range(100):
        rng.shuffle(things)
        assert sorted(things) == list(range(52))
        orders.add(tuple(islice(things, 8)))
    assert len(orders) == 100


def test_large_seeds_leave_nothing_behind() -> None:
    """Compiled code once leaked the text of an int of more than 62 bits."""
    streams = [Rng.seeded(seed) for seed in range(1000)]
    for stream in streams[:10]:
        stream.split()
    before = sys.getallocatedblocks()
    for seed, stream in enumerate(streams):
        Rng.seeded((1 << 63) + seed)
        stream.split()
    assert sys.getallocatedblocks() - before < 100
