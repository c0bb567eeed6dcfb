"""Card text as sentences: phrases rendered in a language's catalogue, failing if a message is missing."""

import re
from functools import cache
from importlib.resources import files
from typing import Any

from emberhall.wire.titles.messages import Catalogue


def file_of(language: str) -> str:
    return files("emberhall").joinpath("locales", language, "dragonduel.ftl").read_text("utf-8")


@cache
def bundle_of(language: str) -> Catalogue:
    """The messages of dragonduel.ftl only; each is parsed on first use."""
    return Catalogue(language, [file_of(language)])


def say(value: Any, language: str) -> Any:
    """Render a phrase, a list of phrases, or a value that needs no words."""
    if isinstance(value, list):
        return " ".join(said for item in value if (said := say(item, language).strip()))
    if not isinstance(value, dict):
        return value
    if not value["key"]:
        return value["args"][language]
    bundle = bundle_of(language)
    args = {name: say(part, language) for name, part in value["args"].items()}
    if not bundle.has_message(value["key"]):
        assert "else" in value, f"{language} lacks {value['key']}."
        return value["else"]
    return message(value["key"], language, args).strip()


def message(key: str, language: str, args: dict[str, Any] | None = None) -> str:
    """One message of the catalogue; fails on any error."""
    assert bundle_of(language).has_message(key), f"{language} lacks {key}."
    pattern = bundle_of(language).get_message(key).value
    assert pattern is not None, f"{language} says nothing for {key}."
    said, problems = bundle_of(language).format_pattern(pattern, args or {})
    assert not problems, f"{key} in {language}: {problems}"
    return str(said)


def text(phrases: list[dict[str, Any]], language: str) -> str:
    """The whole text of a card."""
    sentences = [re.sub(r"\s+", " ", say(phrase, language)).strip() for phrase in phrases]
    tidy = [re.sub(r" ([.,])", r"\1", sentence).replace("..", ".") for sentence in sentences]
    return " ".join(sentence[:1].upper() + sentence[1:] for sentence in tidy)
