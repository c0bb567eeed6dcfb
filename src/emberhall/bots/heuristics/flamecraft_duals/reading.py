"""A seat's view of Flamecraft Duals as a bot reads it: the board, its cards, and the board's worth to it."""

from collections.abc import Mapping
from typing import Any, Final

from emberhall.bots.heuristics.flamecraft_duals.patterns import HEXES, Card, tops_of

COMPLETE: Final = 2.0  # per reputation of a card that would score now
ONE_SHORT: Final = (0.5, 0.3)  # a shop card, a fountain card that lacks one token
TWO_SHORT: Final = 0.12
MORE_WAYS: Final = 0.05  # for each placement that is as close
SOLO_FOUNTAIN: Final = (14.0, 2.5, 0.8)  # solo is about its fountain card: complete, one short, two short


class Reading:
    """One decision's view, read once."""

    def __init__(self, view: Mapping[str, Any], cards: Mapping[str, Card]) -> None:
        self.view = view
        self.cards = cards
        self.seat: int = view["seat"]
        self.solo: bool = view["mode"] == "solo"
        self.board: list[list[str]] = [list(stack["tokens"]) for stack in view["board"]]
        self.source: int = HEXES.get(view["source"], -1)  # where the question arose
        self.mini: int = HEXES.get(view["mini"], -1)
        self.hand = {pattern["card"]: cards[pattern["card"]] for pattern in view["hand"]}
        self.fountain = [] if view["claimed"] else [cards[pattern["card"]] for pattern in view["fountain"]]
        self.fancies = {fancy["card"] for fancy in view["fancies"]}
        self.coins: int = view["players"][self.seat]["coins"]
        self.bag: int = view["bag_size"] + len(view["extras"])
        self.last: bool = view["end"] is not None
        self.known: dict[int, float] = {}  # worths of boards by their tops: many ways lead to the same

    def worth(self, board: list[list[str]]) -> float:
        """The worth of a board to this seat, by the cards that are complete or nearly so."""
        return self.worth_of(tops_of(board))

    def worth_of(self, tops: int) -> float:
        """The worth of a board, by its tops."""
        found = self.known.get(tops)
        if found is None:
            found = self.known[tops] = self.reckoned(tops)
        return found

    def reckoned(self, tops: int) -> float:
        total = sum([self.card_worth(card, tops) for card in self.hand.values()])
        claims = [self.card_worth(card, tops) for card in self.fountain]
        if claims:
            best = max(claims)
            total += best + 0.3 * (sum(claims) - best if best < 4 else 0)
        return total

    def card_worth(self, card: Card, tops: int) -> float:
        least, ways = card.lacking(tops)
        if self.solo and card.fountain:
            return SOLO_FOUNTAIN[least] + MORE_WAYS * min(ways, 4) if least < 3 else 0.0
        if least == 0:
            return COMPLETE * card.reputation
        if self.last:  # what is not complete now never will be
            return 0.0
        if least == 1:
            return ONE_SHORT[card.fountain] + MORE_WAYS * min(ways, 4)
        return TWO_SHORT if least == 2 else 0.0

    def room(self, at: int) -> bool:
        return len(self.board[at]) < 3 and at != self.mini

    # --- changed boards

    def placed(self, at: int, token: str, board: list[list[str]] | None = None) -> list[list[str]]:
        changed = [*(self.board if board is None else board)]
        changed[at] = [*changed[at], token]
        return changed

    def moved(self, origin: int, to: int, board: list[list[str]] | None = None) -> list[list[str]]:
        changed = [*(self.board if board is None else board)]
        token = changed[origin][-1]
        changed[origin] = changed[origin][:-1]
        changed[to] = [*changed[to], token]
        return changed

    def swapped(self, a: int, b: int, board: list[list[str]] | None = None) -> list[list[str]]:
        changed = [*(self.board if board is None else board)]
        changed[a], changed[b] = [*changed[a][:-1], changed[b][-1]], [*changed[b][:-1], changed[a][-1]]
        return changed

    # --- cards nobody has shown

    def unseen(self) -> list[str]:
        view = self.view
        seen = {pattern["card"] for pattern in view["hand"]} | {card["card"] for card in view["returned"]}
        seen |= {card for player in view["players"] for card in [*player["pile"], *player["known"]]}
        seen |= {card for card in view["open_cards"] if card}
        return [code for code, card in self.cards.items() if not card.fountain and code not in seen]

    def deck_worth(self) -> float:
        """The mean worth of a card from the deck."""
        tops = tops_of(self.board)
        codes = self.unseen()
        return sum([self.card_worth(self.cards[code], tops) for code in codes]) / max(len(codes), 1)

    def types_unseen(self) -> dict[str, int]:
        codes = self.unseen()
        return {kind: sum([kind in self.cards[code].icons for code in codes]) for kind in "BCMIOP"}
