"""Catalogues: every card of a title as plain data, for the page, the terminal and the bots.

An entry has the same head in every title, followed by the title's own facts. `text` is what the card says, `line` is
the text plus everything else a list of cards should show; both are phrases.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from emberhall.kernel.cards.phrases import Phrase

Entry: TypeAlias = dict[str, Any]

# Fields that only the terminal and the bots read.
OFF_PAGE: Final = ("line", "does", "house", "french", "unlock")


def entry(
    id: str,  # noqa: A002 (its name everywhere)
    family: str,
    en: str,
    fr: str,
    provenance: str,
    text: list[Phrase],
    line: list[Phrase],
    facts: Mapping[str, object],
    house: str = "",
) -> Entry:
    """One card. `provenance` says where it comes from, `house` which parts of it are our own."""
    head: Entry = {"id": id, "family": family, "name": {"en": en, "fr": fr}, "provenance": provenance, "house": house}
    head.update(facts)
    head["text"] = text
    head["line"] = line
    return head


def for_page(entry: Entry) -> Entry:
    """An entry as the page gets it: without the fields it does not read, and without empty ones."""
    shown: Entry = {}
    for name, value in entry.items():
        if name not in OFF_PAGE and value not in (None, "", [], {}):
            shown[name] = slim(value)
    return shown


def slim(value: Any) -> Any:
    """Drop the empty `args` of phrases, at any depth."""
    if isinstance(value, (list, tuple)):
        return [slim(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {name: slim(item) for name, item in value.items() if not (name == "args" and item == {})}
