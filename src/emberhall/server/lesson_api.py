"""The handlers of lessons and puzzles."""

from starlette.requests import Request

from emberhall.server import lessons
from emberhall.server.asking import Asked
from emberhall.wire.lessons import LessonCall, LessonInfo, LessonState


class LessonApi(Asked):
    """Handlers of `wire.lesson_routes`."""

    async def lessons(self, _: Request) -> list[LessonInfo]:
        return lessons.shelf_told()

    async def lesson(self, request: Request) -> LessonState:
        user = await self._user(request)
        found = lessons.lesson_named(request.path_params["title"], request.path_params["lesson"])
        return lessons.called(found, await self._body(request, LessonCall), user)
