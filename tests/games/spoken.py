"""The catalogues of both languages, for tests of what people read."""

from pathlib import Path

import emberhall
from emberhall.wire.titles.messages import Catalogue

LOCALES = Path(emberhall.__file__).parent / "locales"


SPOKEN = {
    language: Catalogue(language, [path.read_text("utf-8") for path in sorted((LOCALES / language).glob("*.ftl"))])
    for language in ("en", "fr")
}
"""All messages of a language, for every title."""


def say(language: str, key: str, **args: str | int) -> str:
    """The sentence of a key; fails on any error."""
    assert SPOKEN[language].has_message(key), key
    message = SPOKEN[language].get_message(key)
    assert message.value is not None, key
    text, problems = SPOKEN[language].format_pattern(message.value, args)
    assert problems == [], key
    return str(text)
