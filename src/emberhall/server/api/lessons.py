"""The handlers of lessons and puzzles."""

from emberhall.server.api.requests import Caller
from emberhall.server.people.persons import Persons
from emberhall.server.review import lessons
from emberhall.store import User
from emberhall.wire.bodies.lessons import LessonCall, LessonInfo, LessonState


class LessonHandlers:
    """Handlers of `wire.routes.lessons`, but for forks."""

    def __init__(self, persons: Persons) -> None:
        self._persons = persons

    async def lessons(self) -> list[LessonInfo]:
        return lessons.shelf_told()

    async def lesson(self, user: User | None, call: LessonCall, title: str, lesson: str, caller: Caller) -> LessonState:
        gate = self._persons.lessons
        gate.pass_by(caller.address) if user is None else gate.pass_person(user.id)
        return lessons.called(lessons.lesson_named(title, lesson), call, user)
