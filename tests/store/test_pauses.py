"""Commits are spaced out while there are many, and only then."""

import pytest

from emberhall.store import pauses
from emberhall.store.pauses import CROWD, CROWDED, GATHER, MANY, SPAN, Pauses


class Clock:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(pauses, "clock", made)
    return made


def commit(found: Pauses, clock: Clock, times: int, apart: float, words: int = 1) -> None:
    for _ in range(times):
        clock.now += apart
        found.committed(words)


def test_whoever_plays_alone_never_waits(clock: Clock) -> None:
    found = Pauses()
    assert found.left() == 0
    commit(found, clock, MANY - 1, 0.0)
    assert found.left() == 0
    commit(found, clock, 2 * MANY, SPAN / (MANY - 1))
    assert found.left() == 0


def test_of_many_the_next_waits_for_its_time(clock: Clock) -> None:
    found = Pauses()
    commit(found, clock, MANY, SPAN / (2 * MANY))
    assert found.left() == pytest.approx(GATHER)
    clock.now += GATHER / 4
    assert found.left() == pytest.approx(GATHER * 3 / 4)
    clock.now += GATHER
    assert found.left() == 0


def test_where_very_many_words_share_one_the_next_is_further_off(clock: Clock) -> None:
    found = Pauses()
    commit(found, clock, MANY, SPAN / (2 * MANY), CROWD)
    assert found.left() == pytest.approx(CROWDED)
    commit(found, clock, 1, 0.001, CROWD - 1)
    assert found.left() == pytest.approx(GATHER)


def test_few_commits_do_not_wait_however_many_words_they_have(clock: Clock) -> None:
    found = Pauses()
    commit(found, clock, MANY // 2, 0.001, 2 * CROWD)
    assert found.left() == 0
