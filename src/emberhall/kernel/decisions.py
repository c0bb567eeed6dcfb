"""Decisions: a question put to one seat, and the options that answer it.

An option is an int that packs a verb, a thing (`ref`) and a second thing it goes `on`; its word is how people, records
and the wire say it. Printing an option and finding a word are inverses.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, final

Option: TypeAlias = int

PART_BITS: Final = 12
PART_MASK: Final = (1 << 12) - 1


class IllegalPick(ValueError):
    """What was picked is not among the options; the state is as it was."""


def option(verb: int, ref: int = 0, on: int = 0) -> Option:
    """Pack a legal answer. Ascending ints are the canonical order: by verb, then ref, then on."""
    return verb << (2 * PART_BITS) | ref << PART_BITS | on


def verb_of(pick: Option) -> int:
    return pick >> (2 * PART_BITS)


def ref_of(pick: Option) -> int:
    return pick >> PART_BITS & PART_MASK


def on_of(pick: Option) -> int:
    return pick & PART_MASK


@final
class Decision:
    """A question put to one seat; its options are never empty, unique, and in canonical order."""

    def __init__(
        self, seat: int, ask: str, options: tuple[Option, ...], source: int, speak: Callable[[Option], str]
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.options = options
        self.source = source
        self._speak = speak

    def word(self, pick: Option) -> str:
        """How an option is said."""
        return self._speak(pick)

    def words(self) -> tuple[str, ...]:
        return tuple([self._speak(pick) for pick in self.options])

    def find(self, word: str) -> Option:
        """The option a word means; IllegalPick says what could have been said."""
        for pick in self.options:
            if self._speak(pick) == word:
                return pick
        offered = list(self.words())
        shown = ", ".join(offered[:8]) + (f" and {len(offered) - 8} more" if len(offered) > 8 else "")
        raise IllegalPick(f"{word!r} is not an answer to {self.ask!r} for seat {self.seat} now. It can be: {shown}.")

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, ask={self.ask!r}, words={self.words()!r})"
