"""Thousands of games in arrays that stay in place, and the messages when something is missing or wrong."""

import importlib.util
import subprocess
import sys

import numpy as np
import pytest

from emberhall import load, rl, titles
from emberhall.rl.modes import modes, named
from emberhall.rl.packages import needs
from tests.rl.names import today


def test_arrays_are_written_in_place() -> None:
    games = rl.Games("dualis-4-partnership-v1", 64, option_room=16)
    games.reset(7)
    where = [array.ctypes.data for array in (games.observations, games.masks, games.rewards, games.options)]
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in games.masks])
        ended += games.step(actions)
        first = games.options[:, 0, 0]
        assert games.masks[np.arange(64), first].all()
    assert ended >= 32
    assert where == [array.ctypes.data for array in (games.observations, games.masks, games.rewards, games.options)]


def test_every_mode_has_its_name_and_its_game() -> None:
    assert len(rl.ids()) == sum(len(load(title).setup.modes()) for title in titles()) > 40
    for name, mode in modes().items():
        assert name == named(mode.game(), mode.seats, mode.options)
        assert name.endswith(f"-v{mode.game().RULES}")
    for name in (
        "dualis-4-partnership-short-highlow-v1",
        today("flamecraft-5-golden-companions"),
        today("dragonduel-2-random"),
    ):
        assert name in rl.ids()


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match=r"dualis-4-iso-v9 is not here: this version plays dualis-4-iso-v1\."):
        rl.mode_of("dualis-4-iso-v9")
    with pytest.raises(ValueError, match=r"dualis-4-iso is not here: this version plays dualis-4-iso-v1\."):
        rl.mode_of("dualis-4-iso")
    with pytest.raises(ValueError, match="There is no mode 'chess-2-v1'; there is"):
        rl.mode_of("chess-2-v1")
    with pytest.raises(ValueError, match="A reward is result or margin, not 'fun'"):
        rl.Games("dualis-4-iso-v1", 2, reward="fun")
    with pytest.raises(ValueError, match="must be at least 1, not 0"):
        rl.Games("dualis-4-iso-v1", 0)
    games = rl.Games("dualis-4-iso-v1", 2)
    games.reset()
    with pytest.raises(ValueError, match=r"2 games take as many actions, not an array of shape \(3,\)"):
        games.step(np.zeros(3, np.int64))
    with pytest.raises(AttributeError, match=r"emberhall\.rl has no 'chess'"):
        _ = rl.chess


def test_a_missing_package_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name in {"pettingzoo", "pyspiel"} else name)
    with pytest.raises(ImportError, match=r"This needs pettingzoo: pip install 'emberhall\[rl\]'"):
        rl.aec("dualis-4-iso-v1")
    with pytest.raises(ImportError, match=r"This needs pettingzoo and open_spiel: pip install 'emberhall\[rl,spiel\]'"):
        needs("numpy", "pettingzoo", "pyspiel")


def test_nothing_is_loaded_before_it_is_needed() -> None:
    """`import emberhall.rl` alone imports none of the optional packages."""
    heavy = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow")
    asked = f"import sys, emberhall.rl; print([name for name in {heavy} if name in sys.modules])"
    process = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert process.stdout.strip() == "[]"
