"""The languages there are: every folder of `locales` with a `language.json`.

It says what a language is called, how its dates are written and how its words are set. One of them is the fallback:
what another one lacks is said in it.
"""

import os
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

FACTS = "language.json"
ELSEWHERE = "EMBERHALL_LOCALES"
"""Names another place for the folders, as it does when the page is built: somebody may be translating."""


class Elision(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Words that lose their vowel before others: « de Odile » is « d’Odile »."""

    words: tuple[tuple[str, str], ...]
    before: str


class Language(msgspec.Struct, forbid_unknown_fields=True, frozen=True, rename="camel"):
    """What is known of a language besides its sentences. `spaced` is for the page, which breaks lines."""

    name: str
    dates: str
    fallback: bool = False
    spaced: tuple[tuple[str, str], ...] = ()
    elided: Elision | None = None
    open_syllables: bool = False

    def fitted(self, sentence: str) -> str:
        """A sentence whose words fit those that were filled in."""
        if self.elided is not None:
            for word, shorter in self.elided.words:
                for letter in self.elided.before:
                    sentence = sentence.replace(f" {word}{letter}", f" {shorter}{letter}")
        return sentence


def folders() -> Traversable:
    """Where the folders of the languages are."""
    elsewhere = os.environ.get(ELSEWHERE)
    return Path(elsewhere) if elsewhere else files("emberhall") / "locales"


def folder_of(lang: str) -> Traversable:
    """The folder of a language's sentences."""
    return folders() / lang


@cache
def languages() -> dict[str, Language]:
    """The languages by their tags, the fallback first. Raises ValueError if there is not exactly one fallback."""
    read = msgspec.json.Decoder(Language).decode
    all_of_them = sorted(folders().iterdir(), key=lambda each: each.name)
    known = {each.name: read((each / FACTS).read_bytes()) for each in all_of_them if (each / FACTS).is_file()}
    if sum(each.fallback for each in known.values()) != 1:
        raise ValueError(f"Exactly one of the languages {', '.join(known)} is to be the fallback.")
    return dict(sorted(known.items(), key=lambda each: not each[1].fallback))


LANGUAGES = tuple(languages())
FALLBACK = LANGUAGES[0]


def text_in(thing: object, lang: str) -> str:
    """A text that a value has in fields named by languages; in the fallback if it is not in this one."""
    return getattr(thing, lang, "") or str(getattr(thing, FALLBACK))


def spoken(wanted: str) -> str | None:
    """The language of a tag such as `fr-CA`, or of a locale such as `fr_CA.UTF-8`; None if it is not spoken here."""
    lang = re.split(r"[-_.@]", wanted.strip().lower(), maxsplit=1)[0]
    return lang if lang in LANGUAGES else None
