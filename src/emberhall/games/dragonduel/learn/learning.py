"""What learners need of DragonDuel: its actions depend on the cards."""

from typing import final

from emberhall.games.dragonduel.components.book import Book
from emberhall.games.dragonduel.learn.actions import first_actions, number_of
from emberhall.games.dragonduel.learn.observe import DragonDuelObserver
from emberhall.kernel.decisions import Option
from emberhall.kernel.observers import Observer
from emberhall.kernel.parts.learning import Learning


@final
class DragonDuelLearning(Learning):
    """Action numbers by verb, and an observer for each number of seats."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.actions = first_actions(book)
        super().__init__(self.actions[-1])

    def action_id(self, pick: Option) -> int:
        return number_of(self.book, self.actions, pick)

    def observer(self, seats: int) -> Observer:
        return DragonDuelObserver(self.book, seats)
