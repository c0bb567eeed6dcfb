"""Garbage is collected when nobody waits, and old objects are scanned rarely."""

import gc
from collections.abc import Iterator

import pytest

from emberhall.server.host.tidying import Tidying, collect


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


class Knot:
    """Garbage that only the garbage collector finds."""

    alive = 0

    def __init__(self) -> None:
        self.me = self
        Knot.alive += 1

    def __del__(self) -> None:
        Knot.alive -= 1


def test_what_is_new_goes_soon_and_what_was_old_with_everything() -> None:
    old = Knot()
    collect(whole=False)
    new = Knot()
    assert Knot.alive == 2
    del old, new
    collect(whole=False)
    assert Knot.alive == 1, "What has lived through a collection is left alone."
    collect(whole=True)
    assert Knot.alive == 0


def test_a_busy_server_collects_rarely_and_an_idle_one_everything() -> None:
    tidying = Tidying(0.0)
    busy = [(at, whole) for at in range(1, 300) if (whole := tidying.due(float(at), 0.9)) is not None]
    assert busy == [(121, False), (242, False)]
    tidying = Tidying(0.0)
    calm = [at for at in range(1, 60) if tidying.due(float(at), 0.05) is not None]
    assert calm == [11, 22, 33, 44, 55]
    tidying = Tidying(0.0)
    idle = [at for at in range(1, 700) if tidying.due(float(at), 0.0)]
    assert idle == [301, 602], "All of it, where nobody can notice."
