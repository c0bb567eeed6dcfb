"""A state machine of identity: people come, sign in and out, are renamed, merged, erased, banned and recovered.

Meanwhile they play, talk, befriend, report and meet at evenings, so that everything that names a person does name them.
After every step nobody's request answers with a server error, tokens and codes are valid exactly as the model says, and
nothing of an erased person is left in any column but their id, where `LEFT` allows it.
"""

import asyncio
import json
import shutil
import sqlite3
import tempfile
from collections.abc import Awaitable
from dataclasses import dataclass, field
from operator import attrgetter
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from emberhall.server.deals.days import today
from emberhall.server.errors import RequestError
from emberhall.server.host import app as apps
from emberhall.server.people import outside, passwords
from emberhall.server.settings import Rate, Settings
from emberhall.server.timestamps import now
from emberhall.store import work
from emberhall.wire.route import PARAMETERS
from emberhall.wire.routes import ROUTES
from tests.server.identity_studies import MANY, StudyRules, who
from tests.server.machine import RandomDesk
from tests.server.naming import LEFT, MERGED, columns

T = TypeVar("T")
FIXED = {
    "health",
    "openapi",
    "titles",
    "cards",
    "locales",
    "lessons",
    "rulebook",
    "statements",
    "push_key",
    "puzzles",
    "puzzles_of",
    "explorer",
    "explorer_sheet",
}
"""What can be read that has nothing to do with people."""
SOUGHT = [route for route in ROUTES if route.method == "GET" and route.name not in FIXED]
DUEL: dict[str, Any] = {"title": "dragonduel", "seats": 2, "options": {"start": "lot"}}
WORD = "a long password"
PLENTY = Rate(1_000_000, 0.001)


@dataclass
class Person:
    """Somebody, and what the model knows of how they can sign in."""

    user: str
    names: list[str]
    tokens: list[str]
    codes: list[str] = field(default_factory=list)
    login: str = ""
    password: str = ""
    recovery: str = ""
    banned: bool = False

    @property
    def token(self) -> str | None:
        return self.tokens[-1] if self.tokens else None


class IdentityMachine(StudyRules):
    """One server on SQLite, without bots, and up to six people at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="emberhall-identity-"))
        self.loop = asyncio.new_event_loop()
        self.people: list[Person] = []
        self.erased: list[Person] = []
        self.merged: list[Person] = []
        self.revoked: list[str] = []
        self.spent: list[str] = []
        self.tables: list[str] = []
        self.events: list[str] = []
        self.circles: list[str] = []
        self.count = self.steps = 0
        self.usual = passwords.ROUNDS, passwords.KIBIBYTES, vars(apps)["BotDesk"], outside.numbers_of
        passwords.ROUNDS, passwords.KIBIBYTES = 1, 8
        vars(apps)["BotDesk"] = lambda *_: RandomDesk(asyncio.Semaphore(0))
        outside.numbers_of = lambda *_: ["93.184.215.14"]

    # --- the server

    def run(self, task: Awaitable[T]) -> T:
        return self.loop.run_until_complete(task)

    @initialize()
    def open(self) -> None:
        many = ("tables", "changes", "messages", "talk", "reports", "exports", "sign_ins_of_account", "alert_addresses")
        generous = dict.fromkeys((*many, "reviews", "requests"), PLENTY)
        settings = Settings(database=str(self.folder / "hall.sqlite"), **generous)  # type: ignore[arg-type]
        self.app = apps.create_app(settings)
        dispatcher = self.app.routes[0].endpoint.func.__self__  # type: ignore[attr-defined]
        self.store = self.app.state.house.store
        self.guests = dispatcher._guests
        self.lobby = dispatcher._bindings["tables"].handler.__self__._lobby
        self.life = self.app.router.lifespan_context(self.app)
        self.run(self.life.__aenter__())
        self.rows = sqlite3.connect(self.folder / "hall.sqlite")
        for _ in range(3):
            self.arrive()

    def ask(self, method: str, path: str, asker: str | None = None, **body: Any) -> tuple[int, Any]:
        """Make a request; a server error fails the test, as does an exception."""
        status, text = self.run(self._ask(method, path, asker, json.dumps(body).encode() if body else b""))
        assert status < 500, f"{method} {path}: {status} {text!r}"
        return status, json.loads(text) if text[:1] in (b"{", b"[") else None

    async def _ask(self, method: str, path: str, token: str | None, body: bytes) -> tuple[int, bytes]:
        headers = [(b"host", b"127.0.0.1")] + ([(b"authorization", f"Bearer {token}".encode())] if token else [])
        scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "path": path}
        scope |= {"raw_path": path.encode(), "query_string": b"", "root_path": "", "scheme": "http"}  # type: ignore[dict-item]
        scope |= {"headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80)}  # type: ignore[dict-item]
        status, parts, asked = 0, b"", False

        async def receive() -> Any:
            nonlocal asked
            if asked:
                await asyncio.Event().wait()  # nobody hangs up
            asked = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status, parts
            status = message.get("status", status)
            parts += message.get("body", b"")

        await self.app(scope, receive, send)
        return status, parts

    def at(self, table: str, verb: str, user: str, *given: Any) -> None:
        """Do at a table what pages say through their sockets."""

        async def task() -> None:
            person = await self.store.read(work.users.by_id(user))
            found = await self.lobby.find(table)
            await attrgetter(verb)(found)(person, *given)

        try:
            self.run(task())
        except RequestError as problem:
            assert problem.status < 500, problem  # noqa: PT017 (refusals are fine)

    def person(self, number: int) -> Person:
        return self.people[number % len(self.people)]

    def revoke(self, person: Person, kept: str | None = None) -> None:
        self.revoked += [token for token in person.tokens if token != kept]
        self.spent += person.codes
        person.tokens, person.codes = [kept] if kept else [], []

    def fresh_name(self) -> str:
        self.count += 1
        return f"Somebody-{self.count:04d}"

    # --- who they are

    @rule()
    def arrive(self) -> None:
        if len(self.people) < MANY:
            _, guest = self.ask("POST", "/api/guests", name=self.fresh_name())
            self.people.append(Person(guest["user"], [guest["name"]], [guest["token"]]))

    @rule(one=who)
    def change_name(self, one: int) -> None:
        person, name = self.person(one), self.fresh_name()
        if person.token and self.ask("PATCH", "/api/me", person.token, name=name)[0] == 200:
            person.names.append(name)

    @rule(one=who)
    def make_account(self, one: int) -> None:
        person = self.person(one)
        if person.token and not person.login:
            login = self.fresh_name().lower()
            status, made = self.ask("POST", "/api/me/account", person.token, login=login, password=WORD)
            assert status == 201
            person.login, person.password, person.recovery = login, WORD, made["recovery"]

    @rule(one=who)
    def sign_in(self, one: int) -> None:
        person = self.person(one)
        if person.login:
            status, guest = self.ask("POST", "/api/sessions", login=person.login, password=person.password)
            assert status == (403 if person.banned else 201)
            person.tokens += [] if person.banned else [guest["token"]]

    @rule(one=who)
    def make_code(self, one: int) -> None:
        person = self.person(one)
        if person.token:
            person.codes.append(self.ask("POST", "/api/me/passes", person.token)[1]["code"])

    @rule(one=who)
    def use_code(self, one: int) -> None:
        person = self.person(one)
        if person.codes:
            code = person.codes.pop()
            status, guest = self.ask("POST", "/api/passes", code=code)
            assert (status, guest["user"]) == (201, person.user)
            person.tokens.append(guest["token"])
            self.spent.append(code)

    @rule(one=who)
    def sign_out_here(self, one: int) -> None:
        person = self.person(one)
        if len(person.tokens) > 1:
            token = person.tokens.pop()
            assert self.ask("DELETE", "/api/me/device", token)[0] == 200
            self.revoked.append(token)

    @rule(one=who, renew=st.booleans())
    def sign_out_everywhere(self, one: int, renew: bool) -> None:
        person = self.person(one)
        if person.token and (renew or person.login):
            status, guest = self.ask("POST" if renew else "DELETE", "/api/me/token", person.token)
            assert status in (200, 201)
            self.revoke(person, guest["token"] if renew else None)
            person.tokens = [guest["token"]] if renew else []

    @rule(one=who)
    def change_password(self, one: int) -> None:
        person = self.person(one)
        if person.token and person.login:
            new = person.password + "!"
            status, renewed = self.ask("PATCH", "/api/me/account", person.token, old=person.password, password=new)
            assert status == 200
            self.revoke(person)
            assert self.ask("POST", "/api/recoveries", code=person.recovery, password=WORD)[0] == 403
            person.password, person.tokens, person.recovery = new, [renewed["token"]], renewed["recovery"]

    @rule(one=who)
    def recover(self, one: int) -> None:
        person = self.person(one)
        if person.recovery:
            new = person.password + "?"
            status, back = self.ask("POST", "/api/recoveries", code=person.recovery, password=new)
            assert status == (403 if person.banned else 201)
            person.recovery = "" if person.banned else back["recovery"]
            if not person.banned:
                self.revoke(person)
                person.password, person.tokens = new, [back["guest"]["token"]]

    @rule(one=who, other=who)
    def merge(self, one: int, other: int) -> None:
        old, new = self.person(one), self.person(other)
        if old is not new and old.token and new.token and not old.login:
            assert self.ask("POST", "/api/me/merge", new.token, token=old.token)[0] == 200
            self.revoke(old)
            self.people.remove(old)
            self.merged.append(old)

    @rule(one=who)
    def erase(self, one: int) -> None:
        person = self.person(one)
        if person.token and len(self.people) > 2:
            assert self.ask("DELETE", "/api/me", person.token, name=person.names[-1])[0] == 200
            self.revoke(person)
            self.people.remove(person)
            self.erased.append(person)

    @rule(one=who, lift=st.booleans())
    def ban(self, one: int, lift: bool) -> None:
        person = self.person(one)
        self.run(self.store.write(work.moderation.ban(person.user, "" if lift else now())))
        person.banned = not lift
        if not lift:
            self.revoke(person)
            person.recovery = ""
            self.guests.forget(person.user)  # as the warden does within seconds

    # --- what names them

    @rule(one=who, other=who, how=st.sampled_from(["mute", "block", None]))
    def meet(self, one: int, other: int, how: str | None) -> None:
        """Become friends, complain, and perhaps mute or block the other."""
        person, somebody = self.person(one), self.person(other)
        if person is somebody or not person.token:
            return
        if somebody.token:
            code = self.ask("POST", "/api/me/friends/links", somebody.token)[1]["code"]
            self.ask("POST", "/api/me/friends", person.token, code=code)
        assert self.ask("POST", "/api/reports", person.token, user=somebody.user, why="rude")[0] == 201
        if how:
            assert self.ask("POST", "/api/me/shunned", person.token, user=somebody.user, how=how)[0] == 200

    @rule(one=who, other=who, end=st.booleans())
    def play(self, one: int, other: int, end: bool) -> None:
        """A duel, public and rated; talk at it, and perhaps its end."""
        host, guest = self.person(one), self.person(other)
        if host is guest or not host.token or not guest.token:
            return
        _, table = self.ask("POST", "/api/tables", host.token, **DUEL, public=True, rated=True)
        path = f"/api/tables/{table['id']}"
        self.tables.append(table["id"])
        self.ask("POST", path + "/seats", guest.token, seat=1)
        self.ask("POST", path + "/start", host.token)
        self.at(table["id"], "say", host.user, f"I am {host.names[-1]}", None)
        if end:
            self.at(table["id"], "moves.resign", guest.user)

    @rule(one=who, other=who)
    def sit_down_and_wait(self, one: int, other: int) -> None:
        """A table that has not begun, to which the host invites their friends."""
        host, guest = self.person(one), self.person(other)
        if host.token:
            _, table = self.ask("POST", "/api/tables", host.token, **DUEL, public=True)
            self.tables.append(table["id"])
            for friend in self.ask("GET", "/api/me/friends", host.token)[1]["friends"]:
                self.ask("POST", f"/api/tables/{table['id']}/invitations", host.token, user=friend["user"])
            if guest.token and guest is not host:
                self.ask("POST", f"/api/tables/{table['id']}/seats", guest.token, seat=1)

    @rule(one=who, which=st.integers(0, 9))
    def give_up(self, one: int, which: int) -> None:
        if self.tables and self.person(one).token:
            self.at(self.tables[-1 - which % len(self.tables)], "moves.resign", self.person(one).user)

    @rule(one=who)
    def keep_things(self, one: int) -> None:
        """A try at a daily deal, a deck, an address for alerts, and a wish not to be on the ladder."""
        person = self.person(one)
        if person.token:
            self.ask("POST", "/api/daily/dragonduel", person.token)
            deck = {"title": "dragonduel", "name": "Slimes", "cards": "4xcs-01"}
            self.ask("PUT", "/api/me/decks/slimes-and-more", person.token, **deck)
            self.ask("PUT", "/api/me/sets/ash-and-antler", person.token, title="dragonduel", name="Ash")
            self.ask("POST", "/api/me/alerts", person.token, kind="hook", address="https://example.org/hook")
            self.ask("PATCH", "/api/me/ratings", person.token, listed=self.count % 2 == 0)

    @rule(one=who, other=who, deed=st.sampled_from(["begin", "keep", "join", "leave", "bar", "unbar", "say", "over"]))
    def circle(self, one: int, other: int, deed: str) -> None:
        person, another = self.person(one), self.person(other)
        if not person.token or not another.token:
            return
        if deed == "begin":
            status, circle = self.ask("POST", "/api/circles", person.token, name="Friday")
            self.circles += [circle["id"]] if status == 201 else []
            return
        if deed == "keep" and self.tables:
            status, circle = self.ask("POST", f"/api/tables/{self.tables[one % len(self.tables)]}/circle", person.token)
            self.circles += [circle["id"]] if status == 201 else []
        for circle in self.circles[-2:]:
            path = f"/api/circles/{circle}"
            match deed:
                case "join":
                    self.ask("POST", f"{path}/people", person.token)
                case "leave":
                    self.ask("DELETE", f"{path}/people", person.token)
                case "bar" | "unbar":
                    self.ask("DELETE" if deed == "bar" else "POST", f"{path}/people/{another.user}", person.token)
                case "say":
                    self.ask("POST", f"{path}/lines", person.token, text="Well met")
                case "over":
                    self.ask("PATCH", path, person.token, keeper=another.user)

    @rule(one=who, shared=st.booleans(), system=st.sampled_from(["swiss", "robin", "knockout", "arena"]))
    def begin_evening(self, one: int, shared: bool, system: str) -> None:
        person = self.person(one)
        if person.token:
            wish: dict[str, Any] = {"name": "Thursday", "title": "dragonduel", "options": {"start": "lot"}, "rounds": 3}
            wish |= {"system": system, "shared": shared and system != "arena", "fill": system != "knockout"}
            status, event = self.ask("POST", "/api/events", person.token, **wish)
            assert status == 201
            self.events.append(event["id"])
            for each in self.people:
                if each.token:
                    self.ask("POST", f"/api/events/{event['id']}/join", each.token)

    @rule(which=st.integers(0, 3))
    def next_round(self, which: int) -> None:
        """Whoever is the host now begins it, if all boards of the last are over."""
        if self.events:
            event = self.events[-1 - which % len(self.events)]
            host = self.ask("GET", f"/api/events/{event}")[1]["host"]
            token = next((person.token for person in self.people if person.user == host), None)
            if token:
                _, info = self.ask("POST", f"/api/events/{event}/rounds", token)
                boards = info["boards"][-1] if info.get("boards") else []
                self.tables += [board["table"] for board in boards if board["table"]]

    @rule(one=who)
    def wait_for_an_opponent(self, one: int) -> None:
        """Whoever is free at an arena; at any other evening that is refused."""
        person = self.person(one)
        if self.events and person.token:
            self.ask("POST", f"/api/events/{self.events[-1]}/opponents", person.token)

    @rule(one=who, away=st.booleans())
    def come_or_withdraw(self, one: int, away: bool) -> None:
        person = self.person(one)
        if self.events and person.token:
            self.ask("DELETE" if away else "POST", f"/api/events/{self.events[-1]}/join", person.token)

    # --- what always holds

    @invariant()
    def all_holds(self) -> None:
        if hasattr(self, "rows"):
            self.steps += 1
            self.tokens_and_codes_are_as_known()
            self.everything_can_be_read()
            self.nothing_is_left_of_the_gone()
            self.circles_have_a_keeper()
            self.studies_have_a_keeper()
            self.evenings_have_a_host()

    def tokens_and_codes_are_as_known(self) -> None:
        for person in self.people:
            for token in person.tokens:
                status, me = self.ask("GET", "/api/me", token)
                assert (status, me["user"], me["name"]) == (200, person.user, person.names[-1])
        for token in self.revoked[-4:]:
            assert self.ask("GET", "/api/me", token)[0] == 401
        for code in self.spent[-2:]:
            assert self.ask("POST", "/api/passes", code=code)[0] == 403

    def everything_can_be_read(self) -> None:
        """Read what there is, as one person after the other, about everybody, also about those who are gone."""
        asker = self.people[self.steps % len(self.people)] if self.steps % 3 else None
        everybody = [*self.people, *self.erased, *self.merged]
        about = everybody[-1] if self.steps % 2 else everybody[self.steps % len(everybody)]
        values = dict.fromkeys(PARAMETERS, "00000000") | {
            "user": about.user,
            "title": "dragonduel",
            "day": today(),
            "page": "1",
            "eyes": "watch",
            "moment": "0",
        }
        values["who"] = ("all", "people", "friends")[self.steps % 3]
        for route in SOUGHT:
            if ("{circle}" in route.path and not self.circles) or ("{study}" in route.path and not self.studies):
                continue
            values["circle"] = self.circles[-1] if self.circles else ""
            values |= {"study": self.studies[-1] if self.studies else "", "chapter": "1"}
            for table in self.tables[-3:] if "{table}" in route.path else [""]:
                for event in self.events[-2:] if "{event}" in route.path else [""]:
                    path = route.path.format_map(values | {"table": table, "event": event})
                    self.ask("GET", path, None if asker is None else asker.token)

    def nothing_is_left_of_the_gone(self) -> None:
        """Search every column for their ids and names."""
        gone = [(person, LEFT) for person in self.erased[-2:]] + [(person, MERGED) for person in self.merged[-1:]]
        for table, column in sorted(columns()) if gone else ():
            for person, allowed in gone:
                sought = [] if (table, column) in allowed else [person.user]
                sought += person.names if person in self.erased and (table, column) != ("reports", "said") else []
                for text in sought:
                    query = f'SELECT count(*) FROM {table} WHERE instr("{column}", ?)'
                    found = self.rows.execute(query, [text]).fetchone()[0]
                    assert not found, f"{text} is still in {table}.{column}."

    def circles_have_a_keeper(self) -> None:
        """Each has one, who is in it and not barred."""
        query = (
            "SELECT id FROM circles WHERE NOT EXISTS "
            "(SELECT 1 FROM circle_people WHERE circle_id = id AND user_id = keeper AND barred = 0)"
        )
        assert self.rows.execute(query).fetchall() == []

    def evenings_have_a_host(self) -> None:
        """Nobody waits for a host who is gone, as long as anybody is left to be one."""
        here = {person.user for person in self.people if not person.banned}
        for host, body in self.rows.execute("SELECT host, body FROM events"):
            event = json.loads(body)
            assert host == event["host"]
            staying = [each["user"] for each in event["entrants"] if not each["left"] and each["user"] != "bot"]
            assert set(staying) <= here, "Nobody is waited for who cannot come."
            assert host in here or (host == "" and not staying)

    async def _settle(self) -> None:
        """End what the server has left to the end of its loop."""
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    def teardown(self) -> None:
        if hasattr(self, "rows"):
            self.rows.close()
            self.run(self.life.__aexit__(None, None, None))
            self.run(self._settle())
        self.loop.close()
        shutil.rmtree(self.folder, ignore_errors=True)
        passwords.ROUNDS, passwords.KIBIBYTES, vars(apps)["BotDesk"], outside.numbers_of = self.usual
