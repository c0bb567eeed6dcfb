"""The past of a play: the words that stand, and what was told. Plays that follow from each other share it.

It only grows, so a play need only know how much of it is its own: to copy hundreds of words and events for every
answer would touch each of them. Where a second play goes on from the same moment, it takes a past of its own.
"""

from typing import final

from emberhall.kernel.events import Event
from emberhall.kernel.takebacks import Move


@final
class Past:
    """How far one play is in lists that others may share."""

    def __init__(self, words: list[Move], events: list[Event], said: int, told: int) -> None:
        self._words = words
        self._events = events
        self.said = said  # so many of the words are ours
        self.told = told  # and so many of the events

    def shared(self) -> "Past":
        """The same, for a play that goes on from here."""
        return Past(self._words, self._events, self.said, self.told)

    def words(self, first: int = 0) -> list[Move]:
        """The words from one on."""
        return self._words[first : self.said]

    def events(self, first: int = 0) -> list[Event]:
        """The events from one on."""
        return self._events[first : self.told]

    def say(self, move: Move) -> None:
        """One more word."""
        self._own()
        self._words.append(move)
        self.said += 1

    def tell(self, events: list[Event]) -> None:
        """So many more events."""
        self._own()
        self._events += events
        self.told += len(events)

    def _own(self) -> None:
        """If another play has gone on already, leave it what it has."""
        if len(self._words) != self.said or len(self._events) != self.told:
            self._words = self.words()
            self._events = self.events()


def no_past() -> Past:
    return Past([], [], 0, 0)
