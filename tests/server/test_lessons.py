"""Lessons over HTTP: the server keeps nothing, so every call brings all acts so far, and they are played again."""

from typing import Any

import pytest

from emberhall.lessons import Lesson, Run, shelf
from emberhall.lessons.running import NotNow
from emberhall.server.review.lessons import _skip
from emberhall.server.settings import Rate
from tests.server.hall import Hall, open_hall

FIRST = [lessons[0] for lessons in shelf().values()]


def find_first(title: str) -> Lesson:
    return shelf()[title][0]


def way_of(lesson: Lesson) -> list[str]:
    run = Run(lesson)
    while not run.over:
        act = run.way()
        assert act is not None
        run.act(act)
    return run.acts


async def call(hall: Hall, lesson: str, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = await hall.http.post(f"/api/lessons/{lesson}", json=body)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_the_shelf_names_lessons_before_puzzles(hall: Hall) -> None:
    answer = (await hall.http.get("/api/lessons")).json()
    dualis = [each for each in answer if each["title"] == "dualis"]
    assert dualis[0]["name"] == "first"
    assert dualis[0]["steps"][1] == "lesson-dualis-first-lead"
    puzzles = [each["puzzle"] for each in dualis]
    assert puzzles == sorted(puzzles)
    assert puzzles.count(True) == 4


@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.title)
async def test_a_learner_comes_to_the_end_and_is_on_no_list(hall: Hall, lesson: Lesson) -> None:
    path = f"{lesson.title}/{lesson.name}"
    state = await call(hall, path)
    assert state["updates"][0]["log"] is not None
    run = Run(lesson)
    while not state["over"]:
        way = run.way()
        assert way is not None
        assert state["reads"] or state["way"] == way
        state = await call(hall, path, acts=state["acts"], words=[way])
        run.act(way)
        assert "refused" not in state
        assert state["updates"][-1]["view"] == run.play.game.view(run.play.state, 0)
        assert state["updates"][-1]["seq"] == run.play.seq
    assert state["step"] == len(lesson.steps)
    tables = (await hall.http.get("/api/tables")).json()
    assert tables == {"open": [], "live": [], "mine": []}


async def test_a_wrong_word_is_refused_kindly_and_a_forbidden_one_with_its_rule(hall: Hall) -> None:
    acts = [">", "play S13R", ">", "play M3B+", ">"]
    wrong = await call(hall, "dualis/first", acts=acts, words=["play M2R+"])
    assert (wrong["refused"]["error"], wrong["hint"], wrong["acts"]) == ("lesson-wrong", "coin", acts)
    forbidden = await call(hall, "dualis/first", acts=acts, words=["play S12R"])
    assert forbidden["refused"]["rule"] == "DU-39"
    why = await call(hall, "dualis/first", acts=acts, ref="S12R")
    assert (why["reason"]["rule"], why["reason"]["ref"]) == ("DU-39", "S12R")
    assert why["updates"] == []


async def test_steps_can_be_skipped_and_gone_back_to(hall: Hall) -> None:
    state = await call(hall, "flamecraft/first")
    for step in range(1, 4):
        state = await call(hall, "flamecraft/first", acts=state["acts"], skip=True)
        assert state["step"] == step
    back = await call(hall, "flamecraft/first", acts=state["acts"][: state["marks"][1]])
    assert (back["step"], back["lit"]) == (1, ["shop:ST-BR"])
    assert back["updates"][0]["undone"] == 0  # so that the page does not report missed moves


async def test_a_gesture_says_several_words_at_once(hall: Hall) -> None:
    acts = ["keep F07"]
    both = await call(hall, "flamecraft/first", acts=acts, words=["visit ST-BR", "gather", "place A-ME-6 on ST-BR.3"])
    assert both["step"] == 3
    steps = [each for each in way_of(find_first("flamecraft")) if each != "done"]
    ended = await call(hall, "flamecraft/first", acts=steps[: steps.index("gift br to 1") + 1], words=["done", "end"])
    assert (ended["step"], ended["reads"]) == (14, False)
    assert both["acts"] == [*acts, "visit ST-BR", "place A-ME-6 on ST-BR.3"]  # `gather` was said automatically


async def test_a_puzzle_tells_its_answer_only_when_asked(hall: Hall) -> None:
    state = await call(hall, "dualis/take")
    assert "way" not in state
    assert (await call(hall, "dualis/take", show=True))["way"] == "play S12R+"
    failed = await call(hall, "dualis/take", words=["play S12R"])
    assert (failed["over"], failed["failed"]) == (True, True)
    solved = await call(hall, "dualis/take", skip=True)
    assert (solved["over"], solved["failed"]) == (True, False)
    half = await call(hall, "flamecraft_duals/meat", words=["place D1"])
    assert half["updates"][-1]["undo"] == 1


async def test_what_does_not_fit_is_refused(hall: Hall) -> None:
    assert (await call(hall, "dualis/chess", 404))["error"] == "unknown-lesson"
    assert (await call(hall, "dualis/first", 409, acts=["play S1R"]))["error"] == "lesson-changed"
    assert (await call(hall, "dualis/first", 400, acts=["x" * 300]))["error"] == "bad-request"
    assert (await call(hall, "dualis/first", 400, acts=[">"] * 401))["error"] == "bad-request"


async def test_a_learner_in_a_hurry_is_asked_to_wait() -> None:
    """Each call replays the acts on the event loop that all tables share."""
    async with open_hall(spare_loopback=False, lessons=Rate(2, 60.0)) as hall:
        for status in (200, 200, 429):
            await call(hall, "dualis/first", status)


class Steps:
    """A run of a lesson with two acts per step, after the given number of acts."""

    def __init__(self, acts: int = 0, *, last: int = 9, way: str | None = "a") -> None:
        self.acts, self.last, self.act_said = acts, last, way

    @property
    def at(self) -> int:
        return self.acts // 2

    @property
    def over(self) -> bool:
        return self.acts >= self.last

    def way(self) -> str | None:
        return self.act_said

    def act(self, _: str) -> None:
        self.acts += 1


@pytest.mark.parametrize(("run", "acts"), [(Steps(0), 2), (Steps(3), 4), (Steps(8), 9), (Steps(9), 9)])
def test_a_skipped_step_is_done_to_its_end_and_no_further(run: Any, acts: int) -> None:
    _skip(run)
    assert run.acts == acts


def test_a_step_that_nobody_knows_the_way_of_is_not_skipped() -> None:
    stuck: Any = Steps(way=None)
    with pytest.raises(NotNow):
        _skip(stuck)
    assert stuck.acts == 0
