"""Reviews of games: every moment is what the engine showed each seat then, and nothing that a seat may not know."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from emberhall import Play, Record
from emberhall.kernel.events import heard_by
from emberhall.kernel.packing import pack
from emberhall.server.lobby import imports
from emberhall.server.review.reviews import SLICE
from tests.replays import play_at
from tests.server.hall import Frame, Hall, Screen, open_hall, play_all

RECORDS = Path(__file__).parents[1] / "records"
ONE_OF_EACH = ("dualis-3-iso-short", "flamecraft-2-golden", "flamecraft_duals-2-fancy_fountain", "dragonduel-3-random")


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.record").read_text("utf-8")


async def brought_in(hall: Hall, name: str) -> Any:
    return await hall.call("POST", "/api/games", await hall.guest(), text=text_of(name))


async def moments_of(hall: Hall, table: str, eyes: object, count: int, **how: Any) -> list[Any]:
    """All moments of a review, fetched slice by slice."""
    results = []
    for first in range(0, count, SLICE):
        results += (await hall.call("GET", f"/api/tables/{table}/review/{eyes}/{first}", **how))["updates"]
    return results


async def play_up_to(most: int, screen: Screen, table: str, chance: random.Random) -> None:
    """Answer at random until the record has that many words."""
    update = screen.latest()
    while update["seq"] < most:
        if update["decision"]:
            word = chance.choice(update["decision"]["words"])
            await screen.send(t="play", table=table, seq=update["seq"], words=[word])
        update = await screen.next("update")


def plain(told: object) -> object:
    return json.loads(json.dumps(told))


@pytest.mark.parametrize("name", ONE_OF_EACH)
async def test_every_moment_is_what_the_engine_gives_each_seat_then(hall: Hall, name: str) -> None:
    record = Record.parse(text_of(name))
    table = (await brought_in(hall, name))["id"]
    count = len(record.moves) + 1
    play = Play.restore(record)
    for seat in (*range(record.seats), None):
        eyes = "watch" if seat is None else seat
        story = await hall.call("GET", f"/api/tables/{table}/review/{eyes}")
        assert (story["moments"], story["first"], story["seat"]) == (count, 0, seat)
        assert story["movers"] == [mover for mover, _ in record.moves]
        moments = await moments_of(hall, table, eyes, count)
        assert [update["seq"] for update in moments] == list(range(count))
        then, known = Play.begin(record.game(), record.seats, record.seed, record.options), 0
        for moment, update in enumerate(moments):
            if moment:
                known = len(then.events)
                then.course.run([record.moves[moment - 1]])
            news = then.tell(seat)
            assert update["view"] == plain(news.view), moment
            assert update["waiting"] == list(news.waiting)
            assert update["events"] == plain(heard_by(seat, then.events[known:])) == story["heard"][moment]
            asked = news.decision
            shown = asked is not None and not then.course.by_itself(asked)
            assert (update["decision"] or {}).get("words") == (list(asked.words()) if asked and shown else None)
        assert pack(then.state) == pack(play.state)


async def test_a_moment_is_the_play_at_that_moment(hall: Hall) -> None:
    """Spot checks against `play.at`, which does not replay word by word."""
    record = Record.parse(text_of("dualis-4-partnership-short"))
    table, play = (await brought_in(hall, "dualis-4-partnership-short"))["id"], Play.restore(record)
    for moment in (0, 1, SLICE - 1, SLICE, len(record.moves)):
        slice_ = await hall.call("GET", f"/api/tables/{table}/review/2/{moment}")
        update = next(each for each in slice_["updates"] if each["seq"] == moment)
        assert update["view"] == plain(play_at(play, moment).tell(2).view)


@pytest.mark.parametrize(("title", "words"), [("dualis", 20), ("flamecraft", 45)])
async def test_of_a_running_game_a_seat_sees_only_what_it_was_told(title: str, words: int) -> None:
    async with open_hall() as hall:
        table, guests = await hall.full_table(3, title=title)
        screens = await hall.seats_at(table, guests)
        playing = [play_up_to(words, screen, table, random.Random(at)) for at, screen in enumerate(screens)]
        await asyncio.gather(*playing)
        for seat, (guest, screen) in enumerate(zip(guests, screens, strict=True)):
            lines: dict[int, Frame] = {}
            for frame in screen.frames:
                if frame["t"] == "update":  # an early answer is a separate update with the same seq
                    before = lines[frame["seq"]]["events"] if frame["seq"] in lines else []
                    lines[frame["seq"]] = {**frame, "events": before + frame["events"]}
            story = await hall.call("GET", f"/api/tables/{table}/review/{seat}", guest)
            # Duālis does not allow looking at tricks of the current round again (DU-29)
            assert (story["first"] > 0) == (title == "dualis")
            heard: list[Any] = []
            for update in await moments_of(hall, table, seat, story["moments"], guest=guest):
                assert update["seq"] >= story["first"]
                heard += update["events"]
                if update["seq"] in lines:  # simultaneous secret choices were told at once
                    frame = lines[update["seq"]]
                    assert update["view"] == frame["view"]
                    assert frame["events"] == (heard if update["seq"] else []), "what is heard, and nothing more"
                    heard = []
            other = (seat + 1) % 3
            assert await hall.refused("GET", f"/api/tables/{table}/review/{other}", guest) == (403, "not-yours")
            assert await hall.refused("GET", f"/api/tables/{table}/review/{other}/0", guest) == (403, "not-yours")
        assert await hall.refused("GET", f"/api/tables/{table}/review/0") == (403, "not-yours")
        watched = await hall.call("GET", f"/api/tables/{table}/review/watch/0")
        assert all(update["decision"] is None for update in watched["updates"])


async def test_what_was_played_here_is_listed_and_open_to_everybody(hall: Hall) -> None:
    table, guests = await hall.full_table(3, options={"short": True}, public=True)
    await play_all(await hall.seats_at(table, guests), table)
    games = await hall.call("GET", "/api/games", guests[1])
    assert [info["id"] for info in games["mine"]] == [table]
    assert games["public"] == []
    stranger = await hall.call("GET", "/api/games")
    assert [info["id"] for info in stranger["public"]] == [table]
    assert stranger["mine"] == []
    assert (await hall.call("GET", f"/api/tables/{table}/review/1"))["table"]["winners"] is not None
    assert (await hall.refused("GET", f"/api/tables/{table}/review/9"))[1] == "unknown-seat"
    assert (await hall.refused("GET", f"/api/tables/{table}/review/0/99999"))[1] == "unknown-moment"
    assert (await hall.refused("GET", f"/api/tables/{table}/review/0/-1"))[1] == "unknown-moment"
    assert (await hall.refused("GET", "/api/tables/nowhere/review/0"))[1] == "unknown-table"


async def test_an_import_is_a_finished_table_of_its_importer_only(hall: Hall) -> None:
    guest = await hall.guest()
    text = text_of("dragonduel-resign")
    info = await hall.call("POST", "/api/games", guest, text=text)
    assert (info["status"], info["imported"], info["seal"], info["public"]) == ("over", True, None, False)
    assert [each["id"] for each in (await hall.call("GET", "/api/games", guest))["mine"]] == [info["id"]]
    assert await hall.call("GET", "/api/games") == {"mine": [], "public": []}
    record = Record.parse((await hall.http.get(f"/api/tables/{info['id']}/record")).text)
    assert record.moves == Record.parse(text).moves
    assert "imported" in record.notes
    assert (await hall.refused("POST", f"/api/tables/{info['id']}/rematch", guest))[1] == "not-seated"


async def test_an_import_keeps_the_names_of_who_sat_there(hall: Hall) -> None:
    guest = await hall.guest()
    record = Record.parse(text_of("dragonduel-resign"))
    record.notes.update({"chair.0": "person Grace", "chair.1": "person"})
    info = await hall.call("POST", "/api/games", guest, text=str(record))
    names = [chair["name"] for chair in info["chairs"]]
    assert names[0] == "Grace"
    assert names[1] not in {"", "Grace"}, "Who has no name gets one, so that the seats can be told apart."


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (lambda _: "Dear Sir or Madam", "record-unreadable"),
        (lambda text: text.replace("title dualis", "title chess"), "record-title"),
        (lambda text: text.replace("rules ", "rules 9"), "record-rules"),
        (lambda text: text.replace("seats 3", "seats 3\ncards abcdef"), "record-cards"),
        (lambda text: text.replace("seats 3", "seats 7"), "record-unreadable"),
        (lambda text: text.replace("seed ", "seed " + "9" * 50), "record-illegal"),
        (lambda text: "\n".join(text.splitlines()[:-1]), "record-unfinished"),
        (lambda text: text + "0 fork\n", "record-illegal"),
        (lambda text: text + text.splitlines()[-1] + "\n", "record-illegal"),
        (lambda text: text + "0 undo\n" * 40_000, "too-large"),
    ],
)
async def test_each_kind_of_bad_record_is_refused_by_its_own_key(hall: Hall, wrong: Any, key: str) -> None:
    text = wrong(text_of("dualis-3-iso-short"))
    assert await hall.refused("POST", "/api/games", await hall.guest(), text=text) in {(400, key), (413, key)}


async def test_a_record_is_checked_for_a_bounded_time(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imports, "LONGEST", -1.0)
    refused = await hall.refused("POST", "/api/games", await hall.guest(), text=text_of("dualis-3-iso-short"))
    assert refused == (400, "record-slow")


async def test_while_a_game_runs_each_word_that_stands_has_its_age(hall: Hall) -> None:
    table, guests = await hall.full_table(3, options={"short": True}, public=True)
    screens = await hall.seats_at(table, guests)
    for _ in range(3):
        asked = next(screen for screen in screens if screen.latest()["decision"] is not None)
        seq, words = asked.latest()["seq"], asked.latest()["decision"]["words"]
        await asked.send(t="play", table=table, seq=seq, words=words[:1])
        for screen in screens:
            while screen.latest()["seq"] <= seq:
                await screen.next("update")
    story = await hall.call("GET", f"/api/tables/{table}/review/watch")
    assert len(story["ages"]) == len(story["movers"]) == story["moments"] - 1
    assert story["ages"] == sorted(story["ages"], reverse=True)
    assert all(0 <= age < 60_000 for age in story["ages"])
    finished = (await brought_in(hall, "dualis-4-partnership-short"))["id"]
    assert "ages" not in await hall.call("GET", f"/api/tables/{finished}/review/watch")
