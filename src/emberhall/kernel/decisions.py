"""Decisions: a question put to one seat, and the options that answer it.

An option is an int that packs a verb, a thing (`ref`) and a second thing it goes `on`; its word is its notation for
people, records and the wire. `word` and `find` are inverses.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, final

from emberhall.kernel import i64
from emberhall.kernel.events import Facts

Option: TypeAlias = int

_BITS: Final = 12  # of a ref and of an on; only this module packs (tests/repository)
_MASK: Final = (1 << 12) - 1


@final
class Refusal:
    """Why a word cannot be picked now: a ruling's id or a general key, with the arguments of its sentence."""

    def __init__(self, rule: str, args: dict[str, str | int] | None = None) -> None:
        self.rule = rule
        self.args: dict[str, str | int] = args if args is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.args!r})"


class IllegalPick(ValueError):
    """The pick is not among the options; nothing has changed. Carries the word and the Refusal, where known."""

    def __init__(self, sentence: str, word: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(sentence)
        self.word = word
        self.refusal = refusal


def option(verb: i64, ref: i64 = 0, on: i64 = 0) -> Option:
    """Pack a legal answer. Ascending ints are the canonical order: by verb, then ref, then on.

    >>> pick = option(2, ref=17, on=4)
    >>> verb_of(pick), ref_of(pick), on_of(pick)
    (2, 17, 4)
    """
    return verb << (2 * _BITS) | ref << _BITS | on


def verb_of(pick: i64) -> int:
    return pick >> (2 * _BITS)


def ref_of(pick: i64) -> int:
    return pick >> _BITS & _MASK


def on_of(pick: i64) -> int:
    return pick & _MASK


@final
class Choice:
    """What a page is told about an option next to its word: its verb, the things it touches, and what it would give.

    `refs` name things as the view does, in the order in which a person would point at them; an option without refs
    is a button. `gives` is the key of a preview, empty where the rules cannot know it, and `facts` are its values, a
    typed dict of the title (see `Face.previews`).
    """

    def __init__(self, verb: str, refs: tuple[str, ...] = (), gives: str = "", facts: Facts | None = None) -> None:
        self.verb = verb
        self.refs = refs
        self.gives = gives
        self.facts: Facts = facts if facts is not None else {}

    def __repr__(self) -> str:
        return f"Choice({self.verb!r}, {self.refs!r}, {self.gives!r}, {self.facts!r})"


@final
class Combined:
    """Several words said together in one gesture: the things it points at, and what the last word would give."""

    def __init__(self, words: tuple[str, ...], choice: Choice, final: bool) -> None:
        self.words = words
        self.choice = choice
        self.final = final  # the last word cannot be taken back; those before it can

    def __repr__(self) -> str:
        return f"Combined({self.words!r}, {self.choice!r}, {self.final!r})"


@final
class Decision:
    """A question put to one seat; its options are never empty, unique, and in canonical order.

    >>> decision = Decision(0, "colour", (0, 1), -1, lambda pick: ("red", "blue")[pick])
    >>> decision.words(), decision.find("blue"), decision.word(1)
    (('red', 'blue'), 1, 'blue')
    >>> decision.find("green")
    Traceback (most recent call last):
    emberhall.kernel.decisions.IllegalPick: 'green' is not an answer to 'colour' for seat 0 now. It can be: red, blue.
    """

    def __init__(
        self,
        seat: int,
        ask: str,
        options: tuple[Option, ...],
        source: int,
        speak: Callable[[Option], str],
        always: bool = False,
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.options = options
        self.source = source
        self.always = always  # a person must answer even with one option left: that it is the only one is a secret
        self._speak = speak

    def word(self, pick: Option) -> str:
        """The word of an option."""
        return self._speak(pick)

    def words(self) -> tuple[str, ...]:
        return tuple([self._speak(pick) for pick in self.options])

    def find(self, word: str) -> Option:
        """The option a word stands for; IllegalPick lists the words that are legal."""
        for pick in self.options:
            if self._speak(pick) == word:
                return pick
        offered = list(self.words())
        shown = ", ".join(offered[:8]) + (f" and {len(offered) - 8} more" if len(offered) > 8 else "")
        raise IllegalPick(f"{word!r} is not an answer to {self.ask!r} for seat {self.seat} now. It can be: {shown}.")

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, ask={self.ask!r}, words={self.words()!r})"
