"""Errors and warnings about card files: file, card, field, one sentence, and a code if the title has codes.

Errors are raised as `CardError`; a `Report` collects those of all cards, so that every bad card is named at once.
"""

from typing import final


@final
class Diagnostic:
    """One thing that is wrong with a card file, or only odd (a warning)."""

    def __init__(self, file: str, card: str, field: str, sentence: str, code: str = "") -> None:
        self.file = file
        self.card = card  # its id, or its position if it has none; empty when the whole file is meant
        self.field = field  # empty when the whole card is meant
        self.sentence = sentence
        self.code = code

    def __str__(self) -> str:
        place = ", ".join([part for part in (self.file, self.card, self.field) if part])
        return f"{place}: {self.sentence} ({self.code})" if self.code else f"{place}: {self.sentence}"

    def __repr__(self) -> str:
        return f"Diagnostic({self})"


class CardError(ValueError):
    """Card files that cannot be used; the text has a line per diagnostic."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        super().__init__("\n".join([str(each) for each in diagnostics]))
        self.diagnostics = diagnostics


@final
class Report:
    """All errors and warnings found while reading card files."""

    def __init__(self) -> None:
        self.errors: list[Diagnostic] = []
        self.warnings: list[Diagnostic] = []

    def add(self, error: CardError) -> None:
        self.errors += error.diagnostics

    def check(self) -> None:
        """Raise a CardError with all errors, if there are any."""
        if self.errors:
            raise CardError(self.errors)
