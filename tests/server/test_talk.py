"""Talk at the table, and partners, who must be quiet during the game."""

from pathlib import Path

import pytest

from emberhall.server.settings import Rate
from tests.server.hall import Hall, open_hall
from tests.server.test_delays import move


async def test_talk_is_heard_by_all_and_again_by_who_joins_later(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "hall.db") as hall:
        ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
        table = await hall.table(ada)
        one, other = await hall.screen(ada), await hall.screen(ben)
        for screen in (one, other):
            await screen.send(t="join", table=table["id"])
            await screen.next("lobby")
        await one.send(t="say", table=table["id"], text=" Welcome\n to\u202e my table ")
        said = await other.next("said")
        assert (said["n"], said["seat"], said["name"], said["text"]) == (1, 0, "Ada", "Welcome to my table")
        await other.send(t="say", table=table["id"], greeting="hello")
        said = await one.next("said", lambda frame: frame["n"] == 2)
        assert (said["seat"], said["greeting"]) == (None, "hello")
        assert "text" not in said
    async with open_hall(tmp_path / "hall.db") as hall:
        late = await hall.screen()
        await late.send(t="join", table=table["id"])
        assert [(await late.next("said"))["n"] for _ in range(2)] == [1, 2]


@pytest.mark.ruling("DU-40")
async def test_partners_are_quiet_while_the_game_runs(hall: Hall) -> None:
    """DU-40."""
    table, guests = await hall.full_table(4)
    screens = await hall.seats_at(table, guests)
    await screens[0].send(t="say", table=table, text="I hold the Star thirteen")
    assert (await screens[0].next("refused"))["error"] == "quiet"
    await screens[0].send(t="say", table=table, greeting="good-luck")
    assert (await screens[2].next("said"))["greeting"] == "good-luck"
    assert not [frame for frame in screens[2].frames if frame.get("text")]


@pytest.mark.ruling("DU-40")
async def test_in_iso_there_are_no_partners_and_everybody_talks(hall: Hall) -> None:
    table, guests = await hall.full_table(4, options={"mode": "iso"})
    screens = await hall.seats_at(table, guests)
    await screens[0].send(t="say", table=table, text="Nobody is my partner")
    assert (await screens[2].next("said"))["text"] == "Nobody is my partner"


@pytest.mark.ruling("DU-40")
async def test_partners_may_talk_between_two_rounds_until_the_next_lead(hall: Hall) -> None:
    table, guests = await hall.full_table(4, options={"short": True})
    screens = await hall.seats_at(table, guests)
    for _ in range(36):
        await move(screens, table)
    await screens[0].send(t="say", table=table, text="That was close")
    assert (await screens[2].next("said"))["text"] == "That was close"
    await move(screens, table)
    await screens[0].send(t="say", table=table, text="I hold the Star thirteen")
    assert (await screens[0].next("refused"))["error"] == "quiet"


async def test_a_table_may_allow_open_talk(hall: Hall) -> None:
    table, guests = await hall.full_table(4, options={"partner_talk": "open"})
    screens = await hall.seats_at(table, guests)
    await screens[0].send(t="say", table=table, text="Lead Moons, please")
    assert (await screens[2].next("said"))["text"] == "Lead Moons, please"


async def test_the_nameless_and_the_silent_say_nothing(hall: Hall) -> None:
    ada = await hall.guest()
    table = await hall.table(ada)
    nameless, screen = await hall.screen(), await hall.screen(ada)
    for joined in (nameless, screen):
        await joined.send(t="join", table=table["id"])
        await joined.next("lobby")
    await nameless.send(t="say", table=table["id"], text="Boo")
    assert (await nameless.next("refused"))["error"] == "nameless"
    await screen.send(t="say", table=table["id"], text=" \t ")
    assert (await screen.next("refused"))["error"] == "nothing-said"


async def test_a_new_name_is_used_at_once_and_a_flood_of_talk_is_held_back() -> None:
    async with open_hall(talk=Rate(2, 60.0)) as hall:
        ada = await hall.guest("Ada")
        table = await hall.table(ada)
        screen = await hall.screen(ada)
        await screen.send(t="join", table=table["id"])
        await screen.next("lobby")
        await hall.call("PATCH", "/api/me", ada, name="Countess")
        for _ in range(3):
            await screen.send(t="say", table=table["id"], text="Hello")
        assert (await screen.next("said"))["name"] == "Countess"
        assert (await screen.next("refused"))["error"] == "too-many"
        assert len([frame for frame in screen.frames if frame["t"] == "said"]) == 2
