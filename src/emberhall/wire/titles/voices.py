"""The sentences of one language, from the catalogue that browser and terminal share."""

import re
from functools import cache
from typing import TYPE_CHECKING

from emberhall import titles
from emberhall.kernel.games import own_titles
from emberhall.wire.titles.languages import FALLBACK, folder_of, languages
from emberhall.wire.titles.locales import text_of

if TYPE_CHECKING:
    from emberhall.wire.titles.messages import Catalogue

MARKED = re.compile(r"([!?])\.")  # a name with its own mark ends the sentence


class Voice:
    """Formats messages by key; a message missing in a language is shown in the fallback."""

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
                    return languages()[self.lang].fitted(sentence), missing
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


@cache
def catalogue(lang: str) -> "Catalogue":
    """Every message of a language: ours, then those of titles from other packages."""
    from emberhall.wire.titles.messages import Catalogue  # noqa: PLC0415 (a hall on one device speaks in its forge alone)

    catalogues = [each for each in folder_of(lang).iterdir() if each.name.endswith(".ftl")]
    ours = [file.read_text("utf-8") for file in sorted(catalogues, key=lambda each: each.name)]
    others = [text_of(title, lang) or "" for title in sorted(set(titles()) - set(own_titles()))]
    return Catalogue(lang, [*ours, *others])
