"""The turn of Duālis, as steps: deal, play, end of a trick, end of a round.

Each step is without fields, so one of each serves all states. Hot code counts in masks and tables: which plays a
mask of thirteen cards offers is worked out once and remembered.
"""

from typing import Final, cast, final

from emberhall.games.dualis.state import Round, State
from emberhall.games.dualis.words import (
    BLUE,
    CARD_WORDS,
    COLOURS,
    NO_TRUMP,
    RED,
    colour_word,
    play_option,
)
from emberhall.kernel import steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import PART_BITS, Option

BITS: Final[list[int]] = [1 << k for k in range(26)]
THIRTEEN: Final = (1 << 13) - 1

# Boxed options, so that hot code hands them out without making new ints.
OPTIONS: Final[list[object]] = [play_option(play) for play in range(104)]
# OFFERS[4 * suit + 2 * colour + coin][mask of 13]: the options of those cards; filled when first asked for.
OFFERS: Final[list[list[list[object] | None]]] = [[None] * 8192 for _ in range(8)]


def offer(group: int, mask: int) -> list[object]:
    """The options of one suit and printed colour; an odd group may take a coin. Never change the list."""
    known = OFFERS[group][mask]
    if known is not None:
        return known
    first = group // 2 * 13
    made: list[object] = []
    for k in range(13):
        if mask >> k & 1:
            made.append(OPTIONS[2 * (first + k)])
            if group & 1:
                made.append(OPTIONS[2 * (first + k) + 1])
    OFFERS[group][mask] = made
    return made


def trump_of(red: int, blue: int) -> int:
    """The colour with more coins left in the centre (DU-10, DU-11)."""
    return NO_TRUMP if red == blue else RED if red > blue else BLUE


def score_of(coins: int, tricks: int) -> int:
    return tricks if coins == tricks else -abs(coins - tricks)


def lies(play: int) -> int:
    """The colour a card lies in: printed, or the other one under a coin (DU-08)."""
    colour = 1 if play % 52 >= 26 else 0
    return colour ^ (play & 1)


def low_wins(s: State) -> bool:
    """High-Low: a lead that lies blue turns the direction for the whole trick (DU-27, DU-28)."""
    return s.laid > 0 and s.terms.highlow and lies(s.plays[len(s.plays) - s.laid]) == BLUE


def taking(s: State) -> int:
    """Which of the cards on the table takes the trick if it ended now, as a position in play order."""
    plays = s.plays
    first = len(plays) - s.laid
    trump = trump_of(s.red, s.blue)
    low = low_wins(s)
    best = -1
    strength = -1
    trumped = False
    for i in range(s.laid):
        play = plays[first + i]
        card = play >> 1
        is_trump = lies(play) == trump
        if not is_trump and (trumped or (card >= 26) != (s.led == 1)):
            continue  # DU-35: neither trump nor of the led suit
        number = card % 13
        worth = 12 - number if low else number
        if (is_trump and not trumped) or worth >= strength:  # DU-12: later on ties
            best = i
            strength = worth
            trumped = is_trump
    return best


class Step(steps.Step):
    """A step of this title: narrows the state once for all of them."""

    def run(self, s: steps.State) -> None:
        self.do(cast(State, s))

    def do(self, s: State) -> None:
        raise NotImplementedError


@final
class Deal(Step):
    """Shuffle all cards, deal, put all coins back (DU-18)."""

    def do(self, s: State) -> None:
        terms = s.terms
        n = terms.seats
        deck = list(range(52))
        s.rng.draw(deck, n * terms.hand_size)
        hands = [0] * (2 * n + 2)
        for k, card in enumerate(deck):
            moon = 1 if card >= 26 else 0
            pile = n if k >= n * terms.hand_size else first_served(s, k)
            hands[2 * pile + moon] += BITS[card - 26 * moon]
        s.hands = hands
        s.opener = s.seat = s.leader
        s.red = s.blue = terms.coins_each
        s.voids = 0
        s.plays = []
        s.takers = []
        s.coins = [0] * n
        s.tricks = [0] * n
        if s.told is not None:
            tell_deal(s)
        s.work.append(PLAY)


def first_served(s: State, k: int) -> int:
    """The seat of the k-th card: clockwise from the leader's left (DU-45), or as the duplicate deal is turned."""
    n = s.terms.seats
    return (k + s.terms.turn) % n if s.terms.duplicate else (s.leader + 1 + k) % n


@final
class Play(steps.Step):
    """The only question: a card, with or without a coin (DU-31)."""

    asks: bool = True

    def who(self, s: steps.State) -> int:
        return cast(State, s).seat

    def ask(self, s: steps.State) -> str:
        return "play"

    def options(self, s: steps.State) -> list[Option]:
        t = cast(State, s)
        own = 2 * t.seat
        blue = 1 if t.blue else 0  # red cards need a blue coin (DU-02)
        red = 1 if t.red else 0
        if t.led >= 0 and t.hands[own + t.led]:
            mask = t.hands[own + t.led]
            group = 4 * t.led
            return cast(list[Option], offer(group + blue, mask & THIRTEEN) + offer(group + 2 + red, mask >> 13))
        stars = t.hands[own]
        moons = t.hands[own + 1]
        return cast(
            list[Option],
            offer(blue, stars & THIRTEEN)
            + offer(2 + red, stars >> 13)
            + offer(4 + blue, moons & THIRTEEN)
            + offer(6 + red, moons >> 13),
        )

    def wander(self, s: steps.State, rng: Rng) -> Option:
        t = cast(State, s)
        own = 2 * t.seat
        blue = 1 if t.blue else 0
        red = 1 if t.red else 0
        if t.led >= 0 and t.hands[own + t.led]:
            mask = t.hands[own + t.led]
            group = 4 * t.led
            return chosen(offer(group + blue, mask & THIRTEEN), offer(group + 2 + red, mask >> 13), rng)
        stars = t.hands[own]
        moons = t.hands[own + 1]
        if not moons:
            return chosen(offer(blue, stars & THIRTEEN), offer(2 + red, stars >> 13), rng)
        if not stars:
            return chosen(offer(4 + blue, moons & THIRTEEN), offer(6 + red, moons >> 13), rng)
        everything = self.options(s)
        return everything[rng.below(len(everything))]

    def take(self, s: steps.State, pick: Option) -> None:
        t = cast(State, s)
        card = pick >> PART_BITS
        coin = pick & 1
        suit = 1 if card >= 26 else 0
        place = 2 * t.seat + suit
        t.hands[place] -= BITS[card - 26 * suit]
        if t.laid == 0:
            t.led = suit
        elif suit != t.led:
            t.voids |= BITS[2 * t.seat + t.led]
        if coin:
            if card % 26 >= 13:
                t.red -= 1
            else:
                t.blue -= 1
        t.plays.append(2 * card + coin)
        t.laid += 1
        if t.told is not None:
            tell_play(t)
        n = t.terms.seats
        if t.laid == n:
            t.work.append(END_TRICK)
            return
        t.seat = t.seat + 1 if t.seat + 1 < n else 0
        t.work.append(PLAY)


def chosen(first: list[object], second: list[object], rng: Rng) -> Option:
    k = rng.below(len(first) + len(second))
    if k < len(first):
        return cast(Option, first[k])
    return cast(Option, second[k - len(first)])


@final
class EndTrick(Step):
    """Judge the trick once, by the coins left now (DU-33); coins first, then the cards."""

    def do(self, s: State) -> None:
        n = s.terms.seats
        best = taking(s)
        first = len(s.plays) - n
        for i in range(n):
            if s.plays[first + i] & 1:
                s.coins[(s.leader + i) % n] += 1
        winner = (s.leader + best) % n
        s.tricks[winner] += 1
        s.takers.append(winner)
        if s.told is not None:
            tell_trick(s, winner, s.plays[first + best] >> 1)
        s.leader = s.seat = winner
        s.laid = 0
        s.led = -1
        s.work.append(PLAY if len(s.takers) < s.terms.hand_size else END_ROUND)


@final
class EndRound(Step):
    """Score, keep the round for review, and go on or end (3.3)."""

    def do(self, s: State) -> None:
        scores = scores_now(s)
        winner = winner_of_round(s, scores)
        undealt = s.hand(s.terms.seats)
        s.past.append(Round(s.opener, s.plays, s.takers, s.coins, s.tricks, scores, winner, undealt))
        if s.terms.partners:
            s.points[winner] += 1  # DU-20: scores are not added
            ended = s.points[winner] == 2
        else:
            for side in range(s.terms.sides):
                s.points[side] += scores[side]
            ended = max(s.points) - min(s.points) >= 7 or len(s.past) == 4  # DU-25, DU-43
        s.tell(
            "scored",
            {
                "round": len(s.past),
                "scores": scores,
                "coins": by_side(s, s.coins),
                "tricks": by_side(s, s.tricks),
                "winner": winner if winner >= 0 else None,
            },
        )
        if ended:
            s.tell("over", {"winners": list(winning_seats(s)), "scores": seat_points(s)})
        else:
            s.work.append(DEAL)


def by_side(s: State, per_seat: list[int]) -> list[int]:
    """Added up per side (DU-44); alone, each seat is its own side."""
    added = [0] * s.terms.sides
    for seat, count in enumerate(per_seat):
        added[s.side_of(seat)] += count
    return added


def scores_now(s: State) -> list[int]:
    """What each side would score if the round ended now."""
    coins = by_side(s, s.coins)
    tricks = by_side(s, s.tricks)
    return [score_of(coins[side], tricks[side]) for side in range(s.terms.sides)]


def winner_of_round(s: State, scores: list[int]) -> int:
    """The side with the higher score, then with more tricks (never equal, DU-30); alone there is none (DU-24)."""
    if not s.terms.partners:
        return -1
    if scores[0] != scores[1]:
        return 0 if scores[0] > scores[1] else 1
    tricks = by_side(s, s.tricks)
    return 0 if tricks[0] > tricks[1] else 1


def seat_points(s: State) -> list[int]:
    """Rounds won by the seat's side, or its own total."""
    return [s.points[s.side_of(seat)] for seat in range(s.terms.seats)]


def winning_seats(s: State) -> list[int]:
    points = seat_points(s)
    return [seat for seat in range(s.terms.seats) if points[seat] == max(points)]


# --- what is told; only when somebody listens


def tell_deal(s: State) -> None:
    number = len(s.past) + 1
    s.tell("round", {"round": number, "leader": s.leader})
    for seat in range(s.terms.seats):
        cards = s.hand(seat)
        public = {"round": number, "leader": s.leader, "seat": seat, "cards": len(cards)}
        s.tell("dealt", {**public, "hand": [CARD_WORDS[card] for card in cards]}, (seat,), {**public})


def tell_play(s: State) -> None:
    play = s.plays[-1]
    s.tell(
        "played",
        {
            "seat": s.seat,
            "trick": len(s.takers) + 1,
            "card": CARD_WORDS[play >> 1],
            "coin": play & 1 == 1,
            "lies": COLOURS[lies(play)],
            "centre": [s.red, s.blue],
            "trump": colour_word(trump_of(s.red, s.blue)),
            "led": s.laid == 1,
            "direction": "low" if low_wins(s) else "high",
        },
    )


def tell_trick(s: State, winner: int, card: int) -> None:
    n = s.terms.seats
    first = len(s.plays) - n
    s.tell(
        "trick",
        {
            "trick": len(s.takers),
            "winner": winner,
            "card": CARD_WORDS[card],
            "trump": colour_word(trump_of(s.red, s.blue)),
            "coins": [(s.leader + i) % n for i in range(n) if s.plays[first + i] & 1],
        },
    )


DEAL: Final = Deal()
PLAY: Final = Play()
END_TRICK: Final = EndTrick()
END_ROUND: Final = EndRound()
