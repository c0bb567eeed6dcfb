"""The catalogue of a title as lines of a table: what a card is, its name, its text and where it comes from."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from emberhall.cli.phrases import Reader
from emberhall.cli.spoken import card_line
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
    """A card of DragonDuel: its text is a tree of phrases."""
    text = card_line("dragonduel", entry, voice)
    return Listed(entry["kind"], entry["card"], entry["name"][voice.lang], text, entry["provenance"])


LINES: Final[dict[str, Callable[[Entry, Voice], Listed]]] = {"dragonduel": dragonduel, "flamecraft": flamecraft}
