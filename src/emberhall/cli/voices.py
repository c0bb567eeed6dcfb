"""The sentences of one language, from the catalogue that browser and terminal share."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from emberhall import titles
from emberhall.kernel.games import own_titles
from emberhall.wire.titles.locales import text_of

FALLBACK = "en"
NAME = re.compile(r"-?[A-Za-z][\w-]*")
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # any other line starts with a blank
ELIDED = re.compile(r" (d|qu)e (?=[AEIOUÉÈ])")  # « de Odile » is « d’Odile »
MARKED = re.compile(r"([!?])\.")  # a name with its own mark ends the sentence


class Voice:
    """Formats messages by key; a message missing in a language is shown in English."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundles = [catalogue(name) for name in dict.fromkeys((lang, FALLBACK))]

    def __call__(self, key: str, /, **args: str | float) -> str:
        """The sentence of a key, or of `key.attribute`; the key itself if there is none."""
        sentence = self._said(key, args)
        return key if sentence is None else sentence[0]

    def whole(self, key: str, /, **args: str | float) -> str | None:
        """The sentence, if there is one and no argument is missing."""
        sentence = self._said(key, args)
        return None if sentence is None or sentence[1] else sentence[0]

    def _said(self, key: str, args: dict[str, str | float]) -> tuple[str, list[Exception]] | None:
        name, _, attribute = key.partition(".")
        for bundle in self.bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, missing = bundle.format_pattern(pattern, args)
                    sentence = MARKED.sub(r"\1", str(text))
                    return (ELIDED.sub(r" \1’", sentence) if self.lang == "fr" else sentence), missing
        return None

    def knows(self, key: str) -> bool:
        """True if any language has this message."""
        return any(bundle.has_message(key) for bundle in self.bundles)

    def refusal(self, title: str, rule: str, args: dict[str, str | int]) -> str:
        """Why a word is refused now: the title's own sentence, or the common one."""
        for key in (f"{title}-refusal-{rule}", f"refusal-{rule}"):
            if self.knows(key):
                return self(key, **args)
        return self("refusal-other")


class Catalogue(FluentBundle):
    """The messages of a language. Each is parsed when first needed: parsing all takes half a second."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        super().__init__([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            starts = list(ENTRY.finditer(text))
            ends = [*(each.start() for each in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=False):
                self._unread.setdefault(start[1], text[start.start() : end])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _read(self, name: str) -> None:
        """Parse a message or term, and everything it may refer to."""
        text = self._unread.pop(name, None)
        if text is not None:
            self.add_resource(FluentResource(text))
            for each in NAME.findall(text):
                self._read(each)


@cache
def catalogue(lang: str) -> Catalogue:
    """Every message of a language: ours, then those of titles from other packages."""
    folder = files("emberhall") / "locales" / lang
    ours = [file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda each: each.name) if file.is_file()]
    others = [text_of(title, lang) or "" for title in sorted(set(titles()) - set(own_titles()))]
    return Catalogue(lang, [*ours, *others])
