"""What a seat sees of Duālis, as numbers for learners. Seats count clockwise from the one that looks."""

from typing import Final, cast, final

from emberhall.games.dualis.state import TAKER, State, byte
from emberhall.games.dualis.tricks import low_wins, taking, trump_of
from emberhall.kernel import i64, steps
from emberhall.kernel.observers import Observer
from emberhall.kernel.planes import CELLS, bits, four, hots

CARDS: Final = 52
PLAY: Final = CARDS + 1  # a card, and whether a coin lies on it
PLAYS: Final[list[bytes]] = [
    bytes([int(cell == play >> 1) for cell in range(CARDS)] + [play & 1]) for play in range(2 * CARDS)
]
NO_PLAY: Final = bytes(PLAY)
COLOURS: Final = hots(2)
SUITS: Final = hots(2)
ROUNDS: Final = hots(4)


@final
class DualisObserver(Observer):
    """The hand, the running trick, finished tricks as far as the memory aid goes, coins and scores."""

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
                ("round", 4),
                ("partners, short, high-low", 3),
            )
        )
        self.seats = hots(seats)

    def see(self, s: steps.State, seat: int) -> bytes:
        state = cast(State, s)
        terms = state.terms
        n: i64 = state.seats
        me: i64 = seat
        best: i64 = -1
        trump: i64 = -1
        if terms.show_trump_now:
            trump = trump_of(state.red, state.blue)
            if state.laid:
                best = (state.leader + taking(state) + n - me) % n
        return b"".join(
            [
                bits(state.hand(me), CARDS),
                *by_seat(state.trick, state.laid, state.leader, me, n),
                *last_trick(state, me, n),
                bits(played(state), CARDS) if terms.memory_aid == "full" else NOTHING,
                SUITS[state.led],
                COLOURS[trump],
                self.seats[(state.leader + n - me) % n],
                self.seats[best],
                four(state.red, state.blue, len(state.done), 1 if low_wins(state) else 0),
                *standings(state, me, n),
                ROUNDS[min(len(state.past), 3)],
                CELLS[terms.partners],
                CELLS[terms.short],
                CELLS[terms.highlow],
            ]
        )


NOTHING: Final = bytes(CARDS)


def by_seat(trick: i64, laid: i64, leader: i64, me: i64, n: i64) -> list[bytes]:
    """The plays of a trick, by seat from the one that looks."""
    found = [NO_PLAY] * int(n)
    for k in range(laid):
        found[(leader + k + n - me) % n] = PLAYS[byte(trick, k)]
    return found


def last_trick(s: State, me: i64, n: i64) -> list[bytes]:
    """The finished trick, while it may be looked at (DU-29)."""
    count = len(s.done)
    if not count or (s.laid and s.terms.memory_aid == "none"):
        return [NO_PLAY] * int(n)
    leader: i64 = s.done[count - 2] >> TAKER if count > 1 else s.opener
    trick: i64 = s.done[count - 1]
    return by_seat(trick, n, leader, me, n)


def played(s: State) -> i64:
    """The cards of this round's finished tricks."""
    mask: i64 = 0
    for trick in s.done:
        plays: i64 = trick
        for k in range(s.seats):
            mask |= TOP >> 60 - (byte(plays, k) >> 1)
    return mask


TOP: Final = 1 << 60  # card k is TOP >> 60 - k: compiled, the one of `1 << k` would be 32 bits wide


def standings(s: State, me: i64, n: i64) -> list[bytes]:
    """Of each seat its cards, coins, tricks and points. Whoever has played to this trick has one card less."""
    found: list[bytes] = []
    left: i64 = s.terms.hand_size - len(s.done)
    for k in range(n):
        seat = (me + k) % n
        played = 1 if (seat + n - s.leader) % n < s.laid else 0
        found.append(four(left - played, byte(s.coins, seat), byte(s.tricks, seat), s.points[s.side_of(int(seat))]))
    return found
