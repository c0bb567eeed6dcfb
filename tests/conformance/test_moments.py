"""Tables tell and show the same as before, in every mode of every title."""

import pytest

from emberhall import load
from emberhall.kernel.games import own_titles
from emberhall.kernel.parts.setup import Value
from tests.conformance.moments import file_of, text

pytestmark = pytest.mark.compiled

MODES = [(title, seats, options) for title in own_titles() for seats, options in load(title).setup.modes()]


@pytest.mark.parametrize(("title", "seats", "options"), MODES)
def test_a_game_is_told_and_shown_as_before(title: str, seats: int, options: dict[str, Value]) -> None:
    kept = file_of(title).read_text("utf-8").split("\n\n")
    found = text(load(title), seats, options).strip("\n").splitlines()
    before = {game.partition("\n")[0]: game.strip("\n").splitlines() for game in kept}
    assert found == before[found[0]]
