"""`python -m emberhall.lessons`: plays every lesson and puzzle, and says what is wrong with each."""

import sys

from emberhall.lessons.checking import check
from emberhall.lessons.files import LessonError, shelf


def main() -> int:
    """The number of lessons that cannot be played."""
    wrong = 0
    for lessons in shelf().values():
        for lesson in lessons:
            try:
                check(lesson)
            except LessonError as problem:
                wrong += 1
                sys.stdout.write(f"{problem}\n")
            else:
                sys.stdout.write(f"{lesson.file}: good\n")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
