"""Lessons for learners. Nothing is stored: each call brings the learner's acts, which the engine replays."""

from collections.abc import Callable

from msgspec import UNSET

from emberhall import IllegalPick
from emberhall.kernel.play import Outcome, Play
from emberhall.lessons import GO_ON, Lesson, LessonError, NotNow, Run, WrongTry, find, shelf
from emberhall.puzzles.lessons import PREFIX, as_lesson
from emberhall.server.errors import RequestError, illegal
from emberhall.server.review import puzzles
from emberhall.server.table.row.botnames import with_names
from emberhall.server.table.screens.frames import info_of, refused_of
from emberhall.server.table.screens.questions import trial_question_of
from emberhall.server.table.screens.updates import update_of
from emberhall.store import Chair, StoredTable, User
from emberhall.wire.bodies.learning.lessons import LessonCall, LessonInfo, LessonState
from emberhall.wire.messages import Reason, Update
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import or_else

LEARNER = "learner"


def shelf_told() -> list[LessonInfo]:
    """Every lesson and puzzle, by title and in order."""
    return [
        LessonInfo(lesson.title, lesson.name, lesson.key, lesson.goal is not None, lesson.minutes, lesson.keys())
        for lessons in shelf().values()
        for lesson in lessons
    ]


def lesson_named(title: str, name: str) -> Lesson:
    """Return the lesson. Raises RequestError if there is none."""
    if name.startswith(PREFIX):
        return as_lesson(puzzles.named(title, name.removeprefix(PREFIX)))
    lesson = find(title, name)
    if lesson is None:
        raise RequestError("unknown-lesson", f"There is no lesson {name!r} of {title!r}.", 404, lesson=name)
    return lesson


def called(lesson: Lesson, call: LessonCall, user: User | None) -> LessonState:
    """Return the state after one call of a learner."""
    run = played(lesson, call.acts)
    table = lesson.key
    if call.word is not UNSET or call.ref is not UNSET:
        return _state(run, user, [], reason=_why(run, table, call))
    if not (call.words or call.skip):
        return _state(run, user, [_whole(table, run)], show=call.show)
    updates: list[Update] = []
    on = played(lesson, call.acts, lambda play, known: updates.append(_update(table, lesson, play, known)))
    try:
        _skip(on) if call.skip else _say(on, call.words)
    except (IllegalPick, WrongTry, NotNow, LessonError) as problem:  # LessonError: a path the lesson does not cover
        return _refused(run, user, table, problem)
    if not updates:  # the learner only read
        updates.append(_update(table, lesson, on.play, len(on.play.events)))
    _ask(updates[-1], on)
    return _state(on, user, updates)


def played(lesson: Lesson, acts: list[str], hear: Callable[[Play, int], None] | None = None) -> Run:
    """Replay the lesson up to where the learner is."""
    try:
        return Run(lesson, acts, hear)
    except ValueError as problem:  # acts of another version of the lesson, or made up
        raise RequestError("lesson-changed", f"These acts do not fit the lesson: {problem}", 409) from None


def _say(run: Run, words: list[str]) -> None:
    for number, word in enumerate(words):
        if run.over and number:
            return  # a page sends the end of a turn along with the word before it, and that word was enough
        run.act(word)


def _skip(run: Run) -> None:
    at = run.at
    while run.at == at and not run.over:
        act = run.way()
        if act is None:
            raise NotNow("This step cannot be done for you from here.")
        run.act(act)


def _why(run: Run, table: str, call: LessonCall) -> Reason:
    game, state, seat = run.play.game, run.play.state, run.lesson.seat
    ref = or_else(call.ref, "")
    word = call.word if isinstance(call.word, str) else game.face.word_for(state, seat, ref)
    refusal = None if word is None else game.explain(state, seat, word)
    rule = "not-now" if word is None else None if refusal is None else refusal.rule
    args = {} if refusal is None else dict(refusal.args)
    return Reason(table, word or "", rule, args, call.ref)


def _whole(table: str, run: Run) -> Update:
    """The current state with all events heard; none of them counts as missed."""
    update = update_of(table, run.play, run.play.tell(run.lesson.seat))
    update.undone = run.lesson.seat
    _ask(update, run)
    return update


def _update(table: str, lesson: Lesson, play: Play, known: int) -> Update:
    """The update for one word. The decision is told only with the last one."""
    news = Outcome(play, [], known).tell(lesson.seat)
    news.decision = None
    return update_of(table, play, news)


def _ask(update: Update, run: Run) -> None:
    decision = None if run.over else run.play.asked(run.lesson.seat)
    update.decision = None if decision is None else trial_question_of(run.play, decision)
    update.undo = _free(run) or UNSET


def _free(run: Run) -> int:
    """How many acts may be taken back: all in a puzzle; a lesson goes back by steps."""
    return len(run.acts) if run.lesson.goal is not None and not run.over else 0


def _refused(run: Run, user: User | None, table: str, problem: Exception) -> LessonState:
    if isinstance(problem, IllegalPick):
        error = illegal(problem)
    elif isinstance(problem, WrongTry):
        error = RequestError("lesson-wrong", str(problem))
    else:
        error = RequestError("lesson-read", str(problem))
    state = _state(run, user, [])
    state.refused = refused_of(table, run.play.seq, error)
    state.hint = problem.hint if isinstance(problem, WrongTry) else UNSET
    return state


def _state(
    run: Run, user: User | None, updates: list[Update], *, show: bool = False, reason: Reason | None = None
) -> LessonState:
    step = run.step
    state = LessonState(
        table=_info(run, user),
        acts=run.acts,
        marks=run.marks,
        steps=run.lesson.keys(),
        step=run.at,
        lit=list(step.lit if step else run.lesson.lit),
        over=run.over,
        failed=run.failed,
        reads=run.lesson.goal is None and run.expected is None and not run.over,
        updates=updates,
        reason=UNSET if reason is None else reason,
    )
    way = run.way() if not run.over and (show or run.lesson.goal is None) else None
    if way is not None and way != GO_ON:
        state.way = way
        state.refs = _refs(run, way)
    return state


def _refs(run: Run, word: str) -> list[str]:
    decision = run.play.asked(run.lesson.seat)
    if decision is None or word not in decision.words():
        return []
    return list(run.play.game.face.choice(run.play.state, decision, decision.find(word)).refs)


def _info(run: Run, user: User | None) -> TableInfo:
    """A table as pages know it, but on no list: the learner on one chair, and the script on the others."""
    lesson, play = run.lesson, run.play
    table, me = lesson.key, user.id if user else LEARNER
    chairs = [Chair(seat, "meat", "bot", level="greedy") for seat in range(lesson.seats)]
    face, name = (user.face, user.name) if user else ("bread", None)
    chairs[lesson.seat] = Chair(lesson.seat, face, "person", me, name)
    row = StoredTable(
        id=table,
        title=lesson.title,
        name="",
        seats=lesson.seats,
        options=play.course.deal.options,
        public=False,
        host=me,
        secret=b"",
        rules=play.game.cards.rules,
        created="",
        chairs=with_names(table, chairs),
        status="running",
        seq=play.seq,
        waiting=play.waiting,
    )
    info = info_of(row, me, here=[me])
    info.seal = None  # the deal is written in the lesson
    return info
