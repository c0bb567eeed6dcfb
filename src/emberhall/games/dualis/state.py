"""The state of Duālis: ints and flat lists, so that a clone costs less than a microsecond.

Hands are masks of 26 bits, one per seat and suit (red 1 to 13, then blue); the pile after the last seat is what was
not dealt. The cards of a round are kept in the order they were played: the last ones lie on the table.
"""

from typing import ClassVar, final

from emberhall.games.dualis.words import OPTION_WORDS
from emberhall.kernel import steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option


@final
class Terms:
    """What was agreed before the first card; shared by clones, never changed."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "partners",
        "short",
        "highlow",
        "first_leader",
        "memory_aid",
        "partner_talk",
        "say_direction",
        "show_trump_now",
        "duplicate",
        "turn",
    )

    def __init__(
        self,
        seats: int,
        partners: bool,
        short: bool,
        highlow: bool,
        first_leader: int,
        memory_aid: str,
        partner_talk: str,
        say_direction: bool,
        show_trump_now: bool,
        duplicate: bool,
        turn: int,
    ) -> None:
        self.seats = seats
        self.partners = partners
        self.short = short
        self.highlow = highlow
        self.first_leader = first_leader  # -1: a random seat
        self.memory_aid = memory_aid
        self.partner_talk = partner_talk
        self.say_direction = say_direction
        self.show_trump_now = show_trump_now
        self.duplicate = duplicate
        self.turn = turn
        self.hand_size = 9 if short else 13
        self.coins_each = 5 if short else 7
        self.sides = 2 if partners else seats


@final
class Round:
    """A round that is scored and open to review; shared by clones, never changed."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "leader",
        "plays",
        "takers",
        "coins",
        "tricks",
        "scores",
        "winner",
        "undealt",
    )

    def __init__(
        self,
        leader: int,
        plays: list[int],
        takers: list[int],
        coins: list[int],
        tricks: list[int],
        scores: list[int],
        winner: int,
        undealt: list[int],
    ) -> None:
        self.leader = leader
        self.plays = plays
        self.takers = takers
        self.coins = coins
        self.tricks = tricks
        self.scores = scores
        self.winner = winner  # a side; -1 where a round has none
        self.undealt = undealt


@final
class State(steps.State):
    """One play of Duālis."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "work",
        "rng",
        "terms",
        "opener",
        "leader",
        "seat",
        "laid",
        "led",
        "red",
        "blue",
        "voids",
        "hands",
        "plays",
        "takers",
        "coins",
        "tricks",
        "points",
        "past",
    )

    def __init__(
        self,
        work: list[steps.Step],
        rng: Rng,
        terms: Terms,
        opener: int,
        leader: int,
        seat: int,
        laid: int,
        led: int,
        red: int,
        blue: int,
        voids: int,
        hands: list[int],
        plays: list[int],
        takers: list[int],
        coins: list[int],
        tricks: list[int],
        points: list[int],
        past: list[Round],
    ) -> None:
        self.work = work
        self.rng = rng
        self.told = None
        self.terms = terms
        self.opener = opener  # led the first trick of this round
        self.leader = leader
        self.seat = seat  # is to play
        self.laid = laid  # cards on the table
        self.led = led  # the suit, -1 before the lead
        self.red = red  # coins left in the centre
        self.blue = blue
        self.voids = voids  # bit 2 * seat + suit: that seat failed to follow it this round
        self.hands = hands  # mask at 2 * seat + suit; the pile after the last seat is undealt
        self.plays = plays  # 2 * card + coin, this round, in order
        self.takers = takers  # winner of each finished trick of this round
        self.coins = coins  # per seat, collected
        self.tricks = tricks  # per seat
        self.points = points  # per side: rounds won in partnership, running total alone
        self.past = past

    def clone(self) -> "State":
        return State(
            self.work[:],
            Rng(self.rng.a, self.rng.b),
            self.terms,
            self.opener,
            self.leader,
            self.seat,
            self.laid,
            self.led,
            self.red,
            self.blue,
            self.voids,
            self.hands[:],
            self.plays[:],
            self.takers[:],
            self.coins[:],
            self.tricks[:],
            self.points[:],
            self.past[:],
        )

    def word(self, pick: Option) -> str:
        return OPTION_WORDS[pick]

    def table(self) -> list[int]:
        """The plays of the running trick, in order."""
        return self.plays[len(self.plays) - self.laid :]

    def side_of(self, seat: int) -> int:
        return seat % self.terms.sides

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat, by id; seat `seats` is the undealt pile."""
        stars = self.hands[2 * seat]
        moons = self.hands[2 * seat + 1]
        return [card for card in range(26) if stars >> card & 1] + [
            26 + card for card in range(26) if moons >> card & 1
        ]
