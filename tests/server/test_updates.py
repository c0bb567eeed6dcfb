"""The texts of updates are assembled from parts, and equal the encoded message of the protocol."""

import json
import random

import pytest
from msgspec import UNSET

from emberhall import Play, load, titles
from emberhall.server.table.screens.frames import encode
from emberhall.server.table.screens.updates import Updates, update_of
from emberhall.wire.tables import Clocks

WORDS = 40


def said(play: Play, chance: random.Random) -> list[str]:
    decision = play.decision
    assert decision is not None
    return [chance.choice(decision.words())]


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("clocks", [UNSET, Clocks([60_000, 1], [0])])
def test_a_text_from_parts_is_the_update_of_its_seat(title: str, clocks: Clocks) -> None:
    game, chance = load(title), random.Random(7)
    for seats in game.seats:
        play = Play.begin(game, seats, 5)
        for word in range(WORDS):
            decision = play.decision
            if decision is None:
                break
            outcome = play.answer(decision.seat, said(play, chance))
            for asked, closed in ((seats, False), (2, False), (1, word % 5 == 0)):
                text = Updates("table", outcome, asked, closed, clocks).text
                for seat in (None, *range(seats)):
                    news = update_of("table", outcome.play, outcome.tell(seat), closed, clocks)
                    assert json.loads(text(seat)) == json.loads(encode(news)), (title, seats, seat, word)
            play = outcome.play


def test_what_was_taken_back_is_told_with_the_whole_story() -> None:
    play, chance = Play.begin(load("flamecraft"), 2, 5), random.Random(3)
    for _ in range(200):
        decision = play.decision
        assert decision is not None
        play = play.answer(decision.seat, said(play, chance)).play
        if play.course.takebacks.free(decision.seat):
            outcome = play.take_back(decision.seat)
            text = json.loads(Updates("table", outcome, 2, False, UNSET).text(0))
            assert text["undone"] == decision.seat
            assert text["log"]
            return
    raise AssertionError("nothing could be taken back")
