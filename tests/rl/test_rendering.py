"""How a game is rendered for learners: every title in the terminal and as a picture."""

import numpy as np
import pytest

from emberhall import rl
from emberhall.kernel.chance import Rng
from emberhall.rl.modes import modes

ONE_EACH = list({mode.title: name for name, mode in modes().items()}.values())


@pytest.mark.parametrize("name", ONE_EACH)
def test_every_title_is_drawn(name: str) -> None:
    text, picture = rl.aec(name, render_mode="ansi"), rl.aec(name, render_mode="rgb_array")
    rng = Rng.seeded(2)
    shown, pictures = set(), set()
    for env in (text, picture):
        env.reset(seed=2)
    for k in range(60):
        if text.position.seat < 0:
            break
        if k % 6 == 0 or k == 1:
            told, drawn = text.render(), picture.render()
            assert isinstance(told, str)
            assert len(told.splitlines()) > 3
            assert isinstance(drawn, np.ndarray)
            assert drawn.shape == (420, 640, 3)
            assert drawn.dtype == np.uint8
            shown.add(told)
            pictures.add(drawn.tobytes())
        actions = list(text.position.actions)
        action = actions[rng.below(len(actions))]
        text.step(action)
        picture.step(action)
    assert len(shown) > 1
    assert len(pictures) > 1


def test_a_finished_game_is_drawn_for_anybody() -> None:
    env = rl.aec("dualis-3-iso-short-v1", render_mode="ansi")
    env.reset(seed=1)
    while env.position.seat >= 0:
        env.step(next(iter(env.position.actions)))
    assert env.render()
    env.render_mode = "rgb_array"
    assert env.render() is not None
    env.close()


def test_other_ways_are_refused() -> None:
    env = rl.aec("nim-2-v1", render_mode="hologram")
    with pytest.raises(ValueError, match="render_mode is ansi or rgb_array, not 'hologram'"):
        env.render()
    env.render_mode = None
    assert env.render() is None
