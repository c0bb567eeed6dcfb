"""Reading one table of a card file: typed fields, and errors that name the file, the card and the field."""

from collections.abc import Sequence
from typing import Any, TypeVar

T = TypeVar("T")


class Sheet:
    """One table of a card file. Every field must be read; what is left over at the end is a mistake."""

    def __init__(self, file: str, card: str, table: dict[str, Any], where: str = "") -> None:
        self.file = file
        self.card = card
        self.table = table
        self.where = where  # the field this table is inside of
        self.read: set[str] = set()
        self.rows: dict[str, int] = {}  # the rows of effects found in it, by field

    def wrong(self, field: str, what: str) -> ValueError:
        path = f"{self.where}.{field}" if self.where else field
        return ValueError(f"{self.file}, {self.card}, {path}: {what}")

    def has(self, field: str) -> bool:
        return field in self.table

    def take(self, field: str, kind: type[T], default: T | None = None) -> T:
        """A field of a kind; without a default it must be there."""
        self.read.add(field)
        if field not in self.table:
            if default is None:
                raise self.wrong(field, "it is missing.")
            return default
        value = self.table[field]
        if type(value) is not kind:
            raise self.wrong(field, f"it must be {NAMES[kind]}, not {value!r}.")
        return value

    def text(self, field: str, default: str | None = None) -> str:
        return self.take(field, str, default)

    def number(self, field: str, default: int | None = None, least: int = 1, most: int = 99) -> int:
        value = self.take(field, int, default)
        if not least <= value <= most:
            raise self.wrong(field, f"it must be {least} to {most}, not {value}.")
        return value

    def flag(self, field: str) -> bool:
        return self.take(field, bool, False)

    def choice(self, field: str, choices: Sequence[str], default: str | None = None) -> int:
        """One of some words, as its position."""
        value = self.text(field, default)
        if value not in choices:
            raise self.wrong(field, f"it cannot be {value!r}; it can be {', '.join(choices)}.")
        return list(choices).index(value)

    def words(self, field: str, default: bool = False) -> list[str]:
        """A list of texts."""
        found = self.take(field, list, [] if default else None)
        for item in found:
            if not isinstance(item, str):
                raise self.wrong(field, f"it must be a list of texts, and {item!r} is none.")
        return found

    def tables(self, field: str) -> list["Sheet"]:
        """A list of tables, as sheets of their own."""
        found = self.take(field, list, [])
        for item in found:
            if not isinstance(item, dict):
                raise self.wrong(field, f"it must be a list of tables, and {item!r} is none.")
        path = f"{self.where}.{field}" if self.where else field
        return [Sheet(self.file, self.card, item, path) for item in found]

    def finish(self) -> None:
        """Raise ValueError for a field nobody asked for."""
        for field in self.table:
            if field not in self.read:
                raise self.wrong(field, f"there is no such field; there is {', '.join(sorted(self.read))}.")


NAMES: dict[type[Any], str] = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}
