"""The names of cards in a lesson's sentences: every card named must be on the table, or have just been heard of.

A card may be called by its whole name or by a part of it with a capital: "Cyclone Monk", "your Monk". What else a tutor
calls things, such as "the tortoise", is in the lesson's `names`.
"""

import re
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from itertools import pairwise
from typing import Any, Final

from emberhall.kernel.titles.catalogues import cards_of

WORD: Final = re.compile(r"[^\W\d_]+")
ENDS: Final = ".!?:"  # a word after one of these has a capital anyway
LEAST: Final = 4  # letters: shorter words of names are articles and the like


def missing(title: str, text: str, lang: str, seen: AbstractSet[str]) -> list[str]:
    """The names in a text of which no card is among the things `seen`."""
    names = {card: str(entry["name"][lang]) for card, entry in cards_of(title).items()}
    near = [name for card, name in names.items() if card in seen]
    singular = {word for name in (*near, *seen) for word in _words(name)}
    here = singular | {f"{word}s" for word in singular}
    whole = [name for name in names.values() if name not in near and _is_in(name, text)]
    covered = " ".join(near)
    unknown = [name for name in whole if not _is_in(name, covered)]
    parts = {word for name in names.values() for word in _words(name)}
    unknown += [word for word in _capitals(text) if word.lower() in parts and word.lower() not in here]
    return sorted(set(unknown))


def things_in(value: Any) -> Iterator[str]:
    """Every string in a view or an event. Lists of whole decks are left out: their cards are not on the table."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, each in value.items():
            if name != "lists":
                yield from things_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from things_in(each)


def _is_in(name: str, text: str) -> bool:
    """True if the name stands in the text as whole words."""
    pieces = text.split(name)
    return any(not before[-1:].isalnum() and not after[:1].isalnum() for before, after in pairwise(pieces))


def _words(text: str) -> Iterator[str]:
    yield from (word for word in (match[0].lower() for match in WORD.finditer(text)) if len(word) >= LEAST)


def _capitals(text: str) -> Iterable[str]:
    """The words with a capital that do not have it because a sentence begins there."""
    for match in WORD.finditer(text):
        before = text[: match.start()].rstrip(" «“\u202f\u00a0")
        if match[0][0].isupper() and len(match[0]) >= LEAST and before and before[-1] not in ENDS:
            yield match[0]
