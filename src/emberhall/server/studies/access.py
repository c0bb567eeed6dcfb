"""Who may do what in a study: read it, edit it, or keep it."""

from collections.abc import Sequence
from typing import NamedTuple

from emberhall.server.errors import RequestError
from emberhall.store import Store, StoredChapter, StoredStudy, StudyPerson, User, work


class Opened(NamedTuple):
    """A study, its people, and the place of whoever asks among them."""

    row: StoredStudy
    people: Sequence[StudyPerson]
    own: StudyPerson | None

    @property
    def edits(self) -> bool:
        """Whether whoever asks may edit it."""
        return self.own is not None and self.own.role == "editor"


async def to_read(store: Store, study: str, user: User | None) -> Opened:
    """Open a study for somebody who has its link. Raises RequestError if it is shut, or gone."""
    opened = await _open(store, study, user)
    if opened.own is None and opened.row.door != "open":
        raise RequestError("study-shut", "This study is not open to others.", 403)
    return opened


async def to_edit(store: Store, study: str, user: User) -> Opened:
    """Open a study for somebody who edits it."""
    opened = await _open(store, study, user)
    if not opened.edits:
        raise RequestError("not-editor", "Only those who edit this study can do this.", 403)
    return opened


async def to_keep(store: Store, study: str, user: User) -> Opened:
    """Open a study for its keeper."""
    opened = await _open(store, study, user)
    if opened.row.keeper != user.id:
        raise RequestError("not-study-keeper", "Only whoever keeps this study can do this.", 403)
    return opened


async def _open(store: Store, study: str, user: User | None) -> Opened:
    row = await store.read(work.studies.shelf.one(study))
    if row is None:
        raise RequestError("unknown-study", "There is no such study, or it was removed.", 404)
    people = await store.read(work.studies.shelf.people_of(study))
    own = None if user is None else next((each for each in people if each.user == user.id), None)
    return Opened(row, people, own)


async def chapter_of(store: Store, study: str, n: int) -> StoredChapter:
    """One chapter of a study. Raises RequestError if there is none."""
    chapter = await store.read(work.studies.chapters.one(study, n))
    if chapter is None:
        raise RequestError("unknown-chapter", f"The study has no chapter {n}.", 404)
    return chapter


def full() -> RequestError:
    """There is no room for more in a study."""
    return RequestError("study-full", "This study is as long as a study may be.")
