"""`make fuzz` itself: even if few decisions are checked, every game has some checks."""

import pytest

from emberhall import load, titles
from emberhall.kernel.packing import Packed
from tests.conformance.fuzz import batch, modes
from tests.conformance.properties import SOON, Inspection, Look


class Counting(Inspection):
    """An inspection that notes which decisions it checks, and whose secrets."""

    looks: list[int]
    secrets: int

    def look(self, pick: int, options: tuple[int, ...], number: int) -> Packed:
        self.looks.append(len(self.moves))
        return super().look(pick, options, number)

    def check_secrets(self, look: Look, seat: int) -> None:
        self.secrets += 1
        super().check_secrets(look, seat)


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("restore", [False, True])
def test_one_of_so_many_decisions_is_looked_at_and_half_of_the_looks_are_at_secrets(title: str, restore: bool) -> None:
    seats, options = load(title).setup.modes()[0]
    inspection = Counting(load(title), seats, options, 5, restore=restore, thorough=False, every=20)
    inspection.looks, inspection.secrets = [], 0
    decisions = inspection.play()
    first = inspection.looks[0]
    assert first < SOON
    assert inspection.looks == list(range(first, decisions, 20))
    assert 2 * inspection.secrets >= len(inspection.looks)


def test_what_goes_wrong_in_a_game_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaks(self: Inspection, look: Look, seat: int) -> None:
        raise AssertionError(f"Seat {seat} sees what it cannot know.")

    monkeypatch.setattr(Inspection, "check_secrets", leaks)
    decisions, wrong = batch("dualis", 3, {}, 40, 3, 16)
    assert decisions == 0
    assert [line.partition(" restore")[0].rpartition(" ")[2] for line in wrong] == ["40", "41", "42"]
    assert all("sees what it cannot know" in line for line in wrong)


def test_the_games_of_a_title_are_shared_among_its_modes() -> None:
    shares = [many for _, _, many in modes("dualis", None, 100)]
    assert len(shares) == len(load("dualis").setup.modes())
    assert sum(shares) == 100
    assert max(shares) - min(shares) <= 1
    assert [many for _, _, many in modes("dualis", 7, None)] == [7] * len(shares)
