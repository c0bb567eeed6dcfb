"""What a player is sent, and when, does not depend on whether the opponent holds a response.

Two tables differ only in the deck list of seat 1, which nobody else knows: one has responses in it, the other has none.
Everything public is the same, so seat 0 and a spectator must be sent the same frames in the same time.
"""

import asyncio
import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from emberhall import load
from emberhall.server.table.answers import ALONE
from emberhall.store import open_store, work
from tests.server.hall import Frame, Guest, Hall, Screen, open_hall

HEAVY = ["cs-92", "cs-76", "cs-59", "cs-42", "cs-26", "cs-12", "cs-90", "cs-72", "cs-41", "cs-25"]
# Only expensive monsters, which nobody can pay for in the first turns; and the same with cheap Magic as responses.
EMPTY = ",".join(f"4x{card}" for card in HEAVY) + ",4xcs-11,4xcs-58,2xst-07"
ARMED = ",".join(f"4x{card}" for card in HEAVY) + ",4xcs-31,4xcs-62,2xst-07"
TURNS = 7  # after that a bot could pay for the first of them
MORE_TURNS = 15
GOES_AT = 9
GONE = -1.0  # a person who does not come back
SLACK = 0.25


@dataclass
class Duel:
    """One of the two tables: the frames of seat 0 and a spectator, and how long seat 1 took to respond."""

    table: str
    turns: int
    frames: list[Frame] = field(default_factory=list)
    watched: list[Frame] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)
    choices: list[bool] = field(default_factory=list)


def first_seat(view: dict[str, Any], words: list[str], chance: random.Random) -> str:
    """Play what it can, and attack where the opponent, if still there, can stop it: no card is turned over."""
    foe = view["players"][1]
    strong = {monster["id"]: monster["strength"] for monster in view["players"][0]["monsters"]}
    safe = [
        word
        for word in words
        if word.startswith("attack ")
        and view["turn"] != GOES_AT
        and 0 < strong[word.split()[1]] <= foe["spark_ready"] * 1000
    ]
    wanted = safe or [word for word in words if word.startswith(("play ", "keep"))]
    quiet = [word for word in words if word in {"end", "pass", "critical 0", "done"}]
    return chance.choice(wanted or quiet or words)


def second_seat(words: list[str]) -> str:
    """Stop every attack and otherwise decline."""
    if words[0].startswith("barrier"):
        return words[-1]
    return next(word for word in words if word in {"keep", "end", "pass", "no block"})


async def act(screen: Screen, duel: Duel, seat: int, wait: float = 0.0) -> None:
    """Answer for a seat until the turns are over; with `wait` GONE, seat 1 closes the page on the way."""
    chance = random.Random(5)
    while (update := await screen.next("update"))["view"]["turn"] <= duel.turns:
        if wait == GONE and update["view"]["turn"] == GOES_AT:
            if seat:
                await screen.close()
                return
            await screen.next("lobby", lambda lobby: not lobby["table"]["chairs"][1]["here"])
            update, wait = screen.latest(), 0.0
        decision = update["decision"]
        if decision is None:
            continue
        words = decision["words"]
        if seat and decision["ask"] == "respond":
            await asyncio.sleep(wait)
        word = second_seat(words) if seat else first_seat(update["view"], words, chance)
        await screen.send(t="play", table=duel.table, seq=update["seq"], words=[word])


async def time_responses(screen: Screen, duel: Duel, since: int) -> None:
    """Measure how long each request for a response was open, as seen by a spectator."""
    asked: float | None = None
    clock = asyncio.get_running_loop().time
    while (update := await screen.next("update"))["view"]["turn"] <= duel.turns:
        if asked is not None:
            duel.waits.append(clock() - asked)
        awaited = update["view"]["window"] is not None and update["waiting"] == [1]
        asked = clock() if awaited and update["view"]["turn"] >= since else None


async def play(hall: Hall, deck: str, bot: str | None, wait: float) -> Duel:
    """A duel of a few turns against a person who passes after `wait` seconds, or against a bot."""
    first, second = await hall.guest("First"), await hall.guest("Second")
    info = await hall.table(
        first,
        title="dragonduel",
        seats=2,
        options={"deck0": "ember-gale", "deck1": deck, "start": "lot"},
        **({"bots": {"1": bot}} if bot else {}),
    )
    duel = Duel(info["id"], TURNS if bot else GOES_AT if wait == GONE else MORE_TURNS)
    people: list[Guest | None] = [first, None]
    if bot is None:
        people.append(second)
        await hall.call("POST", f"/api/tables/{duel.table}/seats", second, seat=1)
    screens = [await hall.screen(guest) for guest in people]
    for screen in screens:
        await screen.send(t="join", table=duel.table)
        await screen.next("lobby")
    await hall.call("POST", f"/api/tables/{duel.table}/start", first)
    acting = [act(screens[0], duel, 0, wait), time_responses(screens[1], duel, GOES_AT if wait == GONE else 1)]
    if bot is None:
        acting.append(act(screens[2], duel, 1, wait))
    await asyncio.gather(*acting)
    duel.frames, duel.watched = (sent(screen.frames, duel) for screen in screens[:2])
    return duel


def sent(frames: list[Frame], duel: Duel) -> list[Frame]:
    """The frames sent until the turns were over; the table may have gone on by itself."""
    last = next(at for at, frame in enumerate(frames) if frame["t"] == "update" and frame["view"]["turn"] > duel.turns)
    return [plain(frame, duel.table) for frame in frames[: last + 1]]


def plain(frame: Frame, table: str) -> Frame:
    """A frame without the parts that always differ between tables."""
    data: Frame = json.loads(json.dumps(frame).replace(table, "table"))
    if data["t"] == "lobby":
        for name in ("seal", "created", "host"):
            del data["table"][name]
        for chair in data["table"]["chairs"]:
            chair.pop("user", None)
            del chair["face"]
            if chair["kind"] == "bot":
                del chair["name"]  # chosen so that its face is not that of a person
    return {} if data["t"] == "welcome" else data


async def look_up(database: Path, duel: Duel, seed: int, deck: str) -> None:
    """Load the words of the table, and for each whether seat 1 was asked to respond and had a choice."""
    store = open_store(str(database))
    await store.open()
    duel.moves = list(await store.read(work.records.words_of(duel.table)))
    await store.close()
    state = load("dragonduel").deal(2, seed, deck0="ember-gale", deck1=deck, start="lot")
    for _, word in duel.moves:
        decision = state.decision
        assert decision is not None
        free = decision.seat == 1 and decision.ask == "respond" and len(decision.options) > 1
        duel.choices.append(free)
        state.apply(word)


async def pair(path: Path, seed: int, bot: str | None, wait: float, **wishes: float) -> tuple[Duel, Duel, int]:
    """The same duel against an opponent with and without responses; and how many words both have in common."""
    duels = []
    for name, deck in (("armed", ARMED), ("empty", EMPTY)):
        async with open_hall(path / f"{name}.db", **wishes) as hall:
            duel = await play(hall, deck, bot, wait)
        await look_up(path / f"{name}.db", duel, seed, deck)
        duels.append(duel)
    armed, empty = duels
    pairs = zip(armed.moves, empty.moves, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(armed.moves), len(empty.moves)))
    return armed, empty, same


def up_to(frames: list[Frame], seq: int) -> list[Frame]:
    """The frames sent before the first word that differs."""
    cut = next((at for at, frame in enumerate(frames) if frame.get("seq", 0) > seq), len(frames))
    return frames[:cut]


def same_time(armed: Duel, empty: Duel, least: float) -> bool:
    """True if every question was open at least that long at both tables, and about equally long overall."""
    both = (armed.waits, empty.waits)
    return all(min(waits) > least * 0.95 for waits in both) and abs(median(both[0]) - median(both[1])) < SLACK


@pytest.fixture
def seed(monkeypatch: pytest.MonkeyPatch) -> int:
    """A seed with which seat 0 begins and seat 1 is dealt a response."""
    fixed = 6
    monkeypatch.setattr("emberhall.server.table.row.chairs.seed_of", lambda _secret, _nonces: fixed)
    return fixed


async def test_against_a_person_who_passes(tmp_path: Path, seed: int) -> None:
    wait = 0.2
    armed, empty, same = await pair(tmp_path, seed, None, wait)
    assert same == min(len(armed.moves), len(empty.moves))
    assert sum(armed.choices) >= 8
    assert sum(empty.choices) == 0
    assert armed.frames == empty.frames
    assert armed.watched == empty.watched
    assert same_time(armed, empty, wait)


async def test_against_a_bot(tmp_path: Path, seed: int) -> None:
    pace = 0.36
    armed, empty, same = await pair(tmp_path, seed, "greedy", 0.0, pace=pace)
    assert sum(armed.choices[:same]) >= 3, "Seat 1 could have answered, and nobody was told."
    assert sum(empty.choices) == 0
    assert up_to(armed.frames, same) == up_to(empty.frames, same)
    assert up_to(armed.watched, same) == up_to(empty.watched, same)
    assert same_time(armed, empty, pace * ALONE)


async def test_against_a_person_who_has_gone_away(tmp_path: Path, seed: int) -> None:
    """A seat that is away passes after a while, whether it holds a response or not."""
    away = 0.3
    armed, empty, same = await pair(tmp_path, seed, None, GONE, away=away)
    assert same == min(len(armed.moves), len(empty.moves))
    assert sum(armed.choices) >= 2
    assert armed.frames == empty.frames
    assert same_time(armed, empty, away)
