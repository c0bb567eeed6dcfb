"""Who may do what: every route and every socket message, tried in every role. One without a row here fails."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from emberhall.server.deals.days import today
from emberhall.server.people import passwords
from emberhall.wire.messages import ClientMessage
from emberhall.wire.route import Route
from emberhall.wire.routes import ROUTES
from tests.server.hall import Guest, Hall, Screen, open_hall

ROLES = ("host", "seat", "other", "watcher", "account", "stranger", "admin")
"""Three people at a table, a watcher, somebody with an account, somebody without a token. The last one has made up a
token: administrators work on the machine itself, and have no access over the network."""
Row = Mapping[str, Any]
OPEN, RUNNING, OVER = "open", "running", "over"


def everybody(answer: Any) -> Row:
    return dict.fromkeys(ROLES, answer)


def anybody(answer: Any) -> Row:
    """Anybody with a token or without one, but not with a wrong one."""
    return {**everybody(answer), "admin": 401}


def known(answer: Any) -> Row:
    """Anybody with a name."""
    return {**everybody(answer), "stranger": 401, "admin": 401}


def seats(answer: Any, others: Any = 403) -> Row:
    return {**known(others), "host": answer, "seat": answer, "other": answer}


def only(role: str, answer: Any, others: Any = 403) -> Row:
    return {**known(others), role: answer}


WORD = "correct horse battery"
MAKE = {"title": "dragonduel", "seats": 3}
EVENT = {"name": "Evening", "title": "dragonduel"}

HTTP: dict[str, Row] = {
    # the server
    "health": everybody(200),
    "openapi": everybody(200),
    "titles": everybody(200),
    "cards": everybody(404),  # there is no overlay here
    "locales": everybody(200),
    # oneself
    "new_guest": everybody(201),
    "me": known(200),
    "change_me": known(200),
    "new_token": known(201),
    "sign_out": known(200),
    "sign_out_here": known(200),
    "my_unlocks": known(200),
    "new_pass": known(201),
    "use_pass": everybody(201),  # with the code
    "my_account": known(200),
    "new_account": {**known(201), "account": 409},
    "change_password": {**known(409), "account": 200},
    "sign_in": everybody(201),  # with the password
    "new_recovery": {**known(409), "account": 201},
    "recover": everybody(201),  # with the code
    "merge": known(200),  # with the token
    "export": known(200),
    "delete_me": known(200),
    # others
    "profile": anybody(200),
    "played": anybody(200),
    "friends": known(200),
    "change_friends": known(200),
    "friend_link": known(201),
    "befriend": {**known(201), "seat": 403},  # it is the seat's own code
    "unfriend": known(200),
    "shun": {**known(200), "seat": 400},  # nobody can shun themselves
    "unshun": known(200),
    "invite": {**known(403), "host": 201, "seat": 403},  # only people who sit there, and only their friends
    "decline": known(200),
    "report": known(201),
    # tables
    "tables": anybody(200),
    "new_table": known(201),
    "table": anybody(200),
    "change_table": only("host", 200),
    "take_seat": {**known(409), "host": 200, "seat": 200, "other": 200},  # all seats are taken: people keep their own
    "bring": only("seat", 200),
    "leave_seat": {**known(403), "seat": 200, "host": 200},  # the seat of a person who is away
    "seat_bot": {**known(403), "host": 409},  # a person sits there
    "start": only("host", 200),
    "hand_over_host": only("host", 200),
    "hide_table": seats(409, 404),  # unfinished games stay in the list
    "rematch": seats(200),
    "record": anybody(200),
    # looking back, and lessons
    "games": anybody(200),
    "import_record": known(201),
    "review": {**known(403), "seat": 200, "stranger": 403},  # a running game: only as one's own seat
    "moments": anybody(200),
    "fork": known(201),
    "lessons": everybody(200),
    "lesson": anybody(200),
    "fork_lesson": known(201),
    "fork_example": known(201),
    "rulebook": everybody(200),
    "statements": everybody(200),
    "analyse": known(409),  # nobody, while the game is not over
    "analysis": anybody(409),
    "hint": seats(403),  # no hints among people
    # ladder, daily deals, events, matches, alerts
    "ladder": anybody(200),
    "near": anybody(200),
    "table_ratings": everybody(200),
    "ratings_of": anybody(200),
    "change_ratings": known(200),
    "daily": anybody(200),
    "daily_results": anybody(200),
    "play_daily": known(200),
    "new_event": known(201),
    "event": anybody(200),
    "join_event": known(200),
    "leave_event": only("seat", 200),  # a participant
    "next_round": only("host", 409),  # but it has too few participants
    "match": known(200),
    "my_decks": known(200),
    "keep_deck": known(200),
    "drop_deck": known(200),
    "push_key": everybody(200),
    "my_alerts": known(200),
    "new_alert": known(400),  # nobody, to an internal address
    "drop_alert": known(200),
}
STATES = {
    "rematch": OVER,
    "record": OVER,
    "moments": OVER,
    "fork": OVER,
    "import_record": OVER,
    "review": RUNNING,
    "hint": RUNNING,
}
"""The state of the table, where it is not open."""
BODIES: dict[str, dict[str, Any]] = {
    "new_guest": {"name": "Somebody"},
    "change_me": {"face": "iron"},
    "use_pass": {"code": "{device}"},
    "new_account": {"login": "{new_login}", "password": WORD},
    "change_password": {"old": WORD, "password": WORD},
    "sign_in": {"login": "{login}", "password": WORD},
    "new_recovery": {"password": WORD},
    "recover": {"code": "{recovery}", "password": WORD},
    "merge": {"token": "{spare}"},
    "delete_me": {"name": "{role}"},
    "change_friends": {"shown": True},
    "befriend": {"code": "{friend}"},
    "shun": {"user": "{user}", "how": "mute"},
    "invite": {"user": "{watcher}"},
    "report": {"user": "{user}", "why": "Rude"},
    "new_table": MAKE,
    "change_table": {"public": True},
    "take_seat": {},
    "bring": {"options": {"deck": "{deck}"}},
    "seat_bot": {"seat": 1, "level": "random"},
    "rematch": {},
    "hand_over_host": {"seat": 1},
    "import_record": {"text": "{record}"},
    "fork": {"moment": 0, "bots": {"1": "random", "2": "random"}},
    "lesson": {},
    "fork_lesson": {"bots": {"1": "random"}},
    "fork_example": {"bots": {"1": "random"}},
    "hint": {"seq": 0},
    "change_ratings": {"listed": True},
    "new_event": EVENT,
    "match": {"title": "dragonduel"},
    "keep_deck": {"title": "dragonduel", "name": "Slimes", "cards": "4xcs-01"},
    "new_alert": {"kind": "hook", "address": "https://127.0.0.1/hook"},
    "drop_alert": {"address": "https://example.org/hook"},
}


@dataclass
class Scene:
    """A table with three people, and others who do not sit at it."""

    hall: Hall
    people: dict[str, Guest]
    values: dict[str, str]
    screens: list[Screen] = field(default_factory=list)

    async def ask(self, route: Route, role: str) -> int:
        values = {**self.values, "role": self.people[role].name if role in self.people else "Nobody"}
        body = filled(_body(route), values)
        headers = {"admin": {"authorization": "Bearer admin"}, "stranger": {}}.get(role) or {}
        if role in self.people:
            headers = self.people[role].headers
        path = route.path.format(**values)
        answer = await self.hall.http.request(route.method, path, json=body if route.body else None, headers=headers)
        return answer.status_code


def filled(body: Any, values: Mapping[str, str]) -> Any:
    """A body with the values of a scene in it."""
    if isinstance(body, dict):
        return {key: filled(value, values) for key, value in body.items()}
    return body.format(**values) if isinstance(body, str) else body


def _body(route: Route) -> dict[str, Any]:
    return BODIES[route.name] if route.body is not None else {}


async def set_up(hall: Hall, state: str, number: int) -> Scene:
    people = {role: await hall.guest(role.title()) for role in ROLES[:5]}
    login = f"account{number}"
    answer = await hall.call("POST", "/api/me/account", people["account"], login=login, password=WORD)
    table = (await hall.table(people["host"], **MAKE))["id"]
    for role in ("seat", "other"):
        await hall.call("POST", f"/api/tables/{table}/seats", people[role])
    code = (await hall.call("POST", "/api/me/friends/links", people["host"]))["code"]
    await hall.call("POST", "/api/me/friends", people["watcher"], code=code)
    event = (await hall.call("POST", "/api/events", people["host"], **EVENT))["id"]
    await hall.call("POST", f"/api/events/{event}/join", people["seat"])
    decks = next(each for each in await hall.call("GET", "/api/titles") if each["name"] == "dragonduel")
    values = {
        "table": table,
        "event": event,
        "day": today(),
        "who": "all",
        "page": "1",
        "title": "dragonduel",
        "mark": "none",
        "lang": "en",
        "seat": "1",
        "eyes": "1",
        "moment": "0",
        "lesson": "first",
        "example": "start",
        "user": people["seat"].user,
        "watcher": people["watcher"].user,
        "login": login,
        "new_login": f"new{number}",
        "recovery": answer["recovery"],
        "device": (await hall.call("POST", "/api/me/passes", people["other"]))["code"],
        "friend": (await hall.call("POST", "/api/me/friends/links", people["seat"]))["code"],
        "kept": "my-first-deck",
        "spare": (await hall.guest("Spare")).token,
        "deck": next(str(each["choices"][0]) for each in decks["settings"] if each["name"].startswith("deck")),
    }
    scene = Scene(hall, people, values)
    if state != OPEN:
        await hall.call("POST", f"/api/tables/{table}/start", people["host"])
    if state == OVER:
        for role in ("seat", "other"):
            screen = await hall.screen(people[role])
            await screen.join(table)
            await screen.send(t="resign", table=table)
            await screen.next("update", lambda frame: bool(frame["events"]))
            await screen.close()
    if state == OVER:
        values["record"] = (await hall.http.get(f"/api/tables/{table}/record")).text
    return scene


def test_every_route_and_every_message_has_a_row() -> None:
    assert {route.name for route in ROUTES} == HTTP.keys()
    assert {route.name for route in ROUTES if route.body is not None} == BODIES.keys()
    assert {message.__name__ for message in ClientMessage.__args__} == MESSAGES.keys()
    assert all(tuple(sorted(row)) == tuple(sorted(ROLES)) for row in (*HTTP.values(), *MESSAGES.values()))


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make hashing cheap: hundreds of people get a password here, and nobody tries to guess it."""
    monkeypatch.setattr(passwords, "ROUNDS", 1)
    monkeypatch.setattr(passwords, "KIBIBYTES", 8 * passwords.LANES)


@pytest.mark.parametrize("part", range(4))
async def test_who_may_ask_for_what(part: int) -> None:
    wrong = {}
    async with open_hall() as hall:
        scene, number = None, 0
        for route in ROUTES[part::4]:
            for role in ROLES:
                if scene is None or route.method != "GET" or STATES.get(route.name):
                    number += 1
                    scene = await set_up(hall, STATES.get(route.name, OPEN), number)
                got = await scene.ask(route, role)
                if got != HTTP[route.name][role]:
                    wrong[route.name, role] = got, HTTP[route.name][role]
                if route.method != "GET" or STATES.get(route.name):  # a used code signs somebody out
                    scene = None
    assert wrong == {}


# --- the socket: the kind of the answer, or the key of a refusal


def at_the_table(answer: str) -> Row:
    """People who sit there; others get `not-seated`. With a made-up token nobody gets in."""
    refused = dict.fromkeys(("watcher", "account", "stranger"), "not-seated")
    return {**refused, "host": answer, "seat": answer, "other": answer, "admin": "no-hello"}


def whoever(answer: str) -> Row:
    return {**everybody(answer), "admin": "no-hello"}


MESSAGES: dict[str, Row] = {
    "Hello": {**everybody("welcome"), "admin": "unknown-token"},
    "Ping": everybody("pong"),
    "Join": whoever("lobby"),
    "Leave": whoever("pong"),  # has no answer: the pong is that of the ping after it
    "Play": at_the_table("by-turn"),  # accepted from the seat whose turn it is, refused from the others
    "Undo": at_the_table("bound"),
    "Resign": at_the_table("update"),
    "AskUndo": at_the_table("nothing-back"),
    "Kick": {**at_the_table("too-few"), "seat": "no-person"},  # one vote is not enough, and nobody can kick themselves
    "Vote": at_the_table("no-motion"),
    "Why": at_the_table("why"),
    "Say": {**whoever("said"), "stranger": "nameless"},
    "Lead": whoever("not-over"),  # at a running table
}
FRAMES: dict[str, dict[str, Any]] = {
    "Play": {"t": "play", "seq": 0},
    "Undo": {"t": "undo", "seq": 0},
    "Resign": {"t": "resign"},
    "AskUndo": {"t": "ask-undo", "seq": 0},
    "Kick": {"t": "kick", "seat": 1},
    "Vote": {"t": "vote", "motion": 1, "answer": "yes"},
    "Why": {"t": "why", "word": "nonsense"},
    "Say": {"t": "say", "text": "Hello"},
    "Lead": {"t": "lead", "at": 0},
    "Join": {"t": "join"},
    "Leave": {"t": "leave"},
}


async def answered(scene: Scene, role: str, name: str) -> str:
    """The answer to a message sent in a role."""
    table = scene.values["table"]
    screen = await scene.hall.socket()
    token = {"token": "admin"} if role == "admin" else {}
    if role in scene.people:
        token = {"token": scene.people[role].token}
    if name == "Ping":
        await screen.send(t="ping")
        return str((await screen.next())["t"])
    await screen.send(t="hello", **token)
    hello = await screen.next()
    if name == "Hello":
        return str(hello.get("error", hello["t"]))
    words, asked = ["pass"], False
    if name != "Join" and role != "admin":
        await screen.send(t="join", table=table)
        update = await screen.next("update")
        asked = update["decision"] is not None
        words = update["decision"]["words"][:1] if asked else words
    frame = {**FRAMES[name], "table": table, **({"words": words} if name == "Play" else {})}
    seen = len(screen.frames)
    await screen.send(**frame)
    await screen.send(t="ping")
    await screen.next("pong")
    kinds = [frame.get("error", frame["t"]) for frame in screen.frames[seen:]]
    kind = str(next((kind for kind in kinds if kind != "pong"), "pong"))
    return "by-turn" if name == "Play" and kind == ("update" if asked else "illegal") else kind


async def test_who_may_say_what_at_a_table() -> None:
    wrong = {}
    async with open_hall() as hall:
        number = 0
        for name, row in MESSAGES.items():
            scene = None
            for role in ROLES:
                if scene is None or name in ("Play", "Resign", "Kick"):
                    number += 1
                    scene = await set_up(hall, RUNNING, number)
                if (got := await answered(scene, role, name)) != row[role]:
                    wrong[name, role] = got, row[role]
    assert wrong == {}
