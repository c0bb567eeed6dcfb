"""What the boards at the end of a turn are worth with two seats: at a first look, and at a second."""

from typing import Final, final

from emberhall.games.flamecraft_duals.components.board import BITS
from emberhall.games.flamecraft_duals.facts.grids import COMPLETE, Grid
from emberhall.games.flamecraft_duals.mind.outlooks import FOUNTAINS, Outlook, cards_of, unseen_by
from emberhall.games.flamecraft_duals.mind.turn_ends import Weigher
from emberhall.games.flamecraft_duals.state import State
from emberhall.games.flamecraft_duals.turn.rules import hand_limit, held_cards
from emberhall.kernel import i64

AGAIN: Final = 1.1  # what a token pulled by bread gains by firing itself
PULLS: Final = [1.2, 1.5]  # about what a pull by bread and one by crystal bring
DECIDED: Final = 20.0  # what winning counts, in points


@final
class Rivals(Weigher):
    """Two seats: matching cards are scored, the rest waits for the next turn, and the other seat is next."""

    def __init__(self, outlook: Outlook, s: State, seat: i64, back: i64) -> None:
        """`back` of the seat's cards are still to be given back: the worst ones."""
        super().__init__(AGAIN, PULLS)
        self.outlook = outlook
        self.grid = Grid()
        self.hand = cards_of(s.hand(seat))
        self.keeps: i64 = len(self.hand) - back
        self.limit = hand_limit(s)
        self.ended = s.end_by >= 0
        self.special = s.special != 0
        other = 1 - seat
        known = s.shown(other) | s.traced(other)
        self.theirs = cards_of(s.hand(other) & known)
        self.hidden: i64 = held_cards(s.hand(other) & ~known)
        self.unseen = unseen_by(s, seat)
        self.base: float = 0.0
        self.fresh: float = 0.0
        self.begin(s, seat)

    def begin(self, s: State, seat: i64) -> None:
        """Compute what does not change in this turn, and the average worth of a new card."""
        outlook = self.outlook
        outlook.prepare(s)
        general = outlook.general(s, seat)
        if not self.ended:  # the other seat is next
            general[4] = -1.0
            general[5] = -abs(general[5])
        for k in range(len(general)):
            self.base += general[k] * outlook.weights[k]
        if not self.ended and self.unseen:
            self.grid.look(s)
            for card in self.unseen:
                self.fresh += outlook.card(self.grid.near(s, card), s.book.reputation[card], 0, 0)
            self.fresh /= len(self.unseen)

    def quick(self, s: State) -> float:
        grid = self.grid
        grid.look(s)
        total: float = 0.0
        worths: list[float] = []
        sorting = self.keeps < len(self.hand)
        for card in self.hand:
            near = grid.near(s, card)
            reputation: i64 = s.book.reputation[card]
            worth: float = 0.0
            if near & COMPLETE:
                worth = float(reputation) + self.fresh
            elif not self.ended:
                worth = self.outlook.card(near, reputation, 0, 0)
            if sorting:
                worths.append(worth)
            else:
                total += worth
        if sorting:
            worths.sort(reverse=True)
            for k in range(self.keeps):
                total += worths[k]
        if s.open:
            total += self.fountain(s, grid)
        return total

    def whole(self, s: State, grid: Grid) -> float:
        """The worth including unknown cards: to this seat as replacements of scored ones, and to the other seat."""
        book = s.book
        own: float = 0.0
        theirs: float = 0.0
        count = len(self.unseen)
        for card in self.unseen:
            near = grid.near(s, card)
            reputation: i64 = book.reputation[card]
            if self.ended:
                if near & COMPLETE:
                    theirs += float(reputation)
            else:
                own += self.outlook.card(near, reputation, 0, 0)
                theirs += self.outlook.card(near, reputation, 1, 0)
        if count:
            own /= count
            theirs = theirs * float(self.hidden) / count
        for card in self.theirs:
            near = grid.near(s, card)
            reputation = book.reputation[card]
            if not self.ended:
                theirs += self.outlook.card(near, reputation, 1, 0)
            elif near & COMPLETE:
                theirs += float(reputation)
        total = self.base + self.own(s, grid, own)
        if s.open:
            total += self.fountain(s, grid)
        if not self.special:
            total -= theirs
        elif total != 0.0:
            total += DECIDED if total > 0.0 else -DECIDED
        return total

    def own(self, s: State, grid: Grid, fresh: float) -> float:
        """What the seat's own cards are worth, if each scored one is replaced by a new card."""
        worths: list[float] = []
        for card in self.hand:
            near = grid.near(s, card)
            reputation: i64 = s.book.reputation[card]
            if near & COMPLETE:
                worths.append(float(reputation) + fresh)
            else:
                worths.append(0.0 if self.ended else self.outlook.card(near, reputation, 0, 0))
        worths.sort(reverse=True)
        total: float = 0.0
        for k in range(self.keeps):
            total += worths[k]
        if self.keeps < self.limit and not self.ended:
            total += fresh * float(self.limit - self.keeps)
        return total

    def fountain(self, s: State, grid: Grid) -> float:
        """The best card that can be claimed, and what the others are worth to either seat."""
        best: float = 0.0
        total: float = 0.0
        for place in range(FOUNTAINS):
            if s.open & BITS[place]:
                number = s.book.shops + place
                near = grid.near(s, number)
                reputation: i64 = s.book.reputation[number]
                left: float = 0.0
                if not self.ended:
                    left = self.outlook.card(near, reputation, 0, 1) - self.outlook.card(near, reputation, 1, 1)
                elif not self.special and near & COMPLETE:
                    left = -float(reputation)
                total += left
                if near & COMPLETE and not s.claimed:
                    best = max(best, float(reputation) - left)
        return total + best

    def passed(self, s: State) -> float:
        """The worth if the turn ends here and matching cards are not scored."""
        hand = self.hand
        limit = self.limit
        keeps = self.keeps
        claimed = s.claimed
        self.hand = []
        self.keeps = 0
        self.limit = max(0, limit - keeps)
        s.claimed = 1
        self.grid.look(s)
        total = self.whole(s, self.grid)
        if not self.ended:
            for card in hand:
                total += self.outlook.card(self.grid.near(s, card), s.book.reputation[card], 0, 0)
        self.hand = hand
        self.limit = limit
        self.keeps = keeps
        s.claimed = claimed
        return total
