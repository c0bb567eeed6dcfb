"""The numbers the worth of a position at Flamecraft is computed from: what a seat has secured, and what may come.

They know no cards by name: what a shop, a dragon or an enchantment is good for shows in what the turn brought and what
its effects promise, so overlay cards are judged as well as ours. Every number counts three times, with separate
weights: if any turn is left, by how many of the last few turns are left, and by how many turns are left beyond those.
"""

from typing import Final

from emberhall.games.flamecraft.effects.asking import MOON, able
from emberhall.games.flamecraft.effects.fancies import moon_worth
from emberhall.games.flamecraft.effects.prices import shortfall
from emberhall.games.flamecraft.facts.counts import count
from emberhall.games.flamecraft.mind.ratings import Ratings
from emberhall.games.flamecraft.mind.survey import Survey
from emberhall.games.flamecraft.state import State, cards_in
from emberhall.games.flamecraft.words import COIN, SPACES
from emberhall.kernel import i64

GOOD: Final = [0.0, 0.75, 1.4, 2.0, 2.5, 2.9, 3.2, 3.4]  # by the number of one type
HAND: Final = [0.0, 1.2, 2.4, 3.5, 4.6, 5.6, 6.6]  # by the number of artisans; more cannot be kept
ARTISAN_PACE: Final = 0.5  # cards that leave the deck per turn
ENCHANTMENT_PACE: Final = 0.33
SETTLED: Final = 3.0  # own turns left beyond which things keep their full worth
LONG: Final = 12.0  # own turns, about as many as in a game of four
NEAR: Final = 2  # an enchantment that lacks at most this many goods is nearly within reach
UNSEEN: Final = 2.5  # the expected score of an unknown moon dragon

NUMBERS: Final = [
    "coins",
    "goods",
    "all goods",
    "kinds of goods",
    "artisans",
    "suns",
    "moons",
    "moons, as things are",
    "suns that can be scored",
    "suns one short",
    "reserved",
    "companion",
    "best cast",
    "second cast",
    "casts nearly within reach",
    "fires at a cast",
    "best gathering",
    "second gathering",
    "best slot",
    "slots",
    "on turn",
    "on turn: best cast",
    "on turn: best gathering",
    "last word",
    "turns left",
    "one",
]
TIMES: Final = ["", ", soon", ", early"]
NAMES: Final = ["secured", *[name + time for name in NUMBERS for time in TIMES]]
COUNT: Final = 26
# Weights used where nothing was fitted.
ESTIMATES: Final = {
    "secured": 1.0,
    "coins, soon": 0.15,
    "goods, soon": 1.0,
    "artisans, soon": 1.0,
    "suns, soon": 3.8,
    "moons, soon": 3.8,
    "moons, as things are, soon": -0.5,
    "reserved, soon": 1.0,
    "companion, soon": 4.0,
    "last word": 5.0,
}
ESTIMATE: Final = [ESTIMATES.get(name, 0.0) for name in NAMES]


def turns_left(s: State, seat: int) -> float:
    """An estimate of the seat's own turns left, the current one included."""
    if s.finals >= 0:
        return 1.0 if (seat - s.active) % s.seats < s.finals else 0.0
    now: float = 1.0 if s.active == seat else 0.0
    if s.trigger >= 0:
        return 1.0 + now
    turns = min(len(s.deck) / ARTISAN_PACE, len(s.enchantments) / ENCHANTMENT_PACE)
    return 1.0 + now + turns / s.terms.seats


def worth_of(numbers: list[float], left: float, weights: list[float]) -> float:
    """A seat's worth in points: its numbers, weighed by how many turns it has left."""
    total = numbers[0] * weights[0]
    if left > 0.0:
        soon = min(1.0, left / SETTLED)
        early = max(0.0, min(1.0, (left - SETTLED) / LONG))
        for k in range(1, COUNT + 1):
            number = numbers[k]
            if number != 0.0:
                total += number * (weights[3 * k - 2] + soon * weights[3 * k - 1] + early * weights[3 * k])
    return total


def features_of(numbers: list[float], left: float) -> list[float]:
    """The features that the weights multiply."""
    features = [numbers[0]]
    some = min(1.0, left)
    soon = min(1.0, left / SETTLED)
    early = max(0.0, min(1.0, (left - SETTLED) / LONG))
    for number in numbers[1:]:
        features += [number * some, number * soon, number * early]
    return features


def numbers_of(s: State, seat: int, left: float, survey: Survey, ratings: Ratings, known: bool) -> list[float]:
    """The numbers of a seat with this many turns left; unless its secret cards are known, only how many they are."""
    features = [0.0] * (COUNT + 1)
    hold(features, s, seat)
    if s.fancies[seat]:
        if known:
            fancies(features, s, seat, ratings)
        else:
            half = 0.5 * float(s.fancies[seat].bit_count())
            features[6] = half
            features[7] = half
            features[8] = half * UNSEEN
    features[0] = float(s.rep[seat]) + features[1] + features[8]
    if left > 0.0:
        if s.reserved[seat] >= 0:
            features[11] = 1.0
        if s.companions[seat] >= 0 and not s.used >> seat & 1:
            features[12] = 1.0
        visits(features, s, seat, survey)
        casts(features, s, seat, survey, ratings)
        places(features, s, seat, survey)
        if s.active == seat:
            features[21] = 1.0
            features[22] = features[13]
            features[23] = features[17]
        if s.trigger == seat:
            features[24] = 1.0
        features[25] = left / LONG
        features[26] = 1.0
    return features


def hold(features: list[float], s: State, seat: i64) -> None:
    """Tokens and artisans."""
    base = 7 * seat
    goods: float = 0.0
    kinds: float = 0.0
    whole: i64 = 0
    for kind in range(6):
        held: i64 = s.tokens[base + kind]
        if held:
            goods += GOOD[min(held, 7)]
            kinds += 1.0
            whole += held
    features[1] = float(s.tokens[base + COIN])
    features[2] = goods
    features[3] = float(whole)
    features[4] = kinds
    keen = 0.7 + 1.0 / float(max(s.seats, 2))  # with fewer players, a seat meets its own artisans again more often
    features[5] = keen * HAND[min(s.hands[seat].bit_count(), 6)]


def fancies(features: list[float], s: State, seat: i64, ratings: Ratings) -> None:
    """The seat's own fancy dragons: what moons would score, and which suns are ready or nearly ready."""
    book = s.book
    for card in cards_in(s.fancies[seat]):
        if book.fancy_timing[card] == MOON:
            features[7] += 1.0
            features[8] += float(moon_worth(s, seat, card))
            continue
        features[6] += 1.0
        needs = book.fancy_needs[card]
        if needs:
            if ratings.lasting[card]:
                lack = needs[1] - count(s, seat, needs[0])
                if lack <= 1:
                    features[9 if lack <= 0 else 10] += ratings.fancies[card]
        elif able(s, book.fancy_row[card], seat, max(s.pawns[seat], 0), -1, True):
            features[9] += ratings.fancies[card]


def visits(features: list[float], s: State, seat: i64, survey: Survey) -> None:
    """The two shops where the seat gathers most, less the fees."""
    best: float = 0.0
    second: float = 0.0
    here: i64 = s.pawns[seat]
    for space in range(SPACES):
        goods = survey.gathers[space]
        if goods <= second or space == here:
            continue
        if space in s.pawns and not s.book.shop_free[s.shops[space]]:
            for pawn in s.pawns:
                if pawn == space:
                    goods -= 1.0
        if goods > best:
            second = best
            best = goods
        elif goods > second:
            second = goods
    features[17] = best
    features[18] = second


def casts(features: list[float], s: State, seat: i64, survey: Survey, ratings: Ratings) -> None:
    """The two best enchantments the seat can pay for where there is room, and those it nearly can."""
    room: i64 = 0
    for space in range(SPACES):
        if space != s.pawns[seat]:
            room |= survey.rooms[space]
    icon: i64 = -1
    for at in range(6):
        card: i64 = s.row[at] if at < 5 else s.reserved[seat]
        if card < 0 or not room >> s.book.enchantment_icon[card] & 1:
            continue
        if cast(features, s, seat, card, ratings.charms[card]):
            icon = s.book.enchantment_icon[card]
    if icon >= 0:
        fires: i64 = 0
        for space in range(SPACES):
            if survey.rooms[space] >> icon & 1 and space != s.pawns[seat]:
                fires = max(fires, survey.fires[space])
        features[16] = float(fires)


def cast(features: list[float], s: State, seat: i64, card: i64, points: list[float]) -> bool:
    """Count one enchantment; True if it is the best so far."""
    cost = s.book.enchantment_cost
    coins = s.tokens[7 * seat + COIN] - cost[7 * card + COIN]
    best: float = 0.0
    near: float = 0.0
    for k in range(len(points)):
        lack = shortfall(s, seat, cost, 7 * card, k + 1)
        if lack > NEAR and lack > coins:
            break
        if lack <= coins:
            best = max(best, points[k] - float(lack))
        if 0 < lack <= NEAR:
            near = max(near, points[k] / float(1 + lack))
    features[15] += near
    if best > features[13]:
        features[14] = features[13]
        features[13] = best
        return True
    features[14] = max(features[14], best)
    return False


def places(features: list[float], s: State, seat: i64, survey: Survey) -> None:
    """The best free slot for an artisan in hand, and the best of each kind together."""
    hand = s.hands[seat]
    for icon in range(6):
        if hand >> 7 * icon & 127 and survey.slots[icon] > 0.0:
            features[20] += survey.slots[icon]
            features[19] = max(features[19], survey.slots[icon])
