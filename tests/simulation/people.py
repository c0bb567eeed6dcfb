"""People in the simulated world: they play, sign in and out, go to evenings, lose on time and are alerted.

Each keeps what they were told. What a server has acknowledged is a fact that the judge holds it to; what got no answer
may have happened or not.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tests.proof.matches import GONE, SILENCE, TAKE_BACK, Match, Told, moment
from tests.simulation.callers import Socket, caller, request

AGAIN = 0.3
TRUSTED = 66.0
"""Seconds after which an old token or code is tried for the last time."""
OLD = 6
PATIENT = 1 / 3
"""The probability that somebody waits for that: it makes a world twice as long."""
BROKEN = 500
Where = Callable[[], str]


MOVED = 5.5
"""Seconds after which a game in a calm world should have moved: a bot that hangs is given up by then."""


@dataclass
class Game(Match):
    """A match over the world's network, with somebody who only watches, and people who try to take back too much."""

    steps: list[tuple[float, int]] = field(default_factory=list)
    """When somebody first learnt of which word."""

    def _went_on(self, seat: int, frame: dict[str, Any]) -> None:
        if frame["seq"] > self.seq:
            self.steps.append((moment(), frame["seq"]))
        super()._went_on(seat, frame)

    def stood_still(self, since: float) -> float:
        """The longest time without a word from some moment on."""
        return stood_still(self.steps, since)

    async def _answer(self, seat: int, socket: Any, frame: dict[str, Any]) -> None:
        if not frame.get("undo") and frame["seq"] and self.chance.random() < TAKE_BACK:
            await socket.say(t="undo", table=self.table, seq=frame["seq"])  # what cannot be undone any more
        await super()._answer(seat, socket, frame)

    async def sit_twice(self, where: "Where") -> None:
        """The person on seat 0 has a second device, perhaps at another lobby, and answers on both."""
        await self._sit(0, where)

    async def watch(self, where: "Where") -> None:
        """Watch without a seat."""
        while not self.done:
            try:
                async with self.socket(where()) as socket:
                    self.connections += 1
                    number = self.connections
                    await socket.say(t="hello")
                    await socket.say(t="join", table=self.table)
                    while not self.done:
                        async with asyncio.timeout(SILENCE):
                            self.told.append(Told(None, number, await socket.recv()))
            except GONE:
                await asyncio.sleep(AGAIN)

    def client(self, address: str) -> Any:
        return caller(address)

    def socket(self, address: str) -> Any:
        return Socket(address)


@dataclass
class Facts:
    """What the people of a world know for sure, by the world's time."""

    voided: dict[str, float] = field(default_factory=dict)
    """Tokens that are void, and since when at the latest."""
    spent: dict[str, float] = field(default_factory=dict)
    """Codes that must not sign anybody in any more."""
    accepted: list[tuple[str, float]] = field(default_factory=list)
    """Tokens and codes that were accepted, and when that request began."""
    users: dict[str, str] = field(default_factory=dict)
    """Whose each token is."""
    wrong: list[str] = field(default_factory=list)
    """What a person saw that must not be."""
    alerts: list[tuple[float, str, dict[str, Any]]] = field(default_factory=list)
    """When which address was sent what."""
    seats: dict[str, list[str]] = field(default_factory=dict)
    """The people of tables where somebody wants alerts."""
    removed: dict[str, float] = field(default_factory=dict)
    """Addresses of alerts that were removed, and when."""
    steps: dict[str, list[tuple[float, int]]] = field(default_factory=dict)
    """When somebody learnt of which word, at tables where everybody answers at once."""
    events: list[str] = field(default_factory=list)
    entrants: dict[str, set[str]] = field(default_factory=dict)
    """Who was told that they take part in each."""
    started: dict[str, float] = field(default_factory=dict)
    """When the game of a table with a clock cannot have begun later than."""
    ended: dict[str, tuple[int, float]] = field(default_factory=dict)
    """Who was first seen to be out of time, and when."""


def stood_still(steps: list[tuple[float, int]], since: float) -> float:
    """The longest time between two steps from some moment on."""
    late = [at for at, _ in steps if at >= since]
    return max((after - before for before, after in pairwise(late)), default=0.0)


class Asker:
    """Somebody who asks until they get an answer."""

    def __init__(self, facts: Facts, where: Where, chance: random.Random) -> None:
        self.facts = facts
        self.where = where
        self.chance = chance

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def once(self, method: str, path: str, token: str = "", /, **body: Any) -> tuple[int, Any]:
        """Ask once; status 0 if there was no answer."""
        began = self.now()
        try:
            status, said = await request(self.where(), method, path, token, **body)
        except GONE:
            return 0, None
        if status == BROKEN:
            self.facts.wrong.append(f"internal: {method} {path} answered {said}")
        if token and status < 400:
            self.facts.accepted.append((token, began))
        return status, said

    async def surely(self, method: str, path: str, token: str = "", /, **body: Any) -> tuple[int, Any]:
        """Ask until a server has decided."""
        while True:
            status, said = await self.once(method, path, token, **body)
            if status and status < BROKEN and status != 429:
                return status, said
            await asyncio.sleep(AGAIN)

    async def guest(self, name: str) -> tuple[str, str]:
        """Become somebody; return who, and their token."""
        _, said = await self.surely("POST", "/api/guests", name=name)
        self.facts.users[said["token"]] = said["user"]
        return said["user"], said["token"]


class Traveller(Asker):
    """Somebody who signs in on other devices, signs out, and tries what no longer works."""

    async def live(self, steps: int) -> None:
        user, token = await self.guest("Traveller")
        tokens, codes, old = [token], list[str](), list[str]()
        for _ in range(steps):
            await asyncio.sleep(self.chance.uniform(0.1, 3.0))
            await self._step(user, tokens, codes, old)
        if self.chance.random() > PATIENT:
            return
        await asyncio.sleep(TRUSTED)  # by now every lobby must know
        for secret in old[-OLD:]:
            await self._try_old(secret)

    async def _step(self, user: str, tokens: list[str], codes: list[str], old: list[str]) -> None:
        match self.chance.choice(["code", "code", "use", "use", "here", "everywhere", "me", "old", "old"]):
            case "code":
                status, said = await self.once("POST", "/api/me/passes", tokens[-1])
                codes += [said["code"]] if status == 201 else []
            case "use" if codes:
                await self._use(user, codes.pop(), tokens)
            case "here" if len(tokens) > 1:
                await self._sign_out(tokens, old)
            case "everywhere":
                await self._renew(tokens, codes, old)
            case "me":
                status, said = await self.once("GET", "/api/me", tokens[-1])
                if status and status < BROKEN and (status != 200 or said["user"] != user):
                    self.facts.wrong.append(f"identity: {user} with a good token is told {status} {said}")
            case "old" if old:
                await self._try_old(self.chance.choice(old))

    async def _use(self, user: str, code: str, tokens: list[str]) -> None:
        status, said = await self.once("POST", "/api/passes", code=code)
        if status == 201:
            if said["user"] != user:
                self.facts.wrong.append(f"identity: the code of {user} signs in {said['user']}")
            tokens.insert(0, said["token"])
            self.facts.spent[code] = self.now()

    async def _sign_out(self, tokens: list[str], old: list[str]) -> None:
        token = tokens.pop(0)
        status, _ = await self.surely("DELETE", "/api/me/device", token)  # the second time it is void already
        if status in (200, 401):
            self.facts.voided[token] = self.now()
            old.append(token)

    async def _renew(self, tokens: list[str], codes: list[str], old: list[str]) -> None:
        token = tokens[-1]
        status, said = await self.once("POST", "/api/me/token", token)
        if status != 201:  # it may have happened, then nobody knows the new one
            if status == 0 or status >= BROKEN:
                await self._begin_anew(tokens, codes)
            return
        for each in tokens:
            self.facts.voided[each] = self.now()
        self.facts.spent |= dict.fromkeys(codes, self.now())
        old += [*tokens, *codes]
        tokens[:], codes[:] = [said["token"]], []

    async def _begin_anew(self, tokens: list[str], codes: list[str]) -> None:
        """Find out which of the tokens are still good."""
        for token in list(tokens):
            if (await self.surely("GET", "/api/me", token))[0] == 401:
                tokens.remove(token)
        codes.clear()
        if not tokens:
            raise Lost

    async def _try_old(self, secret: str) -> None:
        """What an attacker does who has found an old token or code."""
        began = self.now()
        if secret in self.facts.spent:
            status, _ = await self.once("POST", "/api/passes", code=secret)
            if status == 201:
                self.facts.accepted.append((secret, began))
        else:
            await self.once("GET", "/api/me", secret)
            if self.chance.random() < 0.5:
                await self.once("POST", "/api/me/passes", secret)


class Lost(Exception):
    """Somebody has lost their last token: their story ends here."""


class Duellist(Asker):
    """Somebody at a table who says so many words and then resigns, or is silent until their time is over."""

    words = 0
    steps: list[tuple[float, int]]

    async def play(self, table: str, token: str, most: int, silent: bool = False, brisk: bool = False) -> None:
        """Play one table to its end. `brisk` if all of its people are there and answer."""
        self.steps = self.facts.steps.setdefault(table, []) if brisk else []
        while True:
            try:
                async with Socket(self.where()) as socket:
                    await socket.say(t="hello", token=token)
                    await socket.say(t="join", table=table)
                    if await self._until_over(socket, table, most, silent):
                        return
            except GONE:
                await asyncio.sleep(AGAIN)

    async def _until_over(self, socket: Socket, table: str, most: int, silent: bool) -> bool:
        while True:
            frame = await socket.hear(12.0)
            match frame["t"]:
                case "lobby":
                    if self._over(frame["table"]):
                        return True
                case "update":
                    if frame["view"]["winners"] is not None:
                        return True
                    self._went_on(frame["seq"])
                    if frame["decision"] and not silent:
                        await asyncio.sleep(self.chance.uniform(0.05, 0.6))
                        self.words += 1
                        if self.words > most:
                            await socket.say(t="resign", table=table)
                        else:
                            word = self.chance.choice(frame["decision"]["words"])
                            await socket.say(t="play", table=table, seq=frame["seq"], words=[word])
                case "error" | "refused":
                    if frame["error"] == "internal":
                        self.facts.wrong.append(f"internal: {frame}")
                    if frame["error"] in ("unknown-table", "unknown-token"):
                        raise Lost
                    await asyncio.sleep(AGAIN)
                    await socket.say(t="join", table=table)

    def _went_on(self, seq: int) -> None:
        if not self.steps or seq > self.steps[-1][1]:
            self.steps.append((self.now(), seq))

    def _over(self, info: dict[str, Any]) -> bool:
        clocks = info.get("clocks")
        if isinstance(clocks, dict) and "left" in clocks:
            for seat, left in enumerate(clocks["left"]):
                if left < 0:
                    self.facts.wrong.append(f"clocks: seat {seat} of {info['id']} has {left} left")
                if left == 0:
                    self.facts.ended.setdefault(info["id"], (seat, self.now()))
        return bool(info["status"] == "over")


class Organiser(Asker):
    """A host and their guests: an evening of two rounds, and rated tables with clocks between two people."""

    async def evening(self, guests: int) -> None:
        people = [await self.guest(f"Guest {number}") for number in range(guests)]
        host = people[0][1]
        wish = {"name": "Thursday", "title": "dragonduel", "options": {"start": "lot"}, "rounds": 2}
        status, event = await self.surely("POST", "/api/events", host, **wish)
        if status != 201:
            return
        self.facts.events.append(event["id"])
        path = f"/api/events/{event['id']}"
        self.facts.entrants[event["id"]] = {user for user, _ in people}
        async with asyncio.TaskGroup() as group:  # all at once, at different lobbies
            for _, token in people:
                group.create_task(self.surely("POST", path + "/join", token))
        _, info = await self.surely("GET", path, host)
        if missing := {user for user, _ in people} - {place["user"] for place in info["places"]}:
            self.facts.wrong.append(f"evenings: {', '.join(sorted(missing))} joined, and do not take part.")
            return
        for number in range(2):
            while True:
                _, info = await self.surely("GET", path, host)
                if len(info["boards"]) > number:
                    break
                await self.once("POST", path + "/rounds", host)
            tokens = dict(people)
            boards = [board for board in info["boards"][number] if board["table"]]
            async with asyncio.TaskGroup() as group:
                for board in boards:
                    for user in (board["one"], board["two"]):
                        player = Duellist(self.facts, self.where, self.chance)
                        group.create_task(
                            player.play(board["table"], tokens[user], self.chance.randint(1, 6), brisk=True)
                        )
            await self._settled(path, host)
        await self.surely("POST", path + "/rounds", host)

    async def _settled(self, path: str, host: str) -> None:
        """Wait until every board of the round is over."""
        while not (await self.surely("GET", path, host))[1]["settled"]:  # noqa: ASYNC110 (the server tells nobody)
            await asyncio.sleep(AGAIN)

    async def rated(self, clock: str, zero: str, silent: bool) -> None:
        """A public, rated duel on the clock, of whose people one may fall silent."""
        one, two = [await self.guest(name) for name in ("One", "Two")]
        wish: dict[str, Any] = {"title": "dragonduel", "seats": 2, "options": {"start": "lot"}, "public": True}
        wish |= {"rated": True, "sit": 0, "terms": {"clock": clock, "zero": zero, "away": "end"}}
        _, table = await self.surely("POST", "/api/tables", one[1], **wish)
        path = f"/api/tables/{table['id']}"
        await self.surely("POST", path + "/seats", two[1], seat=1)
        self.facts.started[table["id"]] = self.now()
        await self.surely("POST", path + "/start", one[1])
        await self._both(table["id"], one[1], two[1], silent)

    async def _both(self, table: str, one: str, two: str, silent: bool) -> None:
        async with asyncio.TaskGroup() as group:
            for token, quiet in ((one, False), (two, silent)):
                player = Duellist(self.facts, self.where, self.chance)
                group.create_task(player.play(table, token, self.chance.randint(10, 16), quiet, not silent))

    async def alerted(self, hook: str) -> None:
        """A duel of which one wants to be alerted and comes late."""
        one, two = [await self.guest(name) for name in ("Here", "Away")]
        address = f"{hook}/{two[0]}"
        await self.surely("POST", "/api/me/alerts", two[1], kind="hook", address=address)
        wish: dict[str, Any] = {"title": "dragonduel", "seats": 2, "options": {"start": "lot"}, "sit": 0}
        _, table = await self.surely("POST", "/api/tables", one[1], **wish)
        self.facts.seats[table["id"]] = [two[0]]
        path = f"/api/tables/{table['id']}"
        await self.surely("POST", path + "/seats", two[1], seat=1)
        await self.surely("POST", path + "/start", one[1])
        here = asyncio.create_task(Duellist(self.facts, self.where, self.chance).play(table["id"], one[1], 6))
        await asyncio.sleep(self.chance.uniform(4.0, 8.0))
        status, _ = await self.surely("DELETE", "/api/me/alerts", two[1], address=address)
        if status < 400:
            self.facts.removed[address] = self.now()
        await Duellist(self.facts, self.where, self.chance).play(table["id"], two[1], 4)
        await here


async def until_lost(story: Awaitable[Any]) -> None:
    """Let somebody live, until their story is over or they have lost what they need for it."""
    try:
        await story
    except* Lost:
        pass
