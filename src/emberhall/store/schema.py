"""The tables of the database, declared once for SQLite and PostgreSQL. Migrations (`store/upgrades.py`) lead to them.

Times are sortable text, and lists are JSON, so that a row reads the same from both.
"""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, Table

from emberhall.store.card_schema import card_sets, decks, house_sets
from emberhall.store.circle_schema import (
    circle_games,
    circle_lines,
    circle_people,
    circle_scores,
    circle_tries,
    circles,
)
from emberhall.store.columns import TEXT, index, metadata, number, of_a_table, text
from emberhall.store.day_schema import holidays, plans
from emberhall.store.explorer_schema import counters
from emberhall.store.ladder_schema import off_ladder, rating_changes, ratings, season_standings
from emberhall.store.puzzle_schema import puzzle_sums, puzzle_votes
from emberhall.store.study_schema import studies, study_answers, study_chapters, study_marks, study_notes, study_people

__all__ = [
    "accounts",
    "alerts",
    "analyses",
    "card_sets",
    "chairs",
    "circle_games",
    "circle_lines",
    "circle_people",
    "circle_scores",
    "circle_tries",
    "circles",
    "counters",
    "daily_tries",
    "decks",
    "early",
    "event_entrants",
    "events",
    "friend_wishes",
    "friends",
    "health",
    "holidays",
    "house_sets",
    "invitations",
    "keys",
    "lines",
    "metadata",
    "moves",
    "off_ladder",
    "passes",
    "plans",
    "puzzle_sums",
    "puzzle_votes",
    "rating_changes",
    "ratings",
    "reports",
    "season_standings",
    "shuns",
    "studies",
    "study_answers",
    "study_chapters",
    "study_marks",
    "study_notes",
    "study_people",
    "tables",
    "tokens",
    "unlocks",
    "uptime",
    "users",
]

users = Table(
    "users",
    metadata,
    text("id", key=True),
    text("name"),
    text("face"),
    text("created"),
    Column("banned", TEXT, nullable=False, server_default=""),
    Column("unseen", Integer, nullable=False, server_default="0"),
    Column("kid_code", TEXT, nullable=False, server_default=""),
    index("users_banned", "banned", where="banned <> ''"),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    text("user_id"),
    text("used"),
    index("tokens_user", "user_id"),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    text("id", key=True),
    text("title"),
    text("name"),
    number("seats"),
    text("options"),
    number("public"),
    text("host"),
    Column("secret", LargeBinary, nullable=False),
    number("rules"),
    text("created"),
    text("status"),
    text("seed", null=True),
    text("notes"),
    number("seq"),
    text("waiting"),
    text("moved"),
    text("scores", null=True),
    text("winners", null=True),
    text("rematch", null=True),
    Column("cards", TEXT, nullable=False, server_default=""),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("purpose", TEXT, nullable=False, server_default="{}"),
    Column("terms", TEXT, nullable=False, server_default="{}"),
    Column("life", TEXT, nullable=False, server_default=""),
    text("deadline", null=True),
    index("tables_running", "moved", where="status = 'running'"),
    index("tables_open", "created", where="status = 'open' AND public = 1"),
    index("tables_host", "host", where="status <> 'over'"),
    index("tables_live", "created", where="status = 'running' AND public = 1"),
    index("tables_over", "moved", where="status = 'over'"),
    index("tables_hosted", "host", "moved", where="status = 'over'"),
    index("tables_shown", "moved", where="status = 'over' AND public = 1"),
    index("tables_due", "deadline", where="status = 'running' AND deadline IS NOT NULL"),
)

chairs = Table(
    "chairs",
    metadata,
    of_a_table(),
    number("seat", key=True),
    text("kind"),
    text("user_id", null=True),
    text("name", null=True),
    text("level", null=True),
    text("face"),
    text("nonce", null=True),
    Column("hidden", Integer, nullable=False, server_default="0"),
    Column("ended", TEXT, nullable=False, server_default=""),
    index("chairs_user", "user_id", "ended", where="user_id IS NOT NULL"),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    of_a_table(),
    number("seq", key=True),
    number("seat"),
    text("word"),
    text("at"),
    sqlite_with_rowid=False,
)

early = Table(
    "early", metadata, of_a_table(), number("seat", key=True), text("word"), number("seq"), sqlite_with_rowid=False
)

lines = Table(
    "lines",
    metadata,
    of_a_table(),
    number("n", key=True),
    number("seat", null=True),
    text("name"),
    text("text", null=True),
    text("greeting", null=True),
    text("at"),
    text("user_id", null=True),
    Column("aside", Integer, nullable=False, server_default="0"),
    index("lines_user", "user_id", where="user_id IS NOT NULL"),
    text("event", null=True),
    sqlite_with_rowid=False,
)

unlocks = Table(
    "unlocks",
    metadata,
    text("user_id", key=True),
    text("title", key=True),
    text("card", key=True),
    text("table_id"),
    text("at"),
    sqlite_with_rowid=False,
)

health = Table("health", metadata, number("id", key=True), text("at"))

# --- people: accounts, passes, friends, blocks and mutes, reports

accounts = Table(
    "accounts",
    metadata,
    text("user_id", key=True),
    text("login"),
    text("password"),
    text("changed"),
    Index("accounts_login", "login", unique=True),
    sqlite_with_rowid=False,
)

passes = Table(
    "passes",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    text("user_id"),
    text("kind"),
    text("until"),
    Column("uses", Integer, nullable=False, server_default="0"),
    index("passes_user", "user_id"),
    sqlite_with_rowid=False,
)

friends = Table(
    "friends",
    metadata,
    text("user_id", key=True),
    text("friend_id", key=True),
    text("at"),
    index("friends_friend", "friend_id"),
    sqlite_with_rowid=False,
)

friend_wishes = Table(
    "friend_wishes",
    metadata,
    text("user_id", key=True),
    text("other_id", key=True),
    text("at"),
    index("friend_wishes_other", "other_id", "at"),
    sqlite_with_rowid=False,
)
"""Who would like to be a friend of whom after a game; once both would, they are."""

shuns = Table(
    "shuns",
    metadata,
    text("user_id", key=True),
    text("other_id", key=True),
    text("how"),
    text("at"),
    index("shuns_other", "other_id"),
    sqlite_with_rowid=False,
)

invitations = Table(
    "invitations",
    metadata,
    of_a_table(),
    text("user_id", key=True),
    text("by_id"),
    text("at"),
    index("invitations_user", "user_id", "at"),
    index("invitations_by", "by_id"),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    text("id", key=True),
    text("by_id"),
    text("about_id"),
    text("table_id", null=True),
    number("line", null=True),
    text("said", null=True),
    text("why"),
    text("at"),
    text("done"),
    index("reports_open", "at", where="done = ''"),
    index("reports_by", "by_id"),
    index("reports_about", "about_id"),
    sqlite_with_rowid=False,
)

# --- daily deals, events and alerts

daily_tries = Table(
    "daily_tries",
    metadata,
    text("title", key=True),
    text("day", key=True),
    text("user_id", key=True),
    text("table_id"),
    Column("settled", TEXT, nullable=False, server_default=""),
    number("points", null=True),
    number("seconds", null=True),
    Column("won", Integer, nullable=False, server_default="0"),
    index("daily_tries_user", "user_id", "day"),
    index("daily_tries_table", "table_id"),
    index("daily_tries_rank", "title", "day", "settled", "points DESC", "seconds"),
    sqlite_with_rowid=False,
)

keys = Table("keys", metadata, text("name", key=True), Column("value", LargeBinary, nullable=False))

events = Table(
    "events", metadata, text("id", key=True), text("host"), text("created"), number("revision"), text("body")
)

event_entrants = Table(
    "event_entrants",
    metadata,
    text("user_id", key=True),
    Column("event_id", TEXT, ForeignKey("events.id"), nullable=False, primary_key=True),
    Column("created", TEXT, nullable=False, server_default=""),
    index("event_entrants_event", "event_id"),
    index("event_entrants_latest", "user_id", "created"),
    sqlite_with_rowid=False,
)
"""Whom the body of an event names, as entrant or host, and when the event was made."""

alerts = Table(
    "alerts",
    metadata,
    text("user_id", key=True),
    text("address", key=True),
    text("kind"),
    text("secrets"),
    text("created"),
    sqlite_with_rowid=False,
)
uptime = Table(
    "uptime",
    metadata,
    number("id", key=True),
    Column("at", BigInteger, nullable=False),
    Column("down", BigInteger, nullable=False),
)
"""When a server was last up, and the total downtime, in milliseconds: clocks run only while a server is up."""

analyses = Table(
    "analyses",
    metadata,
    text("table_id", key=True),
    text("edition"),
    number("done"),
    number("words"),
    Column("body", LargeBinary, nullable=True),
    text("at"),
    index("analyses_at", "at"),
)
"""The coach's analysis of a game, packed; without a body, a lobby is working on it, and last said so `at` that time."""
