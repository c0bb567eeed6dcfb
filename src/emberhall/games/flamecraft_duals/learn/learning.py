"""What learners need of Flamecraft Duals: its actions depend on the shops."""

from typing import final

from emberhall.games.flamecraft_duals.components.book import Book
from emberhall.games.flamecraft_duals.learn.observe import DualsObserver
from emberhall.games.flamecraft_duals.words import action_of
from emberhall.kernel.decisions import Option
from emberhall.kernel.observers import Observer
from emberhall.kernel.parts.learning import Learning


@final
class DualsLearning(Learning):
    """Action numbers, and an observer for each number of seats."""

    def __init__(self, book: Book) -> None:
        super().__init__(book.action_count)
        self.book = book

    def action_id(self, pick: Option) -> int:
        return action_of(pick)

    def observer(self, seats: int) -> Observer:
        return DualsObserver(self.book, seats)
