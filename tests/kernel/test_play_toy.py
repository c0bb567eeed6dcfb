"""Play on the toy, which allows exact checks: all or none, secret choices, undo, resigning, telling."""

from typing import Any

import pytest

from emberhall import IllegalPick, Play
from emberhall.kernel.packing import pack
from emberhall.kernel.play import Outcome
from tests.kernel.toy import TOY, Hoard
from tests.replays import play_at


def begun(seats: int = 3) -> Play:
    return Play.begin(TOY, seats, 1)


def said(play: Play, *moves: tuple[int, str]) -> Play:
    for seat, word in moves:
        play = play.answer(seat, [word]).play
    return play


def named(seats: int = 3) -> Play:
    """A play in which all have named a gem and it is seat 0's turn."""
    return said(begun(seats), *[(seat, f"name {seat + 1}") for seat in range(seats)])


def facts(play: Play) -> tuple[Any, ...]:
    """Everything about a play that can be seen or stored."""
    news = [play.tell(seat) for seat in (*range(play.course.deal.seats), None)]
    told = [(each.view, each.log, each.waiting, each.free, words(each.decision)) for each in news]
    return (
        play.seq,
        play.words[:],
        dict(play.course.questions.since),
        dict(play.course.questions.early),
        told,
        pack(play.state),
    )


def words(decision: Any) -> Any:
    return None if decision is None else (decision.seat, decision.words())


# --- beginning


def test_a_play_begins_with_its_deal_and_its_first_questions() -> None:
    play = begun()
    assert (play.seq, play.words, play.over) == (0, [], False)
    assert play.course.questions.since == {0: 0, 1: 0, 2: 0}
    assert play.waiting == (0, 1, 2)
    assert play.decision is not None
    assert play.decision.ask == "name"
    with pytest.raises(ValueError, match="2 or 3 seats, not 7"):
        begun(7)


def test_a_verb_leaves_the_play_as_it_was_until_its_outcome_is_taken() -> None:
    play = named()
    before = facts(play)
    outcome = play.answer(0, ["take 0", "give 0 on 1"])
    assert facts(play) == before
    assert outcome.store == [(0, "take 0"), (0, "give 0 on 1")]
    assert outcome.play.words == [*play.words, *outcome.store]
    assert outcome.play.seq == 5
    assert facts(play.answer(0, ["take 0", "give 0 on 1"]).play) == facts(outcome.play), "It can be tried again."


# --- all or none


def test_words_are_taken_all_or_none() -> None:
    play = named()
    before = facts(play)
    for wrong in (["take 0", "give 9 on 1"], ["take 0", "give 0 on 1", "pass"], ["fly"], []):
        with pytest.raises(IllegalPick):
            play.answer(0, wrong)
        assert facts(play) == before


def test_a_refused_word_says_which_word_and_why() -> None:
    play = named()
    with pytest.raises(IllegalPick, match="'fly' cannot be played now: unknown-word") as refused:
        play.answer(0, ["take 0", "fly"])
    assert refused.value.word == "fly"
    assert refused.value.refusal is not None
    assert refused.value.refusal.args == {"word": "fly"}
    with pytest.raises(IllegalPick, match="not your turn"):
        play.answer(0, ["take 1", "pass"])
    with pytest.raises(IllegalPick, match="not your turn") as refused:
        play.answer(2, ["pass"])
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "not-your-turn"


# --- several seats at once


def test_secret_choices_come_in_any_order_and_count_in_seat_order() -> None:
    first = begun().answer(2, ["name 3"])
    assert (first.store, first.keep) == ([], (2, "name 3"))
    assert first.play.waiting == (0, 1)
    second = first.play.answer(0, ["name 1"])
    assert (second.store, second.used, second.play.course.questions.early) == ([(0, "name 1")], [], {2: "name 3"})
    assert second.play.course.questions.since == {1: 0, 2: 0}, "Who was asked at 0 is asked since 0."
    third = second.play.answer(1, ["name 2"])
    assert third.store == [(1, "name 2"), (2, "name 3")]
    assert third.used == [(2, "name 3")]
    assert (third.play.course.questions.early, third.play.course.questions.since) == ({}, {0: 3})
    assert facts(third.play)[-1] == facts(named_as(1, 2, 3))[-1]


def named_as(*gems: int) -> Play:
    return said(begun(len(gems)), *[(seat, f"name {gem}") for seat, gem in enumerate(gems)])


def test_a_choice_may_be_changed_until_it_counts() -> None:
    play = said(begun(), (1, "name 2"), (1, "name 0"))
    outcome = play.answer(0, ["name 1"])
    assert outcome.store == [(0, "name 1"), (1, "name 0")]
    assert isinstance(outcome.play.state, Hoard)
    assert outcome.play.state.named == [1, 0, -1]


def test_before_its_turn_one_legal_word_can_be_said() -> None:
    play = begun()
    with pytest.raises(IllegalPick, match="name 9"):
        play.answer(2, ["name 9"])
    with pytest.raises(IllegalPick, match="Only one word"):
        play.answer(2, ["name 1", "pass"])
    assert play.waiting == (0, 1, 2)


def test_nobody_hears_what_was_chosen_early() -> None:
    outcome = begun().answer(2, ["name 3"])
    for seat in (0, 1, 2, None):
        news = outcome.tell(seat)
        assert (news.seq, news.events, news.waiting) == (0, [], (0, 1))
        assert news.view["named"] == [None if number != seat else -1 for number in range(3)]
    assert outcome.tell(2).decision is None
    assert outcome.tell(1).decision is not None


def test_early_answers_from_a_store_count_if_their_question_is_still_open() -> None:
    play = named_as(0, 1, 2)
    kept = begun().follow([(0, "name 0")], [(2, "name 3", 0), (1, "name 9", 0)]).play
    assert kept.course.questions.early == {2: "name 3"}, "What nobody could have said does not count."
    late = play.follow([], [(2, "name 3", 0), (0, "pass", 2)]).play
    assert late.course.questions.early == {}, "Those questions have been answered; seat 0 is asked since 3."


def test_an_early_answer_whose_turn_has_come_is_due() -> None:
    assert begun().due() is None
    play = begun().follow([(0, "name 0")], [(1, "name 2", 0), (2, "name 3", 1)]).play
    assert play.waiting == ()
    due = play.due()
    assert due is not None
    assert due.store == due.used == [(1, "name 2"), (2, "name 3")]
    assert due.play.waiting == (0,)


def test_an_early_answer_that_has_become_impossible_is_asked_anew() -> None:
    play = said(begun(), (1, "name 2"))
    play.course.questions = play.course.questions.with_early(1, "name 9")  # as if seat 0's answer had made it illegal
    outcome = play.answer(0, ["name 1"])
    assert outcome.store == [(0, "name 1")]
    assert (outcome.play.course.questions.early, outcome.play.course.questions.since) == ({}, {1: 1, 2: 0})


# --- taking back


def test_a_choice_is_free_until_something_binds_or_another_answers() -> None:
    play = said(named(), (0, "take 0"))
    assert (play.tell(0).free, play.tell(1).free) == (1, 0)
    back = play.take_back(0)
    assert back.store == [(0, "undo")]
    assert (back.play.seq, back.play.words) == (5, named().words)
    assert back.play.course.questions.since == {0: 5}, "The question is put anew."
    assert pack(back.play.state) == pack(named().state)
    for bound in (said(named(), (0, "pass")), said(named(), (0, "take 1"), (1, "take 2"))):
        with pytest.raises(IllegalPick, match="nothing to take back") as refused:
            bound.take_back(0)
        assert refused.value.refusal is not None
        assert refused.value.refusal.rule == "bound"


def test_several_choices_go_back_one_by_one() -> None:
    play = said(named(), (0, "take 0"), (0, "give 0 on 1"))
    assert play.tell(0).free == 2
    once = play.take_back(0).play
    assert (once.words[-1], once.tell(0).free) == ((0, "take 0"), 1)
    twice = once.take_back(0).play
    assert (twice.seq, twice.words, twice.tell(0).free) == (7, named().words, 0)


def test_a_lone_answer_goes_back_with_the_choice_before_it() -> None:
    """With two seats, taking the shiny gem first leaves one gem and one seat to give it to: no choice."""
    play = said(named(2), (0, "take 0"), (0, "give 0 on 1"))
    assert play.tell(0).free == 1
    back = play.take_back(0)
    assert back.store == [(0, "undo"), (0, "undo")]
    assert back.play.words == named(2).words


def test_after_a_word_was_taken_back_everybody_gets_the_story_anew() -> None:
    outcome = said(named(), (0, "take 0")).take_back(0)
    for seat in (0, 1, None):
        news = outcome.tell(seat)
        assert (news.undone, news.events) == (0, [])
        assert news.log is not None
        assert [event["kind"] for event in news.log] == ["named"] * 3


# --- resigning


def test_a_seat_may_resign_whoever_is_asked() -> None:
    play = said(begun(), (2, "name 1"))
    outcome = play.resign(1)
    assert outcome.store == [(1, "resign")]
    assert [event["kind"] for event in outcome.tell(0).events] == ["resigned"]
    assert outcome.play.course.questions.since == {0: 1, 2: 1}, "All are asked anew, and early answers are forgotten."
    assert outcome.play.course.questions.early == {}
    assert outcome.play.tell(1).free == 0
    with pytest.raises(IllegalPick) as refused:
        said(outcome.play, (0, "name 1"), (2, "name 1"), (0, "pass"), (1, "pass"), (2, "pass")).resign(0)
    assert refused.value.word == "resign"


def test_the_word_resign_is_no_answer() -> None:
    with pytest.raises(IllegalPick, match="'resign' cannot be played"):
        named().answer(0, ["resign"])


# --- words from elsewhere, and moments


def same(play: Play, other: Play) -> bool:
    return facts(play) == facts(other)


def outcomes() -> list[Outcome]:
    """The outcomes of a play in which everything happens."""
    done: list[Outcome] = [begun().opening()]

    def add(outcome: Outcome | None) -> None:
        assert outcome is not None
        done.append(outcome)

    add(done[-1].play.answer(1, ["name 1"]))
    add(done[-1].play.answer(0, ["name 0"]))
    add(done[-1].play.answer(2, ["name 2"]))
    add(done[-1].play.answer(0, ["take 0", "give 0 on 2"]))
    add(done[-1].play.take_back(0))
    add(done[-1].play.take_back(0))
    add(done[-1].play.answer(0, ["take 1"]))
    add(done[-1].play.resign(2))
    add(done[-1].play.answer(1, ["take 2"]))
    return done


def test_who_follows_from_stored_words_has_the_same_play() -> None:
    done = outcomes()
    moves = [move for outcome in done for move in outcome.store]
    for behind in range(len(done)):
        for ahead in range(behind, len(done)):
            kept = [
                (seat, word, done[ahead].play.seq) for seat, word in done[ahead].play.course.questions.early.items()
            ]
            missed = moves[done[behind].play.seq : done[ahead].play.seq]
            followed = done[behind].play.follow(missed, kept)
            assert same(followed.play, done[ahead].play), (behind, ahead)
            assert followed.undone == (0 if "undo" in [word for _, word in missed] else None)


def test_a_moment_is_the_play_as_it_was() -> None:
    play = outcomes()[-1].play
    walk = Play.walk(play.record(), play.game)
    for moment, outcome in enumerate(walk):
        then = play_at(play, moment)
        assert facts(outcome.play) == facts(then)
        assert outcome.play.words == then.words == play.words[:moment]
        assert outcome.play.seq == moment
    assert moment == len(play.words)
    assert play_at(play, 3).decision is not None
    assert pack(play_at(play, len(play.words)).state) == pack(play.state)
    assert facts(play_at(play, 3).answer(0, ["pass"]).play)[1] == [*play.words[:3], (0, "pass")], (
        "A fork goes its own way."
    )


# --- telling


def test_a_seat_never_gets_the_question_of_another() -> None:
    for outcome in outcomes():
        for seat in (0, 1, 2, None):
            for news in (outcome.tell(seat), outcome.play.tell(seat)):
                assert news.decision is None or news.decision.seat == seat
                assert news.waiting == outcome.play.waiting
                if seat in news.waiting:
                    assert news.decision is not None


def test_events_are_told_once_and_to_those_who_may_know() -> None:
    done = outcomes()
    heard = [event for outcome in done[:5] for event in outcome.tell(1).events]
    assert heard == done[4].play.course.past.heard(1)
    gems = [event["gem"] for event in heard if event["kind"] == "named" and "gem" in event]
    assert gems == [1], "Only the own choice."


def test_what_a_bot_may_know_grows_with_the_play() -> None:
    play = named()
    assert len(play.course.past.heard(0)) == 3
    assert play.decision is not None
    play.take(play.decision.options[0])
    assert [event["kind"] for event in play.course.past.heard(0)] == ["named"] * 3 + ["took"]
    assert (play.seq, play.words[-1]) == (4, (0, "take 0"))
    with pytest.raises(IllegalPick, match="123"):
        play.take(123)
