"""`kill -9` at random moments under load: no acknowledged move is lost, and every table goes on.

Clients play at several tables at once. Each keeps what it was told: the word at each place of the record. After every
kill the file is read and compared; then a new server is started on it and the same games go on.
"""

import asyncio
import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from tests.forked import Forked
from tests.server.client import Client
from tests.server.hall import Frame, Guest, Hall, Screen

KILLS = int(os.environ.get("EMBERHALL_KILLS", "20"))
TABLES = 4
WITH_BOTS = 0
"""The slot whose tables have bots: their worker has to start again after each kill."""


@contextmanager
def server(database: Path) -> Iterator[tuple[Forked, str]]:
    """A server process on the file, always killed at the end."""
    command = ["-m", "emberhall", "serve", "--port", "0", "--database", str(database), "--pace", "0"]
    process = Forked(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert process.stdout is not None
        match = re.search(r"http://[^/]+", process.stdout.readline())
        assert match, "the server did not start"
        yield process, match[0]
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


@dataclass
class Game:
    """One table: its people and what they were told so far."""

    table: str
    guests: list[Guest]
    chance: Random
    seen: dict[int, tuple[int, str]] = field(default_factory=dict)
    seq: int = 0
    over: bool = False

    def note(self, frame: Frame) -> None:
        """Remember what an update acknowledged."""
        played = [event for event in frame["events"] if event["kind"] == "played"]
        for place, event in zip(range(frame["seq"], 0, -1), reversed(played), strict=False):
            word = f"play {event['card']}{'+' if event['coin'] else ''}"
            assert self.seen.setdefault(place, (event["seat"], word)) == (event["seat"], word)
        self.seq = max(self.seq, frame["seq"])
        self.over = self.over or frame["view"]["winners"] is not None


async def new_game(hall: Hall, slot: int, number: int) -> Game:
    """Start a table of people, or of a person and bots."""
    people = 1 if slot == WITH_BOTS else 4
    guests = [await hall.guest(f"Guest {seat}") for seat in range(people)]
    bots = {str(seat): "random" for seat in range(people, 4)}
    table = await hall.table(guests[0], bots=bots, options={"short": number % 2 == 0})
    for guest in guests[1:]:
        await hall.call("POST", f"/api/tables/{table['id']}/seats", guest)
    await hall.call("POST", f"/api/tables/{table['id']}/start", guests[0])
    return Game(table["id"], guests, Random(slot * 1000 + number))


async def drive(hall: Hall, game: Game) -> None:
    """Let all people of a table play until the game is over or the server is gone."""
    told_before = game.seq

    async def seat(guest: Guest) -> None:
        screen: Screen = await hall.screen(guest)
        frame = await screen.join(game.table)
        assert frame["seq"] >= told_before, "the server forgot what it had told"
        game.note(frame)
        while not game.over:
            if frame["decision"] is not None:
                word = game.chance.choice(frame["decision"]["words"])
                await screen.send(t="play", table=game.table, seq=frame["seq"], words=[word])
            frame = await screen.next("update")
            game.note(frame)
        await screen.close()

    await asyncio.gather(*(seat(guest) for guest in game.guests))


GONE = (ConnectionError, OSError, TimeoutError, WebSocketException)


async def load_until_killed(process: Forked, address: str, slots: list[list[Game]], after: float) -> None:
    """Put load on the server and kill it in the middle."""
    async with Client(address, 5) as client:
        hall = Hall(address, client)

        async def play(slot: int, games: list[Game]) -> None:
            with contextlib.suppress(*GONE):
                while True:
                    if not games or games[-1].over:
                        games.append(await new_game(hall, slot, len(games)))
                    await drive(hall, games[-1])

        told_before = told(slots)
        playing = [asyncio.create_task(play(slot, games)) for slot, games in enumerate(slots)]
        # Wait until the games are under way, unless something goes wrong at once.
        while told(slots) < told_before + 5 and not any(task.done() for task in playing):  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        await asyncio.sleep(after)
        process.send_signal(signal.SIGKILL)
        process.wait()
        done, hanging = await asyncio.wait(playing, timeout=5)
        for task in hanging:
            task.cancel()
        for task in done:
            task.result()
        for screen in hall.screens:
            await screen.close()


def told(slots: list[list[Game]]) -> int:
    """How many words the people have been told."""
    return sum(len(game.seen) for games in slots for game in games)


def compare(database: Path, games: list[Game]) -> None:
    """Check that everything told is in the file, at its place, and that the record has no gaps."""
    with closing(sqlite3.connect(database)) as connection:
        for game in games:
            query = "SELECT seq, seat, word FROM moves WHERE table_id = ? ORDER BY seq"
            rows = connection.execute(query, (game.table,)).fetchall()
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
            assert len(rows) >= game.seq, f"{game.seq} words were acknowledged, {len(rows)} are kept"
            kept = {seq: (seat, word) for seq, seat, word in rows}
            assert {place: kept[place] for place in game.seen} == game.seen


@pytest.mark.slow
@pytest.mark.timeout(600)  # a busy machine starts servers slowly
async def test_no_acknowledged_move_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    chance = Random(2)
    slots: list[list[Game]] = [[] for _ in range(TABLES)]
    began = time.monotonic()
    for _ in range(KILLS):
        with server(database) as (process, address):
            await load_until_killed(process, address, slots, chance.random() * 0.3)
        compare(database, [game for games in slots for game in games])
    killed_after = time.monotonic() - began
    games = [game for played in slots for game in played]
    with server(database) as (_, address):
        async with Client(address, 20) as client:
            hall = Hall(address, client)
            await asyncio.gather(*(drive(hall, game) for game in games if not game.over))
            statuses = [await hall.call("GET", f"/api/tables/{game.table}") for game in games]
            for screen in hall.screens:
                await screen.close()
    compare(database, games)
    assert all(status["status"] == "over" for status in statuses)
    print(f"{KILLS} kills in {killed_after:.0f} s, {len(games)} games, {told(slots)} moves told, none lost")
