"""Who may say what at a table: every socket message, tried in every role. One without a row here fails."""

from typing import Any

import pytest

from emberhall.wire.messages import ClientMessage
from tests.server.hall import open_hall
from tests.server.test_access import ROLES, RUNNING, Row, Scene, everybody, set_up

pytestmark = pytest.mark.usefixtures("quick_passwords")


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


def test_every_message_has_a_row() -> None:
    assert {message.__name__ for message in ClientMessage.__args__} == MESSAGES.keys()
    assert all(tuple(sorted(row)) == tuple(sorted(ROLES)) for row in MESSAGES.values())


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
