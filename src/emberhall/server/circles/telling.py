"""What is told about a circle: pure functions from its rows to the bodies of answers."""

from collections.abc import Collection, Iterable, Sequence
from datetime import timedelta

from msgspec import UNSET

from emberhall.store import CircleLine, CirclePerson, CircleScore, StoredCircle, User
from emberhall.wire.bodies import circles
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import face_of
from emberhall.world import clock

HERE = 20.0
"""Seconds since the last sign of life for which somebody counts as being here."""


def moments_ago() -> str:
    """The time before which nobody has been seen who is still here."""
    return (clock.utc() - timedelta(seconds=HERE)).isoformat(timespec="milliseconds")


def is_here(person: CirclePerson) -> bool:
    """Whether somebody has been seen just now."""
    return person.seen > moments_ago()


def place(person: CirclePerson, friends: Collection[str], playing: Collection[str] = ()) -> circles.CirclePlace:
    """Somebody in a circle: here if they are at its page, or at one of its games."""
    state = "away"
    if person.user in playing or is_here(person):
        state = "phone" if person.device == "phone" else "here"
    return circles.CirclePlace(
        user=person.user,
        name=person.name,
        face=face_of(person.face),
        state="phone" if state == "phone" else "here" if state == "here" else "away",
        seen=person.seen,
        vote=person.vote,
        friend=person.user in friends,
    )


def line(each: CircleLine) -> circles.CircleTold:
    """A line of the talk."""
    return circles.CircleTold(
        n=each.n,
        kind=_kind(each.kind),
        at=each.at,
        text=UNSET if each.text is None else each.text,
        user=each.user or UNSET,
        name=each.name,
        face=face_of(each.face) if each.face else UNSET,
        title=each.title,
        table=each.table,
    )


def _kind(stored: str) -> circles.LineKind:
    match stored:
        case "phrase" | "face" | "event":
            return stored
        case _:
            return "text"


def _door(circle: StoredCircle) -> circles.Door:
    return "open" if circle.door == "open" else "shut"


def to_member(
    circle: StoredCircle,
    user: User,
    people: Sequence[CirclePerson],
    friends: Collection[str],
    shunned: Collection[str],
    lines: Iterable[CircleLine],
    shelf: list[TableInfo],
    deals: list[circles.CircleDeal],
    scores: Iterable[CircleScore],
    quiet: bool,
) -> circles.CircleInfo:
    """A circle, as one of its people sees it: without the words of those they have muted or blocked."""
    playing = {chair.user for table in shelf if table.status == "running" for chair in table.chairs if chair.here}
    there = {each for each in playing if isinstance(each, str)}
    info = _info(circle, True, [place(each, friends, there) for each in people if not each.barred])
    info.barred = [place(each, friends) for each in people if each.barred and circle.keeper == user.id]
    info.lines = [line(each) for each in lines if each.user not in shunned and not _is_unfit(each, user)]
    info.shelf, info.deals = shelf, deals
    info.scores = [
        circles.CircleCount(each.evening, each.user, each.title, each.won, each.played, each.at) for each in scores
    ]
    info.quiet = quiet or circle.kids or user.kid
    return info


def _is_unfit(each: CircleLine, user: User) -> bool:
    """True if somebody in kid mode must not read a line: words that somebody else has typed."""
    return user.kid and _kind(each.kind) == "text" and each.user != user.id


def to_guest(circle: StoredCircle, people: Sequence[CirclePerson]) -> circles.CircleInfo:
    """A circle, as somebody with the link sees it who does not belong to it: its name, and whom they would join."""
    places = [place(each, ()) for each in people if not each.barred]
    for each in places:
        each.state, each.seen, each.vote = "away", "", ""
    info = _info(circle, False, places)
    info.games = info.evenings = 0
    return info


def _info(circle: StoredCircle, you: bool, people: list[circles.CirclePlace]) -> circles.CircleInfo:
    return circles.CircleInfo(
        id=circle.id,
        name=circle.name,
        keeper=circle.keeper,
        created=circle.created,
        door=_door(circle),
        kids=circle.kids,
        revision=circle.revision,
        you=you,
        games=circle.games,
        evenings=circle.evenings,
        people=people,
    )


def summary(
    circle: StoredCircle, people: Iterable[CirclePerson], last: CircleLine | None, shunned: Collection[str]
) -> circles.CircleSummary:
    """A circle on the list of one's own."""
    places = [place(each, ()) for each in people if each.circle == circle.id]
    shown = None if last is None or last.user in shunned else line(last)
    return circles.CircleSummary(circle.id, circle.name, circle.keeper, places, circle.games, shown)
