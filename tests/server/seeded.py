"""A server's database with many rows of everything, made in a moment, and a counter of what its requests cost.

Rows are copies of a few real ones: one statement makes thousands. The counter asks SQLite: how many statements it was
given, how many rows it returned, and how many instructions of its virtual machine that took, which is the work a query
does however few rows it returns. No clock is involved, so the figures are the same on every machine.
"""

import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import Table

from emberhall.ratings import season_of
from emberhall.server.api.company import MOST_FRIENDS, MOST_SHUNNED
from emberhall.server.deals.days import today
from emberhall.server.timestamps import now
from emberhall.store import schema
from emberhall.store.sqlite.store import SqliteStore
from tests.server.hall import Guest, Hall, open_hall, play_all
from tests.stores import MemoryStore

TITLE = "dualis"
STEP = 20
"""Instructions between two counts: fewer would take longer, more would miss small queries."""
DECKS, ADDRESSES, FRIENDS, SHUNNED = 60, 8, MOST_FRIENDS, MOST_SHUNNED
SETS = 20
"""Of these nobody may have more."""
NOTES, CHAPTERS = 500, 64
"""Nor these in a study."""


@dataclass
class Cost:
    """What something has cost the database."""

    statements: int = 0
    rows: int = 0
    steps: int = 0


@dataclass
class Seeded:
    """A hall whose database has `count` rows of everything that concerns `me`, and the names of some."""

    hall: Hall
    me: Guest
    connection: sqlite3.Connection
    names: dict[str, str]

    @contextmanager
    def counted(self) -> Iterator[Cost]:
        """Count what is asked of the database."""
        cost = Cost()

        def step() -> int:
            cost.steps += STEP
            return 0

        def statement(text: str) -> None:
            cost.statements += text not in ("BEGIN", "BEGIN ", "COMMIT")

        def row(_: sqlite3.Cursor, values: Any) -> Any:
            cost.rows += 1
            return values

        self.connection.set_progress_handler(step, STEP)
        self.connection.set_trace_callback(statement)
        self.connection.row_factory = row
        yield cost
        self.connection.set_progress_handler(None, 0)
        self.connection.set_trace_callback(None)
        self.connection.row_factory = None


@asynccontextmanager
async def seeded(count: int) -> AsyncIterator[Seeded]:
    """A hall with that many rows."""
    store = MemoryStore()
    async with open_hall(store=store, pace=0.0, bot_workers=1, beat=3600.0, ban_check=3600.0) as hall:
        me, other = await hall.guest("Me"), await hall.guest("Other")
        connection = cast(Any, cast(SqliteStore, store.inner)._writer)._connection
        names = await _examples(hall, me, other)
        copies = Copies(connection, count, me.user)
        copies.people(other.user)
        copies.tables(names)
        copies.company()
        copies.ladder(names["over"])
        copies.events(names["event"])
        copies.circles(names["circle"])
        copies.counters()
        copies.studies(names)
        connection.execute("ANALYZE")
        connection.commit()
        yield Seeded(hall, me, connection, {**names, "title": TITLE, "user": me.user, "day": today()})


async def _examples(hall: Hall, me: Guest, other: Guest) -> dict[str, str]:
    """One table of every kind, and an event."""
    wish: dict[str, Any] = {"title": TITLE, "seats": 3, "options": {"short": True}, "public": True, "sit": 0}
    bots = {"2": "random"}
    names = {}
    for name in ("open", "running", "over"):
        names[name] = (await hall.table(me, **wish, bots=bots))["id"]
    for name in ("running", "over"):
        await hall.call("POST", f"/api/tables/{names[name]}/seats", other, seat=1)
        await hall.call("POST", f"/api/tables/{names[name]}/start", me)
    await play_all(await hall.seats_at(names["over"], [me, other]), names["over"])
    daily = (await hall.call("POST", f"/api/daily/{TITLE}", me))["id"]
    await play_all(await hall.seats_at(daily, [me]), daily)
    event = await hall.call("POST", "/api/events", me, name="Thursday", title=TITLE, seats=4)
    await hall.call("POST", f"/api/events/{event['id']}/join", me)
    for screen in hall.screens:
        await screen.close()
    circle = (await hall.call("POST", "/api/circles", me, name="Friday"))["id"]
    await hall.call("POST", f"/api/circles/{circle}/people", other)
    await hall.call("POST", f"/api/circles/{circle}/lines", me, text="Hello")
    study = (await hall.call("POST", "/api/studies", me, name="Covers"))["id"]
    await hall.call("POST", f"/api/studies/{study}/people", other)
    wish = {"kind": "game", "source": names["over"]}
    chapter = (await hall.call("POST", f"/api/studies/{study}/chapters", me, **wish))["n"]
    page = f"/api/studies/{study}/chapters/{chapter}"
    await hall.call("POST", f"{page}/notes", me, moment=0)
    await hall.call("POST", f"{page}/marks", me, moment=0, kind="ring", start="x")
    names |= {"study": study, "chapter": str(chapter)}
    return {**names, "circle": circle, "daily": daily, "event": event["id"], "table": names["over"]}


@dataclass
class Copies:
    """Makes rows of existing ones, `i` being the number of each copy."""

    connection: sqlite3.Connection
    count: int
    me: str

    def make(self, table: Table, where: str, **changed: str) -> None:
        """Copy the rows of a table, with some columns changed, by SQL that may use `i`."""
        names = [column.name for column in table.columns]
        values = ", ".join(changed.get(name, f"old.{name}") for name in names)
        self.connection.execute(
            f"WITH RECURSIVE k(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM k WHERE i < {self.count}) "
            f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {values} FROM {table.name} AS old, k WHERE {where}"
        )

    def add(self, table: Table, values: dict[str, str], most: int = 1_000_000) -> None:
        """Add rows made of nothing but numbers."""
        self.connection.execute(
            f"WITH RECURSIVE k(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM k WHERE i < {min(most, self.count)}) "
            f"INSERT INTO {table.name} ({', '.join(values)}) SELECT {', '.join(values.values())} FROM k"
        )

    def people(self, other: str) -> None:
        """Users, some of whom nobody may see on the ladder."""
        self.make(schema.users, f"old.id = '{other}'", id="'u' || i", name="'Guest ' || i")
        self.add(schema.off_ladder, {"user_id": "'u' || (i * 10)"}, max(1, self.count // 10))

    def tables(self, names: dict[str, str]) -> None:
        """Tables of everybody and of `me`, open, running and over, and everybody's try at the deal of the day."""
        when = "strftime('%Y-%m-%dT%H:%M:%S.000+00:00', '2026-01-01', i || ' minutes')"
        for name, mine in (("open", False), ("running", False), ("over", True), ("daily", False)):
            old, new = names[name], f"'{name}' || i"
            self.make(schema.tables, f"old.id = '{old}'", id=new, host="'u' || i", created=when, moved=when)
            self.make(
                schema.chairs,
                f"old.table_id = '{old}'",
                table_id=new,
                user_id=f"CASE WHEN old.seat = {int(mine)} AND old.kind = 'person' THEN 'u' || i ELSE old.user_id END",
            )
        self.make(schema.moves, f"old.table_id = '{names['over']}' AND old.seq < 4", table_id="'over' || i")
        self.make(schema.daily_tries, "1", user_id="'u' || i", table_id="'daily' || i", **self.spread())

    def spread(self) -> dict[str, str]:
        """Different results of daily deals."""
        return {"points": "i % 50", "seconds": "60 + i % 997"}

    def company(self) -> None:
        """Friends, blocks, invitations, reports and lines."""
        mine, at = {"user_id": f"'{self.me}'"}, {"at": "'2026-01-01'"}
        self.add(schema.friends, {**mine, "friend_id": "'u' || i", **at}, FRIENDS)
        self.add(schema.shuns, {**mine, "other_id": "'u' || i", "how": "'mute'", **at}, SHUNNED)
        self.add(schema.shuns, {"user_id": "'u' || i", "other_id": f"'{self.me}'", "how": "'block'", **at})
        self.add(schema.friend_wishes, {"user_id": "'u' || i", "other_id": f"'{self.me}'", **at})
        self.add(schema.invitations, {"table_id": "'open' || i", **mine, "by_id": "'u' || i", **at})
        about = {"id": "'r' || i", "by_id": "'u' || i", "about_id": f"'{self.me}'"}
        self.add(schema.reports, {**about, "why": "''", "done": "''", **at})
        deck = {"id": "'deck' || i", "title": "'dragonduel'", "name": "'d'", "cards": "'{}'"}
        self.add(schema.decks, {**mine, **deck, **at}, DECKS)
        house = {"id": "'set' || i", "link": "'link' || i", "title": "'dragonduel'", "name": "'s'", "cards": "'[]'"}
        self.add(schema.house_sets, {**mine, **house, **at}, SETS)
        self.add(schema.house_sets, {"user_id": "'u' || i", **house, **at})
        place = {"address": "'https://example.org/' || i", "kind": "'webhook'", "secrets": "''", "created": "''"}
        self.add(schema.alerts, {**mine, **place}, ADDRESSES)
        line = {"table_id": "'over' || i", "n": "100", "seat": "0", "name": "'Me'", "text": "'hello'", "aside": "0"}
        self.add(schema.lines, {**line, **mine, **at})

    def ladder(self, over: str) -> None:
        """Ratings of everybody, and a long history of `me`."""
        known = {"mu": "i * 0.001", "sigma": "2.0", "games": "30", "won": "i % 30", "at": "'2026-01-01'"}
        known |= {"opponents": "9", "ranked": "1"}
        self.connection.execute("UPDATE ratings SET ranked = 1, mu = 0")
        self.add(schema.ratings, {"title": f"'{TITLE}'", "kind": "'person'", "who": "'u' || i", **known})
        stood = {each: known[each] for each in ("mu", "sigma", "games", "won", "opponents", "ranked")}
        stood |= {"title": f"'{TITLE}'", "kind": "'person'", "who": "'u' || i"}
        for season in (season_of(now()), "2020-1"):
            self.add(schema.season_standings, {**stood, "season": f"'{season}'"})
        self.make(schema.rating_changes, f"old.table_id = '{over}'", table_id="'over' || i")

    def circles(self, circle: str) -> None:
        """A circle with many lines and games behind it, and many circles of others; nobody has many of their own."""
        this = f"old.circle_id = '{circle}'"
        self.make(schema.circle_lines, f"{this} AND old.kind = 'text'", n="100 + i")
        self.connection.execute("UPDATE circles SET lines = 100 + ?", (self.count,))
        game = {"table_id": "'over' || i", "circle_id": f"'{circle}'", "n": "i", "evening": "i", "settled": "'x'"}
        self.add(schema.circle_games, {**game, "at": "'2026-01-01'"})
        score = {"circle_id": f"'{circle}'", "evening": "i % 9", "user_id": f"'{self.me}'", "title": "'t' || i"}
        self.add(schema.circle_scores, {**score, "won": "i", "played": "i", "at": "''"}, 36)
        tried = {"circle_id": f"'{circle}'", "day": f"'{now()[:10]}'", "user_id": "'u' || i", "title": f"'{TITLE}'"}
        result = {"settled": "'done'", "points": "i", "seconds": "i", "won": "0"}
        self.add(schema.circle_tries, {**tried, "table_id": "'over' || i", **result}, 10)
        elsewhere = {**tried, "circle_id": "'c' || i", "table_id": "'none' || i", **result}
        self.add(schema.circle_tries, elsewhere)
        self.add(schema.circle_tries, {**elsewhere, "user_id": f"'{self.me}'"}, 29)
        self.make(schema.circles, f"old.id = '{circle}'", id="'c' || i", keeper="'u' || i")
        own = f"{this} AND old.user_id = '{self.me}'"
        self.make(schema.circle_people, own, circle_id="'c' || i", user_id="'u' || i")
        self.make(schema.circle_people, f"{own} AND i <= 29", circle_id="'c' || i")
        self.make(schema.circle_people, f"{own} AND i <= 10", user_id="'u' || i")
        self.make(schema.circle_lines, f"{this} AND old.n = 1", circle_id="'c' || i", user_id="'u' || i")

    def counters(self) -> None:
        """Counters of the explorer: as many as there are things to count, however many games there were."""
        place = {"title": f"'{TITLE}'", "sheet": "'coins'", "rules": "1", "item": "'mode' || (i % 8)"}
        kind = {"part": "(i / 8 % 8) || ' ' || (i / 64 % 13)", "seats": "3 + i / 832 % 2", "sides": "3 + i / 832 % 2"}
        who = {"who": "CASE WHEN i / 1664 % 2 THEN 'bot' ELSE 'person' END", "band": "'band' || (i / 3328)"}
        self.add(schema.counters, {**place, **kind, **who, "games": "i", "won": "i * 30", "amount": "i"})

    def studies(self, names: dict[str, str]) -> None:
        """A study as long as one may be, and many of others; nobody has more than their list."""
        this = f"old.study_id = '{names['study']}'"
        self.make(schema.study_notes, f"{this} AND i <= {NOTES}", n="100 + i", text="'hello'", writer="''")
        self.make(schema.study_marks, f"{this} AND i <= {NOTES}", n="1000 + i")
        self.make(schema.study_chapters, f"{this} AND i < {CHAPTERS}", n="1000 + i", place="1000 + i")
        self.make(schema.studies, f"old.id = '{names['study']}'", id="'s' || i", keeper="'u' || i")
        own = f"{this} AND old.user_id = '{self.me}'"
        self.make(schema.study_people, own, study_id="'s' || i", user_id="'u' || i")
        self.make(schema.study_people, f"{own} AND i < 60", study_id="'s' || i")
        self.make(schema.study_people, f"{own} AND i < 39", user_id="'u' || i")
        self.make(schema.study_chapters, f"{this} AND old.n = 1", study_id="'s' || i")
        self.make(
            schema.study_notes, f"{this} AND old.n = 2", study_id="'s' || i", user_id="'u' || i", writer="'u' || i"
        )

    def events(self, event: str) -> None:
        """Evenings of everybody, which `me` takes part in too as far as the columns say: lists are read by them."""
        [(body,)] = self.connection.execute("SELECT body FROM events WHERE id = ?", (event,)).fetchall()
        text = json.dumps(json.loads(body)).replace("'", "''").replace(self.me, "' || 'u' || i || '")
        self.make(schema.events, f"old.id = '{event}'", id="'e' || i", host="'u' || i", body=f"'{text}'")
        for user in ("'u' || i", f"'{self.me}'"):
            self.make(schema.event_entrants, f"old.event_id = '{event}'", event_id="'e' || i", user_id=user)
