"""The story of Flamecraft Duals: what lines say was moved and gained is what the view shows after them."""

from typing import Any

import pytest

from emberhall.games.flamecraft_duals.game import GAME
from emberhall.games.flamecraft_duals.words import HEXES
from emberhall.kernel.story import Line, Moved
from tests.story import test_story
from tests.story.games import Mode, outcomes

STORY = GAME.face.story
MODES = [Mode("flamecraft_duals", 1 if mode == "solo" else 2, {"mode": mode}) for mode in ("fountain", "solo")]
PAIR = Mode("flamecraft_duals", 2, {"mode": "fancy", "fancy_pick": "taylor+goldrush", "match": "pair"})
STAR = Mode("flamecraft_duals", 2, {"mode": "fancy_fountain", "fancy_pick": "starburst+steven"})


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", [*MODES, PAIR, STAR], ids=lambda mode: mode.name)
def test_tokens_are_where_the_lines_put_them(mode: Mode) -> None:
    """Each move takes the top token of its hex, or the whole stack under the fountain."""
    for seed in range(3):
        stacks: dict[str, list[str]] = {}
        for outcome in outcomes(mode, seed):
            for event in outcome.heard(None):
                if event["kind"] == "laid":
                    stacks = {hex_: [token] for hex_, token in zip(event["hexes"], event["tokens"], strict=True)}
                for line in STORY.lines([event]):
                    replay(stacks, line)
            view: dict[str, Any] = dict(outcome.play.game.view(outcome.play.state, None))
            seen = {stack["hex"]: stack["tokens"] for stack in view["board"] if stack["tokens"]}
            assert {hex_: stack for hex_, stack in stacks.items() if stack} == seen


def replay(stacks: dict[str, list[str]], line: Line) -> None:
    leaving = [moved for moved in line.moves if moved.origin in HEXES and moved.thing != "fountain"]
    for moved in leaving:
        take(stacks[moved.origin], moved, whole=line.event["kind"] == "fountain")
    for moved in line.moves:
        if moved.place in HEXES and moved.thing != "fountain":
            stacks.setdefault(moved.place, []).append(moved.thing)


def take(stack: list[str], moved: Moved, whole: bool) -> None:
    if whole:
        stack.remove(moved.thing)
    else:
        assert stack.pop() == moved.thing


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", [PAIR, STAR], ids=lambda mode: mode.name)
def test_gains_add_up_in_a_pair_with_goldrush_and_with_steven(mode: Mode) -> None:
    test_story.test_what_is_gained_and_moved_agrees_with_the_view(mode)


def test_effects_belong_to_the_fire_up_or_the_coin_they_came_of() -> None:
    heard = []
    for outcome in outcomes(STAR, 4):
        heard += outcome.heard(None)
    lines = {line.at: line for line in STORY.lines(heard)}
    parents = {(line.event["kind"], lines[line.parent].event["kind"]) for line in lines.values() if line.parent >= 0}
    assert {("fired", "placed"), ("moved", "fired"), ("placed", "fired"), ("returned", "coin")} <= parents
    orphans = {line.event["kind"] for line in lines.values() if line.parent < 0 and line.event.get("part_of")}
    assert orphans == set(), "Every cause is a line of the same turn."
