"""What is wrong with a card file, said with file, card, field, code and one sentence (5.6)."""

from collections.abc import Collection, Mapping
from typing import Any, final


class Wrong(ValueError):
    """A fault in one field, on its way to be named with its card and file."""

    def __init__(self, code: str, field: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.field = field
        self.sentence = sentence


@final
class Fault:
    """A card that was refused (or, for W codes, only wondered about)."""

    def __init__(self, file: str, card: str, field: str, code: str, sentence: str) -> None:
        self.file = file
        self.card = card
        self.field = field
        self.code = code
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{self.file}, {self.card}, {self.field}: {self.sentence} ({self.code})"

    def __repr__(self) -> str:
        return f"Fault({self})"


# --- reading fields of TOML tables


def number(table: Mapping[str, Any], key: str, field: str, low: int, high: int, code: str = "E08") -> int:
    """A whole number between two bounds."""
    if key not in table:
        raise Wrong("E02" if code == "E06" else code, field, f"{key} is missing.")
    value = table[key]
    if isinstance(value, bool) or not isinstance(value, int):
        raise Wrong("E02" if code == "E06" else code, field, f"{key} must be a whole number, not {value!r}.")
    if not low <= value <= high:
        raise Wrong(code, field, f"{key} must be between {low} and {high}, not {value}.")
    return value


def word(table: Mapping[str, Any], key: str, field: str, known: Collection[str], code: str = "E07") -> str:
    """A word out of a list."""
    if key not in table:
        raise Wrong("E08" if code == "E07" else code, field, f"{key} is missing.")
    value = table[key]
    if not isinstance(value, str):
        raise Wrong("E02", field, f"{key} must be a word, not {value!r}.")
    if value not in known:
        raise Wrong(code, field, f"{key} {value!r} is unknown; it can be {', '.join(known)}.")
    return value


def only(table: Mapping[str, Any], known: Collection[str], field: str, code: str = "E08") -> None:
    """No other keys than these."""
    for key in table:
        if key not in known:
            raise Wrong(code, field, f"{key!r} does not belong here; there can be {', '.join(known)}.")


def table_of(value: object, field: str, code: str = "E02") -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Wrong(code, field, f"A table is needed, not {value!r}.")
    return value


def list_of(value: object, field: str, code: str = "E02") -> list[Any]:
    if not isinstance(value, list):
        raise Wrong(code, field, f"A list is needed, not {value!r}.")
    return value


def words_of(value: object, field: str) -> list[str]:
    """A list of words."""
    found = list_of(value, field)
    for item in found:
        if not isinstance(item, str) or not item:
            raise Wrong("E02", field, f"Words are needed, not {item!r}.")
    return found
