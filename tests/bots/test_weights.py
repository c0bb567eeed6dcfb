"""Weights: a broken file is reported, and the hand-written values are used instead."""

import logging
from pathlib import Path

import pytest

from emberhall import load, titles
from emberhall.bots import judges, levels, weights
from emberhall.bots import load as load_bot
from emberhall.bots.weights import checked, weights_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.play import Play

BROKEN = {
    "not JSON": "{",
    "no weights": "[]",
    "not all numbers": '{"weights": {"value": [1, "two"]}}',
    "numbers": '{"weights": {"value": [NaN]}}',
    "features": '{"weights": {"value": [1.0, 2.0]}}',
}


@pytest.mark.parametrize("title", ["dragonduel", "flamecraft", "flamecraft_duals"])
@pytest.mark.parametrize("kind", BROKEN)
def test_broken_weights_give_way_to_those_written_by_hand(
    title: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = tmp_path / "weights.json"
    broken.write_text(BROKEN[kind])
    monkeypatch.setattr(weights, "file_of", lambda _: broken)
    monkeypatch.setattr(judges, "JUDGES", {})
    with caplog.at_level(logging.WARNING):
        judge = judges.judge_of(load(title))
    assert f"The fitted weights of {title} are not used" in caplog.text
    assert judge.weights == judges.judge_of(load(title), fitted=False).weights


@pytest.mark.parametrize("level", levels("dualis"))
def test_a_bot_answers_with_broken_weights(level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "weights.json"
    broken.write_text('{"weights": {"policy": [1]}}')
    monkeypatch.setattr(weights, "file_of", lambda _: broken)
    monkeypatch.setattr(judges, "JUDGES", {})
    play = Play.begin(load("dualis"), 4, 1, {})
    decision = play.decision
    assert decision is not None
    pick = load_bot(level, "dualis", 1).choose(play.seat(decision.seat, Rng.seeded(1)), decision, 0.2)
    assert pick in decision.options


@pytest.mark.parametrize("title", titles())
def test_the_files_of_the_package_can_be_used(title: str) -> None:
    load(title).mind.judge(weights_of(title))


def test_a_file_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 1,000,000"):
        checked(" " * 1_000_001, "it")
