"""What Nim brings besides its rules: levels, a style, a judge, an outlook and a board, all found in its package."""

from collections.abc import Mapping
from typing import Any

import pytest
from rich.console import Console

from emberhall import Record, Seat, load
from emberhall.bots import levels
from emberhall.bots import load as load_bot
from emberhall.bots.arena.pairs import Match, play
from emberhall.bots.judges import judge_of
from emberhall.bots.plans import Plan, plan_of
from emberhall.bots.thinker import Thinker
from emberhall.cli.boards import board_of
from emberhall.cli.stories import story_lines
from emberhall.cli.voices import Voice
from emberhall.coach.analysis import LEAST_BUDGET, analyse
from emberhall.coach.outlooks import Outlook, outlook_of
from emberhall.kernel.chance import Rng
from emberhall_nim.boards import terminal
from emberhall_nim.judge import NimJudge, balanced

GAME = load("nim")
BLUNDER = "take C 5"  # leaves 3 and 4, which can be made equal


def choice(level: str, seed: int, *words: str) -> str:
    state = GAME.deal(2, 1)
    for each in words:
        state.apply(each)
    decision = state.decision
    assert decision is not None
    seat = Seat.of(GAME, state, decision.seat, Rng.seeded(seed))
    word: str = decision.word(load_bot(level, "nim", seed).choose(seat, decision, 60.0))
    return word


def test_its_levels_play_by_its_own_plans() -> None:
    assert levels("nim") == ("novice", "casual", "greedy", "expert", "master")
    assert plan_of("nim", "novice") == Plan("tree", 4, judge="plain")
    assert plan_of("nim", "greedy") == Plan("tree", 8, style="careful")
    assert isinstance(load_bot("master", "nim"), Thinker)


@pytest.mark.parametrize("seed", range(3))
def test_its_master_finds_the_answer_that_leaves_every_other_one_lost(seed: int) -> None:
    assert choice("master", seed) == "take A 2"
    assert choice("master", seed, BLUNDER) == "take B 1"


def test_its_style_likes_longer_games() -> None:
    state = GAME.deal(2, 1)
    state.apply("take A 2")  # a lost position: no answer is better than the others
    decision = state.decision
    assert decision is not None
    little = decision.options.index(decision.find("take B 1"))
    plain, careful = judge_of(GAME), judge_of(GAME, style="careful")
    assert careful.priors(state, decision.options)[little] > 1.1 * plain.priors(state, decision.options)[little]


@pytest.mark.parametrize(
    ("heaps", "misere", "lost"),
    [
        ([1, 4, 5], False, True),
        ([1, 4, 5], True, True),
        ([3, 4, 5], False, False),
        ([1, 1, 0], False, True),
        ([1, 1, 0], True, False),
        ([1, 0, 0], True, True),
        ([2, 1, 0], True, False),
    ],
)
def test_a_balanced_position_is_lost_for_whoever_is_to_move(heaps: list[int], misere: bool, lost: bool) -> None:
    assert balanced(heaps, misere) == lost


def test_weights_of_another_number_are_refused() -> None:
    with pytest.raises(ValueError, match="Nim has 2 weights, not 1"):
        NimJudge({"value": [1.0]})


def test_the_coach_finds_the_mistake_by_its_outlook() -> None:
    assert outlook_of(GAME, 2, {}) == Outlook(lines=2)
    words = [(0, BLUNDER), (1, "take B 1"), (0, "take A 3"), (1, "take B 3")]
    analysis = analyse(Record.of("nim", 2, 1, words), LEAST_BUDGET)
    worst = max(analysis.knew.judged, key=lambda each: each.loss)
    assert (worst.at, worst.seat) == (0, 0)
    assert [each.final for each in analysis.knew.ledgers] == [0, 10_000]


def test_its_levels_meet_in_the_arena() -> None:
    match = Match("nim", "master", "novice", 8)
    assert sum(play(match, number).share for number in range(8)) >= 6


def shown(view: Mapping[str, Any], words: tuple[str, ...], lang: str) -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(terminal.draw(view, ["Ada", "Bob"], words, Voice(lang)))
    return [line.rstrip() for line in capture.get().splitlines()]


def test_its_board_is_a_row_of_stones_for_each_heap() -> None:
    assert board_of("nim").draw is terminal.draw
    state = GAME.deal(2, 1, misere=True)
    state.apply("take B 4")
    assert shown(GAME.view(state, 1), ("take A 1",), "en") == [
        "The last stone loses.",
        "Heap A  ●●●    3 stones",
        "Heap B         0 stones",
        "Heap C  ●●●●●  5 stones",
        "To play: Bob",
        "Which heap do you take from?",
    ]
    state.apply("take A 3")
    state.apply("take C 5")
    assert shown(GAME.view(state, None), (), "fr")[-1] == "Gagnants : Bob"


def test_its_story_has_a_line_for_everything_that_happens() -> None:
    took: dict[str, Any] = {"kind": "took", "seat": 0, "heap": "C", "count": 2, "left": 3}
    over: dict[str, Any] = {"kind": "over", "seat": 0, "winners": [0]}

    def told(*names: str) -> list[str]:
        return story_lines(GAME, [took, over], {"seat": 0}, names, Voice("en"))

    assert told("Ada", "Bob") == ["Ada takes 2 stones from heap C.", "Ada took the last stone."]
    assert told("You", "Bob") == ["You take 2 stones from heap C.", "You took the last stone."]
    [line, _] = GAME.face.story.lines([took, over])
    assert line.gains == [(0, "stones", 2)]


def test_its_board_knows_short_words() -> None:
    assert terminal.short("take B 3", Voice("en")) == "B3"
    assert [terminal.meant(text) for text in ("b3", "B 3", "take B 3", "help")] == [*["take B 3"] * 3, "help"]
