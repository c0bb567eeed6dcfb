"""The catalogue of a title as rows of a table: a card's family, id, name, text and provenance."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from emberhall.cli.voices import Voice
from emberhall.kernel.titles.sentences import sentences


class Listed(NamedTuple):
    """One card."""

    family: str
    id: str
    name: str
    text: str
    provenance: str
    is_part: bool = False
    """Only a part of it is printed."""
    note: str = ""


def listed(entries: Sequence[Mapping[str, Any]], voice: Voice) -> Iterator[Listed]:
    """Every card of a catalogue, in the language of the voice."""
    for entry in entries:
        text = sentences(entry["line"], voice)
        source = voice("cli-cards-from", provenance=entry["provenance"])
        if entry["house"]:
            source = voice("cli-cards-house", source=source, parts=entry["house"])
        partly = entry["provenance"] == "part"
        note = entry["note"][voice.lang] if "note" in entry else ""
        yield Listed(entry["family"], entry["id"], entry["name"][voice.lang], text, source, partly, note)
