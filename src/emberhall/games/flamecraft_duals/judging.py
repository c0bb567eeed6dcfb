"""What the worth of a position at Flamecraft Duals is computed from: what seats have, and what their cards still lack.

Cards one token short count by how likely the bag brings that token, too.
"""

from typing import Final, final

from emberhall.games.flamecraft_duals.board import BITS
from emberhall.games.flamecraft_duals.patterns import there
from emberhall.games.flamecraft_duals.score import reputation
from emberhall.games.flamecraft_duals.stacks import KINDS, room, size
from emberhall.games.flamecraft_duals.state import State
from emberhall.kernel import i64

BAG: Final = 60.0  # tokens, about as many as there are at first
FACES: Final = 13
FOUNTAINS: Final = 6
WAYS: Final = 6  # placements beyond which more of them hardly matter
# Which bit a mask of one bit is: the powers of two up to the 65th differ modulo 67.
PLACES: Final[bytes] = bytes([{(1 << bit) % 67: bit for bit in range(57)}.get(k, 0) for k in range(67)])

# Each of the first group, by turns, stands for a seat on turn and for one that is not.
GROUP: Final = 9
NAMES: Final = [
    f"{name}, {whose}"
    for whose in ("on turn", "not on turn")
    for name in (
        "complete",
        "one short",
        "two short",
        "ways, one short",
        "likely next",
        "likeliest next",
        "cards",
        "one short, late",
        "fountain, one short",
    )
] + ["reputation", "reputation, late", "coins", "coins, late", "kept", "fountain, complete", "turn", "turn, late"]
REST: Final = 2 * GROUP
# What each of them is worth where nothing was fitted.
ESTIMATE: Final = [
    0.285, 0.065, 0.023, 0.082, 0.0, 0.0, 0.0, 0.0, 0.019,
    0.166, 0.027, 0.007, 0.019, 0.0, 0.0, 0.0, 0.0, -0.019,
    -0.108, 0.657, -0.131, 0.0, -0.224, 0.055, 0.0, 0.0,
]  # fmt: skip

SOLO_NAMES: Final = [
    "one",
    "claimed",
    "coins",
    "no coin",
    "fountain, complete",
    "fountain, one short",
    "fountain, two short",
    "fountain, ways",
    "fountain, likely",
    "complete",
    "one short",
    "two short",
    "likely",
    "nothing complete",
    "nothing one short",
    "bag",
    "deck",
    "kept",
    "claimed, late",
    "coins, late",
]
SOLO_ESTIMATE: Final = [
    0.0, 20.0, 1.0, 0.0, 14.0, 2.5, 0.8, 0.05, 0.0, 3.5, 0.8, 0.15, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0,
]  # fmt: skip


@final
class Lack:
    """How near a card is to its pattern: tokens missing (0 to 3), placements as near, types that complete it."""

    def __init__(self, short: i64, ways: i64, kinds: i64) -> None:
        self.short = short
        self.ways = ways
        self.kinds = kinds


def lacking(s: State, card: i64) -> Lack:
    """What the nearest placements of a card lack; a type completes it only where a token can be placed."""
    found = there(s, card)
    free = room(s)
    least: i64 = 3
    ways: i64 = 0
    kinds: i64 = 0
    wanted: i64
    for wanted in s.book.wanted[card]:
        missing = wanted & ~found
        rest = missing
        short: i64 = 0
        while rest and short < 3:
            rest &= rest - 1
            short += 1
        if short < least:
            least = short
            ways = 0
        if short == least:
            ways += 1
            if short == 1:
                at: i64 = PLACES[missing % 67]
                if free & BITS[at % 19]:
                    kinds |= BITS[kind_of(s, card, at // 19)]
    return Lack(least, ways, kinds)


def kind_of(s: State, card: i64, group: i64) -> i64:
    """The type a card's group of bits stands for."""
    kind: i64 = s.book.kind0[card] if group == 0 else s.book.kind1[card] if group == 1 else s.book.kind2[card]
    return kind


def likely(s: State, kinds: i64) -> float:
    """How likely the next token counts as one of some types."""
    counts = s.bag or s.extras
    if kinds == 0 or counts == 0:
        return 0.0
    total: i64 = 0
    good: i64 = 0
    for face in range(FACES):
        count = counts >> 4 * face & 15
        total += count
        if KINDS[face] & kinds:
            good += count
    return float(good) / float(total)


def lateness(s: State) -> float:
    left: i64 = size(s.bag) + size(s.extras)
    return max(0.0, 1.0 - float(left) / BAG)


def features_of(s: State, seat: int) -> list[float]:
    """The numbers of one of two seats."""
    found = [0.0] * len(NAMES)
    rep = reputation(s, seat)
    late = lateness(s)
    on_turn = s.seat == seat
    ended = s.end_by >= 0
    base = 0 if on_turn else GROUP
    coins = float(int(s.coins(seat)))
    if not (ended and not on_turn):
        cards(found, s, seat, base, late, ended)
        if s.open:
            fountain(found, s, on_turn, base)
    found[REST] = float(rep)
    found[REST + 1] = rep * late
    found[REST + 2] = coins
    found[REST + 3] = coins * late
    if s.kept(seat) >= 0 and not ended:
        found[REST + 4] = 1.0
    if on_turn:
        found[REST + 6] = 1.0
        found[REST + 7] = late
    return found


def cards(found: list[float], s: State, seat: int, base: int, late: float, ended: bool) -> None:
    """What the cards in hand lack."""
    hand = s.hand(seat)
    card: i64 = 0
    best: float = 0.0
    while hand:
        if hand & 1:
            near = lacking(s, card)
            value = float(s.book.reputation[card])
            found[base + 6] += 1.0
            if near.short == 0:
                found[base] += value
            elif not ended and near.short < 3:
                found[base + near.short] += value
                if near.short == 1:
                    hope = value * likely(s, near.kinds)
                    found[base + 3] += float(min(near.ways, WAYS))
                    found[base + 4] += hope
                    found[base + 7] += value * late
                    best = max(best, hope)
        hand >>= 1
        card += 1
    found[base + 5] = best


def fountain(found: list[float], s: State, on_turn: bool, base: int) -> None:
    """What the open fountain cards lack; whoever is on turn is first to claim one."""
    for card in range(FOUNTAINS):
        if s.open >> card & 1:
            number = int(s.book.shops) + card
            short = lacking(s, number).short
            if short == 0:
                found[REST + 5] += s.book.reputation[number] if on_turn else 0.0
            elif short == 1:
                found[base + 8] += s.book.reputation[number]


def solo_features(s: State) -> list[float]:
    """The numbers of somebody alone: fountain cards claimed, the next one, and the cards that keep up the duty."""
    found = [0.0] * len(SOLO_NAMES)
    late = lateness(s)
    coins = float(int(s.coins0))
    claimed: float = 0.0
    for card in s.pile0:
        if card >= s.book.shops:
            claimed += 1.0
    found[0] = 1.0
    found[1] = claimed
    found[2] = coins
    found[3] = 1.0 if s.coins0 == 0 else 0.0
    for card in range(FOUNTAINS):
        if s.open >> card & 1:
            near = lacking(s, int(s.book.shops) + card)
            if near.short < 3:
                found[4 + near.short] += 1.0
            found[7] += float(min(near.ways, 4))
            found[8] += likely(s, near.kinds) if near.short == 1 else 0.0
    solo_hand(found, s)
    found[15] = late
    found[16] = 1.0 if len(s.deck) < 6 else 0.0
    found[17] = 1.0 if s.kept0 >= 0 else 0.0
    found[18] = claimed * late
    found[19] = coins * late
    return found


def solo_hand(found: list[float], s: State) -> None:
    """What the cards in hand lack, alone: one must be complete every turn, or a coin be spent."""
    hand = s.hand0
    card: i64 = 0
    kinds: i64 = 0
    while hand:
        if hand & 1:
            near = lacking(s, card)
            if near.short < 3:
                found[9 + near.short] += 1.0
            kinds |= near.kinds if near.short == 1 else 0
        hand >>= 1
        card += 1
    found[12] = likely(s, kinds)
    if found[9] == 0.0:
        found[13] = 1.0
        if found[10] == 0.0:
            found[14] = 1.0
