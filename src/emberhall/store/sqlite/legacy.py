"""SQLite files from before Alembic, and the migrations that bring them up to version 5. Nothing more is added here."""

import sqlite3

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE users (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        face TEXT NOT NULL,
        token BLOB NOT NULL UNIQUE,
        created TEXT NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        name TEXT NOT NULL,
        seats INTEGER NOT NULL,
        options TEXT NOT NULL,
        public INTEGER NOT NULL,
        host TEXT NOT NULL,
        secret BLOB NOT NULL,
        rules INTEGER NOT NULL,
        created TEXT NOT NULL,
        status TEXT NOT NULL,
        seed TEXT,
        notes TEXT NOT NULL,
        seq INTEGER NOT NULL,
        waiting TEXT NOT NULL,
        moved TEXT NOT NULL,
        scores TEXT,
        winners TEXT,
        rematch TEXT
    );
    CREATE INDEX tables_running ON tables (moved) WHERE status = 'running';
    CREATE INDEX tables_open ON tables (created) WHERE status = 'open' AND public = 1;

    CREATE TABLE chairs (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        user_id TEXT,
        name TEXT,
        level TEXT,
        face TEXT NOT NULL,
        nonce TEXT,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX chairs_user ON chairs (user_id) WHERE user_id IS NOT NULL;

    CREATE TABLE moves (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        word TEXT NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;

    CREATE TABLE lines (
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT,
        greeting TEXT,
        at TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE unlocks (
        user_id TEXT NOT NULL,
        title TEXT NOT NULL,
        card TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        at TEXT NOT NULL,
        PRIMARY KEY (user_id, title, card)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE card_sets (
        title TEXT NOT NULL,
        mark TEXT NOT NULL,
        files TEXT NOT NULL,
        PRIMARY KEY (title, mark)
    );
    ALTER TABLE tables ADD COLUMN cards TEXT NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

    CREATE TABLE early (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        word TEXT NOT NULL,
        seq INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE tokens (
        hash BLOB PRIMARY KEY,
        user_id TEXT NOT NULL,
        used TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tokens_user ON tokens (user_id);
    INSERT INTO tokens (hash, user_id, used)
        SELECT token, id, strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now') FROM users;

    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        face TEXT NOT NULL,
        created TEXT NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO people (id, name, face, created) SELECT id, name, face, created FROM users;
    DROP TABLE users;
    ALTER TABLE people RENAME TO users;

    CREATE TABLE unlocked (
        user_id TEXT NOT NULL,
        title TEXT NOT NULL,
        card TEXT NOT NULL,
        table_id TEXT NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (user_id, title, card)
    ) WITHOUT ROWID;
    INSERT INTO unlocked (user_id, title, card, table_id, at) SELECT user_id, title, card, table_id, at FROM unlocks;
    DROP TABLE unlocks;
    ALTER TABLE unlocked RENAME TO unlocks;

    CREATE TABLE health (id INTEGER PRIMARY KEY, at TEXT NOT NULL);

    CREATE INDEX tables_host ON tables (host) WHERE status <> 'over';
    CREATE INDEX tables_listed ON tables (status, host, created) WHERE public = 1;
    CREATE INDEX tables_over ON tables (moved) WHERE status = 'over';
    """,
)


def migrate(connection: sqlite3.Connection, old: int) -> None:
    """Migrate a file of version `old`. Each step is one transaction, so an interrupted one is repeated."""
    for version in range(old + 1, len(MIGRATIONS) + 1):
        script = MIGRATIONS[version - 1]
        mark = f"INSERT INTO schema_version VALUES ({version});"  # noqa: S608 (our own number)
        connection.executescript(f"BEGIN IMMEDIATE; {script} {mark} COMMIT;")
