"""Somebody who plays a whole game of Duālis, whose own tests need no more than single cards."""

from tests.browser.hall import Visitor
from tests.browser.tables import open_table


class CardPlayer:
    """Plays the first cards that can be played."""

    title = "dualis"

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.page = visitor.page
        self.said: list[str] = []
        self.answered = -1
        self._visitor = visitor

    def begin(self, seats: int) -> None:
        open_table(self._visitor, self.title, seats, {"short": True})

    def step(self) -> bool:
        if not self._visitor.wait_for_turn():
            return False
        self.said.append(self._visitor.play_a_card())
        return True
