"""The text of a card as a tree: every phrase is a message and its arguments, which may be phrases themselves."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from emberhall.cli.voices import Voice

SPACES = re.compile(r"\s+")
LOOSE = re.compile(r" ([.,])")


def spoken(part: Any, voice: Voice) -> Any:
    """A phrase, a list of phrases joined by spaces, or a plain value. Empty parts leave no extra space."""
    if isinstance(part, list):
        return " ".join(said for item in part if (said := str(spoken(item, voice)).strip()))
    if not isinstance(part, Mapping):
        return part
    if not part["key"]:  # the card's own text, in both languages
        return part["args"][voice.lang]
    if "else" in part and not voice.knows(part["key"]):
        return part["else"]
    return voice(part["key"], **{name: spoken(arg, voice) for name, arg in part["args"].items()}).strip()


def sentences(phrases: Sequence[Mapping[str, Any]], voice: Voice) -> str:
    """The whole text, each sentence capitalised."""
    tidy = [LOOSE.sub(r"\1", SPACES.sub(" ", spoken(one, voice)).strip()).replace("..", ".") for one in phrases]
    return " ".join(text[:1].upper() + text[1:] for text in tidy)


def card_line(title: str, entry: Mapping[str, Any], voice: Voice) -> str:
    """A card's facts and text in one line."""
    cost = f"{entry['cost']}+{entry['cost_x']}X" if entry["cost_x"] else str(entry["cost"])
    kinds = [voice(f"{title}-element-{entry['element']}")]
    for trait in entry["traits"]:
        known = voice.knows(f"{title}-trait-{trait}")
        kinds.append(voice(f"{title}-trait-{trait}") if known else trait.capitalize())
    strength = [] if entry["strength"] is None else [str(entry["strength"])]
    keywords = [voice(f"{title}-flag-{keyword}") for keyword in entry["keywords"]]
    facts = " · ".join([cost, ", ".join(kinds), *strength, *keywords])
    text = sentences(entry["text"], voice)
    return f"{facts}. {text}" if text else f"{facts}."
