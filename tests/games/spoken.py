"""The catalogues of both languages, for tests of what people read."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import emberhall

LOCALES = Path(emberhall.__file__).parent / "locales"


def bundle(language: str) -> FluentBundle:
    """Everything that is said in a language, whatever the title."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


SPOKEN = {language: bundle(language) for language in ("en", "fr")}


def say(language: str, key: str, **args: str | int) -> str:
    """The sentence of a key, without a fault."""
    message = SPOKEN[language].get_message(key)
    assert message.value is not None, key
    text, problems = SPOKEN[language].format_pattern(message.value, args)
    assert problems == [], key
    return str(text)
