"""Who is asked since when, and answers before their turn: a value, so what is changed is another one."""

from emberhall.kernel.plays.questions import NO_QUESTIONS, Questions

ALL_ASKED = Questions({0: 4, 1: 4, 2: 4}, {})


def test_who_has_answered_early_is_not_waited_for() -> None:
    early = ALL_ASKED.with_early(2, "keep")
    assert (early.waiting(), ALL_ASKED.waiting(), NO_QUESTIONS.waiting()) == ((0, 1), (0, 1, 2), ())
    assert early.without_early(2).waiting() == (0, 1, 2)


def test_only_the_first_may_answer_at_once() -> None:
    assert [ALL_ASKED.later(seat) for seat in range(4)] == [False, True, True, False]
    assert not NO_QUESTIONS.later(0)


def test_others_keep_their_question_and_their_early_answer() -> None:
    after = ALL_ASKED.with_early(2, "keep").after(0, 5, [1, 2, 0], anew=False)
    assert (after.since, after.early) == ({1: 4, 2: 4, 0: 5}, {2: "keep"})


def test_who_is_no_longer_asked_or_asked_anew_has_no_early_answer() -> None:
    early = ALL_ASKED.with_early(2, "keep")
    assert early.after(0, 5, [1], anew=False).early == {}
    assert (early.after(0, 5, [1, 2], anew=True).since, early.after(0, 5, [1, 2], anew=True).early) == (
        {1: 5, 2: 5},
        {},
    )


def test_a_question_put_again_counts_from_then() -> None:
    again = ALL_ASKED.with_early(1, "keep").asked_again(1, 6)
    assert (again.since, again.early) == ({0: 4, 1: 6, 2: 4}, {})
    assert ALL_ASKED.asked_anew(6).since == {0: 6, 1: 6, 2: 6}
    assert ALL_ASKED.since == {0: 4, 1: 4, 2: 4}, "It is a value."
