"""The turn of Duālis, as steps: deal, play (which ends the trick), end of a round.

Each step is without fields, so one of each serves all states. Hot code counts in masks and tables: which plays a
mask of thirteen cards offers is worked out once and remembered.
"""

from typing import Final, cast, final

from emberhall.games.dualis.state import TAKER, Round, State, cards_in
from emberhall.games.dualis.telling import tell_deal, tell_play, tell_trick
from emberhall.games.dualis.tricks import by_side, scores_now, seat_points, taking, winner_of_round, winning_seats
from emberhall.games.dualis.words import play_option
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import PART_BITS, Option
from emberhall.kernel.events import Fact

THIRTEEN: Final = (1 << 13) - 1
STARS: Final = (1 << 26) - 1
MOONS: Final = STARS << 26
# Where the offers of a group start; COIN is added where a coin can be taken.
COIN: Final = 1 << 13
STAR_BLUE: Final = 2 << 13
MOON_RED: Final = 4 << 13
MOON_BLUE: Final = 6 << 13

COINS: Final = 0x01010101  # the coins of a packed trick
BITS: Final[list[int]] = [1 << card for card in range(52)]

# Boxed options, so that hot code hands them out without making new ints.
OPTIONS: Final[list[object]] = [play_option(play) for play in range(104)]
# At group << 13 | mask: the options of a suit and printed colour (group 4 * suit + 2 * colour, and one more where a
# coin can be taken) for a mask of its 13 cards. Filled when first asked for; never change such a list.
OFFERS: Final[list[list[object] | None]] = [None] * (8 << 13)


def offer(index: i64) -> list[object]:
    known = OFFERS[index]
    if known is not None:
        return known
    first = 13 * (index >> 14)
    made: list[object] = []
    for k in range(13):
        if index >> k & 1:
            made.append(OPTIONS[2 * (first + k)])
            if index >> 13 & 1:
                made.append(OPTIONS[2 * (first + k) + 1])
    OFFERS[index] = made
    return made


def allowed(s: State) -> i64:
    """The cards the seat to play may play: of the led suit if it holds one, else any (DU-39)."""
    seat = s.seat
    hand = s.hand0 if seat == 0 else s.hand1 if seat == 1 else s.hand2 if seat == 2 else s.hand3
    if s.led < 0:
        return hand
    return hand & (MOONS if s.led else STARS) or hand


@final
class Deal(steps.Step):
    """Shuffle all cards, deal, put all coins back (DU-18)."""

    def run(self, s: State) -> None:  # type: ignore[override]
        terms = s.terms
        n = terms.seats
        dealt = n * terms.hand_size
        deck = list(range(52))
        s.rng.draw(deck, dealt)
        # Clockwise from the leader's left (DU-45); a duplicate deal does not depend on who leads.
        first = terms.turn if terms.duplicate else s.leader + 1
        for k in range(n):
            s.set_hand((first + k) % n, mask_of(deck[k:dealt:n]))
        s.undealt = mask_of(deck[dealt:])
        s.opener = s.seat = s.leader
        s.red = s.blue = terms.coins_each
        s.voids = s.coins = s.tricks = 0
        s.done = []
        if s.told is not None:
            tell_deal(s)
        s.work.append(PLAY)


def mask_of(cards: list[int]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask += BITS[card]
    return mask


@final
class Play(steps.Step):
    """The only question: a card, with or without a coin (DU-31). It stays until the round ends."""

    asks: bool = True
    stays: bool = True

    def who(self, s: State) -> int:  # type: ignore[override]
        return s.seat

    def ask(self, s: State) -> str:  # type: ignore[override]
        return "play"

    def options(self, s: State) -> list[Option]:  # type: ignore[override]
        mask = allowed(s)
        for_red: i64 = COIN if s.blue else 0  # a red card needs a blue coin (DU-02)
        for_blue: i64 = COIN if s.red else 0
        stars = mask & STARS
        moons = mask >> 26
        if not moons:
            made = offer(for_red | stars & THIRTEEN) + offer(STAR_BLUE | for_blue | stars >> 13)
        elif not stars:
            made = offer(MOON_RED | for_red | moons & THIRTEEN) + offer(MOON_BLUE | for_blue | moons >> 13)
        else:
            made = (
                offer(for_red | stars & THIRTEEN)
                + offer(STAR_BLUE | for_blue | stars >> 13)
                + offer(MOON_RED | for_red | moons & THIRTEEN)
                + offer(MOON_BLUE | for_blue | moons >> 13)
            )
        return made  # type: ignore[return-value]

    def wander(self, s: State, rng: Rng) -> Option:  # type: ignore[override]
        """One of options(), without making the list."""
        mask = allowed(s)
        for_red: i64 = COIN if s.blue else 0
        for_blue: i64 = COIN if s.red else 0
        stars = mask & STARS
        moons = mask >> 26
        if not moons:
            return one_of(offer(for_red | stars & THIRTEEN), offer(STAR_BLUE | for_blue | stars >> 13), rng)
        red_moons = offer(MOON_RED | for_red | moons & THIRTEEN)
        blue_moons = offer(MOON_BLUE | for_blue | moons >> 13)
        if not stars:
            return one_of(red_moons, blue_moons, rng)
        red_stars = offer(for_red | stars & THIRTEEN)
        blue_stars = offer(STAR_BLUE | for_blue | stars >> 13)
        low: i64 = len(red_stars) + len(blue_stars)
        k = rng.below(low + len(red_moons) + len(blue_moons))
        return nth(red_stars, blue_stars, k) if k < low else nth(red_moons, blue_moons, k - low)

    def take(self, s: State, pick: Option) -> None:  # type: ignore[override]
        card: i64 = pick >> PART_BITS
        seat = s.seat
        bit: i64 = BITS[card]
        if seat == 0:
            s.hand0 -= bit
        elif seat == 1:
            s.hand1 -= bit
        elif seat == 2:
            s.hand2 -= bit
        else:
            s.hand3 -= bit
        suit: i64 = 1 if card >= 26 else 0
        laid = s.laid
        if laid == 0:
            s.led = suit
        elif suit != s.led:
            s.voids |= BITS[2 * seat + s.led]
        coin: i64 = pick & 1
        if coin:
            if card % 26 >= 13:
                s.red -= 1
            else:
                s.blue -= 1
        s.trick |= (2 * card + coin) << 8 * laid
        s.laid = laid + 1
        if s.told is not None:
            tell_play(s)
        if laid + 1 == s.seats:
            end_trick(s)
        else:
            s.seat = seat + 1 if seat + 1 < s.seats else 0


def one_of(first: list[object], second: list[object], rng: Rng) -> Option:
    return nth(first, second, rng.below(len(first) + len(second)))


def nth(first: list[object], second: list[object], k: i64) -> Option:
    size: i64 = len(first)
    return cast(Option, first[k] if k < size else second[k - size])


def end_trick(s: State) -> None:
    """Judge the trick once, by the coins left now (DU-33); coins first, then the cards."""
    n = s.seats
    winner = s.leader + taking(s)
    if winner >= n:
        winner -= n
    if s.trick & COINS:
        for k in range(n):
            if s.trick >> 8 * k & 1:
                s.coins += BITS[8 * ((s.leader + k) % n)]
    s.tricks += BITS[8 * winner]
    s.done.append(s.trick | winner << TAKER)
    if s.told is not None:
        tell_trick(s, winner)
    s.leader = s.seat = winner
    s.laid = 0
    s.trick = 0
    s.led = -1
    if len(s.done) == s.terms.hand_size:
        s.work.pop()
        s.work.append(END_ROUND)


@final
class EndRound(steps.Step):
    """Score, keep the round for review, and go on or end (3.3)."""

    def run(self, s: State) -> None:  # type: ignore[override]
        scores = scores_now(s)
        winner = winner_of_round(s, scores)
        coins = s.per_seat(s.coins)
        tricks = s.per_seat(s.tricks)
        s.past.append(Round(s.opener, s.done, coins, tricks, scores, winner, cards_in(s.undealt)))
        if s.terms.partners:
            s.points[winner] += 1  # DU-20: scores are not added
            ended = s.points[winner] == 2
        else:
            for side in range(s.terms.sides):
                s.points[side] += scores[side]
            ended = max(s.points) - min(s.points) >= 7 or len(s.past) == 4  # DU-25, DU-43
        if s.told is not None:
            facts: dict[str, Fact] = {"round": len(s.past), "scores": scores, "winner": winner if winner >= 0 else None}
            s.tell("scored", {**facts, "coins": by_side(s, coins), "tricks": by_side(s, tricks)})
        if not ended:
            s.work.append(DEAL)
        elif s.told is not None:
            s.tell("over", {"winners": winning_seats(s), "scores": seat_points(s)})


DEAL: Final = Deal()
PLAY: Final = Play()
END_ROUND: Final = EndRound()
