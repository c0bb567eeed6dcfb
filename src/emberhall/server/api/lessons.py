"""The handlers of lessons, puzzles and the explorer."""

from typing import Literal

from emberhall.server.api.requests import Caller
from emberhall.server.people.persons import Persons
from emberhall.server.review import explorer, lessons, puzzles
from emberhall.server.timestamps import now
from emberhall.store import Store, User, work
from emberhall.wire.bodies.explorer import ExplorerSheet, ExplorerShelf
from emberhall.wire.bodies.learning.lessons import LessonCall, LessonInfo, LessonState
from emberhall.wire.bodies.learning.puzzles import (
    PuzzleInfo,
    PuzzleResult,
    PuzzleShelf,
    PuzzleVote,
    TryPuzzle,
    VotePuzzle,
)


class LessonHandlers:
    """Handlers of `wire.routes.learning.lessons`, but for forks."""

    def __init__(self, persons: Persons) -> None:
        self._persons = persons

    async def lessons(self) -> list[LessonInfo]:
        return lessons.shelf_told()

    async def lesson(self, user: User | None, call: LessonCall, title: str, lesson: str, caller: Caller) -> LessonState:
        gate = self._persons.lessons
        gate.pass_by(caller.address) if user is None else gate.pass_person(user.id)
        return lessons.called(lessons.lesson_named(title, lesson), call, user)


class PuzzleHandlers:
    """Handlers of `wire.routes.learning.puzzles`."""

    def __init__(self, store: Store, persons: Persons) -> None:
        self._store = store
        self._persons = persons

    async def puzzles(self) -> list[PuzzleShelf]:
        return puzzles.shelves(await self._store.read(work.learning.votes.hidden()))

    async def puzzles_of(self, title: str) -> list[PuzzleInfo]:
        return puzzles.of_title(title, await self._store.read(work.learning.votes.hidden()))

    async def vote_puzzle(self, user: User, wish: VotePuzzle, title: str, puzzle: str) -> PuzzleVote:
        number = puzzles.named(title, puzzle).id
        counts = await self._store.read(work.accounts.of_user(user.id)) is not None
        await self._store.write(work.learning.votes.vote(title, number, user.id, wish.good, counts, now()))
        return PuzzleVote(counts)

    async def try_puzzle(
        self, user: User | None, wish: TryPuzzle, title: str, puzzle: str, caller: Caller
    ) -> PuzzleResult:
        gate = self._persons.lessons
        gate.pass_by(caller.address) if user is None else gate.pass_person(user.id)
        return puzzles.judged(puzzles.named(title, puzzle), wish)


class ExplorerHandlers:
    """Handlers of `wire.routes.explorer`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def explorer(self) -> list[ExplorerShelf]:
        return await explorer.shelves(self._store)

    async def explorer_sheet(
        self,
        title: str,
        sheet: str,
        item: str = "",
        company: Literal["people", "bots"] | None = None,
        band: Literal["easy", "middle", "strong"] | None = None,
        seats: int | None = None,
        rules: int | None = None,
    ) -> ExplorerSheet:
        return await explorer.of_title(self._store, title, sheet, item, company, band, seats, rules)
