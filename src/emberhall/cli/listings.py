"""The catalogue of a title as lines of a table: what a card is, its name, its text and where it comes from."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from emberhall.cli.phrases import Reader
from emberhall.cli.voices import Voice

Entry = Mapping[str, Any]


class Listed(NamedTuple):
    """One card."""

    family: str
    id: str
    name: str
    text: str
    provenance: str


def listed(title: str, entries: list[dict[str, Any]], voice: Voice) -> Iterator[Listed]:
    """Every card of a catalogue in a language."""
    line = LINES[title]
    for entry in entries:
        yield line(entry, voice)


def flamecraft(entry: Entry, voice: Voice) -> Listed:
    """A card of Flamecraft, with what of it is the house's own."""
    text = Reader("flamecraft", voice).card(entry)
    source = f"{entry['provenance']}; house: {entry['house']}" if entry["house"] else str(entry["provenance"])
    return Listed(entry["family"], entry["id"], entry["names"][voice.lang], text, source)


def dragonduel(entry: Entry, voice: Voice) -> Listed:
    """A card of DragonDuel: cost, element, traits and Strength before its text."""
    facts = [f"{entry['cost']}{'+X' if entry['cost_x'] else ''}", voice(f"dragonduel-element-{entry['element']}")]
    facts += [trait(name, voice) for name in entry["traits"]]
    if entry["strength"] is not None:
        facts.append(str(entry["strength"]))
    facts += [voice(f"dragonduel-flag-{word}") for word in entry["keywords"]]
    text = " ".join([f"{', '.join(facts)}.", *(sentence(phrase, voice) for phrase in entry["text"])])
    return Listed(entry["kind"], entry["card"], entry["name"][voice.lang], text, entry["provenance"])


def trait(name: str, voice: Voice) -> str:
    """A trait in the reader's language; one of a house's own as its cards write it."""
    key = f"dragonduel-trait-{name}"
    return voice(key) if voice.knows(key) else name.capitalize()


def sentence(phrase: Entry, voice: Voice) -> str:
    """A phrase of a card as a sentence; what is empty leaves no gap."""
    said = re.sub(r" ([.,])", r"\1", re.sub(r"\s+", " ", spoken(phrase, voice)).strip())
    return said[:1].upper() + said[1:]


def spoken(value: Any, voice: Voice) -> str:
    """A phrase, with the phrases inside it; a list of them; or what needs no words."""
    if isinstance(value, list):
        return " ".join(part for item in value if (part := spoken(item, voice)))
    if not isinstance(value, dict):
        return str(value)
    if not value["key"]:
        return str(value["args"][voice.lang])
    if not voice.knows(value["key"]):
        return str(value.get("else", ""))
    args = {name: arg if isinstance(arg, int) else spoken(arg, voice) for name, arg in value["args"].items()}
    return voice(value["key"], **args)


LINES: Final[dict[str, Callable[[Entry, Voice], Listed]]] = {"dragonduel": dragonduel, "flamecraft": flamecraft}
