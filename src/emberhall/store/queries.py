"""Queries: SQLAlchemy Core statements, compiled to text once per database and run through its own driver.

A Work is a generator that yields queries with their values and is sent the rows they find, so that the same Work runs
on SQLite, in the writer's thread, and on PostgreSQL, in the event loop.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import ColumnElement, Executable, literal_column
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.compiler import SQLCompiler

T = TypeVar("T")
Values: TypeAlias = Mapping[str, Any]
Row: TypeAlias = tuple[Any, ...]
Ask: TypeAlias = "tuple[Query, Values | Sequence[Values]]"
"""A query with its values; with a sequence of values it runs once for each, and returns no rows."""
Work: TypeAlias = Generator[Ask, list[Row], T]
Make: TypeAlias = Callable[[Any], Executable]
"""Makes a statement with a database's own `insert`, which supports ON CONFLICT."""


class Query:
    """One statement."""

    def __init__(self, statement: Executable | Make) -> None:
        self._statement = statement

    @cached_property
    def sqlite(self) -> str:
        """The text for sqlite3, with named values."""
        return str(self._compiled(sqlite.dialect(paramstyle="named"), sqlite.insert))

    def in_order(self, *names: str) -> str:
        """The text for sqlite3, with positional values in this order, which is faster."""
        compiled = self._compiled(sqlite.dialect(paramstyle="qmark"), sqlite.insert)
        assert tuple(compiled.positiontup or ()) == names, f"The order is {compiled.positiontup}."
        return str(compiled)

    @cached_property
    def postgres(self) -> tuple[str, tuple[str, ...]]:
        """The text for asyncpg, and the names of its values in order."""
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415 (most servers never need it)
        from sqlalchemy.dialects.postgresql.asyncpg import dialect  # noqa: PLC0415

        compiled = self._compiled(dialect(), postgresql.insert)  # type: ignore[no-untyped-call]
        return str(compiled), tuple(compiled.positiontup or ())

    def _compiled(self, dialect: Dialect, insert: Any) -> SQLCompiler:
        statement = self._statement(insert) if callable(self._statement) else self._statement
        compiled = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        assert isinstance(compiled, SQLCompiler)
        assert all(bind.required for bind in compiled.binds.values()), f"A value is left in {compiled}."
        return compiled


def const(value: str | int) -> ColumnElement[Any]:
    """One of our constants as a literal: a database uses a partial index only if it sees the value."""
    return literal_column(repr(value))
