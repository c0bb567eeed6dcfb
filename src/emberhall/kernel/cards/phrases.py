"""Card text as data: trees of messages that any reader's language can say.

A phrase is {"key", "args"}: a message of the locales and its arguments, each a number, a word, a phrase, or a list of
phrases. A list is joined with spaces; empty phrases are left out. `else` is what to say if no language has the message.
A phrase without a key is a text of the card's own, in both languages.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

Phrase: TypeAlias = dict[str, Any]


def phrase(key: str, **args: object) -> Phrase:
    """A message and its arguments.

    >>> phrase("draw", count=2)
    {'key': 'draw', 'args': {'count': 2}}
    """
    return {"key": key, "args": args}


def own_text(en: str, fr: str) -> Phrase:
    """A text that is not made from data."""
    return {"key": "", "args": {"en": en, "fr": fr}}


def phrase_or(key: str, otherwise: str) -> Phrase:
    """A message without arguments, and the fallback if no language has it."""
    return {"key": key, "args": {}, "else": otherwise}


def chained(key: str, parts: Sequence[Phrase]) -> Phrase | None:
    """Phrases joined pairwise by a message with `one` and `two`; None if there are no phrases."""
    whole: Phrase | None = None
    for part in parts:
        whole = part if whole is None else phrase(key, one=whole, two=part)
    return whole
