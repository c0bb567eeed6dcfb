"""Puzzles over HTTP: today's, all of a title, played as lessons, and what a first try does to a rating."""

from typing import Any

import pytest

from emberhall.puzzles.shelf import puzzles_of
from emberhall.server.review.puzzles import of_day
from emberhall.server.settings import Rate
from emberhall.store.work.learning.votes import ENOUGH
from tests.server.hall import Hall, open_hall

TITLES = ("dragonduel", "dualis", "flamecraft", "flamecraft_duals")


async def tried(hall: Hall, title: str, number: str, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = await hall.http.post(f"/api/puzzles/{title}/{number}", json=body)
    assert answer.status_code == status, answer.text
    result: dict[str, Any] = answer.json()
    return result


async def test_every_title_has_puzzles_and_one_of_today(hall: Hall) -> None:
    shelves = (await hall.http.get("/api/puzzles")).json()
    assert [shelf["title"] for shelf in shelves] == list(TITLES)
    for shelf in shelves:
        puzzles = (await hall.http.get(f"/api/puzzles/{shelf['title']}")).json()
        assert len(puzzles) == shelf["count"] > 30
        assert shelf["today"] in puzzles
        ratings = [each["rating"] for each in puzzles]
        assert ratings == sorted(ratings)
        assert "answers" not in puzzles[0], "Nobody is told the solution before a try."


def test_each_day_has_its_own_puzzle() -> None:
    puzzles = puzzles_of("flamecraft")
    days = [of_day(puzzles, f"2026-11-{day:02}") for day in range(1, 29)]
    assert len({each.id for each in days}) > 8
    assert days[3] == of_day(puzzles, "2026-11-04")


async def test_a_puzzle_is_played_as_a_lesson_and_then_judged(hall: Hall) -> None:
    for title in TITLES:
        puzzle = puzzles_of(title)[0]
        path = f"/api/lessons/{title}/p-{puzzle.id}"
        state = (await hall.http.post(path, json={})).json()
        asked = state["updates"][-1]["decision"]
        assert asked is not None
        assert "way" not in state
        for word in puzzle.answers:
            state = (await hall.http.post(path, json={"acts": state["acts"], "words": [word]})).json()
        assert state["over"]
        assert not state["failed"]
        result = await tried(hall, title, puzzle.id, acts=state["acts"])
        assert result["solved"]
        assert result["change"] > 0
        assert result["answers"] == list(puzzle.answers)
        assert result["best"] - result["second"] >= 6


async def test_a_wrong_answer_costs_points_and_a_hint_half_of_what_it_gains(hall: Hall) -> None:
    puzzle = puzzles_of("dualis")[10]
    found = await tried(hall, "dualis", puzzle.id, acts=list(puzzle.answers))
    hinted = await tried(hall, "dualis", puzzle.id, acts=list(puzzle.answers), hinted=True)
    wrong = await tried(hall, "dualis", puzzle.id, acts=["play nothing"])
    assert wrong["change"] < 0 < hinted["change"] < found["change"]
    assert abs(2 * hinted["change"] - found["change"]) <= 1
    later = await tried(hall, "dualis", puzzle.id, acts=list(puzzle.answers), mu=found["mu"], sigma=2.0)
    assert later["change"] < found["change"], "Who is sure of a rating gains less."
    assert later["margin"] < found["margin"]


async def test_what_is_not_there_and_what_is_nonsense_is_refused(hall: Hall) -> None:
    assert (await tried(hall, "dualis", "no-puzzle", 404))["error"] == "unknown-lesson"
    assert (await tried(hall, "chess", "no-puzzle", 404))["error"] == "unknown-lesson"
    assert (await hall.http.get("/api/puzzles/chess")).status_code == 404
    assert (await hall.http.post("/api/lessons/dualis/p-none", json={})).status_code == 404
    number = puzzles_of("dualis")[0].id
    for body in ({"sigma": 0}, {"mu": "high"}, {"acts": ["x"] * 21}, {"acts": ["x" * 9_000]}, {"sigma": 1e300}):
        await tried(hall, "dualis", number, 400, **body)


async def test_nobody_tries_more_puzzles_than_lessons_allow() -> None:
    async with open_hall(lessons=Rate(3, 60.0), spare_loopback=False) as hall:
        number = puzzles_of("dualis")[0].id
        for _ in range(3):
            await tried(hall, "dualis", number)
        await tried(hall, "dualis", number, 429)


async def voted(hall: Hall, who: dict[str, str], number: str, good: bool | None) -> bool:
    answer = await hall.http.request("PUT", f"/api/puzzles/dualis/{number}/vote", json={"good": good}, headers=who)
    assert answer.status_code == 200, answer.text
    counts: bool = answer.json()["counts"]
    return counts


async def listed(hall: Hall, number: str) -> bool:
    puzzles = (await hall.http.get("/api/puzzles/dualis")).json()
    shelf = next(each for each in (await hall.http.get("/api/puzzles")).json() if each["title"] == "dualis")
    assert shelf["count"] == len(puzzles)
    assert shelf["today"] in puzzles
    return number in {each["id"] for each in puzzles}


@pytest.mark.usefixtures("quick_passwords")
async def test_enough_bad_votes_of_people_with_accounts_hide_a_puzzle(hall: Hall) -> None:
    number = puzzles_of("dualis")[3].id
    for name in range(2 * ENOUGH):
        guest = await hall.guest(f"Guest {name}")
        assert not await voted(hall, guest.headers, number, good=False), "Guests cost nothing, so they do not count."
    assert await listed(hall, number)
    people = [(await hall.guest(f"Person {name}")).headers for name in range(ENOUGH + 1)]
    for one, headers in enumerate(people):
        account = {"login": f"person.{one}", "password": "a long password"}
        assert (await hall.http.post("/api/me/account", json=account, headers=headers)).status_code in {200, 201}
    for headers in people[:ENOUGH]:
        assert await listed(hall, number)
        for _ in range(2):
            assert await voted(hall, headers, number, good=False)
    assert not await listed(hall, number)
    assert (await tried(hall, "dualis", number))["answers"], "Its link goes on."
    for headers in people[-3:]:
        await voted(hall, headers, number, good=True)
    assert await listed(hall, number), "Three good ones are too many."
    for headers in people[-3:]:
        await voted(hall, headers, number, good=None)
    assert await listed(hall, number), "Votes taken back count no more."


async def test_nobody_votes_for_what_is_not_there(hall: Hall) -> None:
    guest = await hall.guest("Ada")
    number = puzzles_of("dualis")[3].id
    for path, status, body in (
        (f"/api/puzzles/dualis/{number}/vote", 400, {"good": "very"}),
        (f"/api/puzzles/dualis/{number}/vote", 400, {}),
        ("/api/puzzles/dualis/none/vote", 404, {"good": True}),
        (f"/api/puzzles/chess/{number}/vote", 404, {"good": True}),
    ):
        assert (await hall.http.request("PUT", path, json=body, headers=guest.headers)).status_code == status
    assert (
        await hall.http.request("PUT", f"/api/puzzles/dualis/{number}/vote", json={"good": True})
    ).status_code == 401
