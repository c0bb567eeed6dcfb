"""The worth of the end of a solo turn at Flamecraft Duals: a small net of fountain cards, coins and the next duty."""

from math import exp
from typing import Final, final

from emberhall.games.flamecraft_duals.components.board import BITS
from emberhall.games.flamecraft_duals.facts.grids import COMPLETE, ONE_SHORT, SPARE_BIT, TWO_SHORT, TYPES, Grid
from emberhall.games.flamecraft_duals.facts.stacks import KINDS
from emberhall.games.flamecraft_duals.mind.outlooks import FOUNTAINS, MOVERS, PULLERS, Outlook, cards_of
from emberhall.games.flamecraft_duals.mind.turn_ends import Weigher
from emberhall.games.flamecraft_duals.state import State
from emberhall.games.flamecraft_duals.turn.rules import hand_limit
from emberhall.kernel import i64
from emberhall.kernel.nets import Net

WON: Final = 20.0  # the worth of a won game; a lost one is worth 0, chances lie in between
ALL_CLAIMED: Final = 6.0
ALONE_NAMES: Final = [
    "claimed",
    "coins",
    "no coin",
    "bag",
    "claims due",
    "one complete",
    "two complete",
    "likely",
    "likely by moving",
    "likely by pulling",
    "ways",
    "far",
    "cards to come",
    "likely, none complete",
    "fountain complete",
    "fountain likely",
    "fountain by moving",
    "fountain ways",
    "fountain far",
    "fountain two short",
    "kept",
    "none complete, no coin",
]
ALONE_ESTIMATE: Final = [
    6.0, 1.0, -0.5, 2.0, -2.0, 2.0, 1.5, 1.0, 0.5, 0.2, 0.5, -1.0, 0.3, 1.0, 3.0, 3.0, 1.0, 0.4, -1.0, 0.2, 0.5, -1.5,
]  # fmt: skip
ALONE_INPUTS: Final = 22
NEAR: Final = 15  # bits of Grid.near
NO_PULLS: Final = [0.0, 0.0]
FIRED_AGAIN: Final = 0.3  # what a token pulled by bread gains by firing itself, less what it costs the bag


@final
class Alone(Weigher):
    """One seat: claims the fountain card, scores one shop card for the duty and keeps the others for the next duty."""

    def __init__(self, net: Net, outlook: Outlook, s: State, back: i64) -> None:
        super().__init__(FIRED_AGAIN, NO_PULLS)
        self.net = net
        self.outlook = outlook
        self.grid = Grid()
        self.back = back
        self.kept = s.kept0
        self.cards = cards_of(s.hand0)
        self.known: dict[int, float] = {}  # worths computed so far, by how near every card is
        outlook.prepare(s)
        self.claimed: float = 0.0
        for card in s.pile0:
            if card >= s.book.shops:
                self.claimed += 1.0

    def quick(self, s: State) -> float:
        self.grid.look(s)
        return self.whole(s, self.grid)

    def whole(self, s: State, grid: Grid) -> float:
        """The worth by the net, unless the game is decided."""
        near = self.open_near(s, grid)
        claims = s.claimed == 0 and near & COMPLETE != 0
        if claims and self.claimed == ALL_CLAIMED - 1.0:
            return WON
        if s.end_by >= 0:
            return 0.0
        key = int(near)
        for card in self.cards:
            key = key << NEAR | int(grid.near(s, card))
        if claims:
            for card in s.springs:
                key = key << NEAR | int(grid.near(s, s.book.shops + card))
        worth = self.known.get(key)
        if worth is None:
            worth = self.thought(s, grid, near, claims)
            self.known[key] = worth
        return worth

    def thought(self, s: State, grid: Grid, near: i64, claims: bool) -> float:
        """The worth by the net after this turn's duty, 0 if it cannot be done."""
        inputs = [0.0] * ALONE_INPUTS
        complete = self.hand(inputs, s, grid)
        coins = s.coins0
        if s.completed == 0 and not s.spent and not claims:
            if complete:
                complete -= 1
                inputs[12] += 0.5
            elif coins:
                coins -= 1
            else:
                return 0.0
        self.general(inputs, s, self.claimed + (1.0 if claims else 0.0), float(coins), complete)
        if claims:
            inputs[20] = 1.0
            self.springs(inputs, s, grid)
        else:
            self.fountain(inputs, near, 1.0)
        return self.chance(inputs)

    def chance(self, numbers: list[float]) -> float:
        """The chance to win by the net, times WON."""
        return WON / (1.0 + exp(-max(-30.0, min(30.0, self.net.value(numbers)))))

    def open_near(self, s: State, grid: Grid) -> i64:
        """How near the open fountain card is."""
        for place in range(FOUNTAINS):
            if s.open & BITS[place]:
                return grid.near(s, s.book.shops + place)
        return 0

    def numbers(self, s: State, grid: Grid) -> list[float]:
        """The net's inputs, in the order of the names, if the turn ends and nothing more is scored."""
        inputs = [0.0] * ALONE_INPUTS
        complete = self.hand(inputs, s, grid)
        self.general(inputs, s, self.claimed, float(s.coins0), complete)
        self.fountain(inputs, self.open_near(s, grid), 1.0)
        return inputs

    def general(self, inputs: list[float], s: State, claimed: float, coins: float, complete: i64) -> None:
        """How far the game is, and what is left for the duties to come."""
        bag = float(self.outlook.left)
        inputs[0] = claimed / ALL_CLAIMED
        inputs[1] = coins / 3.0
        inputs[2] = 1.0 if coins <= 0.0 else 0.0
        inputs[3] = bag / 24.0
        inputs[4] = min(2.0, 3.0 * (ALL_CLAIMED - claimed) / (bag + 2.0))
        inputs[5] = 1.0 if complete > 0 else 0.0
        inputs[6] = 1.0 if complete > 1 else 0.0
        inputs[20] = 1.0 if s.kept0 >= 0 else 0.0
        if complete == 0:
            inputs[13] = inputs[7]
            inputs[21] = inputs[2]

    def likely(self, kinds: i64) -> float:
        """The chance that the next token counts as one of these types; a kept token is known."""
        if self.kept >= 0:
            return 1.0 if KINDS[self.kept] & kinds else 0.0
        return self.outlook.likely(kinds)

    def hand(self, inputs: list[float], s: State, grid: Grid) -> i64:
        """Inputs for what the cards in hand lack; return how many are complete."""
        hand = s.hand0
        card: i64 = 0
        count: i64 = 0
        complete: i64 = 0
        kinds: i64 = 0
        ways: i64 = 0
        while hand:
            if hand & 1:
                near = grid.near(s, card)
                count += 1
                if near & COMPLETE:
                    complete += 1
                elif near >> ONE_SHORT & 7:
                    kinds |= near >> TYPES & 63
                    ways += near >> ONE_SHORT & 7
                    if near & SPARE_BIT:
                        inputs[8] = self.likely(MOVERS)
                    inputs[9] = self.likely(PULLERS)
                else:
                    inputs[11] += 0.5
            hand >>= 1
            card += 1
        inputs[7] = self.likely(kinds)
        inputs[10] = float(ways) / 8.0
        inputs[12] = 0.5 * float(max(0, hand_limit(s) - (count - self.back)))
        return min(complete, count - self.back)

    def springs(self, inputs: list[float], s: State, grid: Grid) -> None:
        """The next fountain card may be any of those left."""
        share = 1.0 / float(len(s.springs))
        for card in s.springs:
            self.fountain(inputs, grid.near(s, s.book.shops + card), share)

    def fountain(self, inputs: list[float], near: i64, share: float) -> None:
        """What a fountain card lacks, weighted by the probability that it is the next one."""
        if near & COMPLETE:
            inputs[14] += share
        elif near >> ONE_SHORT & 7:
            inputs[15] += share * self.likely(near >> TYPES & 63)
            inputs[16] += share * self.likely(MOVERS) if near & SPARE_BIT else 0.0
            inputs[17] += share * float(near >> ONE_SHORT & 7) / 4.0
        else:
            inputs[18] += share
            inputs[19] += share * float(near >> TWO_SHORT & 7) / 4.0

    def passed(self, s: State) -> float:
        """The worth if the turn ends here and matching cards are not scored."""
        if s.end_by >= 0:
            return 0.0
        self.grid.look(s)
        return self.chance(self.numbers(s, self.grid))
