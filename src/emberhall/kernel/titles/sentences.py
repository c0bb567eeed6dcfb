"""Card text in one language: a phrase is a message and its arguments, which may be phrases themselves."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from emberhall.kernel.titles.boards import Voice

SPACES = re.compile(r"\s+")
LOOSE = re.compile(r" ([.,])")


def spoken(part: Any, voice: Voice) -> Any:
    """A phrase as text, a list of phrases joined by spaces, or any other value unchanged. Empty parts add no space."""
    if isinstance(part, list):
        return " ".join(said for item in part if (said := str(spoken(item, voice)).strip()))
    if not isinstance(part, Mapping):
        return part
    if not part["key"]:  # the card's own text, in both languages
        return part["args"][voice.lang]
    if "else" in part and not voice.knows(part["key"]):
        return part["else"]
    args = {name: spoken(arg, voice) for name, arg in part["args"].items()}
    text = voice(part["key"], **args).strip()
    for inner in args.values():
        if isinstance(inner, str) and inner.endswith("."):
            text = text.replace(f": {inner}", f": {small(inner)}")
    return text


def sentences(phrases: Sequence[Mapping[str, Any]], voice: Voice) -> str:
    """The whole text, each sentence starting with a capital, but not one that follows a colon."""
    whole = ""
    for one in phrases:
        text = LOOSE.sub(r"\1", SPACES.sub(" ", spoken(one, voice)).strip()).replace("..", ".")
        if text:
            text = small(text) if whole.endswith(":") else text[:1].upper() + text[1:]
            whole = f"{whole} {text}" if whole else text
    return whole


def small(text: str) -> str:
    """A sentence as it begins after a colon."""
    return text[:1].lower() + text[1:]
