"""The studies of this server: who keeps and edits them, and who is there.

Nothing of a study is in memory: every request reads its rows, so any process can answer it.
"""

from dataclasses import replace

from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.house.news import News
from emberhall.server.people.guests import clean, visible
from emberhall.server.studies import telling
from emberhall.server.studies.access import Opened, to_edit, to_keep, to_read
from emberhall.server.timestamps import now
from emberhall.store import StoredStudy, User, work
from emberhall.wire.bodies.learning.studies import (
    ChangeRole,
    ChangeStudy,
    JoinStudy,
    NewStudy,
    Studies,
    StudyHere,
    StudyInfo,
    StudySummary,
)
from emberhall.wire.values import or_else
from emberhall.world import chance

MOST_STUDIES = 60
"""How many studies somebody may have on their list."""
MOST_PEOPLE = 40


class StudyDesk:
    """What people ask of studies."""

    def __init__(self, house: House, news: News) -> None:
        self._house = house
        self._store = house.store
        self._news = news

    # --- looking

    async def of_user(self, user: User) -> Studies:
        """The studies on somebody's list."""
        rows = await self._store.read(work.studies.shelf.of_user(user.id, MOST_STUDIES))
        return Studies([StudySummary(row.id, row.name, row.keeper, by, row.used) for row, by in rows])

    async def info(self, study: str, user: User | None) -> StudyInfo:
        """A study as somebody may see it who has its link."""
        return await self._info(await to_read(self._store, study, user))

    async def here(self, study: str, user: User, wish: StudyHere) -> StudyInfo:
        """Somebody reads or edits: note where they are if they are on the list, and answer when there is news."""
        opened = await to_read(self._store, study, user)
        place, since = f"{wish.chapter}.{wish.moment}", or_else(wish.since, -1)
        revision = 0
        if opened.own is not None:
            moved = opened.edits and (opened.own.place != place or opened.own.seen <= telling.moments_ago())
            seeing = work.studies.shelf.see(study, user.id, place, now(), news=moved)
            revision = await self._store.write(seeing)
        ear = self._news.listen(study, since)
        try:
            if revision:
                self._news.publish(study, revision)
            elif opened.row.revision <= since:
                current = await self._store.read(work.studies.shelf.one(study))
                if current is not None and current.revision <= since:
                    await self._news.wait(user.id, ear)
        finally:
            ear.close()
        return await self.info(study, user)

    # --- its life

    async def create(self, user: User, wish: NewStudy) -> StudyInfo:
        """Begin a study."""
        await self._check_count(user.id)
        row = StoredStudy(
            id=chance.token_urlsafe(12),
            name=_name(wish.name),
            keeper=user.id,
            created=now(),
            used=now(),
            door="open",
            invitation=chance.token_urlsafe(12),
            hide=True,
        )
        await self._store.write(work.studies.shelf.add(row))
        return await self.info(row.id, user)

    async def change(self, study: str, user: User, wish: ChangeStudy) -> StudyInfo:
        """Rename a study, hide what comes or arrange the chapters; its keeper may do more."""
        for_keeper = wish.renew or any(isinstance(each, str) for each in (wish.door, wish.keeper))
        opened = await (to_keep if for_keeper else to_edit)(self._store, study, user)
        row = opened.row
        keeper = or_else(wish.keeper, row.keeper)
        if not any(each.user == keeper and each.role == "editor" for each in opened.people):
            raise RequestError("unknown-person", f"Nobody with the id {keeper!r} edits this study.", 404)
        changed = replace(
            row,
            name=_name(or_else(wish.name, row.name)),
            hide=or_else(wish.hide, row.hide),
            door=or_else(wish.door, row.door),
            keeper=keeper,
            invitation=chance.token_urlsafe(12) if wish.renew else row.invitation,
        )
        if isinstance(wish.order, list):
            numbers = [each.n for each in await self._store.read(work.studies.chapters.of_study(study))]
            if sorted(wish.order) != sorted(numbers):
                raise RequestError("bad-request", "The order does not have every chapter once.", 400)
            await self._store.write(work.studies.chapters.arrange(study, wish.order, now()))
        self._news.publish(study, await self._store.write(work.studies.shelf.change(changed, now())))
        return await self.info(study, user)

    async def remove(self, study: str, user: User) -> None:
        """The keeper removes a study."""
        opened = await to_keep(self._store, study, user)
        await self._store.write(work.studies.shelf.remove(study))
        self._news.publish(study, opened.row.revision + 1)

    # --- its people

    async def join(self, study: str, user: User, wish: JoinStudy) -> StudyInfo:
        """Somebody puts a study on their list, or comes with its invitation to edit it."""
        opened = await to_read(self._store, study, user) if not wish.invitation else None
        if opened is None:
            opened = await self._invited(study, user, wish.invitation)
        role = "editor" if wish.invitation or opened.edits else "reader"
        if opened.own is None:
            await self._check_count(user.id)
            if len(opened.people) >= MOST_PEOPLE:
                raise RequestError("study-crowded", f"{MOST_PEOPLE} people have this study; that is the limit.")
        if opened.own is None or opened.own.role != role:
            await self._enter(study, user.id, role)
        return await self.info(study, user)

    async def change_role(self, study: str, asker: User, user: str, wish: ChangeRole) -> StudyInfo:
        """The keeper lets somebody edit, or only read."""
        opened = await to_keep(self._store, study, asker)
        self._check_other(opened, user)
        await self._enter(study, user, wish.role)
        return await self.info(study, asker)

    async def leave(self, study: str, asker: User, user: str) -> None:
        """Somebody takes a study off their list, or its keeper takes somebody off it."""
        opened = await (to_read if user == asker.id else to_keep)(self._store, study, asker)
        self._check_other(opened, user)
        self._news.publish(study, await self._store.write(work.studies.shelf.leave(study, user, now())))

    # --- inside

    async def _info(self, opened: Opened) -> StudyInfo:
        chapters = await self._store.read(work.studies.chapters.of_study(opened.row.id))
        return telling.study_told(opened, chapters)

    async def _invited(self, study: str, user: User, invitation: str) -> Opened:
        row = await self._store.read(work.studies.shelf.one(study))
        if row is None or row.invitation != invitation:
            raise RequestError("not-invited", "This invitation is no longer valid.", 403)
        people = await self._store.read(work.studies.shelf.people_of(study))
        return Opened(row, people, next((each for each in people if each.user == user.id), None))

    def _check_other(self, opened: Opened, user: str) -> None:
        """Raise RequestError unless somebody is in a study, and does not keep it."""
        if user == opened.row.keeper:
            raise RequestError("study-kept", "Hand the study over first, or remove it.", 400)
        if not any(each.user == user for each in opened.people):
            raise RequestError("unknown-person", f"There is nobody with the id {user!r}.", 404)

    async def _enter(self, study: str, user: str, role: str) -> None:
        self._news.publish(study, await self._store.write(work.studies.shelf.enter(study, user, role, now())))

    async def _check_count(self, user: str) -> None:
        if await self._store.read(work.studies.shelf.count_of_user(user)) >= MOST_STUDIES:
            sentence = f"You have {MOST_STUDIES} studies on your list; take one off it first."
            raise RequestError("too-many-studies", sentence, 429)


def _name(text: str) -> str:
    name = clean(text)
    if not visible(name):
        raise RequestError("bad-request", "There is nothing to read in this name.", 400)
    return name
