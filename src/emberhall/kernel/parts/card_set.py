"""The cards a game is played with, of which an overlay or older rules make another set."""

from collections.abc import Mapping
from typing import Any

from emberhall.kernel import mypyc_attr
from emberhall.kernel.cards.catalogue import Entry


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class CardSet:
    """The cards of a game as plain data. A title without card files needs nothing else."""

    def __init__(self, files: Mapping[str, str] | None = None, rules: int = 0) -> None:
        self.files: Mapping[str, str] = files if files is not None else {}  # of the overlay: TOML texts by file name
        self.rules = rules  # it has no card that came after these; 0, made the title's by its Game: it has them all
        self.overlay = ""  # the mark of the overlay of cards, if any
        self.warnings: list[str] = []  # a sentence for each odd but allowed thing in the overlay
        self.older: dict[int, Any] = {}  # the game with the cards of older rules, made on demand

    def catalogue(self) -> list[Entry]:
        """Every card as plain data, for the page, the terminal and the bots; empty for a title without cards."""
        return []

    def decks(self) -> list[dict[str, Any]]:
        """The decks that come with the game, as plain data, if its seats bring decks."""
        return []

    def deck_limits(self) -> dict[str, int]:
        """A deck's `size`, the `most` copies of a card, the cards of the first `hand`; empty if no seat brings one."""
        return {}

    def fingerprint(self) -> str:
        """A hash of everything in the card files that makes games differ; empty for a title without card files."""
        return ""
