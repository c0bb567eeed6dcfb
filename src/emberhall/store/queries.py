"""Queries: SQLAlchemy Core statements, compiled to text once per database and run through its own driver.

Steps are a generator that yields queries with their values and is sent the rows they find, so that the same steps run
on SQLite, in the writer's thread, and on PostgreSQL, in the event loop. A Work is a call of such a generator that can
be begun anew: a database may have to run a write again.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cached_property, update_wrapper
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import ColumnElement, Executable, literal_column
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.compiler import SQLCompiler

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Values: TypeAlias = Mapping[str, Any]
Row: TypeAlias = tuple[Any, ...]
Ask: TypeAlias = "tuple[Query, Values | Sequence[Values]]"
"""A query with its values; with a sequence of values it runs once for each, and returns no rows."""
Steps: TypeAlias = Generator[Ask, list[Row], T]
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


class Work(Generic[T_co]):
    """Something for a store to read or write: which steps, and their arguments."""

    __slots__ = ("arguments", "kind", "options")

    def __init__(self, kind: "WorkKind[..., T_co]", arguments: tuple[Any, ...], options: Mapping[str, Any]) -> None:
        self.kind = kind
        self.arguments = arguments
        self.options = options

    def begin(self) -> Steps[T_co]:
        """The steps, from the first."""
        return self.kind.steps(*self.arguments, **self.options)

    def __iter__(self) -> Steps[T_co]:
        """So that one work can be part of another: `yield from`."""
        return self.begin()


class WorkKind(Generic[P, T_co]):
    """A function whose calls are works."""

    def __init__(self, steps: Callable[P, Steps[T_co]]) -> None:
        self.steps = steps
        update_wrapper(self, steps)

    def __call__(self, *arguments: P.args, **options: P.kwargs) -> Work[T_co]:
        return Work(self, arguments, options)


def work(steps: Callable[P, Steps[T]]) -> WorkKind[P, T]:
    """Let a function of steps return works."""
    return WorkKind(steps)
