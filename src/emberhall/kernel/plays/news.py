"""What one seat is told about a play: its view, the new events, and its question or whom it waits for."""

from typing import final

from emberhall.kernel.decisions import Decision
from emberhall.kernel.events import Heard, heard_by
from emberhall.kernel.parts.face import View
from emberhall.kernel.plays.course import Course


@final
class News:
    """What one seat is told: its view, the new events, and its question or the seats it is waiting for.

    `log`, if present, replaces everything heard before; `free` is how many choices the seat may take back.
    """

    def __init__(
        self,
        seq: int,
        view: View,
        events: list[Heard],
        log: list[Heard] | None,
        decision: Decision | None,
        waiting: tuple[int, ...],
        free: int,
        undone: int | None,
    ) -> None:
        self.seq = seq
        self.view = view
        self.events = events
        self.log = log
        self.decision = decision
        self.waiting = waiting
        self.free = free
        self.undone = undone


def news_of(
    course: Course,
    seat: int | None,
    events: list[Heard],
    log: list[Heard] | None = None,
    undone: int | None = None,
) -> News:
    """What a seat (None: a spectator) may know now; the caller provides the events."""
    view = course.deal.game.view(course.state, seat)
    free, waiting = course.takebacks.free(seat), course.questions.waiting()
    return News(course.seq, view, events, log, course.asked(seat), waiting, free, undone)


def whole_story(course: Course, seat: int | None, undone: int | None = None) -> News:
    """The current state for a seat, with the part of the past that may be looked at again now."""
    events = course.deal.game.face.recall(course.state, course.past.events())
    return news_of(course, seat, [], heard_by(seat, events), undone)
