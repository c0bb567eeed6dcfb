"""`python -m emberhall.lessons`: play every lesson and puzzle, and report what is wrong with each."""

import sys

from emberhall.lessons.checking import check
from emberhall.lessons.files import LessonError, shelf
from emberhall.lessons.sentences import languages, said


def main() -> int:
    """Check all lessons; return the number of those that cannot be played, or say what is not so."""
    wrong = 0
    for lessons in shelf().values():
        for lesson in lessons:
            try:
                check(lesson, {lang: said(lesson.title, lang) for lang in languages(lesson.title)})
            except LessonError as problem:
                wrong += 1
                sys.stdout.write(f"{problem}\n")
            else:
                sys.stdout.write(f"{lesson.file}: good\n")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
