"""Taking back by consent, beyond what is free: for a table whose people have all agreed."""

from emberhall.kernel.decisions import IllegalPick, Refusal
from emberhall.kernel.play import Outcome, Play
from emberhall.kernel.plays.takebacks import UNDO, Back, lone
from emberhall.kernel.records import CONCEDE, RESIGN, is_fork


def last_choice(play: Play, seat: int) -> Back:
    """What would be taken back with the seat's last choice, even if something was shown or others have answered.

    This never reaches back beyond a seat's resigning or conceding, or beyond a fork.
    """
    place, events = -1, 0
    words, manners = play.words, play.game.manners
    for number, outcome in enumerate(Play.walk(play.record(), play.game)):
        if number == len(words):
            break
        who, word = words[number]
        decision = outcome.play.decision
        if word in (RESIGN, CONCEDE) or is_fork(word):
            place = -1
        elif who == seat and decision is not None and not lone(manners, decision):
            place, events = number, outcome.play.course.past.event_count
    return Back(words[place:], events) if place >= 0 else Back([], play.course.past.event_count)


def take_back_agreed(play: Play, seat: int) -> Outcome:
    """Like `Play.take_back`, for the last choice of a seat, free or not."""
    words = last_choice(play, seat).words
    if not words or play.over:
        raise IllegalPick("There is nothing to take back: this seat has made no choice.", UNDO, Refusal("bound"))
    return play.follow([(seat, UNDO)] * len(words))
