"""What a seat may imagine: every deal that fits its knowledge, all equally likely, and nothing else.

The seeds are fixed, so the statistics are reproducible; the limits are the 99.9th percentile of chi-square.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

import pytest

from emberhall import Seat
from emberhall.games.dualis.game import GAME
from emberhall.games.dualis.state import State, cards_in
from emberhall.games.dualis.words import CARD_WORDS, suit_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import pack
from tests.games.dualis.modes import MODES, Mode
from tests.games.dualis.scenes import Scene, dealt, scene, split, wander

ruling = pytest.mark.ruling


def chi_square_limit(freedom: int) -> float:
    """The 99.9th percentile, by the Wilson-Hilferty approximation."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.0902 * spread**0.5) ** 3)


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def fitting_deals(unseen: list[str], sizes: list[int], voids: list[str]) -> Iterator[tuple[frozenset[str], ...]]:
    """Every way to deal the unseen cards to the other hands, by brute force."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(unseen, sizes[0]):
        if any(card[0] in voids[0] for card in chosen):
            continue
        rest = [card for card in unseen if card not in chosen]
        for others in fitting_deals(rest, sizes[1:], voids[1:]):
            yield (frozenset(chosen), *others)


def hands(state: State, seats: Iterable[int]) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(CARD_WORDS[card] for card in cards_in(state.hand(seat))) for seat in seats)


TWO_LEFT = ["S1R S2B", "M3R M4B", "S5R M6B", "S7B M8R"]


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize(
    ("voids", "deals"),
    [
        pytest.param(["", "", "", ""], 90, id="nothing-known"),
        pytest.param(["", "S", "", ""], 36, id="one-void"),
        pytest.param(["", "S", "", "M"], 9, id="two-voids"),
    ],
)
@ruling("DU-46")
def test_every_fitting_deal_is_equally_likely(voids: list[str], deals: int) -> None:
    """Hidden information: unseen cards are split evenly over all deals that agree with the public voids."""
    cards = list(TWO_LEFT)
    if voids[3]:
        cards[3] = "S7B S8R"
    there = scene(cards, voids=voids)
    unseen = [code for hand in cards[1:] for code in split(hand)]
    possible = set(fitting_deals(unseen, [2, 2, 2], voids[1:]))
    assert len(possible) == deals
    each = 60
    rng = Rng.seeded(2024)
    counts = Counter(hands(GAME.imagine(there.state, 0, rng), (1, 2, 3)) for _ in range(each * len(possible)))
    assert set(counts) == possible
    assert chi_square(counts.values(), each) < chi_square_limit(len(possible) - 1)


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("seats", [3, 4])
def test_the_undealt_pile_is_unseen_like_a_hand(seats: int) -> None:
    """Hidden information: with cards left out, each unseen card is in each place as often as its size says."""
    state = dealt(seats, 3, mode="iso", short=True)
    own = set(cards_in(state.hand(0)))
    unseen = [card for card in range(52) if card not in own]
    rng = Rng.seeded(7)
    times = 2000
    out: Counter[int] = Counter()
    held: Counter[int] = Counter()
    for _ in range(times):
        imagined = GAME.imagine(state, 0, rng)
        out.update(cards_in(imagined.undealt))
        held.update(cards_in(imagined.hand(1)))
    assert set(out) == set(held) == set(unseen)
    for counts, size in ((out, 52 - 9 * seats), (held, 9)):
        expected = times * size / len(unseen)
        # Cards displace one another, so each count varies less than it would alone: 1 - share of the variance is left.
        share = size / len(unseen)
        assert chi_square(counts.values(), expected) / (1 - share) < chi_square_limit(len(unseen) - 1)


@pytest.mark.no_cover  # other tests cover the same lines
def test_a_void_seat_holds_the_other_suit_and_the_free_ones_share_the_rest() -> None:
    """Hidden information: how likely a card is in a hand under a void, compared with a count of all deals."""
    there = scene(["S1R S2B", "M3R M4B", "S5R M6B", "S7B M8R"], voids=["", "S", "", ""])
    unseen = ["M3R", "M4B", "S5R", "M6B", "S7B", "M8R"]
    possible = list(fitting_deals(unseen, [2, 2, 2], ["S", "", ""]))
    rng = Rng.seeded(5)
    times = 4000
    counts = Counter(card for _ in range(times) for card in hands(GAME.imagine(there.state, 0, rng), (2,))[0])
    for card in unseen:
        share = sum(card in deal[1] for deal in possible) / len(possible)
        assert abs(counts[card] / times - share) < 4 * (share * (1 - share) / times) ** 0.5


def voids_respected(state: State, seats: int, rng: Rng) -> int:
    """Check what every seat may imagine now; returns how many voids of others had to be respected."""
    met = 0
    for seat in range(seats):
        imagined = GAME.imagine(state, seat, rng)
        GAME.invariants(imagined)
        assert imagined.hand(seat) == state.hand(seat)
        assert GAME.view(imagined, seat) == GAME.view(state, seat)
        for other in range(seats):
            for suit in range(2):
                if other != seat and state.voids >> (2 * other + suit) & 1:
                    met += 1
                    assert suit not in {suit_of(card) for card in cards_in(imagined.hand(other))}
    return met


@pytest.mark.compiled
@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("row", MODES, ids=lambda row: row.slug)
def test_known_voids_are_respected_all_game_long(row: Mode) -> None:
    """Hidden information: sizes, voids, the seat's hand and everything public stay; every card is in one place."""
    rng = Rng.seeded(41)
    voids_met = 0
    for seed in (41, 42, 43):
        state = dealt(row.seats, seed, **row.options)
        while not state.over:
            voids_met += voids_respected(state, row.seats, rng)
            wander(state, rng, 1)
    assert voids_met > 0


def otherwise(state: State, seat: int, rng: Rng) -> State:
    """A state that differs in what the seat cannot know: other hands, undealt cards, future deals."""
    imagined: State = GAME.imagine(state, seat, rng)
    return imagined


@pytest.mark.compiled
@pytest.mark.parametrize("row", MODES, ids=lambda row: row.slug)
@ruling("DU-46")
def test_what_is_imagined_depends_on_nothing_hidden(row: Mode) -> None:
    """Fairness: with hidden cards permuted and the same random numbers, a seat gets the same state."""
    state = dealt(row.seats, 51, **row.options)
    rng = Rng.seeded(51)
    differed = 0
    while not state.over:
        for seat in range(row.seats):
            other = otherwise(state, seat, rng)
            differed += pack(other) != pack(state)
            one = GAME.imagine(state, seat, Rng.seeded(99))
            two = GAME.imagine(other, seat, Rng.seeded(99))
            assert pack(one) == pack(two)
        wander(state, rng, 1)
    assert differed > 0


@ruling("DU-46")
def test_a_bot_is_handed_its_seat_and_nothing_more() -> None:
    """Leaving the table: a bot taking over a seat gets that seat's knowledge, whatever is hidden."""
    there = Scene(dealt(4, 61))
    wander(there.state, Rng.seeded(61), 17)
    for number in range(4):
        truth = there.state
        other = otherwise(truth, number, Rng.seeded(8))
        seat = Seat.of(GAME, truth, number, Rng.seeded(77))
        twin = Seat.of(GAME, other, number, Rng.seeded(77))
        assert seat.view() == twin.view() == GAME.view(truth, number)
        assert pack(seat.imagine(Rng.seeded(1))) == pack(twin.imagine(Rng.seeded(1)))


@ruling("DU-29")
def test_bots_may_remember_what_was_played() -> None:
    """FAQs: looking is not allowed, remembering is; an imagined state holds the played cards of the round."""
    state = dealt(4, 71)
    wander(state, Rng.seeded(71), 20)
    imagined = GAME.imagine(state, 2, Rng.seeded(1))
    assert imagined.done == state.done
    gone = set(range(52)) - {card for seat in range(4) for card in cards_in(imagined.hand(seat))}
    assert len(gone) == 20


def test_the_deals_to_come_are_imagined_too() -> None:
    """Hidden information: an imagined state does not hold the true random state; later rounds are dealt differently."""
    state = dealt(4, 81)
    ahead = []
    for chance in range(5):
        imagined = GAME.imagine(state, 0, Rng.seeded(chance))
        assert (imagined.rng.a, imagined.rng.b) != (state.rng.a, state.rng.b)
        wander(imagined, Rng.seeded(0), 52)
        ahead.append(hands(imagined, range(4)))
    assert len(set(ahead)) == 5


def test_an_imagined_state_plays_to_the_end() -> None:
    state = dealt(3, 91, short=True)
    wander(state, Rng.seeded(91), 10)
    imagined = GAME.imagine(state, 1, Rng.seeded(4))
    wander(imagined, Rng.seeded(5))
    assert imagined.over
    assert not state.over
