"""Conceding with the table's word, and takebacks by consent: verbs of Play, on the toy and on a real title."""

import pytest

from emberhall import IllegalPick, Play, Record
from emberhall.kernel.plays.consent import last_choice, take_back_agreed
from tests.kernel.test_play_toy import begun, facts, named, said
from tests.replays import state_of


def test_of_two_seats_the_other_wins_at_once() -> None:
    play = named(2)
    outcome = play.concede(0)
    assert outcome.store == [(0, "concede")]
    ended = outcome.play
    assert (ended.over, ended.course.ended, ended.decision, ended.waiting) == (True, True, None, ())
    assert ended.winners() == [1]
    assert not play.over, "A verb leaves the play as it was."
    for again in (0, 1):
        with pytest.raises(IllegalPick, match="over before it"):
            ended.concede(again)


def test_among_three_the_game_goes_on_and_others_keep_what_they_are_asked() -> None:
    play = begun(3).answer(2, ["name 3"]).play  # an early answer of seat 2
    gone = play.concede(1).play
    assert (gone.over, gone.course.conceded) == (False, (1,))
    assert gone.course.questions.early == {2: "name 3"}
    assert gone.waiting == (0, 1), "Somebody plays the seat on."
    with pytest.raises(IllegalPick, match="conceded already"):
        gone.concede(1)
    after = said(gone, (0, "name 1"), (1, "name 2"))
    assert facts(play.follow(after.words[len(play.words) :]).play) == facts(after)


def test_a_record_with_it_is_read_played_and_ends_where_it_ended() -> None:
    play = Play.begin(Record.of("flamecraft_duals", 2, 7).game(), 2, 7)
    while play.seq < 9:
        decision = play.decision
        assert decision is not None
        play = play.answer(decision.seat, [decision.words()[0]]).play
    play = play.concede(1).play
    text = str(play.record())
    record = Record.parse(text)
    assert text.endswith("\n1 concede\n")
    assert str(record) == text
    again = Play.restore(record)
    assert (again.over, again.winners(), again.words) == (True, [0], play.words)
    assert not state_of(record).over, "The rules know nothing of it."
    for wrong in ([(0, "concede")], [(0, "pass")]):
        with pytest.raises(ValueError, match=f"Move {len(record.moves) + 1}, .*over before it"):
            Play.restore(record.with_moves([*record.moves, *wrong]))
    with pytest.raises(ValueError, match="there is no seat 5"):
        Play.restore(record.with_moves([(5, "concede")]))


def test_who_conceded_among_more_cannot_win() -> None:
    record = Record.of("dualis", 3, 3, short=True)
    play = Play.restore(record).concede(0).play
    while not play.over:
        decision = play.decision
        assert decision is not None
        play = play.answer(decision.seat, [decision.words()[0]]).play
    scores = play.game.scores(play.state)
    best = max(scores[1:])
    assert 0 not in play.winners()
    assert play.winners() == [seat for seat in (1, 2) if scores[seat] == best]
    assert Play.restore(Record.parse(str(play.record()))).winners() == play.winners()


# --- taking back by consent


def test_a_choice_that_was_shown_goes_back_with_all_that_was_said_since() -> None:
    play = said(named(), (0, "pass"), (1, "take 2"))
    assert not play.course.takebacks.free(0)
    back = last_choice(play, 0)
    assert back.words == [(0, "pass"), (1, "take 2")]
    assert len(play.events) - back.events == 2
    outcome = take_back_agreed(play, 0)
    assert outcome.store == [(0, "undo")] * 2
    assert outcome.undone == 0
    after = outcome.play
    assert (after.words, after.seq) == (named().words, play.seq + 2)
    assert list(after.state.asked()) == [0]
    # from here it is the same game, and replaying everything stored leads to the same play
    stored = Play.begin(play.game, 3, 1)
    stored.course.run([*play.words, *outcome.store])
    assert facts(stored) == facts(after)


def test_there_is_nothing_to_take_back_before_a_choice_or_beyond_a_concession() -> None:
    with pytest.raises(IllegalPick, match="nothing to take back"):
        take_back_agreed(begun(), 1)
    play = said(named(), (0, "pass")).concede(2).play
    assert last_choice(play, 0).words == []
    with pytest.raises(IllegalPick, match="nothing to take back"):
        take_back_agreed(play, 0)
