"""The rules of Duālis, as steps: deal, play (which ends the trick), end of a round.

No step has fields, so one instance of each serves all states. Hot code works with masks and tables: the plays that
a mask of thirteen cards offers are computed once.
"""

from typing import Final, final

from emberhall.games.dualis.events import Over, Scored
from emberhall.games.dualis.facts.tricks import taking
from emberhall.games.dualis.score import ROUNDS_TO_WIN, by_side, score_of, seat_points, winner_of_round, winning_seats
from emberhall.games.dualis.state import TAKER, Round, State
from emberhall.games.dualis.turn.tellings import tell_deal, tell_lead, tell_play, tell_trick
from emberhall.games.dualis.words import MOON, STAR, play_option
from emberhall.games.dualis.words import PLAY as V_PLAY
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, on_of, option, ref_of

THIRTEEN: Final = (1 << 13) - 1
STARS: Final = (1 << 26) - 1
MOONS: Final = STARS << 26
# Where the offers of a group start; COIN is added if a coin can be taken.
COIN: Final = 1 << 13
STAR_BLUE: Final = 2 << 13
MOON_RED: Final = 4 << 13
MOON_BLUE: Final = 6 << 13

REDS: Final = THIRTEEN | THIRTEEN << 26
BLUES: Final = REDS << 13
TOP: Final = 1 << 60  # card k is TOP >> 60 - k: when compiled, the 1 of `1 << k` would be 32 bits wide
SIZES: Final[bytes] = bytes([mask.bit_count() for mask in range(8192)])
# The card of a mask with a single card: the powers of two up to the 65th differ modulo 67.
PLACES: Final[bytes] = bytes([{(1 << card) % 67: card for card in range(52)}.get(k, 0) for k in range(67)])
DECK: Final[list[int]] = list(range(52))


def offers() -> list[tuple[object, ...]]:
    """At group << 13 | mask: the options of a suit and printed colour for a mask of its 13 cards.

    The group is 4 * suit + 2 * colour, plus one if a coin can be taken. The ints are made once and shared.
    """
    boxed: list[object] = [play_option(play) for play in range(104)]
    offers_by_mask: list[tuple[object, ...]] = []
    for group in range(8):
        first = len(offers_by_mask)
        offers_by_mask.append(())
        for k in range(13):
            play = 2 * (group // 2 * 13 + k)
            last = tuple(boxed[play : play + 1 + group % 2])
            offers_by_mask += [known + last for known in offers_by_mask[first:]]
    return offers_by_mask


OFFERS: Final[list[tuple[object, ...]]] = offers()


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

    def run(self, s: State) -> None:
        terms = s.terms
        n = terms.seats
        dealt = n * terms.hand_size
        deck = DECK[:]
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
        if s.events is not None:
            tell_deal(s)
        s.work.append(PLAY)


def mask_of(cards: list[int]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask += TOP >> 60 - card
    return mask


@final
class Play(steps.Step):
    """The only question: a card, with or without a coin (DU-31). It stays until the round ends."""

    asks: bool = True
    stays: bool = True

    def who(self, s: State) -> int:
        return s.seat

    def ask(self, s: State) -> str:
        return "play"

    def always(self, s: State) -> bool:
        return (
            len(s.done) + 1 < s.terms.hand_size
        )  # before the last trick, a card played automatically would reveal the hand (DU-38)

    def options(self, s: State) -> tuple[Option, ...]:
        seat = s.seat
        hand = s.hand0 if seat == 0 else s.hand1 if seat == 1 else s.hand2 if seat == 2 else s.hand3
        stars = hand & STARS
        moons = hand >> 26
        for_red: i64 = COIN if s.blue else 0  # a red card needs a blue coin (DU-02)
        for_blue: i64 = COIN if s.red else 0
        if not moons or (s.led == STAR and stars):  # the same as allowed(), inlined because it is hot
            offer = OFFERS[for_red | stars & THIRTEEN] + OFFERS[STAR_BLUE | for_blue | stars >> 13]
        elif not stars or s.led == MOON:
            offer = OFFERS[MOON_RED | for_red | moons & THIRTEEN] + OFFERS[MOON_BLUE | for_blue | moons >> 13]
        else:
            offer = (
                OFFERS[for_red | stars & THIRTEEN]
                + OFFERS[STAR_BLUE | for_blue | stars >> 13]
                + OFFERS[MOON_RED | for_red | moons & THIRTEEN]
                + OFFERS[MOON_BLUE | for_blue | moons >> 13]
            )
        return offer  # type: ignore[return-value]

    def wander(self, s: State, rng: Rng) -> Option:
        """A random one of options(), without building the list."""
        mask = allowed(s)
        reds: i64 = SIZES[mask & THIRTEEN] + SIZES[mask >> 26 & THIRTEEN]
        blues: i64 = SIZES[mask >> 13 & THIRTEEN] + SIZES[mask >> 39]
        red_coin: i64 = 1 if s.red else 0
        blue_coin: i64 = 1 if s.blue else 0
        k = rng.below((reds << blue_coin) + (blues << red_coin))
        coin: i64 = 0
        if k < reds << blue_coin:
            mask &= REDS
            if blue_coin:
                coin = k & 1
                k >>= 1
        else:
            k -= reds << blue_coin
            mask &= BLUES
            if red_coin:
                coin = k & 1
                k >>= 1
        while k:  # the k-th card of the mask
            mask &= mask - 1
            k -= 1
        card: i64 = PLACES[(mask & -mask) % 67]
        return option(V_PLAY, card, coin)

    def roam(self, s: State, rng: Rng) -> int:
        """Play the round to its end."""
        size = s.terms.hand_size
        count = 0
        while len(s.done) < size:
            self.take(s, self.wander(s, rng))
            count += 1
        return count

    def take(self, s: State, pick: Option) -> None:
        card: i64 = ref_of(pick)
        seat = s.seat
        bit = TOP >> 60 - card
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
            s.voids |= 1 << 2 * seat + s.led
        coin: i64 = on_of(pick)
        if coin:
            if card % 26 >= 13:
                s.red -= 1
            else:
                s.blue -= 1
            s.bids |= 1 << 8 * seat
        s.trick |= (2 * card + coin) << 8 * laid
        s.laid = laid + 1
        if s.events is not None:
            tell_play(s)
        if laid + 1 == s.seats:
            end_trick(s)
        else:
            s.seat = seat + 1 if seat + 1 < s.seats else 0


def end_trick(s: State) -> None:
    """Decide the trick once, by the coins left now (DU-33); coins are collected first, then the cards."""
    n = s.seats
    winner = s.leader + taking(s)
    if winner >= n:
        winner -= n
    s.coins += s.bids
    s.bids = 0
    s.tricks += 1 << 8 * winner
    s.done.append(s.trick | winner << TAKER)
    if s.events is not None:
        tell_trick(s, winner)
    s.leader = s.seat = winner
    s.laid = 0
    s.trick = 0
    s.led = -1
    if len(s.done) == s.terms.hand_size:
        s.work.pop()
        s.work.append(END_ROUND)
    elif s.events is not None:
        tell_lead(s)


@final
class EndRound(steps.Step):
    """Score, keep the round for review, and go on or end (3.3)."""

    def run(self, s: State) -> None:
        coins = s.per_seat(s.coins)
        tricks = s.per_seat(s.tricks)
        side_coins = by_side(s, coins)
        side_tricks = by_side(s, tricks)
        scores = [score_of(side_coins[side], side_tricks[side]) for side in range(s.terms.sides)]
        winner = winner_of_round(s, scores, side_tricks)
        s.past.append(Round(s.opener, s.done, coins, tricks, scores, winner, s.undealt))
        if s.terms.partners:
            s.points[winner] += 1  # DU-20: scores are not added
            ended = s.points[winner] == ROUNDS_TO_WIN
        else:
            for side in range(s.terms.sides):
                s.points[side] += scores[side]
            ended = max(s.points) - min(s.points) >= 7 or len(s.past) == 4  # DU-25, DU-43
        if s.events is not None:
            won = winner if winner >= 0 else None
            number = len(s.past)
            s.tell(Scored(kind="scored", round=number, scores=scores, winner=won, coins=side_coins, tricks=side_tricks))
        if not ended:
            s.work.append(DEAL)
        elif s.events is not None:
            s.tell(Over(kind="over", winners=winning_seats(s), scores=seat_points(s)))


DEAL: Final = Deal()
PLAY: Final = Play()
END_ROUND: Final = EndRound()
