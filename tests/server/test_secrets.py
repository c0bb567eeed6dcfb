"""Hidden information: the text of every frame of whole games is searched for hidden cards, the seed and the secret."""

import json
import re
from random import Random

import pytest

from emberhall import Record, load
from tests.replays import state_of
from tests.server.hall import Frame, Hall, Screen, play_all, play_out

CARD = re.compile(r"\b[SM](?:1[0-3]|[1-9])[RB]\b")
GAME = load("dualis")


def hidden_cards(record: Record) -> list[list[set[str]]]:
    """The cards that each seat may not know, after each number of words."""
    hidden: list[list[set[str]]] = []
    deck = {f"{suit}{number}{colour}" for suit in "SM" for number in range(1, 14) for colour in "RB"}
    state = state_of(record, 0)
    moves = iter(record.moves)
    while True:
        views = [GAME.view(state, seat) for seat in range(record.seats)]
        hands = [set(view["hand"]) for view in views]
        played = cards_of_round(record, len(hidden))
        undealt = deck - played.union(*hands)
        unknown = [set().union(*hands[:seat], *hands[seat + 1 :]) | undealt for seat in range(record.seats)]
        hidden.append([*unknown, set().union(*hands) | undealt])
        if state.over:
            return hidden
        state.apply(next(moves)[1])


def cards_of_round(record: Record, count: int) -> set[str]:
    """The cards played so far in the current round, after `count` words."""
    per_round = len(GAME.view(state_of(record, 0), 0)["hand"]) * record.seats
    start = count - count % per_round
    return {word.removeprefix("play ").rstrip("+") for _, word in record.moves[start:count]}


def without_review(frame: Frame) -> str:
    """The text of a frame without the rounds already scored, which are open to all."""
    data = json.loads(json.dumps(frame))
    view = data["view"]
    view["rounds"] = []
    if view["last"] is not None and view["last"]["round"] < view["round"]:
        view["last"] = None
    kinds = [event["kind"] for event in data["events"]]
    if "scored" in kinds:
        data["events"] = data["events"][kinds.index("scored") :]
    return json.dumps(data)


def leaks(screen: Screen, seat: int, hidden: list[list[set[str]]]) -> list[str]:
    """Every place where a frame names a card that its reader may not know."""
    results = []
    for text, frame in zip(screen.raw, screen.frames, strict=True):
        if frame["t"] != "update" or frame["view"]["winners"] is not None:
            continue
        read = text if not frame["view"]["rounds"] else without_review(frame)
        shown = set(CARD.findall(read)) & hidden[frame["seq"]][seat]
        results += [f"seq {frame['seq']}, seat {seat}: {sorted(shown)}"] if shown else []
        if frame["decision"] is not None and frame["decision"]["seat"] != frame["view"]["seat"]:
            results.append(f"seq {frame['seq']}: a decision of another seat")
    return results


async def record_of(hall: Hall, table: str) -> Record:
    return Record.parse((await hall.http.get(f"/api/tables/{table}/record")).text)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (3, {"short": True}),
        (4, {"short": True, "memory_aid": "full", "highlow": True}),
        (3, {"memory_aid": "last_trick", "show_trump_now": False}),
    ],
)
async def test_no_frame_of_a_whole_game_names_a_hidden_card(
    hall: Hall, seats: int, options: dict[str, str | bool]
) -> None:
    table, guests = await hall.full_table(seats, options=options)
    spectator = await hall.screen()
    await spectator.join(table)
    screens = await hall.seats_at(table, guests)
    await play_all(screens, table)
    await spectator.next("lobby", lambda frame: frame["table"]["status"] == "over")
    record = await record_of(hall, table)
    hidden = hidden_cards(record)
    for seat, screen in enumerate([*screens, spectator]):
        assert leaks(screen, seat, hidden) == []
    assert all(frame.get("decision") is None for frame in spectator.frames)
    assert spectator.latest()["view"]["winners"] is not None


async def test_the_scan_would_find_a_leak(hall: Hall) -> None:
    """A test of the test: another seat's frames, read as a seat's own, are full of leaks."""
    table, guests = await hall.full_table(3, options={"short": True})
    screens = await hall.seats_at(table, guests)
    await play_all(screens, table)
    hidden = hidden_cards(await record_of(hall, table))
    assert leaks(screens[0], 1, hidden)
    assert leaks(screens[1], 3, hidden)


async def test_seed_secret_and_nonces_are_in_no_frame_and_no_answer(hall: Hall) -> None:
    ada = await hall.guest()
    table = await hall.table(ada, bots={"1": "random", "2": "greedy", "3": "random"}, start=True, nonce="ada-nonce-1")
    screen, spectator = await hall.screen(ada), await hall.screen()
    await screen.join(table["id"])
    await spectator.join(table["id"])
    answers = [
        (await hall.http.get(f"/api/tables/{table['id']}", headers=ada.headers)).text,
        (await hall.http.get("/api/tables", headers=ada.headers)).text,
        (await hall.http.get(f"/api/tables/{table['id']}/record")).text,
    ]
    await play_out(screen, table["id"], Random(4))
    record = await record_of(hall, table["id"])
    secrets = {str(record.seed), f"{record.seed:x}", record.notes["secret"], ada.token}
    secrets |= {record.notes[f"nonce.{seat}"] for seat in range(4)}
    for text in [*answers, *screen.raw, *spectator.raw]:
        assert not [secret for secret in secrets if secret in text]


async def play_first_words(screens: list[Screen], table: str, count: int) -> None:
    """Play `count` times the first word offered to the seat that is asked."""
    latest = [screen.latest() for screen in screens]
    for _ in range(count):
        asked = next(index for index, frame in enumerate(latest) if frame["decision"] is not None)
        word = latest[asked]["decision"]["words"][0]
        await screens[asked].send(t="play", table=table, seq=latest[asked]["seq"], words=[word])
        latest = [await screen.next("update") for screen in screens]


@pytest.mark.ruling("DU-29")
async def test_a_strict_memory_log_shows_no_won_trick_to_who_rejoins(hall: Hall) -> None:
    """DU-29: tricks that may not be looked at again are not sent again either."""
    table, guests = await hall.full_table(3, options={"first_leader": 0})
    screens = await hall.seats_at(table, guests)
    await play_first_words(screens, table, 4)
    record_so_far = [event for frame in screens[0].frames if frame["t"] == "update" for event in frame["events"]]
    played = [event["card"] for event in record_so_far if event["kind"] == "played"]
    assert len(played) == 4
    again = await hall.screen(guests[0])
    frame = await again.join(table)
    told = [event["card"] for event in frame["log"] if event["kind"] == "played"]
    assert told == played[3:]
    own = set(frame["view"]["hand"])
    in_log = set(CARD.findall(json.dumps(frame["log"])))
    assert in_log <= own | set(played[3:])
    assert not set(played[:3]) & set(CARD.findall(again.raw[-1]))


async def test_with_full_memory_the_log_has_every_card_of_the_round(hall: Hall) -> None:
    table, guests = await hall.full_table(3, options={"first_leader": 0, "memory_aid": "full"})
    screens = await hall.seats_at(table, guests)
    await play_first_words(screens, table, 4)
    frame = await (await hall.screen(guests[0])).join(table)
    assert len([event for event in frame["log"] if event["kind"] == "played"]) == 4
