"""Kid mode: only ready-made words, no strangers, and nothing of it ends without a grown-up's code."""

from typing import Any

import pytest

from emberhall.wire.routes import ROUTES
from tests.server.hall import Guest, Hall, Screen, open_hall
from tests.server.test_people import friends

CODE = "4711"


async def kid(hall: Hall, name: str = "Pip") -> Guest:
    guest = await hall.guest(name)
    me = await hall.call("PUT", "/api/me/kid", guest, code=CODE)
    assert me["kid"]
    return guest


async def texts(screen: Screen) -> list[Any]:
    """What a screen was told that somebody typed or chose."""
    return [frame.get("text") or frame.get("greeting") for frame in screen.frames if frame["t"] == "said"]


async def table_of(hall: Hall, host: Guest) -> str:
    return str((await hall.table(host, title="dragonduel", seats=2))["id"])


async def test_it_ends_only_with_the_code() -> None:
    async with open_hall() as hall:
        pip = await kid(hall)
        assert (await hall.call("GET", "/api/me", pip))["kid"]
        assert await hall.refused("PUT", "/api/me/kid", pip, code="1234") == (409, "kid-mode")
        assert await hall.refused("DELETE", "/api/me/kid", pip, code="1234") == (403, "bad-kid-code")
        assert (await hall.call("GET", "/api/me", pip))["kid"]
        assert not (await hall.call("DELETE", "/api/me/kid", pip, code=CODE))["kid"]
        assert await hall.refused("DELETE", "/api/me/kid", pip, code=CODE) == (409, "no-kid-mode")


async def test_nobody_guesses_the_code() -> None:
    async with open_hall() as hall:
        pip = await kid(hall)
        answers = {await hall.refused("DELETE", "/api/me/kid", pip, code=f"{number:04}") for number in range(30)}
        assert (429, "too-many") in answers
        assert (await hall.call("GET", "/api/me", pip))["kid"]


async def test_talk_at_tables_is_ready_made_both_ways() -> None:
    async with open_hall() as hall:
        pip, wren = await hall.guest("Pip"), await hall.guest("Wren")
        await friends(hall, pip, wren)
        table = await table_of(hall, wren)
        await hall.call("POST", f"/api/tables/{table}/seats", pip)
        await hall.call("POST", f"/api/tables/{table}/start", wren)
        own, other = await hall.screen(pip), await hall.screen(wren)
        for screen in (own, other):
            await screen.join(table)
        await hall.call("PUT", "/api/me/kid", pip, code=CODE)  # from now on, also at the screens that are open
        await own.send(t="say", table=table, text="Hello there")
        assert (await own.next("refused"))["error"] == "kid-mode"
        await own.send(t="say", table=table, greeting="hello")
        assert (await other.next("said"))["greeting"] == "hello"
        await other.send(t="say", table=table, text="Where do you live?")
        await other.send(t="say", table=table, greeting="good-luck")
        await own.next("said", lambda frame: frame.get("greeting") == "good-luck")
        assert await texts(own) == ["hello", "good-luck"]
        later = await hall.screen(pip)
        await later.join(table)
        await later.send(t="ping")
        await later.next("pong")
        assert await texts(later) == ["hello", "good-luck"]


async def test_strangers_and_kids_do_not_sit_down_together() -> None:
    async with open_hall() as hall:
        wren, eve, pip = await hall.guest("Wren"), await hall.guest("Eve"), await hall.guest("Pip")
        await friends(hall, pip, wren)
        await hall.call("PUT", "/api/me/kid", pip, code=CODE)
        theirs = await table_of(hall, eve)
        assert await hall.refused("POST", f"/api/tables/{theirs}/seats", pip) == (403, "kid-strangers")
        own = await table_of(hall, pip)
        assert await hall.refused("POST", f"/api/tables/{own}/seats", eve) == (403, "kid-strangers")
        await hall.call("POST", f"/api/tables/{own}/seats", wren)
        wish = {"title": "dragonduel", "seats": 2, "public": True}
        assert await hall.refused("POST", "/api/tables", pip, **wish) == (403, "kid-mode")
        assert await hall.refused("PATCH", f"/api/tables/{own}", pip, public=True) == (403, "kid-mode")


async def test_a_circle_with_a_kid_is_for_their_friends_and_its_talk_is_ready_made_for_them() -> None:
    async with open_hall() as hall:
        wren, eve, pip = await hall.guest("Wren"), await hall.guest("Eve"), await hall.guest("Pip")
        await friends(hall, pip, wren)
        await hall.call("PUT", "/api/me/kid", pip, code=CODE)
        path = f"/api/circles/{(await hall.call('POST', '/api/circles', wren, name='Family'))['id']}"
        await hall.call("POST", f"{path}/people", pip)
        assert await hall.refused("POST", f"{path}/people", eve) == (403, "kid-strangers")
        await hall.call("POST", f"{path}/lines", wren, text="Not for children")
        await hall.call("POST", f"{path}/lines", wren, face="ha")
        info = await hall.call("GET", path, pip)
        assert [line["text"] for line in info["lines"] if line["kind"] != "event"] == ["ha"]
        assert info["quiet"]
        assert await hall.refused("POST", f"{path}/lines", pip, text="Hello") == (409, "phrases-only")
        await hall.call("POST", f"{path}/lines", pip, phrase="hello")
        other = f"/api/circles/{(await hall.call('POST', '/api/circles', eve, name='Others'))['id']}"
        assert await hall.refused("POST", f"{other}/people", pip) == (403, "kid-strangers")


async def test_a_new_friend_needs_the_code() -> None:
    async with open_hall() as hall:
        pip, eve = await hall.guest("Pip"), await hall.guest("Eve")
        code = (await hall.call("POST", "/api/me/friends/links", pip))["code"]
        await hall.call("PUT", "/api/me/kid", pip, code=CODE)
        assert await hall.refused("POST", "/api/me/friends", eve, code=code) == (403, "kid-mode")
        assert await hall.refused("POST", "/api/me/friends/links", pip) == (403, "kid-mode")
        theirs = (await hall.call("POST", "/api/me/friends/links", eve))["code"]
        assert await hall.refused("POST", "/api/me/friends", pip, code=theirs) == (403, "kid-mode")
        assert await hall.refused("POST", "/api/me/merge", eve, token=pip.token) == (403, "kid-mode")


BODIES: dict[str, dict[str, Any]] = {
    "match": {"title": "dragonduel"},
    "new_event": {"title": "dragonduel", "name": "Club"},
    "new_study": {"name": "Covers"},
    "new_alert": {"kind": "hook", "address": "https://example.org/hook"},
}


@pytest.mark.parametrize("name", sorted(BODIES))
async def test_what_leads_to_strangers_is_closed(name: str) -> None:
    route = next(route for route in ROUTES if route.name == name)
    assert not route.kids
    async with open_hall() as hall:
        pip = await kid(hall)
        assert await hall.refused(route.method, route.path, pip, **BODIES[name]) == (403, "kid-mode")
