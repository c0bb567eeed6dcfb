"""Puzzles: found in games of bots, written and read, refused when they no longer hold, and solved as lessons are."""

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from emberhall import load, titles
from emberhall.bots.levels import load as load_bot
from emberhall.bots.matches import drive
from emberhall.coach.outlooks import Outlook, chances, judge_for, outlook_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game
from emberhall.kernel.judges import Judge
from emberhall.kernel.play import Play
from emberhall.kernel.steps import State
from emberhall.lessons import Run
from emberhall.puzzles import shelf
from emberhall.puzzles.costs import Costs
from emberhall.puzzles.difficulty import TRIES, difficulty
from emberhall.puzzles.endings import Endings, settled
from emberhall.puzzles.lessons import as_lesson
from emberhall.puzzles.lines import parsed, written
from emberhall.puzzles.mining import Played, Seeming, Task, distinct, in_turn, mined, playable
from emberhall.puzzles.puzzle import Chances, Difficulty, Puzzle, PuzzleError
from emberhall.puzzles.rechecking import Check, Fared, checked, correlation
from emberhall.puzzles.selection import varied
from emberhall.puzzles.shelf import puzzles_of, read
from emberhall.puzzles.themes import DEFENCE, ENDING, WINNING, tagged, themes_of

GAMES = {"dualis": 2, "flamecraft": 0, "flamecraft_duals": 2, "dragonduel": 1}


@pytest.fixture(scope="module", params=sorted(GAMES))
def found(request: pytest.FixtureRequest) -> list[Puzzle]:
    """Puzzles from a few games of a title."""
    first = GAMES[request.param]
    puzzles: list[Puzzle] = []
    for number in range(first, first + 12):
        puzzles += mined(Task(request.param, number, 1)).puzzles
        if len(puzzles) > 1:
            break
    assert puzzles
    return puzzles


def test_the_same_game_gives_the_same_puzzles_and_a_line_has_all_of_them(found: list[Puzzle]) -> None:
    for puzzle in found:
        [line] = written([puzzle])
        assert parsed(puzzle.title, line) == [puzzle]
        assert len(line) < 4000
    [title] = {puzzle.title for puzzle in found}
    lines = list(written(found))
    assert len(lines) == len({puzzle.seed for puzzle in found}), "A game is said once."
    assert sorted(puzzle.id for puzzle in read(title, lines)) == sorted(puzzle.id for puzzle in found)


def test_a_deeper_search_with_other_seeds_confirms_the_solution(found: list[Puzzle]) -> None:
    for each in Check.sample(found, 2, 99, 3):
        again = checked(each)
        assert again.confirmed, again
        assert not again.close


def test_a_puzzle_is_solved_by_its_answers_and_by_no_other(found: list[Puzzle]) -> None:
    puzzle = found[0]
    run = Run(as_lesson(puzzle))
    for word in puzzle.answers:
        assert not run.over
        run.act(word)
    assert run.solved
    decision = puzzle.play().decision
    assert decision is not None
    wrong = Run(as_lesson(puzzle), [next(word for word in decision.words() if word != puzzle.answers[0])])
    assert wrong.failed
    assert not wrong.solved


def test_a_puzzle_that_the_rules_no_longer_allow_says_so(found: list[Puzzle]) -> None:
    puzzle = found[0]
    with pytest.raises(PuzzleError, match="Move 1"):
        replace(puzzle, moves=((0, "fly to the moon"), *puzzle.moves[1:])).play()
    with pytest.raises(PuzzleError, match="is not asked"):
        replace(puzzle, seat=(puzzle.seat + 1) % puzzle.seats).play()


def test_a_puzzle_of_other_rules_is_left_out(found: list[Puzzle]) -> None:
    assert list(playable([replace(found[0], rules=0), *found])) == found


def test_a_position_found_twice_is_kept_once(found: list[Puzzle]) -> None:
    twice = [*found, replace(found[0], themes=("again",))]
    assert list(distinct(twice)) == found


def test_a_line_that_was_tampered_with_is_refused(found: list[Puzzle]) -> None:
    [line] = written(found[:1])
    for broken in ("{}", "no JSON", line.replace('"seat":', '"seat":1'), line[:-2]):
        with pytest.raises(PuzzleError):
            parsed(found[0].title, broken)


def test_what_more_bots_find_is_easier() -> None:
    levels = ("novice", "casual", "greedy", "expert", "master")
    ratings = [
        difficulty({level: TRIES if place >= first else 0 for place, level in enumerate(levels)}).rating
        for first in range(6)
    ]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == 6
    sure, unsure = difficulty(dict.fromkeys(levels, 3)), difficulty({"greedy": 3})
    assert sure.margin < unsure.margin


def test_themes_follow_from_what_is_heard_and_what_it_is_worth() -> None:
    heard = [{"kind": "filled", "seat": 1, "shop": "ST-BR", "cause": ""}]
    even, saved = Chances(60, 50, 1), Chances(40, 20, 1)
    assert tagged("flamecraft", heard, 1, even) == ("fill",)
    assert tagged("flamecraft", heard, 0, even) == ()
    assert tagged("flamecraft", [], 0, saved) == (DEFENCE,)
    assert tagged("flamecraft", [], 0, Chances(80, 50, 1)) == (WINNING,)


def test_few_are_of_one_kind_and_none_too_easy(found: list[Puzzle]) -> None:
    whole = replace(found[0], themes=("attack",), answers=("attack m1",))
    many = [replace(whole, seed=seed, chances=Chances(60 + seed, 50, 1)) for seed in range(20)]
    chosen = varied(many, 10, easiest=0)
    assert [puzzle.seed for puzzle in chosen] == [19, 18]  # a fifth of ten, the clearest
    assert len(varied([replace(each, themes=()) for each in many], 10, easiest=0)) == 1
    assert varied([replace(each, difficulty=Difficulty(500, 100)) for each in many], 10) == []
    half = [replace(each, title="flamecraft_duals", answers=("fire M", "from A1")) for each in many]
    assert varied(half, 10) == [], "A solution does not end in the middle of a move."


@pytest.mark.parametrize("title", titles())
def test_themes_name_events_that_the_title_has(title: str) -> None:
    story = load(title).face.story
    for theme in themes_of(title).values():
        for kind in theme.events:
            assert kind in story.tellings
            assert set(theme.where) | ({theme.who, theme.other} - {""}) <= set(story.tellings[kind].facts)


@pytest.mark.parametrize("title", titles())
def test_the_rules_still_allow_every_puzzle(title: str) -> None:
    """Every one is dealt and played to its question, and its answers are possible."""
    for puzzle in puzzles_of(title):
        puzzle.play()
        run = Run(as_lesson(puzzle), puzzle.answers)
        assert run.solved, puzzle.id
        assert set(puzzle.themes) <= {*themes_of(title), DEFENCE, WINNING, ENDING}


def test_a_game_gives_puzzles_of_different_kinds_early_and_late() -> None:
    questions = [Seeming(at, ("place", at // 25)) for at in range(100)] + [Seeming(100, ("score", 3))]
    order = in_turn(questions, Rng.seeded(1))
    assert sorted(order) == [*range(101)]
    assert {min(at // 25, 3) for at in order[:5]} == {0, 1, 2, 3}
    assert 100 in order[:5]


def test_costs_of_games_add_up_by_stage() -> None:
    one, other = Costs(), Costs()
    assert one.of("proof", sum, [1, 2]) == 3
    other.of("proof", sum, range(100_000))
    one.add(other)
    assert one.tries["proof"] == 2
    assert one.whole == one.seconds["proof"] >= other.seconds["proof"] > 0


def test_the_worth_of_an_ending_is_that_of_all_ways_to_play_it() -> None:
    """Compared with a plain search that cuts nothing off."""
    title = "dualis"
    game = load(title)
    play = Play.begin(game, 4, 2, {})
    teams = game.setup.teams(play.course.deal.seats, play.course.deal.options)
    bots = {seat: load_bot("novice", title, seat) for seat in range(len(teams))}
    drive(play, bots, Rng.seeded(5))
    record = play.record()
    outlook = outlook_of(game, record.seats, record.options)
    judge = judge_for(game, outlook)
    endings, solved = Endings(game, judge, outlook, teams), 0
    for outcome in Play.walk(record):
        decision = outcome.play.decision
        if decision is None or len(decision.options) < 2 or judge.progress(outcome.play.state) < 0.3:
            continue
        state = outcome.play.state.clone()
        worths = endings.worths(state, decision.seat, decision.options)
        for pick, worth in zip(decision.options, worths or (), strict=False):
            if worth is not None:
                solved += 1
                assert worth == pytest.approx(plainly(game, judge, state, pick, decision.seat, teams, outlook))
        if solved > 20:
            break
    assert solved


def plainly(
    game: Game, judge: Judge, before: State, pick: int, mover: int, teams: Sequence[int], outlook: Outlook
) -> float | None:
    """What an answer is worth if everybody goes on as well as can be; None if nobody knows."""
    since = judge.start(before)

    def worth(state: State, words: tuple[int, int]) -> float | None:
        if not state.work or (outlook.kind == "rounds" and judge.judgeable(state, since)):
            return chances(game, judge, outlook, state)[mover]
        if state.rng.words() != words:
            return None
        step = state.work[-1]
        own = teams[step.who(state)] == teams[mover]
        values = [after(state, each) for each in step.options(state)]
        known = [value for value in values if value is not None]
        best = None if not known else max(known) if own else min(known)
        certain = len(known) == len(values) or best == (1.0 if own else 0.0)
        return best if certain else None

    def after(state: State, each: int) -> float | None:
        child = state.clone()
        child.take(each)
        return worth(child, state.rng.words())

    return after(before, pick)


def test_only_an_answer_that_is_never_worse_settles_an_ending() -> None:
    assert settled([[1.0, 0.0, 0.5], [0.5, 0.5, 0.0]], 0) is True
    assert settled([[1.0, 0.0], [0.0, 0.5]], 0) is False
    assert settled([[0.5, 0.5]], 0) is False
    assert settled([[0.5, None]], 0) is None
    assert settled([[1.0, None]], 0) is True
    assert settled([[None, 0.0]], 0) is None


def test_ratings_correlate_with_the_levels_that_find_a_puzzle() -> None:
    results = [
        Fared(rating, place, place >= needed)
        for rating, needed in ((900, 0), (1300, 2), (1700, 3), (2100, 5))
        for place in range(5)
    ]
    assert correlation(results) < -0.9
    assert correlation([replace(each, rating=1500) for each in results]) == 0.0
    assert correlation([]) == 0.0


def test_puzzles_of_a_folder_join_those_of_a_title(
    found: list[Puzzle], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title, own = found[0].title, puzzles_of(found[0].title)
    monkeypatch.setattr(shelf, "FOLDERS", [tmp_path])
    assert puzzles_of(title) == own
    gone = replace(found[0], moves=((0, "fly to the moon"),))
    path = tmp_path / f"{title}.jsonl"
    shelf.write(path, [*own[:3], *found])
    more = {puzzle.id for puzzle in puzzles_of(title)}
    assert more == {puzzle.id for puzzle in (*own, *found)}
    assert shelf.puzzle_named(title, found[0].id) == found[0]
    shelf.write(path, [gone])
    os.utime(path, ns=(1, 1))
    assert puzzles_of(title) == own, "What the rules do not allow is left out."
    path.write_text("{}\n")
    os.utime(path, ns=(2, 2))
    assert puzzles_of(title) == own, "So is a broken file."


def test_a_game_that_was_played_is_looked_at_by_its_record(found: list[Puzzle]) -> None:
    puzzle = found[0]
    play = Play.restore(puzzle.record())
    again = mined(Played(str(play.record()), 1))
    assert all(each.moves == puzzle.moves[: len(each.moves)] for each in again.puzzles)
    assert again.costs.tries["play"] == 0
    assert again.costs.tries["glance"] > 0
