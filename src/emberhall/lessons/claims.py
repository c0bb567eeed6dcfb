"""Check that the tutor tells the truth: what a step says of the position, what it names, and what it lights."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, TypeAlias

from emberhall.kernel.events import Heard, heard_by
from emberhall.lessons.files import Condition, Lesson, LessonError, Step
from emberhall.lessons.goals import holds, value_at
from emberhall.lessons.naming import missing, things_in
from emberhall.lessons.running import Run

Texts: TypeAlias = Mapping[str, Mapping[str, Mapping[str, str]]]
"""By language, message and part: what the tutor says."""

KINDS = ("shop", "artisan", "spell", "fancy", "slot", "good")  # how pages name cards that no answer touches


class Witness:
    """Follows a run from step to step and compares what is said with what can be seen and was heard."""

    def __init__(self, lesson: Lesson, texts: Texts) -> None:
        self.lesson = lesson
        self.texts = texts
        self._known = 0  # events before the last step
        self._heard: Sequence[Heard] = ()  # the latest: where the learner only reads, nothing is added
        self._before: set[str] = set()  # what was on the table then

    def hear(self, run: Run, step: Step) -> None:
        """Check a step at the position in which it is shown; a LessonError says what is not so."""
        lesson, seat = self.lesson, self.lesson.seat
        view = run.play.game.view(run.play.state, seat)
        heard = heard_by(seat, run.play.events[self._known :]) or self._heard
        self._known, self._heard = len(run.play.events), heard
        for condition in step.says:
            if not _is_so(condition, view, heard):
                raise LessonError(lesson.file, f"It is not so that {_said(condition)}.", step.text)
        check_lit(lesson, run, step.lit, step.text)
        now = set(things_in(view))
        self._check_names(f"{lesson.key}-{step.text}", step, now | self._before | set(things_in(heard)))
        self._before = now

    def _check_names(self, key: str, step: Step, seen: AbstractSet[str]) -> None:
        for lang, messages in self.texts.items():
            names = self.lesson.names.get(lang, {})
            for part, text in messages.get(key, {}).items():
                called = [name for name in names if name in text]
                absent = [name for name in called if names[name] and names[name] not in seen]
                rest = text
                for name in called:
                    rest = rest.replace(name, "")
                absent += missing(self.lesson.title, rest, lang, seen)
                if absent:
                    sentence = f"{lang} {part!r} names what is not on the table: {', '.join(absent)}."
                    raise LessonError(self.lesson.file, sentence, step.text)


def check_lit(lesson: Lesson, run: Run, lit: Sequence[str], step: str) -> None:
    """Everything that is lit must be on the table; places of the page are for tests in a browser."""
    known = set(_things(run, lesson.seat))
    for ref in lit:
        if not ref.startswith("@") and ref not in known:
            raise LessonError(lesson.file, f"There is no {ref!r} on the table to be lit.", step)


def check_condition(lesson: Lesson, condition: Condition, view: Mapping[str, Any], step: str = "") -> None:
    """A condition must be about the view or about an event, and about something that is there."""
    if bool(condition.view) == bool(condition.event):
        message = "A condition is about the view or about an event; this is neither or both."
        raise LessonError(lesson.file, message, step)
    try:
        if condition.view:
            value_at(view, condition.view)
    except KeyError:
        raise LessonError(lesson.file, f"There is nothing at {condition.view!r} in the view.", step) from None


def _is_so(condition: Condition, view: Any, heard: Sequence[Heard]) -> bool:
    try:
        return bool(condition.view) != bool(condition.event) and holds(condition, view, heard)
    except KeyError:
        return False


def _said(condition: Condition) -> str:
    where = ", ".join(f"{name} {value!r}" for name, value in condition.where.items())
    compared = {"is": condition.equals, "at least": condition.at_least, "at most": condition.at_most}
    tests = [f"{how} {value!r}" for how, value in compared.items() if value is not None]
    return " ".join(filter(None, (condition.view or condition.event, where and f"with {where}", *tests)))


def _things(run: Run, seat: int) -> Iterator[str]:
    """The things that answers touch, and everything the view names."""
    play = run.play
    decision = play.asked(seat)
    if decision is not None:
        for pick in decision.options:
            yield from play.game.face.choice(play.state, decision, pick).refs
    for thing in things_in(play.game.view(play.state, seat)):
        yield thing
        yield from (f"{kind}:{thing}" for kind in KINDS)
