"""The past of a play: the words that stand, and the events told. Successive plays share it.

It only grows, so a play only needs to know how much of it is its own; this avoids copying hundreds of words and events
for every answer. When a second play continues from the same moment, it makes its own copy.
"""

from collections.abc import Sequence
from typing import final

from emberhall.kernel.events import Event, Heard, heard_by
from emberhall.kernel.plays.takebacks import Move


@final
class Past:
    """How much of two lists, which other plays may share, belongs to one play."""

    def __init__(self, words: list[Move], events: list[Event], word_count: int, event_count: int) -> None:
        self._words = words
        self._events = events
        self.word_count = word_count  # how many of the words are ours
        self.event_count = event_count  # how many of the events are ours
        self._heard: dict[int, list[Heard]] = {}  # by seat, as far as somebody has asked
        self._heard_of: dict[int, int] = {}  # and of how many events

    def shared(self) -> "Past":
        """A past that shares these lists, for a play that continues from here."""
        return Past(self._words, self._events, self.word_count, self.event_count)

    def words(self, first: int = 0) -> list[Move]:
        """The words from number `first` on."""
        return self._words[first : self.word_count]

    def events(self, first: int = 0) -> list[Event]:
        """The events from number `first` on."""
        return self._events[first : self.event_count]

    def heard(self, seat: int) -> Sequence[Heard]:
        """Everything a seat has heard."""
        if seat not in self._heard:
            self._heard[seat] = []
            self._heard_of[seat] = 0
        heard = self._heard[seat]
        heard += heard_by(seat, self.events(self._heard_of[seat]))
        self._heard_of[seat] = self.event_count
        return heard

    def say(self, move: Move) -> None:
        """Add a word."""
        self._own()
        self._words.append(move)
        self.word_count += 1

    def tell(self, events: list[Event]) -> None:
        """Add events."""
        self._own()
        self._events += events
        self.event_count += len(events)

    def _own(self) -> None:
        """Copy the lists if another play has already added to them."""
        if len(self._words) != self.word_count or len(self._events) != self.event_count:
            self._words = self.words()
            self._events = self.events()


def no_past() -> Past:
    return Past([], [], 0, 0)
