"""Cards as TOML: one table of a card file, written so that people can go on by hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def card_file(cards: "Sequence[tuple[str, Mapping[str, Any]]]") -> str:
    """The text of a card file: cards with the headings they stand under."""
    return "\n".join([card(heading, table) for heading, table in cards])


def card(heading: str, table: Mapping[str, Any]) -> str:
    """One card; a field with a list of tables gets a heading for each."""
    lines = [f"[[{heading}]]"]
    below: list[str] = []
    for name, value in table.items():
        if isinstance(value, list) and value and name == "ability" and all(isinstance(each, dict) for each in value):
            for each in value:
                below.append(f"[[{heading}.{name}]]")
                below += [f"{inner} = {written(said)}" for inner, said in each.items()]
        else:
            lines.append(f"{name} = {written(value)}")
    return "\n".join([*lines, *below]) + "\n"


def written(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return "[" + ", ".join([written(each) for each in value]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{name} = {written(said)}" for name, said in value.items()]) + "}"
    raise ValueError(f"A card file has no place for {value!r}.")


def quoted(text: str) -> str:
    """A TOML string; control characters as their code points."""
    said = [ESCAPES.get(mark, mark if mark.isprintable() else f"\\U{ord(mark):08x}") for mark in text]
    return '"' + "".join(said) + '"'
