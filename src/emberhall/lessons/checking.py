"""Check that the rules allow a lesson and that its tutor tells the truth: play it to its end, on every kind of path."""

from collections.abc import Iterator

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import IllegalPick
from emberhall.lessons.claims import Texts, Witness, check_condition, check_lit
from emberhall.lessons.files import Lesson, LessonError
from emberhall.lessons.running import Run, fits

WALKS = 12  # random paths through a lesson that leaves the learner a choice


def check(lesson: Lesson, texts: Texts | None = None) -> None:
    """Play a lesson; a LessonError says what the rules forbid or what is not true, and where.

    With `texts`, the tutor's sentences by language, also the cards they name are looked for.
    """
    try:
        run = Run(lesson)
    except (ValueError, KeyError) as problem:
        raise _named(lesson, problem) from None
    if lesson.goal is None:
        _follow(lesson, run, None, texts or {})
        for seed in range(WALKS if any("*" in word or "|" in word for step in lesson.steps for word in step.do) else 0):
            _follow(lesson, Run(lesson), Rng.seeded(seed), {})
    else:
        _check_goal(lesson, run)


def _follow(lesson: Lesson, run: Run, chance: Rng | None, texts: Texts) -> None:
    witness, heard = Witness(lesson, texts), -1
    while not run.over:
        step = run.step
        assert step is not None
        if run.at != heard:
            witness.hear(run, step)
            heard = run.at
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
    check_lit(lesson, run, lesson.lit, "")
    view = run.play.game.view(run.play.state, lesson.seat)
    for condition in (*goal.all, *goal.until):
        check_condition(lesson, condition, view)
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


def _named(lesson: Lesson, problem: Exception) -> LessonError:
    return problem if isinstance(problem, LessonError) else LessonError(lesson.file, str(problem))
