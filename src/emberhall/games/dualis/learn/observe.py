"""What a seat sees of Duālis, as numbers for learners. Seats count clockwise from the observing one."""

from typing import Final, final

from emberhall.games.dualis.facts.tricks import low_wins, taking, trump_of
from emberhall.games.dualis.state import TAKER, State, byte, side_of
from emberhall.kernel import i64
from emberhall.kernel.cells import Cells
from emberhall.kernel.observers import Observer

CARDS: Final = 52
PLAY: Final = 53  # a card, and whether a coin lies on it
ROUNDS: Final = 4


@final
class DualisObserver(Observer):
    """The hand, the current trick, the finished tricks the memory aid allows, coins and scores."""

    def __init__(self, seats: int) -> None:
        super().__init__(
            (
                ("hand", CARDS),
                ("table", seats * PLAY),  # by seat
                ("last trick", seats * PLAY),
                ("played before", CARDS),  # this round, with the full memory aid
                ("led suit", 2),
                ("trump", 2),
                ("leader", seats),
                ("taken by", seats),  # the trick as it stands
                ("coins left, number of trick, low wins", 4),
                ("cards, coins, tricks, points", 4 * seats),
                ("round", ROUNDS),
                ("partners, short, high-low", 3),
            )
        )

    def write(self, s: State, seat: int, cells: Cells, at: i64) -> None:
        n: i64 = s.seats
        me: i64 = seat
        cells.bits(at, s.hand(me))
        at += CARDS
        plays(cells, at, s.trick, s.laid, s.leader, me, n)
        at += n * PLAY
        last_trick(s, cells, at, me, n)
        at += n * PLAY
        if s.terms.memory_aid == "full":
            cells.bits(at, played(s))
        self.turn(s, me, cells, at + CARDS)

    def turn(self, state: State, me: i64, cells: Cells, at: i64) -> None:
        """The led suit, the trump, the leader, and the standings."""
        terms = state.terms
        n: i64 = state.seats
        cells.hot(at, state.led)
        at += 2
        if terms.show_trump_now:
            cells.hot(at, trump_of(state.red, state.blue))
            if state.laid:
                cells.mark(at + 2 + n + (state.leader + taking(state) + n - me) % n)
        at += 2
        cells.mark(at + (state.leader + n - me) % n)
        at += 2 * n
        cells.put(at, state.red)
        cells.put(at + 1, state.blue)
        cells.put(at + 2, len(state.done))
        cells.put(at + 3, 1 if low_wins(state) else 0)
        at += 4
        standings(state, cells, at, me, n)
        at += 4 * n
        cells.mark(at + min(len(state.past), ROUNDS - 1))
        at += ROUNDS
        cells.put(at, 1 if terms.partners else 0)
        cells.put(at + 1, 1 if terms.short else 0)
        cells.put(at + 2, 1 if terms.highlow else 0)


def plays(cells: Cells, at: i64, trick: i64, laid: i64, leader: i64, me: i64, n: i64) -> None:
    """The plays of a trick, by seat from the observing one."""
    seat = (leader + n - me) % n
    for _ in range(laid):
        spot = at + seat * PLAY
        cells.mark(spot + (trick >> 1 & 127))
        cells.put(spot + CARDS, trick & 1)
        trick >>= 8
        seat += 1
        if seat == n:
            seat = 0


def last_trick(s: State, cells: Cells, at: i64, me: i64, n: i64) -> None:
    """The last finished trick, while it may be looked at (DU-29)."""
    count = len(s.done)
    if not count or (s.laid and s.terms.memory_aid == "none"):
        return
    leader: i64 = s.done[count - 2] >> TAKER if count > 1 else s.opener
    plays(cells, at, s.done[count - 1], n, leader, me, n)


def played(s: State) -> i64:
    """The cards of this round's finished tricks."""
    mask: i64 = 0
    for trick in s.done:
        laid: i64 = trick
        for k in range(s.seats):
            mask |= TOP >> 60 - (byte(laid, k) >> 1)
    return mask


TOP: Final = 1 << 60  # card k is TOP >> 60 - k: when compiled, the 1 of `1 << k` would be 32 bits wide


def standings(s: State, cells: Cells, at: i64, me: i64, n: i64) -> None:
    """Each seat's cards, coins, tricks and points. A seat that has played to this trick has one card fewer."""
    left: i64 = s.terms.hand_size - len(s.done)
    for k in range(n):
        seat = (me + k) % n
        played = 1 if (seat + n - s.leader) % n < s.laid else 0
        cells.put(at, left - played)
        cells.put(at + 1, byte(s.coins, seat))
        cells.put(at + 2, byte(s.tricks, seat))
        cells.put(at + 3, s.points[side_of(s, int(seat))])
        at += 4
