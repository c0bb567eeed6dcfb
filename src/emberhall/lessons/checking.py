"""Check that the rules still allow a lesson: play it to its end, on its main path and on other paths it allows."""

from collections.abc import Iterator
from typing import Any

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import IllegalPick
from emberhall.kernel.play import Play
from emberhall.lessons.files import Lesson, LessonError
from emberhall.lessons.goals import value_at
from emberhall.lessons.running import Run, fits

WALKS = 12  # random paths through a lesson that leaves the learner a choice


def check(lesson: Lesson) -> None:
    """Play a lesson; a LessonError says what the rules forbid, and where."""
    try:
        run = Run(lesson)
    except (ValueError, KeyError) as problem:
        raise _named(lesson, problem) from None
    if lesson.goal is None:
        _follow(lesson, run, None)
        for seed in range(WALKS if any("*" in word or "|" in word for step in lesson.steps for word in step.do) else 0):
            _follow(lesson, Run(lesson), Rng.seeded(seed))
    else:
        _check_goal(lesson, run)


def _follow(lesson: Lesson, run: Run, chance: Rng | None) -> None:
    while not run.over:
        step = run.step
        assert step is not None
        _check_lit(lesson, run, step.lit, step.text)
        words = list(_fitting(run))
        act = words[chance.below(len(words))] if chance and words else run.way()
        if act is None:
            asked = run.play.decision
            offered = (
                "nobody is asked" if asked is None else f"seat {asked.seat} may say {', '.join(asked.words()[:12])}"
            )
            raise LessonError(lesson.file, f"{run.expected!r} is expected, but {offered}.", step.text)
        try:
            run.act(act)
        except IllegalPick as problem:
            raise LessonError(lesson.file, str(problem), step.text) from None


def _fitting(run: Run) -> Iterator[str]:
    expected, decision = run.expected, run.play.asked(run.lesson.seat)
    if expected is not None and decision is not None:
        yield from (word for word in decision.words() if fits(expected, word))


def _check_goal(lesson: Lesson, run: Run) -> None:
    goal = lesson.goal
    assert goal is not None
    _check_lit(lesson, run, lesson.lit, "")
    view = run.play.game.view(run.play.state, lesson.seat)
    for condition in (*goal.all, *goal.until):
        if bool(condition.view) == bool(condition.event):
            raise LessonError(lesson.file, "A condition is about the view or about an event; this is neither or both.")
        try:
            if condition.view:
                value_at(view, condition.view)
        except KeyError:
            raise LessonError(lesson.file, f"There is nothing at {condition.view!r} in the view.") from None
    for acts, solved in ((goal.way, True), (goal.wrong, False)):
        tried = _tried(lesson, acts)
        if tried.solved != solved or tried.failed == solved:
            name = "way" if solved else "wrong"
            outcome = "solves the puzzle" if tried.solved else "fails" if tried.failed else "leaves it open"
            raise LessonError(lesson.file, f"The {name} {', '.join(acts)} {outcome}.")


def _tried(lesson: Lesson, acts: tuple[str, ...]) -> Run:
    try:
        return Run(lesson, acts)
    except (ValueError, KeyError) as problem:
        raise _named(lesson, problem) from None


def _check_lit(lesson: Lesson, run: Run, lit: tuple[str, ...], step: str) -> None:
    known = set(_things(run.play, lesson.seat))
    for ref in lit:
        if not ref.startswith("@") and ref not in known:
            raise LessonError(lesson.file, f"There is no {ref!r} on the table to be lit.", step)


def _things(play: Play, seat: int) -> Iterator[str]:
    """The things that answers touch, and everything the view names."""
    decision = play.asked(seat)
    if decision is not None:
        for pick in decision.options:
            yield from play.game.face.choice(play.state, decision, pick).refs
    yield from _strings(play.game.view(play.state, seat))


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
        kinds = ("shop", "artisan", "spell", "fancy", "slot", "good")
        yield from (f"{kind}:{value}" for kind in kinds)  # how pages name cards that no answer touches
    elif isinstance(value, dict):
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)


def _named(lesson: Lesson, problem: Exception) -> LessonError:
    return problem if isinstance(problem, LessonError) else LessonError(lesson.file, str(problem))
