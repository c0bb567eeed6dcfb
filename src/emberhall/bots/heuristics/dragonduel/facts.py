"""What a greedy player knows about the cards: facts from the catalogue, and rough values."""

from typing import Any, Final

from emberhall.kernel.games import Game

# What keywords and lasting effects add to a body, in thousands of Strength.
KEYWORDS: Final = {
    "flight": 0.8,
    "haste": 0.3,
    "undead": 0.4,
    "reach": 0.2,
    "siege": 0.4,
    "rooted": -0.9,
    "reckless": -0.6,
}
CARD: Final = 1.2  # the worth of a card in hand
SPARK: Final = 0.8
TOWER: Final = 2.5


class Fact:
    """One card, with its effects sorted by when they happen."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.card: str = entry["id"]
        self.kind: str = entry["family"]
        self.cost: int = entry["cost"]
        self.cost_x: int = entry["cost_x"]
        self.strength: int = entry["strength"] or 0
        self.keywords: list[str] = entry["keywords"]
        self.undead = "undead" in self.keywords
        self.does: list[dict[str, Any]] = entry["does"]
        self.body: float = self.strength / 1000 + sum(KEYWORDS.get(word, 0.0) for word in self.keywords)
        self.sorted: dict[tuple[str, int, int], list[dict[str, Any]]] = {}
        for deed in self.does:
            self.sorted.setdefault((deed["on"], deed["mode"], deed["ability"]), []).append(deed)
        # The Strength it gives itself on an event; below, whether it readies at the end of its turn.
        self.gains: dict[str, int] = {}
        for deed in self.does:
            if deed["op"] == "str" and deed["who"] == "self" and not deed["ability"]:
                self.gains[deed["on"]] = self.gains.get(deed["on"], 0) + deed["n"]
        self.vigilant = any(deed["op"] == "ready" for deed in self.deeds("endstep"))

    def deeds(self, on: str, mode: int = 1, ability: int = 0) -> list[dict[str, Any]]:
        """Its effects on an event."""
        return self.sorted.get((on, mode, ability), [])

    def countering(self) -> bool:
        return any(deed["op"] == "counter" for deed in self.does)


MADE: dict[int, tuple[Game, dict[str, Fact]]] = {}


def facts_of(game: Game) -> dict[str, Fact]:
    """The facts of a game's cards, computed once."""
    known = MADE.get(id(game))
    if known is None or known[0] is not game:
        known = (game, {entry["id"]: Fact(entry) for entry in game.catalogue()})
        MADE[id(game)] = known
    return known[1]
