"""The tables of the database, declared once for SQLite and PostgreSQL. Migrations (`store/upgrades.py`) lead to them.

Times are sortable text, and lists are JSON, so that a row reads the same from both.
"""

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text

TEXT = Text().with_variant(Text(collation="C"), "postgresql")
"""Compared byte by byte, as SQLite does."""
metadata = MetaData()


def _text(name: str, null: bool = False, key: bool = False) -> Column[str]:
    return Column(name, TEXT, nullable=null, primary_key=key)


def _number(name: str, null: bool = False, key: bool = False) -> Column[int]:
    return Column(name, Integer, nullable=null, primary_key=key, autoincrement=False)


def _real(name: str) -> Column[float]:
    return Column(name, Double, nullable=False)


def _of_a_table(key: bool = True) -> Column[str]:
    return Column("table_id", TEXT, ForeignKey("tables.id"), nullable=False, primary_key=key)


def _index(name: str, *columns: str, where: str | None = None) -> Index:
    """An index; a column may be followed by DESC."""
    only = None if where is None else text(where)
    return Index(
        name, *(text(each) if " " in each else each for each in columns), sqlite_where=only, postgresql_where=only
    )


users = Table(
    "users",
    metadata,
    _text("id", key=True),
    _text("name"),
    _text("face"),
    _text("created"),
    Column("banned", TEXT, nullable=False, server_default=""),
    Column("unseen", Integer, nullable=False, server_default="0"),
    _index("users_banned", "banned", where="banned <> ''"),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    _text("user_id"),
    _text("used"),
    _index("tokens_user", "user_id"),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    _text("id", key=True),
    _text("title"),
    _text("name"),
    _number("seats"),
    _text("options"),
    _number("public"),
    _text("host"),
    Column("secret", LargeBinary, nullable=False),
    _number("rules"),
    _text("created"),
    _text("status"),
    _text("seed", null=True),
    _text("notes"),
    _number("seq"),
    _text("waiting"),
    _text("moved"),
    _text("scores", null=True),
    _text("winners", null=True),
    _text("rematch", null=True),
    Column("cards", TEXT, nullable=False, server_default=""),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("purpose", TEXT, nullable=False, server_default="{}"),
    Column("terms", TEXT, nullable=False, server_default="{}"),
    Column("life", TEXT, nullable=False, server_default=""),
    _text("deadline", null=True),
    _index("tables_running", "moved", where="status = 'running'"),
    _index("tables_open", "created", where="status = 'open' AND public = 1"),
    _index("tables_host", "host", where="status <> 'over'"),
    _index("tables_live", "created", where="status = 'running' AND public = 1"),
    _index("tables_over", "moved", where="status = 'over'"),
    _index("tables_hosted", "host", "moved", where="status = 'over'"),
    _index("tables_shown", "moved", where="status = 'over' AND public = 1"),
    _index("tables_due", "deadline", where="status = 'running' AND deadline IS NOT NULL"),
)

chairs = Table(
    "chairs",
    metadata,
    _of_a_table(),
    _number("seat", key=True),
    _text("kind"),
    _text("user_id", null=True),
    _text("name", null=True),
    _text("level", null=True),
    _text("face"),
    _text("nonce", null=True),
    Column("hidden", Integer, nullable=False, server_default="0"),
    Column("ended", TEXT, nullable=False, server_default=""),
    _index("chairs_user", "user_id", "ended", where="user_id IS NOT NULL"),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    _of_a_table(),
    _number("seq", key=True),
    _number("seat"),
    _text("word"),
    _text("at"),
    sqlite_with_rowid=False,
)

early = Table(
    "early",
    metadata,
    _of_a_table(),
    _number("seat", key=True),
    _text("word"),
    _number("seq"),
    sqlite_with_rowid=False,
)

lines = Table(
    "lines",
    metadata,
    _of_a_table(),
    _number("n", key=True),
    _number("seat", null=True),
    _text("name"),
    _text("text", null=True),
    _text("greeting", null=True),
    _text("at"),
    _text("user_id", null=True),
    Column("aside", Integer, nullable=False, server_default="0"),
    _index("lines_user", "user_id", where="user_id IS NOT NULL"),
    _text("event", null=True),
    sqlite_with_rowid=False,
)

unlocks = Table(
    "unlocks",
    metadata,
    _text("user_id", key=True),
    _text("title", key=True),
    _text("card", key=True),
    _text("table_id"),
    _text("at"),
    sqlite_with_rowid=False,
)

card_sets = Table("card_sets", metadata, _text("title", key=True), _text("mark", key=True), _text("files"))

health = Table("health", metadata, _number("id", key=True), _text("at"))

# --- people: accounts, passes, friends, blocks and mutes, reports

accounts = Table(
    "accounts",
    metadata,
    _text("user_id", key=True),
    _text("login"),
    _text("password"),
    _text("changed"),
    Index("accounts_login", "login", unique=True),
    sqlite_with_rowid=False,
)

passes = Table(
    "passes",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    _text("user_id"),
    _text("kind"),
    _text("until"),
    Column("uses", Integer, nullable=False, server_default="0"),
    _index("passes_user", "user_id"),
    sqlite_with_rowid=False,
)

friends = Table(
    "friends",
    metadata,
    _text("user_id", key=True),
    _text("friend_id", key=True),
    _text("at"),
    _index("friends_friend", "friend_id"),
    sqlite_with_rowid=False,
)

shuns = Table(
    "shuns",
    metadata,
    _text("user_id", key=True),
    _text("other_id", key=True),
    _text("how"),
    _text("at"),
    _index("shuns_other", "other_id"),
    sqlite_with_rowid=False,
)

invitations = Table(
    "invitations",
    metadata,
    _of_a_table(),
    _text("user_id", key=True),
    _text("by_id"),
    _text("at"),
    _index("invitations_user", "user_id", "at"),
    _index("invitations_by", "by_id"),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    _text("id", key=True),
    _text("by_id"),
    _text("about_id"),
    _text("table_id", null=True),
    _number("line", null=True),
    _text("said", null=True),
    _text("why"),
    _text("at"),
    _text("done"),
    _index("reports_open", "at", where="done = ''"),
    _index("reports_by", "by_id"),
    _index("reports_about", "about_id"),
    sqlite_with_rowid=False,
)

# --- the ladder, daily deals, events and alerts

ratings = Table(
    "ratings",
    metadata,
    _text("title", key=True),
    _text("kind", key=True),
    _text("who", key=True),
    _real("mu"),
    _real("sigma"),
    _number("games"),
    _number("won"),
    _text("at"),
    Column("opponents", Integer, nullable=False, server_default="0"),
    Column("ranked", Integer, nullable=False, server_default="0"),
    _index("ratings_rank", "title", "ranked DESC", "mu DESC", "who", "kind"),
    _index("ratings_who", "who"),
    sqlite_with_rowid=False,
)

rating_changes = Table(
    "rating_changes",
    metadata,
    _text("table_id", key=True),
    _number("seat", key=True),
    _text("title"),
    _text("kind"),
    _text("who"),
    _number("team"),
    _number("place"),
    _real("mu_before"),
    _real("sigma_before"),
    _real("mu"),
    _real("sigma"),
    _text("at"),
    Column("weight", Double, nullable=False, server_default="1"),
    _index("rating_changes_who", "who", "title", "at"),
    sqlite_with_rowid=False,
)

off_ladder = Table("off_ladder", metadata, _text("user_id", key=True), sqlite_with_rowid=False)

daily_tries = Table(
    "daily_tries",
    metadata,
    _text("title", key=True),
    _text("day", key=True),
    _text("user_id", key=True),
    _text("table_id"),
    Column("settled", TEXT, nullable=False, server_default=""),
    _number("points", null=True),
    _number("seconds", null=True),
    Column("won", Integer, nullable=False, server_default="0"),
    _index("daily_tries_user", "user_id", "day"),
    _index("daily_tries_table", "table_id"),
    _index("daily_tries_rank", "title", "day", "settled", "points DESC", "seconds"),
    sqlite_with_rowid=False,
)

keys = Table("keys", metadata, _text("name", key=True), Column("value", LargeBinary, nullable=False))

events = Table(
    "events", metadata, _text("id", key=True), _text("host"), _text("created"), _number("revision"), _text("body")
)

event_entrants = Table(
    "event_entrants",
    metadata,
    _text("user_id", key=True),
    Column("event_id", TEXT, ForeignKey("events.id"), nullable=False, primary_key=True),
    _index("event_entrants_event", "event_id"),
    sqlite_with_rowid=False,
)
"""Whom the body of an event names, as entrant or host."""

alerts = Table(
    "alerts",
    metadata,
    _text("user_id", key=True),
    _text("address", key=True),
    _text("kind"),
    _text("secrets"),
    _text("created"),
    sqlite_with_rowid=False,
)
uptime = Table(
    "uptime",
    metadata,
    _number("id", key=True),
    Column("at", BigInteger, nullable=False),
    Column("down", BigInteger, nullable=False),
)
"""When a server was last up, and the total downtime, in milliseconds: clocks run only while a server is up."""

decks = Table(
    "decks",
    metadata,
    _text("user_id", key=True),
    _text("id", key=True),
    _text("title"),
    _text("name"),
    _text("cards"),
    _text("at"),
    sqlite_with_rowid=False,
)

analyses = Table(
    "analyses",
    metadata,
    _text("table_id", key=True),
    _text("edition"),
    _number("done"),
    _number("words"),
    Column("body", LargeBinary, nullable=True),
    _text("at"),
    _index("analyses_at", "at"),
)
"""The coach's analysis of a game, packed; without a body, a lobby is working on it, and last said so `at` that time."""
