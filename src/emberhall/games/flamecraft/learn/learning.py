"""What learners need of Flamecraft: its actions depend on the cards."""

from typing import final

from emberhall.games.flamecraft.learn.actions import ActionTable
from emberhall.games.flamecraft.learn.observe import FlamecraftObserver
from emberhall.games.flamecraft.state import Book
from emberhall.kernel.decisions import Option
from emberhall.kernel.observers import Observer
from emberhall.kernel.parts.learning import Learning


@final
class FlamecraftLearning(Learning):
    """A table of actions, and an observer for each number of seats."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.table = ActionTable(book)
        super().__init__(self.table.count)

    def action_id(self, pick: Option) -> int:
        return self.table.number(pick)

    def observer(self, seats: int) -> Observer:
        return FlamecraftObserver(self.book, seats)
