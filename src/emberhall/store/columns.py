"""The kinds of columns and indexes of the database, and what all of its tables belong to."""

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, MetaData, Text
from sqlalchemy import text as sql

TEXT = Text().with_variant(Text(collation="C"), "postgresql")
"""Compared byte by byte, as SQLite does."""
metadata = MetaData()


def text(name: str, null: bool = False, key: bool = False) -> Column[str]:
    return Column(name, TEXT, nullable=null, primary_key=key)


def number(name: str, null: bool = False, key: bool = False) -> Column[int]:
    return Column(name, Integer, nullable=null, primary_key=key, autoincrement=False)


def real(name: str) -> Column[float]:
    return Column(name, Double, nullable=False)


def of_a_table(key: bool = True) -> Column[str]:
    return Column("table_id", TEXT, ForeignKey("tables.id"), nullable=False, primary_key=key)


def index(name: str, *columns: str, where: str | None = None) -> Index:
    """An index; a column may be followed by DESC."""
    only = None if where is None else sql(where)
    return Index(
        name, *(sql(each) if " " in each else each for each in columns), sqlite_where=only, postgresql_where=only
    )
