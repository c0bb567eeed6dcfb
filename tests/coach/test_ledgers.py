"""Luck and decisions add up exactly to the whole change from start to end."""

from emberhall.coach.ledgers import Judged, ledger


def judged(at: int, seat: int, before: int, after: int, loss: int = 0, error: int = 0) -> Judged:
    """A decision in a game of two; chances are those of seat 0."""
    return Judged(at, seat, (before, 10_000 - before), (after, 10_000 - after), loss, error)


GAME = [
    judged(0, 0, 5000, 5200),
    judged(3, 1, 5600, 4100),
    judged(5, 0, 4500, 3000, loss=1500, error=100),
    judged(8, 1, 2900, 6000),
]


def test_with_hindsight_everything_between_two_decisions_is_luck() -> None:
    found = ledger(0, GAME, dealt=1234, own_eyes=False, length=10, final=10_000)
    assert (found.start, found.own, found.others) == (5000, 200 - 1500, [0, -1500 + 3100])
    assert found.luck == (5600 - 5200) + (4500 - 4100) + (2900 - 3000) + (10_000 - 6000)
    assert found.start + found.luck + found.own + sum(found.others) == found.final
    assert [point.at for point in found.points] == [0, 3, 5, 8, 10]


def test_with_its_own_eyes_a_seat_has_a_point_where_it_was_asked() -> None:
    found = ledger(0, GAME, dealt=1234, own_eyes=True, length=10, final=0)
    assert [(point.at, point.chance) for point in found.points] == [(0, 5000), (5, 4500), (10, 0)]
    assert found.luck == (4500 - 5200 + 1500) + (0 - 3000 - 3100)
    assert found.start + found.luck + found.own + sum(found.others) == found.final


def test_who_is_asked_later_starts_with_the_deal() -> None:
    found = ledger(1, GAME, dealt=4800, own_eyes=True, length=10, final=10_000)
    assert [(point.at, point.chance) for point in found.points][:2] == [(0, 4800), (3, 4400)]
    assert found.others == [-200 + 1500, 0]
    assert found.start + found.luck + found.own + sum(found.others) == found.final


def test_a_game_without_decisions_is_all_luck() -> None:
    found = ledger(1, [], dealt=4000, own_eyes=True, length=7, final=10_000)
    assert (found.luck, found.own, found.mistakes, found.strokes) == (6000, 0, [], [])


def test_three_mistakes_are_named_that_are_surest() -> None:
    losses = [(0, 900, 0), (1, 2000, 1500), (2, 1000, 10), (3, 90, 0), (4, 700, 0), (5, 650, 0)]
    game = [judged(at, 0, 5000, 5000 - loss, loss, error) for at, loss, error in losses]
    assert ledger(0, game, 0, own_eyes=True, length=9, final=0).mistakes == [2, 0, 4]


def test_a_stroke_gains_over_a_usual_answer_and_loses_nothing() -> None:
    game = [judged(0, 0, 5000, 5900), judged(1, 0, 5000, 5950, loss=500, error=20), judged(2, 0, 5000, 5050)]
    assert ledger(0, game, 0, own_eyes=True, length=9, final=0).strokes == [0]
