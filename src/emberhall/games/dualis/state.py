"""The state of Duālis: machine ints, so that cloning takes a fraction of a microsecond.

A hand is a mask of 52 bits, one per card. Counts per seat, and the plays of a trick, are packed into the bytes of one
int; `byte` reads them.
"""

from typing import Annotated, ClassVar, Final, final

from emberhall.games.dualis.words import OPTION_WORDS
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.fields import Constant, Derived, Shared, Start

TAKER: Final = 32  # a finished trick is its four plays, with the seat that took it above them


def byte(packed: i64, k: i64) -> i64:
    return packed >> 8 * k & 255


def cards_in(mask: i64) -> list[int]:
    """The cards of a mask, by id."""
    cards: list[int] = []
    card = 0
    while mask > 0:
        if mask & 1:
            cards.append(card)
        mask >>= 1
        card += 1
    return cards


@final
class Terms:
    """What was agreed before the first card; shared by clones, never changed."""

    seats: int
    partners: bool
    short: bool
    highlow: bool
    memory_aid: str
    partner_talk: str
    say_direction: bool
    show_trump_now: bool
    duplicate: bool
    turn: int
    hand_size: Annotated[int, Derived("9 if short else 13")]
    coins_each: Annotated[int, Derived("5 if short else 7")]
    sides: Annotated[int, Derived("2 if partners else seats")]

    # generated from the fields above: FIELDS, __init__
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "partners", "short", "highlow", "memory_aid", "partner_talk", "say_direction", "show_trump_now",
        "duplicate", "turn",
    )

    def __init__(
        self, seats: int, partners: bool, short: bool, highlow: bool, memory_aid: str, partner_talk: str,
        say_direction: bool, show_trump_now: bool, duplicate: bool, turn: int,
    ) -> None:
        self.seats = seats
        self.partners = partners
        self.short = short
        self.highlow = highlow
        self.memory_aid = memory_aid
        self.partner_talk = partner_talk
        self.say_direction = say_direction
        self.show_trump_now = show_trump_now
        self.duplicate = duplicate
        self.turn = turn
        self.hand_size = 9 if short else 13
        self.coins_each = 5 if short else 7
        self.sides = 2 if partners else seats
    # fmt: on
    # end of generated code


@final
class Round:
    """A scored round, open to review; shared by clones, never changed."""

    opener: int
    done: list[int]
    coins: list[int]
    tricks: list[int]
    scores: list[int]
    winner: int  # a side; -1 if a round has none
    undealt: int  # a mask
    shown: Annotated[dict[str, object] | None, Constant("None")]  # as in views, once it was needed

    # generated from the fields above: FIELDS, __init__
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = ("opener", "done", "coins", "tricks", "scores", "winner", "undealt")

    def __init__(
        self, opener: int, done: list[int], coins: list[int], tricks: list[int], scores: list[int], winner: int,
        undealt: int,
    ) -> None:
        self.opener = opener
        self.done = done
        self.coins = coins
        self.tricks = tricks
        self.scores = scores
        self.winner = winner
        self.undealt = undealt
        self.shown = None
    # fmt: on
    # end of generated code


@final
class State(steps.State):
    """One play of Duālis."""

    work: list[steps.Step]
    rng: Rng
    terms: Shared[Terms]
    seats: Annotated[i64, Start("terms.seats")]
    opener: i64  # the seat that led the first trick of this round
    leader: Annotated[i64, Start("opener")]
    seat: Annotated[i64, Start("opener")]  # the seat to play
    laid: Annotated[i64, Start(0)]  # cards on the table
    led: Annotated[i64, Start(-1)]  # the suit, -1 before the lead
    red: Annotated[i64, Start(0)]  # coins left in the centre
    blue: Annotated[i64, Start(0)]
    voids: Annotated[i64, Start(0)]  # bit 2 * seat + suit: that seat failed to follow it this round
    hand0: Annotated[i64, Start(0)]
    hand1: Annotated[i64, Start(0)]
    hand2: Annotated[i64, Start(0)]
    hand3: Annotated[i64, Start(0)]
    undealt: Annotated[i64, Start(0)]
    trick: Annotated[i64, Start(0)]  # the current trick: a byte per play, 2 * card + coin, the lead lowest
    bids: Annotated[i64, Start(0)]  # coins on the cards of the current trick: a byte per seat
    coins: Annotated[i64, Start(0)]  # collected: a byte per seat
    tricks: Annotated[i64, Start(0)]  # won: a byte per seat
    done: Annotated[list[int], Start([])]  # the finished tricks of this round
    points: Annotated[list[int], Start("[0] * terms.sides")]  # per side: rounds won in partnership, running total alone
    past: Annotated[list[Round], Start([])]

    # generated from the fields above: FIELDS, __init__, start, clone
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "work", "rng", "terms", "seats", "opener", "leader", "seat", "laid", "led", "red", "blue", "voids", "hand0",
        "hand1", "hand2", "hand3", "undealt", "trick", "bids", "coins", "tricks", "done", "points", "past",
    )

    def __init__(
        self, work: list[steps.Step], rng: Rng, terms: Terms, seats: i64, opener: i64, leader: i64, seat: i64,
        laid: i64, led: i64, red: i64, blue: i64, voids: i64, hand0: i64, hand1: i64, hand2: i64, hand3: i64,
        undealt: i64, trick: i64, bids: i64, coins: i64, tricks: i64, done: list[int], points: list[int],
        past: list[Round],
    ) -> None:
        self.events = None
        self.work = work
        self.rng = rng
        self.terms = terms
        self.seats = seats
        self.opener = opener
        self.leader = leader
        self.seat = seat
        self.laid = laid
        self.led = led
        self.red = red
        self.blue = blue
        self.voids = voids
        self.hand0 = hand0
        self.hand1 = hand1
        self.hand2 = hand2
        self.hand3 = hand3
        self.undealt = undealt
        self.trick = trick
        self.bids = bids
        self.coins = coins
        self.tricks = tricks
        self.done = done
        self.points = points
        self.past = past

    @staticmethod
    def start(work: list[steps.Step], rng: Rng, terms: Terms, opener: i64) -> "State":
        return State(
            work, rng, terms, terms.seats, opener, opener, opener, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [],
            [0] * terms.sides, [],
        )

    def clone(self) -> "State":
        return State(
            self.work[:], Rng(self.rng.a, self.rng.b), self.terms, self.seats, self.opener, self.leader, self.seat,
            self.laid, self.led, self.red, self.blue, self.voids, self.hand0, self.hand1, self.hand2, self.hand3,
            self.undealt, self.trick, self.bids, self.coins, self.tricks, self.done[:], self.points[:], self.past[:],
        )
    # fmt: on
    # end of generated code

    def word(self, pick: Option) -> str:
        return OPTION_WORDS[pick]

    def hand(self, seat: i64) -> i64:
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        if seat == 2:
            return self.hand2
        return self.hand3

    def set_hand(self, seat: i64, mask: i64) -> None:
        if seat == 0:
            self.hand0 = mask
        elif seat == 1:
            self.hand1 = mask
        elif seat == 2:
            self.hand2 = mask
        else:
            self.hand3 = mask

    def table(self) -> list[int]:
        """The plays of the current trick, in order."""
        return plays_in(self.trick, self.laid)

    def per_seat(self, packed: i64) -> list[int]:
        """Coins or tricks as a list."""
        return plays_in(packed, self.seats)


def side_of(s: State, seat: int) -> int:
    return seat % s.terms.sides


def round_number(s: State) -> int:
    """The number of the current round, from 1; of the last one once the game is over."""
    return len(s.past) if s.over else len(s.past) + 1


def plays_in(packed: i64, count: i64) -> list[int]:
    """The lowest bytes of a packed int, in order."""
    return [int(byte(packed, k)) for k in range(count)]
