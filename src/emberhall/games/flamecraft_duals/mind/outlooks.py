"""The worth of a two-seat position of Flamecraft Duals, in points: reputation, and what every card may bring.

A small net tells what a card is worth to its owner, by how near the board is to its pattern, what the bag may bring,
and how many turns are left. Unknown cards count with their average worth, so that no hand has to be guessed.
"""

from typing import Final, final

from emberhall.games.flamecraft_duals.components.board import BITS
from emberhall.games.flamecraft_duals.facts.grids import COMPLETE, ONE_SHORT, SPARE, TWO_SHORT, TYPES, Grid
from emberhall.games.flamecraft_duals.facts.stacks import KINDS, size
from emberhall.games.flamecraft_duals.score import totals
from emberhall.games.flamecraft_duals.state import CARD, MARK, State
from emberhall.games.flamecraft_duals.words import IRON, PLANT
from emberhall.kernel import i64
from emberhall.kernel.nets import Net

FACES: Final = 13
FOUNTAINS: Final = 6
BAG: Final = 30.0  # tokens, about as many as at the start
MOVERS: Final = 1 << 2 | 1 << 4  # meat and potion can move a token anywhere
PULLERS: Final = 1 << 0 | 1 << 1  # bread and crystal pull more

NAMES: Final = ["reputation", "coins", "coins, late", "kept", "turn", "turn, late"]
ESTIMATE: Final = [1.0, 0.3, -0.3, 0.5, 0.8, -0.5]
CARD_NAMES: Final = [
    "reputation",
    "on turn",
    "complete",
    "complete twice",
    "likely next",
    "likely by moving",
    "likely by pulling",
    "likely by iron",
    "likely by plants",
    "ways",
    "two short",
    "far",
    "turns left",
    "few turns left",
    "last turn",
    "fountain",
    "complete, worth more",
    "likely, worth more",
]
CARD_ESTIMATE: Final = [0.1, 0.15, 1.3, 0.2, 0.9, 0.6, 0.2, 0.2, 0.2, 0.12, 0.0, 0.0, 0.03, 0.0, 0.0, 0.0, 0.5, 0.2]
INPUTS: Final = 18


@final
class Outlook:
    """What cards are worth with the current bag, computed once for each value of Grid.near."""

    def __init__(self, net: Net, weights: list[float]) -> None:
        self.net = net
        self.weights = weights
        self.known: dict[int, float] = {}
        self.chances: list[float] = []  # of the next token, for each mask of types; -1: not computed yet
        self.bag: i64 = -1
        self.left: i64 = 0

    def prepare(self, s: State) -> None:
        """Start over if the bag has changed."""
        bag = s.bag or s.extras
        left = size(s.bag)
        if bag != self.bag or left != self.left:
            self.bag = bag
            self.left = left
            self.known.clear()
            self.chances = [-1.0] * 64

    def card(self, near: i64, reputation: i64, on: i64, fountain: i64) -> float:
        """What a card is worth to its owner."""
        key: int = ((near << 3 | min(reputation, 7)) << 1 | on) << 1 | fountain
        worth = self.known.get(key)
        if worth is None:
            worth = self.net.value(self.inputs(near, reputation, on, fountain))
            self.known[key] = worth
        return worth

    def inputs(self, near: i64, reputation: i64, on: i64, fountain: i64) -> list[float]:
        """The numbers of a card, in the order of their names."""
        numbers = [0.0] * INPUTS
        complete = near & COMPLETE
        ways = near >> ONE_SHORT & 7
        turns = (self.left + on) // 2
        worth = float(reputation) / 3.0
        numbers[0] = worth
        numbers[1] = 1.0 if on else 0.0
        if complete:
            numbers[2] = 1.0
            numbers[16] = worth
            if complete > 1:
                numbers[3] = 1.0
        elif ways:
            hope = self.likely(near >> TYPES & 63)
            numbers[4] = hope
            numbers[17] = hope * worth
            if near >> SPARE & 1:
                numbers[5] = self.likely(MOVERS)
            numbers[6] = self.likely(PULLERS)
            numbers[7] = self.likely(1 << IRON)
            numbers[8] = self.likely(1 << PLANT)
            numbers[9] = float(ways) / 4.0
        else:
            numbers[10] = float(near >> TWO_SHORT & 7) / 4.0
            numbers[11] = 1.0
        numbers[12] = float(turns) / 10.0
        numbers[13] = 1.0 / (1.0 + float(turns))
        numbers[14] = 1.0 if turns == 0 else 0.0
        numbers[15] = 1.0 if fountain else 0.0
        return numbers

    def likely(self, kinds: i64) -> float:
        """The chance that the next token counts as one of these types."""
        if self.chances[kinds] < 0.0:
            self.chances[kinds] = self.share(kinds)
        return self.chances[kinds]

    def share(self, kinds: i64) -> float:
        """The share of the tokens in the bag that count as one of these types."""
        total: i64 = 0
        good: i64 = 0
        for face in range(FACES):
            count = self.bag >> 4 * face & 15
            total += count
            if KINDS[face] & kinds:
                good += count
        return float(good) / float(total) if total else 0.0

    def general(self, s: State, seat: i64) -> list[float]:
        """The numbers of a position apart from its cards, as a seat's lead, in the order of their names."""
        other = 1 - seat
        late = max(0.0, 1.0 - float(self.left) / BAG)
        coins = float(s.coins(seat) - s.coins(other))
        scores = totals(s)  # in a pair, with those of the first game
        numbers = [float(scores[seat] - scores[other]), coins, coins * late, 0.0, 0.0, 0.0]
        if s.end_by < 0:
            numbers[3] = (1.0 if s.kept(seat) >= 0 else 0.0) - (1.0 if s.kept(other) >= 0 else 0.0)
            numbers[4] = 1.0 if s.seat == seat else -1.0
            numbers[5] = numbers[4] * late
        return numbers


def rows_of(outlook: Outlook, s: State, seat: i64) -> list[list[float]]:
    """The inputs of the cards of both seats and the fountain, each after 1 (for the seat) or -1 (against it)."""
    grid = Grid()
    grid.look(s)
    rows: list[list[float]] = []
    for owner in range(2):
        sign = 1.0 if owner == seat else -1.0
        on: i64 = 1 if s.seat == owner else 0
        hand = s.hand(owner)
        card: i64 = 0
        while hand:
            if hand & 1:
                rows.append([sign, *outlook.inputs(grid.near(s, card), s.book.reputation[card], on, 0)])
            hand >>= 1
            card += 1
        for place in range(FOUNTAINS):
            if s.open & BITS[place]:
                number = s.book.shops + place
                rows.append([sign, *outlook.inputs(grid.near(s, number), s.book.reputation[number], on, 1)])
    return rows


def lead_of(outlook: Outlook, s: State, seat: i64) -> float:
    """What a position between two turns is worth to a seat."""
    total: float = 0.0
    general = outlook.general(s, seat)
    for k in range(len(general)):
        total += general[k] * outlook.weights[k]
    grid = Grid()
    grid.look(s)
    for owner in range(2):
        on: i64 = 1 if s.seat == owner else 0
        if s.end_by >= 0 and not on:
            continue  # its last turn is over
        own = hand_worth(outlook, grid, s, owner, on)
        total += own if owner == seat else -own
    return total


def hand_worth(outlook: Outlook, grid: Grid, s: State, owner: i64, on: i64) -> float:
    """What the cards in hand and those of the fountain are worth to a seat."""
    total: float = 0.0
    hand = s.hand(owner)
    card: i64 = 0
    while hand:
        if hand & 1:
            near = grid.near(s, card)
            reputation: i64 = s.book.reputation[card]
            if s.end_by < 0:
                total += outlook.card(near, reputation, on, 0)
            elif near & COMPLETE:
                total += float(reputation)
        hand >>= 1
        card += 1
    best: float = 0.0
    for place in range(FOUNTAINS):
        if s.open & BITS[place]:
            number = s.book.shops + place
            near = grid.near(s, number)
            reputation = s.book.reputation[number]
            if s.end_by < 0:
                total += outlook.card(near, reputation, on, 1)
            elif near & COMPLETE:
                best = max(best, float(reputation))
    return total + best


def unseen_by(s: State, seat: i64) -> list[int]:
    """The shop cards unknown to a seat: the deck except what it put there, the other hand except what it knows."""
    other = 1 - seat
    cards = [entry & CARD for entry in s.deck if entry >> MARK != seat + 1]
    if s.terms.seats == 2:
        cards += cards_of(s.hand(other) & ~(s.shown(other) | s.traced(other)))
    return cards


def cards_of(hand: i64) -> list[int]:
    """The shop cards of a mask."""
    cards: list[int] = []
    card = 0
    while hand:
        if hand & 1:
            cards.append(card)
        hand >>= 1
        card += 1
    return cards
