"""The tables of card files by family and id, with later files overlaying earlier ones.

A family is a heading such as `[[shop]]`: every table has an id, in the field that the family names as its key. A table
with a known id replaces the fields it states, or the whole card, depending on the family.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final, final

from emberhall.kernel.cards.errors import CardError, Diagnostic, Report
from emberhall.kernel.cards.fields import PLAIN, Codes, Fields, Table

# Fields that are only for people: changing them changes no game.
TOLD: Final = ("en", "fr", "name", "text", "provenance", "fr_provenance", "house", "note")

# The rules that introduced a card of a title's own files: games of older rules are dealt without it.
SINCE: Final = "since"


@final
class Family:
    """How the cards of one kind are written."""

    def __init__(self, name: str, key: str = "id", merges: bool = True, named: bool = False) -> None:
        self.name = name
        self.key = key  # the field that holds the id
        self.merges = merges  # an overlay replaces only the fields it states, not the whole card
        self.named = named  # written `[shape.L]`: the id is in the heading


@final
class Row:
    """One table, and the file that had the last word about it."""

    def __init__(self, file: str, id: str, table: Table) -> None:  # noqa: A002 (its name everywhere)
        self.file = file
        self.id = id
        self.table = table


@final
class Tables:
    """The tables of all files, by family and id."""

    def __init__(
        self, families: Sequence[Family], singles: Sequence[str] = (), codes: Codes = PLAIN, twice: str = ""
    ) -> None:
        self.families = {family.name: family for family in families}
        self.rows: dict[str, dict[str, Row]] = {family.name: {} for family in families}
        self.singles: dict[str, Row] = {name: Row("", name, {}) for name in singles}  # written once, as `[solo]`
        self.codes = codes
        self.twice = twice  # the code of an id that is missing or used twice
        self.report = Report()

    def add_ours(self, files: Mapping[str, str], rules: int = 0) -> None:
        """Read the title's own files, without the cards that came after these rules (0: with all of them)."""
        self.add(files)
        for rows in self.rows.values():
            for row in list(rows.values()):
                try:
                    since = self.since(row)
                except CardError as error:
                    self.report.add(error)
                    continue
                if rules and since > rules:
                    del rows[row.id]

    def since(self, row: Row) -> int:
        """Take the rules that introduced a card out of its table, so card readers never see them; 0 if none."""
        if SINCE not in row.table:
            return 0
        since = Fields(row.file, row.id, row.table, "", self.codes).number(SINCE, least=1, most=9999)
        row.table = {name: value for name, value in row.table.items() if name != SINCE}
        return since

    def add(self, files: Mapping[str, str]) -> None:
        """Read files, in order, over the tables read so far; errors go into the report."""
        seen: dict[str, str] = {}
        for file, text in files.items():
            try:
                content = parsed(text)
            except tomllib.TOMLDecodeError as problem:
                self.wrong(file, "", f"this is not valid TOML: {problem}.")
                continue
            for name, value in content.items():
                self.put(file, name, value, seen)

    def wrong(self, file: str, field: str, sentence: str) -> None:
        self.report.errors.append(Diagnostic(file, "", field, sentence, self.codes.unknown))

    def put(self, file: str, name: str, value: object, seen: dict[str, str]) -> None:
        """Add everything a file has under one heading."""
        if name in self.singles and isinstance(value, dict):
            self.singles[name] = Row(file, name, {**self.singles[name].table, **value})
            return
        family = self.families.get(name)
        if family is None:
            known = ", ".join([*self.families, *self.singles])
            self.wrong(file, name, f"there are no cards called {name!r}; there is {known}.")
        elif family.named and isinstance(value, dict):
            for card, table in value.items():
                self.put_one(file, family, card, table, seen)
        elif family.named or not isinstance(value, list):
            heading = f"[{name}.NAME], each with a name" if family.named else f"[[{name}]], with two brackets"
            self.wrong(file, name, f"cards are written {heading}.")
        else:
            for place, table in enumerate(value, start=1):
                self.put_one(file, family, "", table, seen, f"{name} {place}")

    def put_one(
        self, file: str, family: Family, card: str, table: object, seen: dict[str, str], place: str = ""
    ) -> None:
        """Add one card: a new one, or an overlay of a known one."""
        try:
            row = self.row(file, family, card, table, seen, place)
        except CardError as error:
            self.report.add(error)
            return
        known = self.rows[family.name]
        if family.merges and row.id in known:
            row.table = {**known[row.id].table, **row.table}
        known[row.id] = row
        seen[f"{family.name} {row.id}"] = file

    def row(self, file: str, family: Family, card: str, table: object, seen: dict[str, str], place: str) -> Row:
        if not isinstance(table, dict):
            raise CardError([Diagnostic(file, card or place, "", f"it must be a table, not {table!r}.")])
        if not family.named:
            rows = table.get(family.key)
            if not isinstance(rows, str) or not rows:
                wrong = "it is missing." if rows is None else f"it must be a text, not {rows!r}."
                raise CardError([Diagnostic(file, place, family.key, wrong, self.codes.missing)])
            card = rows
        before = seen.get(f"{family.name} {card}")
        if before is not None and (before == file or not family.merges):
            raise CardError([Diagnostic(file, card, family.key, f"{card} is used twice.", self.twice)])
        return Row(file, card, table)

    # --- reading

    def cards(self, family: str) -> Sequence[Fields]:
        """The cards of a family, in order, ready to be read."""
        return [Fields(row.file, row.id, row.table, "", self.codes) for row in self.rows[family].values()]

    def single(self, name: str) -> Fields:
        row = self.singles[name]
        return Fields(row.file, row.id, row.table, "", self.codes)

    def ids(self, family: str) -> list[str]:
        return list(self.rows[family])

    # --- what makes games differ

    def behaviour(self) -> str:
        """All tables as one text, without the fields that are only for people."""
        lines: list[str] = []
        for name, rows in self.rows.items():
            lines += [f"{name} {row.id} {written(row.table, TOLD)}" for row in rows.values()]
        lines += [f"{name} {written(row.table, TOLD)}" for name, row in self.singles.items()]
        return "\n".join(lines)


@lru_cache(maxsize=64)
def parsed(text: str) -> Table:
    """A parsed file, which must not be changed. Cached because our own files are read again under every overlay."""
    return tomllib.loads(text)


def written(value: object, left_out: Sequence[str] = ()) -> str:
    """A canonical text for a value of a card file, independent of the order of its fields."""
    if isinstance(value, dict):
        inner = [f"{key}={written(value[key])}" for key in sorted(value) if key not in left_out]
        return "{" + ",".join(inner) + "}"
    if isinstance(value, list):
        return "[" + ",".join([written(item) for item in value]) + "]"
    return repr(value)


def fingerprint(*texts: str) -> str:
    """A short hash of texts: equal fingerprints, equal texts."""
    return sha256("\n\n".join(texts).encode()).hexdigest()[:16]
