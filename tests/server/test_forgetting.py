"""Tables and connections leave memory at once: garbage that only a full collection finds stays for very long."""

import asyncio
import base64
import gc
import os
import re
import socket
import struct
from collections import Counter
from collections.abc import Iterator

import pytest
from websockets.server import ServerProtocol

from emberhall import Play
from emberhall.server.api.connection import Connection
from emberhall.server.lobby import caretaker
from emberhall.server.lobby.awake import Awake
from emberhall.server.people import guests as guests_module
from emberhall.server.people.guests import Guests, digest_of
from emberhall.server.protocols.http_protocol import HttpProtocol, Strict
from emberhall.server.protocols.socket_protocol import SocketProtocol
from emberhall.server.table import table as table_module
from emberhall.server.table.table import Table
from emberhall.store import work
from tests.server.hall import Hall, eventually, open_hall, play_all
from tests.server.hostile import TEXT, frame
from tests.stores import MemoryStore

KINDS = (Table, Play, Connection, SocketProtocol, ServerProtocol, HttpProtocol, Strict)
RESET = struct.pack("ii", 1, 0)
"""For SO_LINGER: closing a connection resets it at once."""


@pytest.fixture(autouse=True)
def no_collections() -> Iterator[None]:
    gc.collect()
    gc.freeze()  # objects of other tests need not be scanned again and again
    gc.disable()
    yield
    gc.enable()


def there() -> Counter[str]:
    """How many objects of each kind are in memory."""
    return Counter(type(each).__name__ for each in gc.get_objects() if type(each) in KINDS)


async def all_gone(before: Counter[str]) -> None:
    """Wait until there are no more objects than before."""

    async def gone() -> bool:
        return there() <= before

    try:
        await eventually(gone)
    except TimeoutError:
        pytest.fail(f"Still there: {there() - before}.")


async def knock(hall: Hall) -> asyncio.StreamWriter:
    """Open a WebSocket to which we write raw bytes."""
    host, _, port = hall.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = ["GET /api/socket HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
    writer.write("\r\n".join(lines).encode())
    await reader.readuntil(b"\r\n\r\n")
    return writer


@pytest.mark.parametrize("delay", ["none", "moves 2"])
async def test_a_table_that_sleeps_leaves_nothing_behind(delay: str) -> None:
    async with open_hall(idle=0.1) as hall:
        await hall.guest()
        before = there()
        table, guests = await hall.full_table(3, options={"short": True}, terms={"delay": delay})
        screens = await hall.seats_at(table, guests)
        watching = await hall.screen()
        await watching.join(table)
        await play_all(screens, table)
        await screens[0].send(t="play", table=table, seq=0, words=["fly"])
        await screens[0].next("refused")
        assert there()["Table"] == 1
        for screen in (*screens, watching):
            await screen.close()
        await all_gone(before)


async def test_a_table_of_bots_that_sleeps_leaves_nothing_behind() -> None:
    async with open_hall(idle=0.1) as hall:
        host = await hall.guest()
        before = there()
        bots = {"1": "random", "2": "random"}
        table = (await hall.table(host, seats=3, bots=bots, start=True))["id"]
        screen = await hall.screen(host)
        update = await screen.join(table)
        while update["decision"] is None:
            update = await screen.next("update")
        await screen.send(t="play", table=table, seq=update["seq"], words=update["decision"]["words"][:1])
        await screen.next("update")
        await screen.send(t="resign", table=table)
        await screen.close()
        await all_gone(before)


@pytest.mark.parametrize(
    "last",
    [
        b"",
        frame(TEXT, b"{")[:-1],
        bytes([TEXT, 0xFF]) + (500_000).to_bytes(8, "big"),
        frame(0xF1),
        frame(TEXT, b"\xff"),
    ],
    ids=["nothing", "half a frame", "a huge one", "bad bits", "no UTF-8"],
)
async def test_a_socket_that_goes_leaves_nothing_behind(hall: Hall, last: bytes) -> None:
    await hall.guest()
    before = there()
    writers = [await knock(hall) for _ in range(3)]
    assert there()["Connection"] == before["Connection"] + 3
    for writer in writers:
        writer.write(frame(TEXT, b'{"t": "hello"}') + last)
        await writer.drain()
    await asyncio.sleep(0.1)
    for writer in writers:
        writer.transport.abort()
    await all_gone(before)


async def test_a_request_that_goes_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HttpProtocol, "timeout_keep_alive", property(lambda _: 600.0, lambda *_: None), raising=False)
    head = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    async with open_hall() as hall:
        await hall.guest()
        before = there()
        host, _, port = hall.address.removeprefix("http://").partition(":")
        for request in (b"", head, head + b"\r\n", b"nonsense\r\n\r\n", head + b"Connection: close\r\n\r\n"):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(request)
            await asyncio.sleep(0.05)
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            writer.transport.abort()
        await all_gone(before)


async def awake(hall: Hall) -> int:
    """How many tables are in memory."""
    said = (await hall.http.get("/metrics")).text
    return int(float(re.findall(r"^emberhall_tables_awake (\S+)", said, re.MULTILINE)[0]))


async def test_a_finished_table_sleeps_as_soon_as_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for nothing, and with many short games those of the last minutes would take most of the memory."""
    monkeypatch.setattr(table_module, "SPARE", 0.1)
    monkeypatch.setattr(caretaker, "SWEEP", 0.1)
    async with open_hall() as hall:
        host = await hall.guest()
        other = (await hall.table(host))["id"]
        table = (await hall.table(host, title="dragonduel", seats=2, bots={"1": "random"}, start=True))["id"]
        screen = await hall.screen(host)
        await screen.join(table)
        await screen.send(t="resign", table=table)
        await screen.next("lobby", lambda frame: frame["table"]["status"] == "over")
        await asyncio.sleep(0.5)
        assert await awake(hall) == 2, "Somebody looks at it."
        await screen.close()
        await eventually(lambda: is_awake(hall, 1))
        assert (await hall.call("GET", f"/api/tables/{table}", host))["status"] == "over"
        assert (await hall.call("GET", f"/api/tables/{other}", host))["status"] == "open"


async def is_awake(hall: Hall, tables: int) -> bool:
    return await awake(hall) == tables


async def test_of_tables_that_nobody_watches_only_so_many_stay_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "SWEEP", 0.1)
    asleep: list[str] = []
    put_to_sleep = Awake.put_to_sleep

    def noted(among: Awake, table: Table) -> None:
        asleep.append(table.row.id)
        put_to_sleep(among, table)

    monkeypatch.setattr(Awake, "put_to_sleep", noted)
    async with open_hall() as hall:
        host = await hall.guest()
        tables = [(await hall.table(host))["id"] for _ in range(5)]
        screen = await hall.screen(host)
        await screen.send(t="join", table=tables[0])
        await screen.next("lobby")
        monkeypatch.setattr(caretaker, "RESTING", 2)  # not before: the first table might sleep until somebody joins it
        await eventually(lambda: is_awake(hall, 3))
        assert set(asleep) == set(tables[1:3]), (
            "Those that nobody has touched for the longest time, but not who is watched."
        )


async def test_tokens_that_must_be_looked_up_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests_module, "TRUSTED", 0.05)
    store = MemoryStore()
    guests = Guests(store, 30.0)
    tokens = [(await guests.welcome(f"Guest {number}"))[1] for number in range(20)]
    await asyncio.sleep(0.1)
    assert (await guests.find(tokens[3])).name == "Guest 3"
    assert len(guests._known) == 1
    assert [(await guests.find(token)).name for token in tokens] == [f"Guest {number}" for number in range(20)]


async def test_tokens_that_expire_while_the_server_runs_are_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "TENDING", 0.05)
    store = MemoryStore()
    async with open_hall(store=store, token_days=2 / 86400) as hall:
        guest = await hall.guest()
        digest = digest_of(guest.token)
        assert await store.read(work.users.by_token(digest)) is not None

        async def removed() -> bool:
            return await store.read(work.users.by_token(digest)) is None

        await eventually(removed)
