"""Migrations: from every released schema, and from an empty database, to the declared schema."""

import asyncio
import sqlite3
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from emberhall.store import StoreError, open_store, work
from emberhall.store import upgrades as schema_upgrades
from emberhall.store.postgres.store import PostgresStore
from emberhall.store.schema import metadata
from emberhall.store.sqlite.files import upgrade
from emberhall.store.sqlite.legacy import MIGRATIONS
from tests.services import Postgres
from tests.store.tables import table

Shape = dict[str, Any]


def shape_of(connection: sqlite3.Connection) -> Shape:
    """Every table with its columns, key and references, and every index with its condition."""
    names = "SELECT name, sql FROM sqlite_schema WHERE type = ? AND name NOT LIKE '%_version' AND sql IS NOT NULL"
    shape: Shape = {}
    for name, text in connection.execute(names, ("table",)).fetchall():
        # Column 4, the default, is left out: old files have 0 where SQLAlchemy writes '0'.
        columns = {row[1]: (row[2], row[3] or row[5] > 0, row[5]) for row in pragma(connection, "table_info", name)}
        refers = sorted((row[2], row[3], row[4]) for row in pragma(connection, "foreign_key_list", name))
        shape[name] = columns, refers, "WITHOUT ROWID" in text
    for name, text in connection.execute(names, ("index",)).fetchall():
        shape[name] = [row[2] for row in pragma(connection, "index_info", name)], text.partition("WHERE")[2].strip()
    return shape


def pragma(connection: sqlite3.Connection, what: str, name: str) -> list[Any]:
    return connection.execute(f"PRAGMA {what}({name})").fetchall()


def declared() -> Shape:
    with closing(sqlite3.connect(":memory:")) as connection:
        for each in metadata.sorted_tables:
            connection.execute(str(CreateTable(each).compile(dialect=sqlite.dialect())))
            for index in each.indexes:
                connection.execute(str(CreateIndex(index).compile(dialect=sqlite.dialect())))
        return shape_of(connection)


@pytest.mark.parametrize("version", range(len(MIGRATIONS) + 1))
def test_a_file_of_any_version_gets_the_declared_schema(tmp_path: Path, version: int) -> None:
    with closing(sqlite3.connect(tmp_path / "hall.db", isolation_level=None)) as connection:
        if version:
            connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        for number, script in enumerate(MIGRATIONS[:version], start=1):
            connection.executescript(script)
            connection.execute("INSERT INTO schema_version VALUES (?)", (number,))
        for _ in range(2):
            assert upgrade(connection) == schema_upgrades.LATEST
        assert shape_of(connection) == declared()
        marks = [connection.execute(f"SELECT max({column}) FROM {name}").fetchone()[0] for name, column in MARKS]
        assert marks == [schema_upgrades.name_of(schema_upgrades.LATEST), schema_upgrades.LATEST]


MARKS = (("alembic_version", "version_num"), ("schema_version", "version"))


def test_the_last_migration_is_the_latest_version() -> None:
    config = Config()
    config.set_main_option("script_location", str(schema_upgrades.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [schema_upgrades.name_of(schema_upgrades.LATEST)]


QUESTIONS = (
    (
        "SELECT table_name, column_name, data_type, is_nullable, collation_name FROM information_schema.columns "
        "WHERE table_schema = 'public' AND table_name <> 'alembic_version' ORDER BY 1, 2"
    ),
    (
        "SELECT regexp_replace(indexdef, 'INDEX \\S+ ON', 'INDEX ON') FROM pg_indexes "
        "WHERE schemaname = 'public' AND tablename <> 'alembic_version' ORDER BY 1"
    ),
    (
        "SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint "
        "WHERE connamespace = 'public'::regnamespace AND conrelid <> 'alembic_version'::regclass ORDER BY 1, 2"
    ),
)


async def shape_at(url: str) -> list[list[tuple[Any, ...]]]:
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE TABLE IF NOT EXISTS alembic_version (version_num TEXT)")
    matches = [[tuple(row) for row in await connection.fetch(question)] for question in QUESTIONS]
    await connection.close()
    return matches


async def test_postgresql_gets_the_declared_schema_from_nothing(postgres: Postgres) -> None:
    migrated, made = postgres.empty(), postgres.empty()
    stores = [PostgresStore(migrated) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))  # several processes start at once
    await stores[0].write(work.tables.add(table()))
    connection = await asyncpg.connect(made)
    for each in metadata.sorted_tables:
        await connection.execute(str(CreateTable(each).compile(dialect=postgresql.dialect())))  # type: ignore[no-untyped-call]
        for index in each.indexes:
            await connection.execute(str(CreateIndex(index).compile(dialect=postgresql.dialect())))  # type: ignore[no-untyped-call]
    await connection.close()
    assert await shape_at(migrated) == await shape_at(made)
    for store in stores:
        await store.close()


async def test_a_postgresql_database_of_a_newer_emberhall_is_refused(postgres: Postgres) -> None:
    url = postgres.database()
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE alembic_version SET version_num = '0099'")
    await connection.close()
    with pytest.raises(StoreError, match="schema version 99"):
        await open_store(url).open()


EVENING = '{"host": "ada", "entrants": [{"user": "ben", "name": "Ben"}, {"user": "cleo", "name": "Cleo"}]}'
TABLE = (
    "INSERT INTO tables (id, title, name, seats, options, public, host, secret, rules, created, status, notes, seq, "
    "waiting, moved) VALUES ('{0}', 'dualis', '', 1, '{{}}', 1, 'ada', '', 1, 'then', '{0}', '{{}}', 0, '[]', 'now')"
)
CHAIR = "INSERT INTO chairs (table_id, seat, kind, user_id, face) VALUES ('{0}', 0, 'person', 'ada', 'iron')"
GAME = (
    "INSERT INTO rating_changes (table_id, seat, title, kind, who, team, place, mu_before, sigma_before, mu, sigma, "
    "at) VALUES ('g{0}', {1}, 'dualis', 'person', '{2}', {1}, 1, 25, 8, 25, 8, "
    "'2026-02-0{0}T08:00')"
)
RATING = "INSERT INTO ratings VALUES ('dualis', 'person', '{0}', 25, {1}, 9, 9, 'now')"
OLDER = [
    f"INSERT INTO events (id, host, created, revision, body) VALUES ('e', 'ada', 'now', 0, '{EVENING}')",
    *(text.format(status) for status in ("over", "running") for text in (TABLE, CHAIR)),
    *(GAME.format(nth, seat, who) for nth, two in enumerate("bcdd", start=1) for seat, who in enumerate(("a", two))),
    *(RATING.format(who, sigma) for who, sigma in (("a", 2), ("b", 2))),
    "INSERT INTO users (id, name, face, created) VALUES ('a', 'Ada', 'iron', 'now')",
]
"""Rows of the schema before entrants, ends, opponents and ranks were columns."""
NEWER = {
    "SELECT user_id FROM event_entrants ORDER BY 1": [("ada",), ("ben",), ("cleo",)],
    "SELECT table_id, ended FROM chairs ORDER BY 1": [("over", "now"), ("running", "")],
    "SELECT who, opponents, ranked FROM ratings ORDER BY 1": [("a", 3, 1), ("b", 1, 0)],
    "SELECT season, who, mu, games, won, opponents, ranked FROM season_standings": [("2026-1", "a", 25.0, 4, 4, 3, 0)],
    "SELECT DISTINCT weight FROM rating_changes": [(1.0,)],
}


def script_to(version: int, dialect: str) -> str:
    """The statements that make an empty database of an older version."""
    output = StringIO()
    config = Config(output_buffer=output)
    config.set_main_option("script_location", str(schema_upgrades.MIGRATIONS))
    config.attributes["dialect"] = dialect
    command.upgrade(config, f"base:{schema_upgrades.name_of(version)}", sql=True)
    return output.getvalue()


def test_a_file_of_the_schema_before_keeps_what_it_knows(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "hall.db", isolation_level=None)) as connection:
        connection.executescript(script_to(11, "sqlite"))
        connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO schema_version VALUES (11)")
        for each in OLDER:
            connection.execute(each)
        upgrade(connection)
        assert {question: connection.execute(question).fetchall() for question in NEWER} == NEWER


async def test_a_postgresql_database_of_the_schema_before_keeps_what_it_knows(postgres: Postgres) -> None:
    url = postgres.empty()
    connection = await asyncpg.connect(url)
    await connection.execute(script_to(11, "postgresql"))
    for each in OLDER:
        await connection.execute(each)
    store = PostgresStore(url)
    await store.open()
    await store.close()
    assert {question: [tuple(row) for row in await connection.fetch(question)] for question in NEWER} == NEWER
    await connection.close()
