"""Scenes: exact states of Duālis laid out by hand, and words played from them.

A scene names what a test is about (hands, centre, leader, mode, counts). Every other card is in an earlier trick or in
the undealt pile, and every missing coin on an earlier card, so that all counts are consistent.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from emberhall.games.dualis.game import GAME
from emberhall.games.dualis.state import TAKER, State
from emberhall.games.dualis.turn.rules import PLAY
from emberhall.kernel.chance import Rng

DECK = [f"{suit}{number}{colour}" for suit in "SM" for colour in "RB" for number in range(1, 14)]


def card_id(code: str) -> int:
    """The number of a card by the formula of the rules: suit * 26 + colour * 13 + number - 1."""
    return "SM".index(code[0]) * 26 + "RB".index(code[-1]) * 13 + int(code[1:-1]) - 1


def split(text: str) -> list[str]:
    return text.split()


@dataclass
class Outcome:
    """The result of a trick."""

    centre: str
    trump: str | None
    winner: int
    card: str
    coins: list[int]
    direction: str


class Scene:
    """A state, with the verbs that tests use."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.listen()
        self.heard: list[dict[str, Any]] = []

    # --- what can be seen

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        return GAME.view(self.state, seat)

    def options(self) -> list[str]:
        """The plays offered now, without the verb."""
        decision = self.state.decision
        assert decision is not None, "The game is over."
        return [word.removeprefix("play ") for word in decision.words()]

    def to_play(self) -> int:
        decision = self.state.decision
        assert decision is not None, "The game is over."
        return decision.seat

    def events(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind so far, as a spectator hears them."""
        self.hear()
        return [event for event in self.heard if event["kind"] == kind]

    def hear(self) -> None:
        for event in self.state.hear():
            news = event.to(None)
            if news is not None:
                self.heard.append(dict(news))

    # --- what can be done

    def play(self, plays: str) -> "Scene":
        for play in split(plays):
            self.state.apply(f"play {play}")
            GAME.invariants(self.state)
        return self

    def trick(self, plays: str) -> Outcome:
        """Play a whole trick and return its result."""
        self.play(plays)
        done = self.events("trick")[-1]
        last = self.events("played")[-1]
        centre = f"{last['red']}/{last['blue']}"
        return Outcome(centre, done["trump"], done["winner"], done["card"], done["coins"], last["direction"])


def scene(
    hands: Sequence[str],
    centre: str | None = None,
    leader: int = 0,
    *,
    coins: Sequence[int] | None = None,
    tricks: Sequence[int] | None = None,
    voids: Sequence[str] = (),
    after: State | None = None,
    **options: Any,
) -> Scene:
    """Lay out a round in which the seats hold exactly these hands and the centre these coins.

    `coins` and `tricks` are counts per seat before the trick; `voids` names the suits each seat failed to follow;
    `after` is a state whose scored rounds and points are kept (its options apply then).
    """
    seats = len(hands)
    begun = after if after is not None else dealt(seats, 0, **options)
    terms = begun.terms
    held = [split(hand) for hand in hands]
    size = len(held[0])
    assert all(len(hand) == size for hand in held), "Between tricks all hands are of one size."
    done = terms.hand_size - size
    red, blue = (int(count) for count in (centre or f"{terms.coins_each}/{terms.coins_each}").split("/"))
    gone = 2 * terms.coins_each - red - blue
    coins = list(coins) if coins is not None else spread(gone, [done] * seats)
    tricks = list(tricks) if tricks is not None else spread(done, [done] * seats)
    assert sum(coins) == gone, f"{sum(coins)} coins are with the seats, but {gone} are gone from the centre."
    assert sum(tricks) == done, f"{sum(tricks)} tricks are with the seats, but {done} were played."

    takers = [seat for seat in range(seats) for _ in range(tricks[seat])]
    if leader in takers:  # the winner of the last trick leads
        takers.remove(leader)
        takers.append(leader)
    else:
        assert not takers, f"Seat {leader} leads, so it took the last trick."
    opener = takers[0] if takers else leader
    unused = [code for code in DECK if all(code not in hand for hand in held)]
    plays = earlier(seats, opener, takers, coins, terms.coins_each - red, unused)

    state = begun.clone()
    state.work[:] = [PLAY]
    state.opener, state.leader, state.seat = opener, leader, leader
    state.red, state.blue = red, blue
    for seat, hand in enumerate(held):
        state.set_hand(seat, mask(hand))
    state.undealt = mask(unused)
    state.voids = sum(1 << (2 * seat + "SM".index(suit)) for seat, suits in enumerate(voids) for suit in suits)
    state.coins, state.tricks = in_bytes(coins), in_bytes(tricks)
    for k, taker in enumerate(takers):
        state.done.append(in_bytes(plays[seats * k : seats * (k + 1)]) | taker << TAKER)
    GAME.invariants(state)
    return Scene(state)


def mask(codes: list[str]) -> int:
    return sum(1 << card_id(code) for code in codes)


def in_bytes(counts: Sequence[int]) -> int:
    return int.from_bytes(bytes(counts), "little")


def spread(count: int, room: list[int]) -> list[int]:
    """Distribute things over the seats, one each in turn, as far as there is room."""
    laid = [0] * len(room)
    seat = 0
    while count:
        if laid[seat] < room[seat]:
            laid[seat] += 1
            count -= 1
        seat = (seat + 1) % len(room)
    return laid


def earlier(
    seats: int, opener: int, takers: Sequence[int], coins: Sequence[int], reds: int, unused: list[str]
) -> list[int]:
    """The plays of finished tricks, made of unused cards (which leave the list), with these coins of each seat."""
    order = [(lead + k) % seats for lead in [opener, *takers[:-1]] for k in range(seats)] if takers else []
    left = list(coins)
    plays: list[int] = []
    for seat in order:
        coin = left[seat] > 0
        left[seat] -= coin
        colour = "B" if coin and reds else "R" if coin else None
        reds -= colour == "B"
        code = next(code for code in unused if colour in (None, code[-1]))
        unused.remove(code)
        plays.append(2 * card_id(code) + coin)
    assert not any(left), f"{left} coins found no card to lie on."
    return plays


def allowing(plays: str, seats: int, leader: int = 0) -> list[str]:
    """Hands of two cards that allow a trick: each played card, and a spare one that is not of the led suit."""
    codes = [play.rstrip("+") for play in split(plays)]
    led = codes[0][0]
    spare = [code for code in DECK if code not in codes and code[0] != led]
    hands = [""] * seats
    for k, code in enumerate(codes):
        hands[(leader + k) % seats] = f"{code} {spare[5 * k]}"
    return hands


def last_trick(winner: int, seats: int) -> tuple[list[str], str]:
    """Hands of one card each, and the plays from seat 0 on: `winner` takes the trick regardless of the centre."""
    hands = [f"S{seat + 1}R" for seat in range(seats)]
    hands[winner] = "S13R"
    return hands, " ".join(hands)


def finish_round(
    coins: Sequence[int], tricks: Sequence[int], *, taker: int, after: State | None = None, **options: Any
) -> Scene:
    """Play the last trick of a round that ends with these counts: `taker` takes it, and nobody plays a coin."""
    seats = len(coins)
    before = list(tricks)
    before[taker] -= 1
    begun = after if after is not None else dealt(seats, 0, **options)
    left = 2 * begun.terms.coins_each - sum(coins)
    centre = f"{left - left // 2}/{left // 2}"
    leader = 0 if before[0] else next(seat for seat in range(seats) if before[seat])
    hands, plays = last_trick(taker, seats)
    played = split(plays)
    there = scene(hands, centre, leader, coins=coins, tricks=before, after=after, **options)
    there.play(" ".join(played[leader:] + played[:leader]))
    return there


def dealt(seats: int, seed: int, listen: bool = False, **options: Any) -> State:
    state = GAME.deal(seats, seed, listen, **options)
    assert isinstance(state, State)
    return state


def fresh(seats: int = 4, seed: int = 1, **options: Any) -> Scene:
    """A freshly dealt game."""
    return Scene(dealt(seats, seed, listen=True, **options))


def finished(seats: int = 4, seed: int = 1, **options: Any) -> Scene:
    """A whole game, played at random."""
    there = fresh(seats, seed, **options)
    wander(there.state, Rng.seeded(seed))
    return there


def wander(state: State, rng: Rng, plays: int | None = None) -> None:
    """Play at random, to the end or for a number of plays."""
    while not state.over and plays != 0:
        options = state.options()
        state.take(options[rng.below(len(options))])
        plays = None if plays is None else plays - 1
