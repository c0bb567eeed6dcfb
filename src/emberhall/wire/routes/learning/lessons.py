"""The requests of lessons and puzzles."""

from emberhall.wire.bodies.learning import lessons
from emberhall.wire.route import Route
from emberhall.wire.tables import TableInfo

ROUTES: tuple[Route, ...] = (
    Route("lessons", "GET", "/api/lessons", "Every lesson and puzzle.", list[lessons.LessonInfo]),
    Route(
        "lesson",
        "POST",
        "/api/lessons/{title}/{lesson}",
        "Continue a lesson or a puzzle: send what you have done so far and what you do now. Nothing is stored.",
        lessons.LessonState,
        lessons.LessonCall,
        "welcome",
        errors=(400, 401, 404, 409, 429),
    ),
    Route(
        "fork_lesson",
        "POST",
        "/api/lessons/{title}/{lesson}/fork",
        "Create a table that goes on from where a learner is, with people or bots on any seat.",
        TableInfo,
        lessons.ForkLesson,
        "needed",
        201,
        (400, 401, 404, 409, 429),
    ),
)
