"""Reading one table of a card file: typed fields, with errors that name the file, the card and the field."""

from collections.abc import Collection, Sequence
from typing import Any, Final, TypeAlias, final

from emberhall.kernel.cards.errors import CardError, Diagnostic

Table: TypeAlias = dict[str, Any]


@final
class Codes:
    """A title's codes for mistakes that can occur in any table."""

    def __init__(self, unknown: str, missing: str, kind: str, limit: str, choice: str) -> None:
        self.unknown = unknown  # a field that does not belong there
        self.missing = missing
        self.kind = kind  # a text where a number belongs
        self.limit = limit  # a number that is too low or too high
        self.choice = choice  # a word that is not one of those allowed


PLAIN: Final = Codes("", "", "", "", "")
LANGUAGES: Final = ("en", "fr")


@final
class Fields:
    """One table of a card file. Every field must be read; one left over at the end is a mistake."""

    def __init__(self, file: str, card: str, table: Table, where: str = "", codes: Codes = PLAIN) -> None:
        self.file = file
        self.card = card
        self.table = table
        self.where = where  # the path of the field that holds this table
        self.codes = codes
        self.asked: list[str] = []
        self.rows: dict[str, int] = {}  # how many rows of effects were found, by field

    def error(self, field: str, sentence: str, code: str = "") -> CardError:
        """An error in a field; an empty field means the table itself."""
        return CardError([Diagnostic(self.file, self.card, self.path(field), sentence, code)])

    def path(self, field: str) -> str:
        return f"{self.where}.{field}" if self.where and field else self.where or field

    def has(self, field: str) -> bool:
        return field in self.table

    def get(self, field: str) -> object:
        """The raw value of a field; None when it is missing."""
        if field not in self.asked:
            self.asked.append(field)
        return self.table.get(field)

    def need(self, field: str) -> Any:
        """The raw value of a required field."""
        value = self.get(field)
        if value is None:
            raise self.error(field, "it is missing.", self.codes.missing)
        return value

    def mistaken(self, field: str, wanted: str, value: object) -> CardError:
        return self.error(field, f"it must be {wanted}, not {value!r}.", self.codes.kind)

    # --- one value

    def text(self, field: str, default: str | None = None) -> str:
        """A text; without a default it is required and must not be empty."""
        if default is not None and not self.has(field):
            self.get(field)
            return default
        value = self.need(field)
        if not isinstance(value, str):
            raise self.mistaken(field, "a text", value)
        if not value.strip() and default is None:
            raise self.error(field, "it is empty.", self.codes.missing)
        return value

    def number(self, field: str, default: int | None = None, least: int = 1, most: int = 99) -> int:
        """A whole number between two bounds."""
        if default is not None and not self.has(field):
            self.get(field)
            return default
        value = self.need(field)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.mistaken(field, f"a whole number from {least} to {most}", value)
        if not least <= value <= most:
            raise self.error(field, f"it must be a whole number from {least} to {most}, not {value}.", self.codes.limit)
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        value = self.get(field)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.mistaken(field, "true or false", value)
        return value

    def word(self, field: str, known: Collection[str], default: str | None = None, code: str = "") -> str:
        """One of the known words."""
        value = self.text(field, default)
        if value not in known:
            raise self.error(field, f"it cannot be {value!r}; it can be {', '.join(known)}.", code or self.codes.choice)
        return value

    def index(self, field: str, known: Sequence[str], default: str | None = None) -> int:
        """One of the known words, as its position."""
        return list(known).index(self.word(field, known, default))

    def both(self, field: str, code: str = "") -> tuple[str, str]:
        """A text in both languages, written `{en = "...", fr = "..."}`."""
        inner = self.inner(field)
        texts: list[str] = []
        for language in LANGUAGES:
            said = inner.get(language)
            if not isinstance(said, str) or not said.strip():
                raise self.error(field, f"it is missing in {language}.", code)
            texts.append(said)
        inner.finish()
        return texts[0], texts[1]

    # --- lists and tables

    def items(self, field: str, optional: bool = False) -> list[Any]:
        """A list of anything."""
        value = self.get(field) if optional else self.need(field)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.mistaken(field, "a list", value)
        return value

    def words(self, field: str, optional: bool = False) -> Sequence[str]:
        """A list of texts."""
        items = self.items(field, optional)
        for item in items:
            if not isinstance(item, str) or not item:
                raise self.error(field, f"it must be a list of texts, and {item!r} is none.", self.codes.kind)
        return items

    def tables(self, field: str, optional: bool = False, codes: Codes | None = None) -> Sequence["Fields"]:
        """A list of tables, each read on its own; if there are several, errors give the number of the table."""
        items = self.items(field, optional)
        return [
            self.part(f"{field} {place}" if len(items) > 1 else field, item, codes)
            for place, item in enumerate(items, start=1)
        ]

    def part(self, field: str, item: object, codes: Codes | None = None) -> "Fields":
        """A value inside this table that must be a table itself."""
        used = self.codes if codes is None else codes
        if not isinstance(item, dict):
            raise self.error(field, f"it must be a table, not {item!r}.", used.kind)
        return Fields(self.file, self.card, item, self.path(field), used)

    def inner(self, field: str, optional: bool = False, codes: Codes | None = None) -> "Fields":
        """A table inside this one."""
        value = self.get(field) if optional else self.need(field)
        return self.part(field, {} if value is None else value, codes)

    def finish(self) -> None:
        """Raise a CardError for a field that was never read."""
        for field in self.table:
            if field not in self.asked:
                raise self.error(
                    field, f"there is no such field; there is {', '.join(self.asked)}.", self.codes.unknown
                )
