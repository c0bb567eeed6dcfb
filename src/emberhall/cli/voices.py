"""The sentences of one language, from the catalogue that browser and terminal share."""

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from emberhall import titles
from emberhall.kernel.games import own_titles
from emberhall.wire.locales import text_of

FALLBACK = "en"
ELIDED = re.compile(r" (d|qu)e (?=[AEIOUÉÈ])")  # « de Odile » is « d’Odile »


class Voice:
    """Formats messages by key; a message missing in a language is shown in English."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundles = [catalogue(name) for name in dict.fromkeys((lang, FALLBACK))]

    def __call__(self, key: str, /, **args: str | float) -> str:
        """The sentence of a key, or of `key.attribute`; the key itself if there is none."""
        found = self._said(key, args)
        return key if found is None else found[0]

    def whole(self, key: str, /, **args: str | float) -> str | None:
        """The sentence, if somebody wrote it and the arguments are all it needs."""
        found = self._said(key, args)
        return None if found is None or found[1] else found[0]

    def _said(self, key: str, args: dict[str, str | float]) -> tuple[str, list[Exception]] | None:
        name, _, attribute = key.partition(".")
        for bundle in self.bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, missing = bundle.format_pattern(pattern, args)
                    return (ELIDED.sub(r" \1’", str(text)) if self.lang == "fr" else str(text)), missing
        return None

    def knows(self, key: str) -> bool:
        """Whether any language has this message."""
        return any(bundle.has_message(key) for bundle in self.bundles)

    def refusal(self, title: str, rule: str, args: dict[str, str | int]) -> str:
        """Why a word is refused now: the title's own sentence, or the common one."""
        for key in (f"{title}-refusal-{rule}", f"refusal-{rule}"):
            if self.knows(key):
                return self(key, **args)
        return self("refusal-other")


@cache
def catalogue(lang: str) -> FluentBundle:
    """Every message of a language: ours, then those of titles that other packages bring."""
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("emberhall") / "locales" / lang
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    for title in sorted(set(titles()) - set(own_titles())):
        bundle.add_resource(FluentResource(text_of(title, lang) or ""))
    return bundle
