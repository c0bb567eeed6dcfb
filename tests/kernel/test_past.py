"""Plays share their past, and none sees words said later in another."""

from emberhall.kernel.events import Event
from emberhall.kernel.plays.past import Past, no_past


def past_of(words: int) -> Past:
    past = no_past()
    for number in range(words):
        past.tell([Event({"kind": f"event {number}"})])
        past.say((0, f"word {number}"))
    return past


def kinds(past: Past, first: int = 0) -> list[str]:
    return [event.kind for event in past.events(first)]


def said(past: Past, first: int = 0) -> list[str]:
    return [word for _, word in past.words(first)]


def test_who_goes_on_leaves_the_one_before_as_it_was() -> None:
    before = past_of(2)
    after = before.shared()
    after.tell([Event({"kind": "more"}), Event({"kind": "and more"})])
    after.say((1, "on"))
    assert (before.word_count, before.event_count, said(before), kinds(before)) == (
        2,
        2,
        ["word 0", "word 1"],
        ["event 0", "event 1"],
    )
    assert (after.word_count, after.event_count, said(after, 2), kinds(after, 2)) == (
        3,
        4,
        ["on"],
        ["more", "and more"],
    )


def test_two_that_go_on_from_one_moment_do_not_meet() -> None:
    before = past_of(3)
    first, second = before.shared(), before.shared()
    first.say((1, "left"))
    second.tell([Event({"kind": "other"})])
    second.say((1, "right"))
    first.tell([Event({"kind": "late"})])
    third = before.shared()
    third.say((2, "straight on"))
    assert [said(each, 3) for each in (before, first, second, third)] == [[], ["left"], ["right"], ["straight on"]]
    assert [kinds(each, 3) for each in (before, first, second, third)] == [[], ["late"], ["other"], []]


def test_a_list_that_was_given_out_is_nobody_elses() -> None:
    past = past_of(1)
    words, events = past.words(), past.events()
    past.tell([Event({"kind": "later"})])
    past.say((0, "later"))
    words.append((3, "never said"))
    assert (len(words), len(events), said(past), kinds(past)) == (2, 1, ["word 0", "later"], ["event 0", "later"])
