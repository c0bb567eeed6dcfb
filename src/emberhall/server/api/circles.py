"""The handlers of circles and studies: what people share away from the tables."""

from starlette.responses import PlainTextResponse

from emberhall.server.api.requests import Caller
from emberhall.server.circles.desk import CircleDesk
from emberhall.server.house.house import House
from emberhall.server.house.news import News
from emberhall.server.lobby.quota import TableQuota
from emberhall.server.studies.desk import StudyDesk
from emberhall.server.studies.guessing import Guesses
from emberhall.server.studies.pages import StudyPages
from emberhall.server.studies.texts import text_of
from emberhall.store import User
from emberhall.wire.bodies.circles import ChangeCircle, CircleInfo, Circles, CircleSay, CircleVote, Here, NewCircle
from emberhall.wire.bodies.house import Done
from emberhall.wire.bodies.learning import studies as bodies
from emberhall.wire.tables import TableInfo


class CircleHandlers:
    """Handlers of `wire.routes.circles`."""

    def __init__(self, desk: CircleDesk, quota: TableQuota) -> None:
        self._desk = desk
        self._quota = quota

    async def my_circles(self, user: User) -> Circles:
        return await self._desk.of_user(user)

    async def new_circle(self, user: User, wish: NewCircle, caller: Caller) -> CircleInfo:
        await self._quota.check(caller.address, user)
        return await self._desk.create(user, wish)

    async def keep_table(self, user: User, table: str) -> CircleInfo:
        return await self._desk.keep(table, user)

    async def circle(self, user: User | None, circle: str) -> CircleInfo:
        return await self._desk.info(circle, user)

    async def here(self, user: User, wish: Here, circle: str) -> CircleInfo:
        return await self._desk.here(circle, user, wish)

    async def change_circle(self, user: User, wish: ChangeCircle, circle: str) -> CircleInfo:
        return await self._desk.change(circle, user, wish)

    async def join_circle(self, user: User, circle: str) -> CircleInfo:
        return await self._desk.join(circle, user)

    async def leave_circle(self, user: User, circle: str) -> Done:
        await self._desk.leave(circle, user)
        return Done()

    async def bar(self, asker: User, circle: str, user: str) -> CircleInfo:
        return await self._desk.bar(circle, asker, user)

    async def unbar(self, asker: User, circle: str, user: str) -> CircleInfo:
        return await self._desk.unbar(circle, asker, user)

    async def play_circle_deal(self, user: User, circle: str, caller: Caller) -> TableInfo:
        await self._quota.check(caller.address, user)
        return await self._desk.play_deal(circle, user)

    async def vote(self, user: User, wish: CircleVote, circle: str) -> CircleInfo:
        return await self._desk.vote(circle, user, wish.title)

    async def say(self, user: User, wish: CircleSay, circle: str) -> CircleInfo:
        return await self._desk.say(circle, user, wish)


class StudyHandlers:
    """Handlers of `wire.routes.learning.studies`."""

    def __init__(self, house: House, quota: TableQuota) -> None:
        news = News(house.bus)
        self._house = house
        self._quota = quota
        self._desk = StudyDesk(house, news)
        self._pages = StudyPages(house, news)
        self._guesses = Guesses(house)

    async def my_studies(self, user: User) -> bodies.Studies:
        return await self._desk.of_user(user)

    async def new_study(self, user: User, wish: bodies.NewStudy, caller: Caller) -> bodies.StudyInfo:
        await self._quota.check(caller.address, user)
        return await self._desk.create(user, wish)

    async def study(self, user: User | None, study: str) -> bodies.StudyInfo:
        return await self._desk.info(study, user)

    async def study_text(self, user: User | None, study: str, caller: Caller) -> PlainTextResponse:
        self._count_look(user, caller)
        return PlainTextResponse(await text_of(self._house, study, user))

    async def change_study(self, user: User, wish: bodies.ChangeStudy, study: str) -> bodies.StudyInfo:
        return await self._desk.change(study, user, wish)

    async def drop_study(self, user: User, study: str) -> Done:
        await self._desk.remove(study, user)
        return Done()

    async def at_study(self, user: User, wish: bodies.StudyHere, study: str) -> bodies.StudyInfo:
        return await self._desk.here(study, user, wish)

    async def join_study(self, user: User, wish: bodies.JoinStudy, study: str) -> bodies.StudyInfo:
        return await self._desk.join(study, user, wish)

    async def change_role(self, asker: User, wish: bodies.ChangeRole, study: str, user: str) -> bodies.StudyInfo:
        return await self._desk.change_role(study, asker, user, wish)

    async def leave_study(self, asker: User, study: str, user: str) -> Done:
        await self._desk.leave(study, asker, user)
        return Done()

    async def new_chapter(self, user: User, wish: bodies.NewChapter, study: str) -> bodies.NewId:
        self._house.persons.reviews.pass_person(user.id)
        return await self._pages.add_chapter(study, user, wish)

    async def change_chapter(
        self, user: User, wish: bodies.ChangeChapter, study: str, chapter: int
    ) -> bodies.StudyInfo:
        await self._pages.change_chapter(study, user, chapter, wish)
        return await self._desk.info(study, user)

    async def drop_chapter(self, user: User, study: str, chapter: int) -> bodies.StudyInfo:
        await self._pages.drop_chapter(study, user, chapter)
        return await self._desk.info(study, user)

    async def chapter_game(
        self, user: User | None, study: str, chapter: int, caller: Caller, since: int = 0, upto: int = 0
    ) -> bodies.ChapterGame:
        self._count_look(user, caller)
        return await self._pages.game(study, user, chapter, since, upto)

    async def chapter_words(
        self, user: User | None, study: str, chapter: int, caller: Caller, upto: int = 0
    ) -> bodies.ChapterWords:
        self._count_look(user, caller)
        return await self._pages.words(study, user, chapter, upto)

    async def new_note(self, user: User, wish: bodies.NewNote, study: str, chapter: int) -> bodies.NewId:
        return await self._pages.add_note(study, user, chapter, wish)

    async def write_note(self, user: User, wish: bodies.WriteNote, study: str, chapter: int, note: int) -> bodies.NewId:
        return await self._pages.write_note(study, user, chapter, note, wish)

    async def drop_note(self, user: User, study: str, chapter: int, note: int) -> Done:
        await self._pages.drop_note(study, user, chapter, note)
        return Done()

    async def new_mark(self, user: User, wish: bodies.NewMark, study: str, chapter: int) -> bodies.NewId:
        return await self._pages.add_mark(study, user, chapter, wish)

    async def drop_mark(self, user: User, study: str, chapter: int, stroke: int) -> Done:
        await self._pages.drop_mark(study, user, chapter, stroke)
        return Done()

    async def guess(self, user: User, wish: bodies.Guess, study: str, chapter: int) -> bodies.GuessResult:
        self._house.persons.reviews.pass_person(user.id)
        return await self._guesses.guess(study, user, chapter, wish)

    def _count_look(self, user: User | None, caller: Caller) -> None:
        """Raise RequestError if a person, or an address without one, looks back too much."""
        gate = self._house.persons.reviews
        gate.pass_by(caller.address) if user is None else gate.pass_person(user.id)
