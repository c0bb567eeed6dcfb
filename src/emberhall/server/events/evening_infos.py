"""What people may know about an evening, from one person's point of view."""

import msgspec

from emberhall.server.deals import evenings
from emberhall.server.deals.evenings import Board, Evening
from emberhall.server.table.row.lives import AgreedTerms
from emberhall.server.timestamps import now
from emberhall.store import User
from emberhall.wire.bodies.events import EventBoard, EventInfo, EventPlace, OwnEvent
from emberhall.wire.tables import TermsInfo
from emberhall.wire.values import face_of

LATEST = 12
"""How many finished boards of an arena are shown: it may have hundreds."""


def info_of(event: Evening, user: User | None) -> EventInfo:
    """What everybody may know about an event."""
    own = event.number_of(None if user is None else user.id)
    terms = msgspec.convert(event.terms, AgreedTerms)
    return EventInfo(
        id=event.id,
        name=event.name,
        title=event.title,
        seats=event.seats,
        options=event.options,
        system=event.system,
        rounds=evenings.rounds_of(event) if event.entrants else event.rounds,
        shared=event.shared,
        status=event.status,
        host=event.host,
        you=own is not None and not event.entrants[own].left,
        settled=event.settled,
        fill=event.fill,
        level=event.level,
        terms=TermsInfo(terms.clock, terms.zero, terms.away, terms.delay),
        pause=event.pause,
        minutes=event.minutes,
        next=event.next or None,
        ends=event.ends or None,
        now=now(),
        places=_places(event, own),
        boards=[[_board(event, board, own) for board in boards] for boards in _shown(event, own)],
    )


def _shown(event: Evening, own: int | None) -> list[list[Board]]:
    """All boards; at an arena those where somebody plays, and the latest of everybody and of oneself."""
    if event.system != "arena":
        return [list(boards) for boards in event.played]
    shown: list[list[Board]] = []
    for boards in event.played:
        over = [board for board in boards if board.points is not None]
        of_own = [board for board in over if own is not None and own in (board.one, board.two)]
        latest = {board.table for board in (*over[-LATEST:], *of_own[-LATEST:])}
        shown.append([board for board in boards if board.points is None or board.table in latest])
    return shown


def _places(event: Evening, own: int | None) -> list[EventPlace]:
    places = []
    for rank, place in enumerate(event.standings(), start=1):
        who = event.entrants[place.who]
        places.append(
            EventPlace(
                rank=rank,
                user=who.user,
                name=who.name,
                face=face_of(who.face),
                you=place.who == own,
                left=who.left,
                bot=who.is_bot,
                waiting=bool(who.waiting),
                points=place.points,
                buchholz=place.buchholz,
                sonneborn=place.sonneborn,
                won=place.won,
                played=place.played,
            )
        )
    return places


def _board(event: Evening, board: Board, own: int | None) -> EventBoard:
    people = [event.entrants[each] for each in (board.one, board.two) if each is not None]
    return EventBoard(
        one=people[0].user,
        two=people[1].user if len(people) > 1 else None,
        names=[each.name for each in people],
        table=board.table or None,
        points=board.points,
        scores=None if board.scores is None else list(board.scores),
        draws=len(board.draws),
        lot=board.lot,
        yours=own is not None and own in (board.one, board.two),
    )


def own_of(event: Evening, user: User) -> OwnEvent:
    """An evening in the list of somebody who takes part, or hosts it."""
    own = event.number_of(user.id)
    board = event.board_of(own)
    other = None if board is None else board.one if board.two == own else board.two
    return OwnEvent(
        id=event.id,
        name=event.name,
        title=event.title,
        system=event.system,
        status=event.status,
        host=event.host == user.id,
        you=own is not None and not event.entrants[own].left,
        people=len(event.people),
        round=len(event.played),
        rounds=evenings.rounds_of(event) if event.entrants else event.rounds,
        settled=event.settled,
        waiting=own is not None and bool(event.entrants[own].waiting),
        table=None if board is None else board.table,
        opponent=None if other is None else event.entrants[other].name,
        next=event.next or None,
        ends=event.ends or None,
        now=now(),
    )
