"""Studies: chapters from games, positions and puzzles, with notes and marks, written by several people."""

from emberhall.store.work.studies import chapters, goings, shelf, words
from emberhall.store.work.studies.chapters import StoredChapter
from emberhall.store.work.studies.shelf import StoredStudy, StudyPerson
from emberhall.store.work.studies.words import StoredMark, StoredNote

__all__ = [
    "StoredChapter",
    "StoredMark",
    "StoredNote",
    "StoredStudy",
    "StudyPerson",
    "chapters",
    "goings",
    "shelf",
    "words",
]
