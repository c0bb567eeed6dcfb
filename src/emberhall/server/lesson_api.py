"""The handlers of lessons and puzzles."""

from starlette.requests import Request

from emberhall.server import lessons
from emberhall.server.asking import Asked, address_of
from emberhall.wire.lessons import LessonCall, LessonInfo, LessonState


class LessonApi(Asked):
    """Handlers of `wire.lesson_routes`."""

    async def lessons(self, _: Request) -> list[LessonInfo]:
        return lessons.shelf_told()

    async def lesson(self, request: Request) -> LessonState:
        user = await self._user(request)
        gate = self._house.persons.lessons
        gate.pass_by(address_of(request)) if user is None else gate.pass_person(user.id)
        found = lessons.lesson_named(request.path_params["title"], request.path_params["lesson"])
        return lessons.called(found, await self._body(request, LessonCall), user)
