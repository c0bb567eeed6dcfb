"""Matches: tables played to their end by well-behaved people, who reconnect whenever they are cut off.

A match keeps every frame its people were sent, by connection, and every word they said: the checker compares both
with the store.
"""

import asyncio
import json
import random
import ssl
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from emberhall import titles

GONE = (OSError, TimeoutError, httpx.HTTPError, WebSocketException, EOFError)
SILENCE = 6.0
"""Seconds without a frame after which a person reconnects, as the server may be gone."""
AGAIN = 0.1
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Shared by all clients, though none needs it: making one takes about 30 ms, in which everybody else here waits."""
TAKE_BACK = 0.05
"""The probability that a person who may take something back does so."""
TRY_AGAIN = {"store", "closing", "internal"}
WISHES: dict[str, list[dict[str, Any]]] = {
    "dualis": [
        {"seats": 3, "options": {"short": True}},
        {"seats": 4, "options": {"short": True}, "bots": {"2": "random", "3": "random"}},
    ],
    "dragonduel": [{"seats": 2, "options": {"start": "lot"}}, {"seats": 2, "bots": {"1": "random"}}],
    "flamecraft": [{"seats": 2}, {"seats": 3, "bots": {"2": "random"}}, {"seats": 1}],
    "flamecraft_duals": [{"seats": 2}, {"seats": 2, "bots": {"1": "random"}}],
}  # any other: two people
Where = Callable[[], str]


@dataclass
class Told:
    """A frame sent to a person; `seat` is None for a spectator."""

    seat: int | None
    connection: int
    text: str


@dataclass
class Match:
    """One table and what its people know of it."""

    title: str
    wish: dict[str, Any]
    chance: random.Random
    words: int
    """The match counts as played after this many words, if it is not over before."""
    think: float = 0.0
    table: str = ""
    tokens: list[str] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    sent: set[tuple[int, int, str]] = field(default_factory=set)
    refused: Counter[str] = field(default_factory=Counter)
    times: list[float] = field(default_factory=list)
    """Seconds from sending a word to the update that contains it."""
    seq: int = 0
    over: bool = False
    moved: float = 0.0
    """When it last moved; `longest` is the longest time without a move."""
    longest: float = 0.0
    connections: int = 0
    stopped: bool = False
    outages: list[float] = field(default_factory=list)
    """Seconds from losing a connection until its person saw the table again."""
    _lost: dict[int, float] = field(default_factory=dict)
    _said: dict[int, tuple[int, float]] = field(default_factory=dict)

    @property
    def done(self) -> bool:
        return self.over or self.seq >= self.words or self.stopped

    async def set_up(self, where: Where) -> None:
        """Sign in, make the table, sit down and deal; retry until it works."""
        while not self.stopped:
            try:
                async with self.client(where()) as client:
                    await self._set_up(client)
                    self.moved = moment()
                    return
            except (*GONE, KeyError):
                await asyncio.sleep(AGAIN)

    def client(self, address: str) -> Any:
        """Somebody who makes requests."""
        return httpx.AsyncClient(base_url=address, timeout=SILENCE, verify=PLAIN)

    def socket(self, address: str) -> Any:
        """A socket to be opened."""
        address = address.replace("http", "ws", 1) + "/api/socket"
        return connect(address, max_size=None, open_timeout=SILENCE, ping_interval=None)

    async def _set_up(self, client: Any) -> None:
        people = self.wish["seats"] - len(self.wish.get("bots", {}))
        tokens = [(await ask(client, "/api/guests", name=f"Guest {seat}"))["token"] for seat in range(people)]
        table = (await ask(client, "/api/tables", tokens[0], title=self.title, **self.wish))["id"]
        for token in tokens[1:]:
            await ask(client, f"/api/tables/{table}/seats", token)
        await ask(client, f"/api/tables/{table}/start", tokens[0])
        self.table, self.tokens = table, tokens

    async def play(self, where: Where) -> None:
        """Everybody plays until it is done."""
        await asyncio.gather(*(self._sit(seat, where) for seat in range(len(self.tokens))))

    async def _sit(self, seat: int, where: Where) -> None:
        while not self.done:
            try:
                async with self.socket(where()) as socket:
                    await self._answer_all(seat, socket)
            except GONE:
                self._lost.setdefault(seat, moment())
                await asyncio.sleep(AGAIN)

    async def _answer_all(self, seat: int, socket: Any) -> None:
        self.connections += 1
        number = self.connections
        await socket.send(json.dumps({"t": "hello", "token": self.tokens[seat]}))
        await socket.send(json.dumps({"t": "join", "table": self.table}))
        last: dict[str, Any] | None = None
        while not self.done:
            async with asyncio.timeout(SILENCE):
                text = str(await socket.recv())
            frame = json.loads(text)
            self.told.append(Told(seat, number, text))
            if frame["t"] == "update":
                last = frame
                self._went_on(seat, frame)
                await self._answer(seat, socket, frame)
            elif frame["t"] in {"refused", "error"}:
                self.refused[frame["error"]] += 1
                if frame["error"] in TRY_AGAIN and last is not None:
                    await asyncio.sleep(AGAIN)
                    await self._answer(seat, socket, last)

    def _went_on(self, seat: int, frame: dict[str, Any]) -> None:
        now = moment()
        if seat in self._lost:
            self.outages.append(now - self._lost.pop(seat))
        at, began = self._said.get(seat, (frame["seq"], 0.0))
        if frame["seq"] > at or (seat in self._said and seat not in frame["waiting"]):
            del self._said[seat]
            self.times.append(now - began)
        if frame["seq"] > self.seq:
            self.longest = max(self.longest, now - self.moved)
            self.seq, self.moved = frame["seq"], now
        self.over = self.over or frame["view"]["winners"] is not None

    async def _answer(self, seat: int, socket: Any, frame: dict[str, Any]) -> None:
        if self.done or frame["seq"] < self.seq:
            return
        if frame.get("undo") and self.chance.random() < TAKE_BACK:
            await socket.send(json.dumps({"t": "undo", "table": self.table, "seq": frame["seq"]}))
        elif frame["decision"] is not None:
            if self.think:
                await asyncio.sleep(self.think * self.chance.uniform(0.5, 1.5))
            word = self.chance.choice(frame["decision"]["words"])
            self.sent.add((seat, frame["seq"], word))
            self._said[seat] = (frame["seq"], moment())
            await socket.send(json.dumps({"t": "play", "table": self.table, "seq": frame["seq"], "words": [word]}))


def moment() -> float:
    """The time by the event loop, which need not be real."""
    return asyncio.get_running_loop().time()


async def ask(client: Any, path: str, token: str = "", **body: Any) -> Any:
    """Make one request. Raises OSError if it was refused."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await client.post(path, json=body or None, headers=headers)
    if answer.status_code >= 400:
        raise OSError(f"{path}: {answer.text}")
    return answer.json()


def matches(seed: int, words: int, think: float = 0.0) -> Iterator[Match]:
    """Endless matches of all titles in turn, with the wishes of each title in turn."""
    number = 0
    while True:
        for title in titles():
            wishes = WISHES.get(title, [{"seats": 2}])
            wish = wishes[number % len(wishes)]
            yield Match(title, wish, random.Random(f"{seed} {title} {number}"), words, think)
        number += 1
