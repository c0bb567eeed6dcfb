"""The clients' process for boardgame.io's server: the same load through its own protocol, Socket.IO on a WebSocket."""

import http.client
import json
import random
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from bench.load.clients import Load, run
from bench.load.screens import Socket, Table

GAME = "tricks"
SEATS = 4
EVENT = f"42/{GAME},".encode()


class Shown(msgspec.Struct):
    """The parts of G that a player needs."""

    hand: list[str]
    table: list[dict[str, Any]]


class Context(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str | None = None  # noqa: N815 (its name there)
    gameover: Any = None


class State(msgspec.Struct):
    """A state as it arrives."""

    G: Shown
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to a sync."""

    state: State


class Player(Socket):
    """One seat at boardgame.io's server: plays a random legal card."""

    PATH = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, host: str, seat: int, credentials: str, table: Table, ready: Callable[[], None]) -> None:
        super().__init__(host)
        self._seat = str(seat)
        self._credentials = credentials
        self._table = table
        self._ready = ready
        self._there = False

    def text(self, data: bytes) -> None:
        """Engine.IO and Socket.IO, as far as needed."""
        if data.startswith(b"2"):
            self.send(b"3")
        elif data.startswith(b"0"):
            self.send(f"40/{GAME},".encode())
        elif data.startswith(b"40"):
            self._emit("sync", self._table.name, self._seat, self._credentials, SEATS)
        elif data.startswith(EVENT):
            self._event(data[len(EVENT) :])

    def _event(self, data: bytes) -> None:
        if data.startswith(b'["update"'):
            self._shown(msgspec.convert(msgspec.json.decode(data)[2], State))
        elif data.startswith(b'["sync"') and not self._there:
            self._there = True
            self._ready()
            self._shown(msgspec.convert(msgspec.json.decode(data)[2], Synced).state)

    def _shown(self, state: State) -> None:
        table = self._table
        table.got(state.number)
        if state.ctx.gameover is not None:
            table.over = True
        elif state.ctx.currentPlayer == self._seat:
            table.think_of(lambda: self._play(state))

    def _play(self, state: State) -> None:
        hand, laid = state.G.hand, state.G.table
        following = [card for card in hand if laid and card[0] == laid[0]["card"][0]]
        card = self._table.chance.choice(following or hand)
        payload = {"type": "play", "args": [card], "playerID": self._seat, "credentials": self._credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._table.moves_to(state.number + 1)
        self._emit("update", action, state.number, self._table.name, self._seat)

    def _emit(self, *values: Any) -> None:
        self.send(EVENT + msgspec.json.encode(values))


class BoardgameLoad(Load):
    """The same load, except for how tables and their players are made."""

    def furnish(self) -> list[tuple[Table, list[str]]]:
        """Matches with all players joined."""
        line = http.client.HTTPConnection(self.host, self.port)
        tables_and_tokens = []
        for number in range(self.count):
            match = post(line, f"/games/{GAME}/create", numPlayers=SEATS)["matchID"]
            joined = [
                post(line, f"/games/{GAME}/{match}/join", playerID=str(seat), playerName=f"Guest {seat}")
                for seat in range(SEATS)
            ]
            tokens = [f"{seat} {each['playerCredentials']}" for seat, each in enumerate(joined)]
            tables_and_tokens.append((Table(match, self.think, random.Random(number)), tokens))
        return tables_and_tokens

    def screen(self, table: Table, token: str, ready: Callable[[], None]) -> Socket:
        seat, _, credentials = token.partition(" ")
        return Player(f"{self.host}:{self.port}", int(seat), credentials, table, ready)


def post(line: http.client.HTTPConnection, path: str, **body: Any) -> Any:
    """One request to its lobby."""
    line.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer = line.getresponse()
    data = answer.read()
    if answer.status >= 400:
        raise ConnectionError(f"{path}: {data.decode()}")
    return json.loads(data)


if __name__ == "__main__":
    print(json.dumps(run(BoardgameLoad(json.loads(sys.argv[1])).play())))
