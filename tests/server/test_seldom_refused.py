"""Rare refusals that no other test reaches: their keys, their statuses, and their exact bounds."""

import subprocess
import sys

import pytest

from emberhall import load
from emberhall.kernel.records import Record
from emberhall.server.errors import RequestError
from emberhall.server.lobby.imports import played
from emberhall.server.minds.coachdesk import Look
from emberhall.server.minds.coachworker import Job, Word, look
from tests.server.hall import Hall


async def test_an_event_needs_two(hall: Hall) -> None:
    host, guest = await hall.guest("Ada"), await hall.guest("Bea")
    event = await hall.call("POST", "/api/events", host, name="Two", title="dragonduel")
    path = f"/api/events/{event['id']}"
    await hall.call("POST", f"{path}/join", host)
    assert await hall.refused("POST", f"{path}/rounds", host) == (409, "event-small")
    await hall.call("POST", f"{path}/join", guest)
    assert (await hall.call("POST", f"{path}/rounds", host))["status"] == "running"


async def test_before_the_start_there_is_nothing_to_play_and_nothing_to_look_at(hall: Hall) -> None:
    host = await hall.guest("Ada")
    table = (await hall.table(host))["id"]
    assert await hall.refused("GET", f"/api/tables/{table}/review/0", host) == (409, "not-started")
    screen = await hall.screen(host)
    await screen.send(t="join", table=table)
    await screen.send(t="play", table=table, seq=0, words=["play S1R"])
    assert (await screen.next("refused"))["error"] == "not-started"


async def test_in_a_lesson_one_reads_before_one_does_and_does_before_one_goes_on(hall: Hall) -> None:
    for acts, word in (([], "play S13R"), ([">"], ">")):
        answer = await hall.http.post("/api/lessons/dualis/first", json={"acts": acts, "words": [word]})
        told = answer.json()
        assert (told["refused"]["error"], told["acts"]) == ("lesson-read", acts)
        assert "hint" not in told


@pytest.mark.parametrize(("more", "key"), [(0, "record-unreadable"), (1, "record-long")])
def test_a_record_may_have_twice_the_words_of_a_game(more: int, key: str) -> None:
    words = 2 * load("dualis").MAX_DECISIONS + more
    with pytest.raises(RequestError) as refused:
        played(Record.of("dualis", 4, 1, [(0, "undo")] * words), float("inf"))
    assert (refused.value.error, refused.value.status) == (key, 400)


def test_a_game_the_coach_cannot_look_at_says_why() -> None:
    with pytest.raises(RequestError) as refused:
        Look("t", "dualis", problem="no record").state()
    assert (refused.value.error, refused.value.status) == ("not-analysed", 409)
    word = look(Job("no record", "dualis", {}, 1), lambda _: None)
    assert word == Word(0, 0, None, word.problem)
    assert "A record starts with" in (word.problem or "")


@pytest.mark.parametrize("worker", ["botworker", "coachworker"])
def test_what_is_printed_in_a_worker_does_not_reach_the_server(worker: str) -> None:
    code = (
        f"from emberhall.server.minds import {worker} as worker\n"
        "def serve(given, taken):\n"
        "    print('noise', flush=True)\n"
        "    taken.write(given.read()[::-1])\n"
        "    taken.flush()\n"
        "worker.serve = serve\n"
        "worker.main()\n"
    )
    process = subprocess.run([sys.executable, "-c", code], input=b"word", capture_output=True, check=True, timeout=60)
    assert (process.stdout, process.stderr) == (b"drow", b"noise\n")
