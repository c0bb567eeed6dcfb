"""What the rules tell about answers has the facts, and the types, that the title declares for it."""

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from emberhall import Game, load, titles
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Choice, Decision
from emberhall.kernel.steps import State
from tests.story.games import Mode

DECLARED = [title for title in titles() if load(title).face.previews]
MODES = [Mode(title, seats, options) for title in DECLARED for seats, options in load(title).setup.modes()]
SEEDS = range(2)
FIELDS = """
import json
from emberhall import load, titles
fields = {}
for title in titles():
    fields[title] = {name: list(kind.__annotations__) for name, kind in load(title).face.previews.items()}
print(json.dumps(fields))
"""


@cache
def fields_of_previews() -> dict[str, dict[str, list[str]]]:
    """Read interpreted: a compiled class does not know the fields that it inherits."""
    environment = {**os.environ, "EMBERHALL_PURE": "1"}
    run = subprocess.run([sys.executable, "-c", FIELDS], env=environment, capture_output=True, check=True, text=True)
    return json.loads(run.stdout)  # type: ignore[no-any-return]


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_preview_has_the_facts_that_its_title_declares(mode: Mode) -> None:
    game = load(mode.title)
    for seed in SEEDS:
        rng = Rng.seeded(seed)
        state = game.deal(seats=mode.seats, seed=seed, **dict[str, Any](mode.options))
        while (decision := state.decision) is not None:
            for choice in choices_in(game, state, decision):
                check(game, choice)
            state.apply(decision.options[rng.below(len(decision.options))])


def choices_in(game: Game, state: State, decision: Decision) -> list[Choice]:
    face = game.face
    gestures = [each.choice for each in face.combined(state, decision)]
    return [*(face.choice(state, decision, pick) for pick in decision.options), *gestures]


def check(game: Game, choice: Choice) -> None:
    if not choice.gives:
        assert not choice.facts, f"{choice} has facts, but does not say of what."
        return
    declared = fields_of_previews()[game.name].get(choice.gives)
    assert declared is not None, f"{game.name} does not declare the preview {choice.gives}: {choice}"
    assert set(choice.facts) <= set(declared), f"{choice} has facts that its preview does not declare."
