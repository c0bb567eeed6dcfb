"""Puzzles: found in games of bots, written and read, refused when they no longer hold, and solved as lessons are."""

from dataclasses import replace

import pytest

from emberhall import load, titles
from emberhall.lessons import Run
from emberhall.puzzles.difficulty import TRIES, difficulty
from emberhall.puzzles.lessons import as_lesson
from emberhall.puzzles.mining import Task, distinct, mined, playable
from emberhall.puzzles.puzzle import Chances, Difficulty, Puzzle, PuzzleError, parsed
from emberhall.puzzles.rechecking import Check, checked
from emberhall.puzzles.selection import varied
from emberhall.puzzles.shelf import puzzles_of
from emberhall.puzzles.themes import DEFENCE, WINNING, tagged, themes_of

GAMES = {"dualis": (4, 2), "flamecraft": (2, 0), "flamecraft_duals": (2, 2), "dragonduel": (2, 1)}


@pytest.fixture(scope="module", params=sorted(GAMES))
def found(request: pytest.FixtureRequest) -> list[Puzzle]:
    """Puzzles from a few games of a title."""
    seats, first = GAMES[request.param]
    puzzles: list[Puzzle] = []
    for number in range(first, first + 12):
        puzzles += mined(Task(request.param, seats, load(request.param).setup.check(seats, {}), number, 1))
        if len(puzzles) > 1:
            break
    assert puzzles
    return puzzles


def test_the_same_game_gives_the_same_puzzles_and_a_line_has_all_of_them(found: list[Puzzle]) -> None:
    for puzzle in found:
        assert parsed(puzzle.title, puzzle.line()) == puzzle
        assert len(puzzle.line()) < 4000


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
    line = found[0].line()
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
    many = [replace(found[0], seed=seed, chances=Chances(60 + seed, 50, 1)) for seed in range(20)]
    chosen = varied(many, 10, easiest=0)
    assert [puzzle.seed for puzzle in chosen] == [19, 18]  # a fifth of ten, the clearest
    assert varied([replace(each, difficulty=Difficulty(500, 100)) for each in many], 10) == []


@pytest.mark.parametrize("title", titles())
def test_themes_name_events_that_the_title_has(title: str) -> None:
    story = load(title).face.story
    for theme in themes_of(title).values():
        for kind in theme.events:
            assert kind in story.tellings
            assert set(theme.where) | ({theme.who} - {""}) <= set(story.tellings[kind].facts)


@pytest.mark.parametrize("title", titles())
def test_the_rules_still_allow_every_puzzle(title: str) -> None:
    """Every one is dealt and played to its question, and its answers are possible."""
    for puzzle in puzzles_of(title):
        puzzle.play()
        run = Run(as_lesson(puzzle), puzzle.answers)
        assert run.solved, puzzle.id
        assert set(puzzle.themes) <= {*themes_of(title), DEFENCE, WINNING}
