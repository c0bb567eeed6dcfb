"""Who may do what: every route, tried in every role. One without a row here fails."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from emberhall.puzzles.shelf import puzzles_of
from emberhall.server.deals.days import today
from emberhall.wire.route import Route
from emberhall.wire.routes import ROUTES
from tests.server.hall import Guest, Hall, Screen, open_hall

pytestmark = pytest.mark.usefixtures("quick_passwords")
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
    "begin_kid_mode": known(200),
    "end_kid_mode": known(409),  # nobody is in it
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
    "wish_friend": {**known(403), "seat": 404},  # not before a game; the seat is the one asked for
    "decline_friend": known(200),
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
    # plans and holidays: one's own alone
    "plan": seats(200),
    "make_plan": seats(409),  # not where a move takes no days
    "drop_plan": seats(200),
    "draft_plan": seats(409),
    "my_holidays": known(200),
    "new_holiday": known(400),  # of a day that is past
    "end_holiday": known(404),
    # circles
    "my_circles": known(200),
    "new_circle": known(201),
    "keep_table": seats(201),
    "circle": anybody(200),  # whoever has the link
    "here": {**known(403), "host": 200, "seat": 200},
    "change_circle": only("host", 200),
    "join_circle": known(200),
    "leave_circle": {**known(403), "host": 200, "seat": 200},
    "bar": only("host", 200),
    "unbar": only("host", 404),  # nobody is barred
    "play_circle_deal": {**known(403), "host": 200, "seat": 200},
    "vote": {**known(403), "host": 200, "seat": 200},
    "say": {**known(403), "host": 200, "seat": 200},
    # studies: the host keeps one, the seat edits it, whoever has the link reads
    "my_studies": known(200),
    "new_study": known(201),
    "study": anybody(200),
    "study_text": anybody(200),
    "change_study": {**known(403), "host": 200, "seat": 200},
    "drop_study": only("host", 200),
    "at_study": known(200),
    "join_study": known(200),
    "change_role": only("host", 200),
    "leave_study": {**known(403), "host": 200, "seat": 200},
    "new_chapter": {**known(403), "host": 201, "seat": 201},
    "change_chapter": {**known(403), "host": 200, "seat": 200},
    "drop_chapter": {**known(403), "host": 200, "seat": 200},
    "chapter_game": anybody(200),
    "chapter_words": anybody(200),
    "new_note": {**known(403), "host": 201, "seat": 201},
    "write_note": {**known(403), "host": 200, "seat": 200},
    "drop_note": {**known(403), "host": 200, "seat": 200},
    "new_mark": {**known(403), "host": 201, "seat": 201},
    "drop_mark": {**known(403), "host": 200, "seat": 200},
    "guess": known(400),  # no such answer
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
    "story": everybody(200),
    "puzzles": everybody(200),
    "puzzles_of": everybody(200),
    "try_puzzle": anybody(200),
    "vote_puzzle": known(200),
    "explorer": everybody(200),
    "explorer_sheet": everybody(200),
    "rulebook": everybody(200),
    "statements": everybody(200),
    "analyse": known(409),  # nobody, while the game is not over
    "analysis": anybody(409),
    "hint": seats(403),  # no hints among people
    # pictures for links: what a spectator may see
    "hall_picture": everybody(200),
    "table_picture": everybody(200),
    "person_picture": everybody(200),
    "event_picture": everybody(200),
    "lesson_picture": everybody(200),
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
    "own_events": known(200),
    "change_event": only("host", 200),
    "join_event": known(200),
    "leave_event": only("seat", 200),  # a participant
    "next_round": only("host", 409),  # but it has too few participants
    "next_opponent": {**known(403), "seat": 409},  # a participant, but it is no arena
    "match": known(200),
    "my_decks": known(200),
    "outings": known(200),
    "keep_deck": known(200),
    "drop_deck": known(200),
    # the forge
    "forges": everybody(200),
    "forge_language": everybody(200),
    "check_draft": anybody(200),
    "ask_balance": known(409),  # nobody, with a card that is refused
    "balance": known(200),
    "stop_balance": known(200),
    "my_sets": known(200),
    "keep_set": known(200),
    "drop_set": known(200),
    "shared_set": everybody(404),  # nobody guesses the link
    "push_key": everybody(200),
    "my_alerts": known(200),
    "new_alert": known(400),  # nobody, to an internal address
    "drop_alert": known(200),
    "my_calendar": known(200),
    "new_calendar": known(201),
    "drop_calendar": known(200),
    "calendar": everybody(404),  # nobody guesses the secret
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
    "begin_kid_mode": {"code": "4711"},
    "end_kid_mode": {"code": "4711"},
    "wish_friend": {"user": "{user}", "table": "{table}"},
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
    "try_puzzle": {},
    "vote_puzzle": {"good": False},
    "fork_lesson": {"bots": {"1": "random"}},
    "fork_example": {"bots": {"1": "random"}},
    "hint": {"seq": 0},
    "change_ratings": {"listed": True},
    "make_plan": {"seq": 0, "lines": [{"words": ["pass"]}]},
    "draft_plan": {},
    "new_holiday": {"first": "2020-01-01", "last": "2020-01-02"},
    "new_circle": {"name": "Friday"},
    "here": {},
    "change_circle": {"name": "Saturday"},
    "vote": {"title": "dragonduel"},
    "say": {"phrase": "hello"},
    "new_study": {"name": "When to cover"},
    "change_study": {"name": "Covers"},
    "at_study": {},
    "join_study": {},
    "change_role": {"role": "reader"},
    "new_chapter": {"kind": "puzzle", "title": "dragonduel", "source": "{puzzle}"},
    "change_chapter": {"name": "First"},
    "new_note": {"moment": "{moment_of}"},
    "write_note": {"text": "Look"},
    "new_mark": {"moment": "{moment_of}", "kind": "ring", "start": "x"},
    "guess": {"moment": "{moment_of}", "word": "nothing"},
    "new_event": EVENT,
    "change_event": {"wait": 5},
    "match": {"title": "dragonduel"},
    "keep_deck": {"title": "dragonduel", "name": "Slimes", "cards": "4xcs-01"},
    "check_draft": {"draft": {"set": "AA-01"}},
    "ask_balance": {"draft": {"set": "AA-01"}},
    "keep_set": {"title": "dragonduel", "name": "Ash"},
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
    if body == "{moment_of}":
        return int(values["moment_of"])
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
    circle = (await hall.call("POST", "/api/circles", people["host"], name="Friday"))["id"]
    await hall.call("POST", f"/api/circles/{circle}/people", people["seat"])
    study = f"/api/studies/{(await hall.call('POST', '/api/studies', people['host'], name='Covers'))['id']}"
    puzzle = puzzles_of("dragonduel")[0]
    invitation = (await hall.call("GET", study, people["host"]))["invitation"]
    await hall.call("POST", f"{study}/people", people["seat"], invitation=invitation)
    wish = {"kind": "puzzle", "title": "dragonduel", "source": puzzle.id}
    chapter = (await hall.call("POST", f"{study}/chapters", people["host"], **wish))["n"]
    page, moment = f"{study}/chapters/{chapter}", len(puzzle.moves)
    note = (await hall.call("POST", f"{page}/notes", people["host"], moment=moment))["n"]
    await hall.call("PUT", f"{page}/notes/{note}", people["host"], text="Look")
    mark = {"moment": moment, "kind": "ring", "start": "x"}
    stroke = (await hall.call("POST", f"{page}/marks", people["host"], **mark))["n"]
    decks = next(each for each in await hall.call("GET", "/api/titles") if each["name"] == "dragonduel")
    values = {
        "table": table,
        "event": event,
        "circle": circle,
        "day": today(),
        "who": "all",
        "page": "1",
        "title": "dragonduel",
        "sheet": "cards",
        "mark": "none",
        "lang": "en",
        "seat": "1",
        "eyes": "1",
        "moment": "0",
        "lesson": "first",
        "example": "start",
        "puzzle": puzzle.id,
        "study": study.rpartition("/")[2],
        "chapter": str(chapter),
        "note": str(note),
        "stroke": str(stroke),
        "moment_of": str(moment),
        "user": people["seat"].user,
        "watcher": people["watcher"].user,
        "login": login,
        "new_login": f"new{number}",
        "recovery": answer["recovery"],
        "device": (await hall.call("POST", "/api/me/passes", people["other"]))["code"],
        "friend": (await hall.call("POST", "/api/me/friends/links", people["seat"]))["code"],
        "kept": "my-first-deck",
        "secret": "no-such-secret",
        "link": "no-such-link",
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


def test_every_route_has_a_row() -> None:
    assert {route.name for route in ROUTES} == HTTP.keys()
    assert {route.name for route in ROUTES if route.body is not None} == BODIES.keys()
    assert all(tuple(sorted(row)) == tuple(sorted(ROLES)) for row in HTTP.values())


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
