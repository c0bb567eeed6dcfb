"""Invalid frames: each gets a clear sentence, and nothing is lost."""

import asyncio
import time
from collections.abc import MutableMapping
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from emberhall.bus import LocalBus
from emberhall.server.api.connection import Connection
from emberhall.server.house.cardsets import CardSets
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.metrics import Metrics
from emberhall.server.minds.botdesk import BotDesk
from emberhall.server.people.guests import Guests
from emberhall.server.settings import Rate, Settings
from tests.server.hall import Hall, Screen, open_hall, play_out
from tests.stores import MemoryStore, failing

HUGE = 2 * 1024 * 1024


async def fault(screen: Screen) -> str:
    frame = await screen.next("error")
    assert len(frame["message"]) > 10
    error: str = frame["error"]
    return error


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "17",
        '"hello"',
        "{}",
        '{"t": "dance"}',
        '{"t": 5}',
        '{"t": "join"}',
        '{"t": "join", "table": 5}',
        '{"t": "join", "table": "x", "also": 1}',
        '{"t": "play", "table": "x", "seq": "1", "words": ["a"]}',
        '{"t": "play", "table": "x", "seq": 1.5, "words": ["a"]}',
        '{"t": "play", "table": "x", "seq": 1, "words": []}',
        '{"t": "play", "table": "x", "seq": 1, "words": [1]}',
        '{"t": "say", "table": "x", "greeting": "insult"}',
        '{"t": "hello", "token": "\\ud800"}',
        "[" * 5000,
        '{"also": ' + "[" * 5000 + "]" * 5000 + ', "t": "ping"}',
    ],
)
async def test_a_broken_frame_gets_a_sentence_and_the_connection_lives_on(hall: Hall, text: str) -> None:
    screen = await hall.screen()
    await screen.socket.send(text)
    assert await fault(screen) == "bad-message"
    await screen.send(t="ping")
    await screen.next("pong")


async def test_trouble_in_a_running_game_loses_nothing(hall: Hall) -> None:
    ada = await hall.guest()
    bots = {"1": "random", "2": "random", "3": "random"}
    table = await hall.table(ada, bots=bots, start=True, options={"short": True, "first_leader": 0})
    screen = await hall.screen(ada)
    first = await screen.join(table["id"])
    await screen.socket.send("{broken")
    await screen.socket.send(b"\xff\xfe")
    await screen.socket.send('{"t": "unheard-of"}')
    await screen.socket.send(" " * (70 * 1024))
    await screen.send(t="join", table="nowhere")
    await screen.send(t="play", table="nowhere", seq=0, words=["play S1R"])
    await screen.send(t="play", table=table["id"], seq=0, words=["fly"])
    errors = [await fault(screen) for _ in range(6)]
    assert errors == ["bad-message", "bad-message", "bad-message", "too-large", "unknown-table", "not-joined"]
    assert (await screen.next("refused"))["rule"] == "unknown-word"
    assert screen.latest() == first
    last = await play_out(screen, table["id"], Random(2))
    assert last["view"]["winners"] is not None


async def test_the_size_of_a_frame_is_counted_in_bytes(hall: Hall) -> None:
    screen = await hall.screen()
    await screen.socket.send('{"t": "dance", "word": "' + "é" * (40 * 1024) + '"}')
    assert await fault(screen) == "too-large"


async def test_a_binary_frame_with_json_is_as_good_as_text(hall: Hall) -> None:
    screen = await hall.screen()
    await screen.socket.send(b'{"t": "ping"}')
    await screen.next("pong")


async def test_hello_comes_first_and_once(hall: Hall) -> None:
    screen = await hall.socket()
    await screen.send(t="join", table="x")
    assert await fault(screen) == "no-hello"
    await screen.send(t="hello", token="not a token")
    assert await fault(screen) == "unknown-token"
    await screen.send(t="hello")
    assert (await screen.next("welcome"))["user"] is None
    await screen.send(t="hello")
    assert await fault(screen) == "greeted"


async def test_a_huge_frame_closes_the_connection_with_a_reason(hall: Hall) -> None:
    screen = await hall.screen()
    await screen.socket.send("x" * HUGE)
    async with asyncio.timeout(10):
        await screen.socket.wait_closed()
    assert screen.socket.close_code == 1009
    other = await hall.screen()
    await other.send(t="ping")
    await other.next("pong")


async def test_a_flood_waits_its_turn_and_nothing_of_it_is_lost() -> None:
    async with open_hall(messages=Rate(5, 0.02)) as hall:
        screen = await hall.screen()  # hello was the first of the five
        began = time.monotonic()
        for _ in range(24):
            await screen.send(t="ping")
        for _ in range(24):
            assert (await screen.next())["t"] == "pong"
        assert time.monotonic() - began > 20 * 0.02 * 0.9, "five at once, and one more every 20 ms"


async def test_a_socket_watches_only_so_many_tables() -> None:
    async with open_hall(tables_per_socket=2) as hall:
        ada = await hall.guest()
        screen = await hall.screen(ada)
        for _ in range(2):
            table = await hall.table(ada)
            await screen.send(t="join", table=table["id"])
            await screen.next("lobby")
        table = await hall.table(ada)
        await screen.send(t="join", table=table["id"])
        assert await fault(screen) == "too-many-tables"


async def test_a_page_of_another_host_may_not_open_the_socket(hall: Hall) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await hall.socket(origin="https://evil.example")
    assert refused.value.response.status_code == 403
    await hall.socket(origin=hall.address)


async def test_named_origins_may_open_the_socket() -> None:
    async with open_hall(origins=("https://friend.example",)) as hall:
        await hall.socket(origin="https://friend.example")


async def test_a_screen_that_lags_too_far_behind_is_let_go() -> None:
    metrics = Metrics()
    store = MemoryStore()
    sets = CardSets(store)
    settings = Settings(outbox=10, database=":memory:")
    house = House(settings, store, LocalBus(), BotDesk(1, metrics, sets.files), metrics, sets)
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        never: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        return await never

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(dict(message))
        if message["type"] == "websocket.send":  # the other end does not read
            await asyncio.get_running_loop().create_future()

    connection = Connection(receive, send, house, Lobby(house), Guests(house.store, 1.0))
    running = asyncio.create_task(connection.run())
    await asyncio.sleep(0.01)
    for number in range(15):
        connection.send(b"frame %d" % number)
        await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await running
    assert sent == [
        {"type": "websocket.send", "text": "frame 0"},
        {"type": "websocket.close", "code": 1013, "reason": "too slow"},
    ]
    assert "emberhall_sockets_too_slow_total 1.0" in metrics.text().decode()
    assert "emberhall_sockets 0.0" in metrics.text().decode()


async def test_a_mistake_of_ours_costs_neither_the_connection_nor_the_request(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("ours")

    ada = await hall.guest()
    screen = await hall.screen(ada)
    table = await hall.table(ada)
    monkeypatch.setattr(Lobby, "find", broken)
    await screen.send(t="join", table=table["id"])
    assert await fault(screen) == "internal"
    answer = await hall.http.get(f"/api/tables/{table['id']}")
    assert (answer.status_code, answer.json()["error"]) == (500, "internal")
    assert "ours" not in answer.text
    monkeypatch.undo()
    await screen.send(t="join", table=table["id"])
    await screen.next("lobby")


async def test_a_database_that_fails_is_a_503(hall: Hall) -> None:
    ada = await hall.guest()
    hall.watched.before = failing("tables.add")
    assert await hall.refused("POST", "/api/tables", ada, title="dualis", seats=4) == (503, "store")
