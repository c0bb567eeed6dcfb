"""Votes on puzzles: one a person and puzzle, their sums, and which puzzles enough people think are bad."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import and_, bindparam, case, delete, func, select, tuple_, update

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import puzzle_sums, puzzle_votes

ENOUGH: Final = 5
"""So many bad votes of people with accounts hide a puzzle, if there are twice as many as good ones."""
WHO = bindparam("who", type_=puzzle_votes.c.user_id.type)
TITLE = bindparam("of", type_=puzzle_votes.c.title.type)
PUZZLE = bindparam("which", type_=puzzle_votes.c.puzzle.type)


@dataclass(frozen=True, slots=True)
class PuzzleVote:
    """What somebody thinks of a puzzle."""

    title: str
    puzzle: str
    good: bool
    at: str


def _keep(own_insert: Any) -> Any:
    new = own_insert(puzzle_votes)
    changes = {name: new.excluded[name] for name in ("good", "counts", "at")}
    return new.on_conflict_do_update(index_elements=["title", "puzzle", "user_id"], set_=changes)


def _counted(good: int, *where: Any) -> Any:
    votes = select(func.count()).select_from(puzzle_votes)
    return votes.where(puzzle_votes.c.good == const(good), puzzle_votes.c.counts == const(1), *where).scalar_subquery()


def _hides(good: Any, bad: Any) -> Any:
    return case((and_(bad >= const(ENOUGH), bad >= const(2) * good), const(1)), else_=const(0))


def _sum(own_insert: Any) -> Any:
    where = (puzzle_votes.c.title == TITLE, puzzle_votes.c.puzzle == PUZZLE)
    good, bad = _counted(1, *where), _counted(0, *where)
    new = own_insert(puzzle_sums).values(title=TITLE, puzzle=PUZZLE, good=good, bad=bad, hidden=_hides(good, bad))
    changes = {name: new.excluded[name] for name in ("good", "bad", "hidden")}
    return new.on_conflict_do_update(index_elements=["title", "puzzle"], set_=changes)


KEEP = Query(_keep)
TAKE_BACK = Query(
    delete(puzzle_votes).where(
        puzzle_votes.c.title == TITLE, puzzle_votes.c.puzzle == PUZZLE, puzzle_votes.c.user_id == WHO
    )
)
SUM = Query(_sum)
HIDDEN = Query(select(puzzle_sums.c.title, puzzle_sums.c.puzzle).where(puzzle_sums.c.hidden == const(1)))
OF_USER = Query(
    select(puzzle_votes.c.title, puzzle_votes.c.puzzle, puzzle_votes.c.good, puzzle_votes.c.at)
    .where(puzzle_votes.c.user_id == WHO)
    .order_by(puzzle_votes.c.at, puzzle_votes.c.puzzle)
)
votes_of = puzzle_votes.alias("votes_of")
_others = (
    puzzle_votes.c.title == puzzle_sums.c.title,
    puzzle_votes.c.puzzle == puzzle_sums.c.puzzle,
    puzzle_votes.c.user_id != WHO,
)
_touched = tuple_(puzzle_sums.c.title, puzzle_sums.c.puzzle).in_(
    select(votes_of.c.title, votes_of.c.puzzle).where(votes_of.c.user_id == WHO)
)
WITHOUT = Query(update(puzzle_sums).where(_touched).values(good=_counted(1, *_others), bad=_counted(0, *_others)))
"""The sums as they are without somebody's votes; whether a puzzle is hidden follows."""
HIDE = Query(update(puzzle_sums).where(_touched).values(hidden=_hides(puzzle_sums.c.good, puzzle_sums.c.bad)))
FORGET = Query(delete(puzzle_votes).where(puzzle_votes.c.user_id == WHO))


@work
def vote(title: str, puzzle: str, user: str, good: bool | None, counts: bool, at: str) -> Steps[None]:
    """Keep what somebody thinks of a puzzle instead of what they thought before; None takes it back."""
    place = {"title": title, "puzzle": puzzle}
    if good is None:
        yield TAKE_BACK, {"of": title, "which": puzzle, "who": user}
    else:
        yield KEEP, {**place, "user_id": user, "good": int(good), "counts": int(counts), "at": at}
    yield SUM, {"of": title, "which": puzzle}


@work
def hidden() -> Steps[set[tuple[str, str]]]:
    """The puzzles that enough people think are bad, with their titles."""
    return {(title, puzzle) for title, puzzle in (yield HIDDEN, {})}


@work
def of_user(user: str) -> Steps[list[PuzzleVote]]:
    """Somebody's votes."""
    return [PuzzleVote(title, puzzle, bool(good), at) for title, puzzle, good, at in (yield OF_USER, {"who": user})]


@work
def withdraw(user: str) -> Steps[None]:
    """Forget somebody's votes, and take them out of the sums; before that, another may have got them."""
    for query in (WITHOUT, HIDE, FORGET):
        yield query, {"who": user}
