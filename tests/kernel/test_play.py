"""Play with every title: stored words give the same play again, even with takebacks, early answers and resignations."""

from typing import Any

import pytest

from emberhall import IllegalPick, Play, Record, load, titles
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import pack
from emberhall.kernel.plays.takebacks import UNDO, Move
from tests.replays import state_of

WORDS = 60  # enough to get into the middle of each title
SHORT: dict[str, dict[str, object]] = {"dualis": {"short": True}}


def begun(title: str, seed: int = 3) -> Play:
    game = load(title)
    return Play.begin(game, min(count for count in game.seats if count > 1), seed, SHORT.get(title, {}))


def facts(play: Play) -> tuple[Any, ...]:
    """Everything about a play that can be seen or stored."""
    news = [play.tell(seat) for seat in (*range(play.course.deal.seats), None)]
    told = [
        (each.view, each.log, each.waiting, each.free, each.decision and (each.decision.seat, each.decision.words()))
        for each in news
    ]
    return play.seq, play.words, play.course.questions.since, play.course.questions.early, told, pack(play.state)


def wander(play: Play, rng: Rng, words: int, stored: list[Move]) -> Play:
    """Answer at random, in any order if several are asked, and take back a third of the words that can be."""
    while len(stored) < words and not play.over:
        seat = play.waiting[rng.below(len(play.waiting))]
        if play.course.takebacks.free(seat) and rng.below(3) == 0:
            outcome = play.take_back(seat)
        else:
            decision = play.asked(seat)
            assert decision is not None
            outcome = play.answer(seat, [decision.word(decision.options[rng.below(len(decision.options))])])
        stored += outcome.store
        play = outcome.play
    return play


def stored_of(play: Play, stored: list[Move]) -> Record:
    record = play.record()
    record.moves = stored
    return record


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("seed", [1, 2])
def test_stored_words_give_the_same_play_again(title: str, seed: int) -> None:
    stored: list[Move] = []
    play = wander(begun(title, seed), Rng.seeded(seed), WORDS, stored)
    again = Play.restore(
        stored_of(play, stored), [(seat, word, play.seq) for seat, word in play.course.questions.early.items()]
    )
    assert facts(again) == facts(play)
    standing = Play.restore(play.record())
    assert standing.words == play.words
    assert facts(standing)[-1] == facts(play)[-1]


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("title", titles())
def test_a_play_is_a_value_to_its_end(title: str) -> None:
    play = wander(begun(title), Rng.seeded(5), WORDS, [])
    before = facts(play)
    stored: list[Move] = []
    ended = wander(play, Rng.seeded(6), 10_000, stored)
    assert ended.over
    assert (ended.decision, ended.waiting, ended.course.questions.since) == (None, (), {})
    assert facts(play) == before
    assert len(ended.game.scores(ended.state)) == ended.course.deal.seats
    assert state_of(ended.record()).over
    with pytest.raises(IllegalPick):
        ended.answer(0, ["pass"])


@pytest.mark.parametrize("title", titles())
def test_in_place_and_by_words_come_to_the_same(title: str) -> None:
    placed, spoken = begun(title), begun(title)
    rng = Rng.seeded(7)
    while placed.seq < WORDS and (decision := placed.decision) is not None:
        pick = decision.options[rng.below(len(decision.options))]
        spoken = spoken.answer(decision.seat, [decision.word(pick)]).play
        placed.take(pick)
    assert facts(placed) == facts(spoken)


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("title", titles())
def test_nobody_is_told_the_question_of_another(title: str) -> None:
    play, rng = begun(title), Rng.seeded(8)
    while play.seq < WORDS and not play.over:
        outcome = play.answer(play.waiting[0], [first_word(play, rng)])
        for seat in (*range(play.course.deal.seats), None):
            decision = outcome.tell(seat).decision
            assert decision is None or decision.seat == seat
        play = outcome.play


def first_word(play: Play, rng: Rng) -> str:
    decision = play.asked(play.waiting[0])
    assert decision is not None
    return decision.word(decision.options[rng.below(len(decision.options))])


def test_words_taken_back_are_stored_as_undo() -> None:
    stored: list[Move] = []
    play = wander(begun("flamecraft", 4), Rng.seeded(4), 120, stored)
    assert UNDO in [word for _, word in stored]
    assert play.seq == len(stored) > len(play.words)


def test_what_is_chosen_at_once_in_secret_may_be_said_in_any_order() -> None:
    """In Flamecraft each player chooses a dragon before the first turn."""
    play = begun("flamecraft")
    first, second = play.waiting
    kept = play.answer(second, [play.tell(second).decision.words()[0]])  # type: ignore[union-attr]
    assert (kept.store, kept.play.waiting) == ([], (first,))
    both = kept.play.answer(first, [play.tell(first).decision.words()[0]])  # type: ignore[union-attr]
    assert [seat for seat, _ in both.store] == [first, second]


def test_resigning_stands_in_the_record() -> None:
    play = begun("dragonduel")
    outcome = play.resign(1)
    assert outcome.play.over
    assert outcome.store == [(1, "resign")]
    assert facts(Play.restore(outcome.play.record())) == facts(outcome.play)
    with pytest.raises(IllegalPick, match="know no resigning"):
        begun("dualis").resign(0)


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ([(0, "undo")], "Move 1, 'undo': there is no word to take back"),
        ([(0, "play nothing")], "Move 1, 'play nothing'"),
        ([(2, "play S1R")], "seat 0 was asked, not seat 2"),
    ],
)
def test_words_that_cannot_have_been_said_are_named(moves: list[Move], sentence: str) -> None:
    record = Record.of("dualis", 3, 1, moves, first_leader=0)
    with pytest.raises(ValueError, match=sentence):
        Play.restore(record)


def test_a_record_of_other_rules_is_refused() -> None:
    record = begun("dualis").record()
    record.rules = 999
    with pytest.raises(ValueError, match="under rules 999"):
        Play.restore(record)


def test_the_record_says_all_it_takes() -> None:
    play = wander(begun("dualis"), Rng.seeded(2), 20, [])
    text = str(play.record({"date": "today"}))
    again = Record.parse(text)
    assert str(again) == text
    assert again.notes == {"date": "today"}
    assert facts(Play.restore(again)) == facts(play)
