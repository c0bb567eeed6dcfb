"""Lessons and puzzles: data that is played on the real engines. Writing one needs no code (docs/write-a-lesson.md)."""

from emberhall.lessons.files import Lesson, LessonError, find, shelf
from emberhall.lessons.running import GO_ON, NotNow, Run, WrongTry

__all__ = ["GO_ON", "Lesson", "LessonError", "NotNow", "Run", "WrongTry", "find", "shelf"]
