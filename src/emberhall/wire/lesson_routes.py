"""The requests of lessons and puzzles."""

from emberhall.wire import bodies, lessons
from emberhall.wire.route import Route

LESSONS: tuple[Route, ...] = (
    Route("lessons", "GET", "/api/lessons", "Every lesson and puzzle.", list[lessons.LessonInfo]),
    Route(
        "lesson",
        "POST",
        "/api/lessons/{title}/{lesson}",
        "Go on in a lesson or a puzzle: what you have done so far, and what you do now. Nothing is kept.",
        lessons.LessonState,
        lessons.LessonCall,
        "welcome",
        errors=(400, 401, 404, 409, 429),
    ),
    Route(
        "fork_lesson",
        "POST",
        "/api/lessons/{title}/{lesson}/fork",
        "A new table that goes on from where a learner stands, with people or bots on any seat.",
        bodies.TableInfo,
        lessons.ForkLesson,
        "needed",
        201,
        (400, 401, 404, 409, 429),
    ),
)
