"""Every lesson and puzzle can be played to its end, says only what is so, and has all its sentences in both languages;
mistakes in a file are reported with file and step."""

import re

import pytest

from emberhall import load
from emberhall.kernel.games import own_titles
from emberhall.lessons import GO_ON, Lesson, LessonError, NotNow, Run, WrongTry, find, shelf
from emberhall.lessons.checking import check
from emberhall.lessons.files import read
from emberhall.lessons.naming import missing
from emberhall.lessons.sentences import languages, said

ALL = [lesson for lessons in shelf().values() for lesson in lessons]
PUZZLES = [lesson for lesson in ALL if lesson.goal is not None]


def name(lesson: Lesson) -> str:
    return f"{lesson.title}/{lesson.name}"


@pytest.mark.parametrize("lesson", ALL, ids=name)
def test_the_rules_allow_it_to_its_end_and_its_tutor_tells_the_truth(lesson: Lesson) -> None:
    check(lesson, {lang: said(lesson.title, lang) for lang in languages(lesson.title)})


FIGURE = re.compile(r"\b(?:\d{1,5}|two|three|four|five|six|eight)\b", re.IGNORECASE)
#: Steps that count what a rule says, not what lies on the table.
RULES_OF_NUMBERS = {
    "flamecraft-first-end", "flamecraft-solo-idea", "flamecraft-solo-end", "flamecraft-first-crystal",
    "flamecraft_duals-fires-end", "flamecraft-companion-end",
}  # fmt: skip


@pytest.mark.parametrize("lesson", [lesson for lesson in ALL if lesson.steps], ids=name)
def test_a_step_that_counts_has_its_figures_checked(lesson: Lesson) -> None:
    for step in lesson.steps:
        key = f"{lesson.key}-{step.text}"
        if FIGURE.search(said(lesson.title, "en")[key]["text"]) and key.removeprefix("lesson-") not in RULES_OF_NUMBERS:
            assert step.says, f"{key} counts, and nothing is checked."


def test_a_card_that_is_not_on_the_table_is_missed_under_any_of_its_names() -> None:
    monk = "CS-53"
    for text, lang in (
        ("Attack with Cyclone Monk.", "en"),
        ("Then your Monk attacks.", "en"),
        ("Attaquez avec Moine du cyclone.", "fr"),
        ("Votre Moine est prêt.", "fr"),
    ):
        assert missing("dragonduel", text, lang, {monk}) == []
        assert missing("dragonduel", text, lang, {"CS-54"}) != []


@pytest.mark.parametrize("lesson", [lesson for lesson in ALL if load(lesson.title).cards.fingerprint()], ids=name)
def test_it_says_the_rules_it_was_written_under_where_cards_can_be_added(lesson: Lesson) -> None:
    assert lesson.rules, "Else the next card changes what its seed deals."
    assert lesson.rules <= load(lesson.title).RULES


def test_every_title_has_a_first_game_and_puzzles() -> None:
    assert set(shelf()) == set(own_titles())
    for lessons in shelf().values():
        assert lessons[0].name == "first"
        assert [lesson.goal is None for lesson in lessons] == sorted(
            (lesson.goal is None for lesson in lessons), reverse=True
        )
        assert sum(lesson.goal is None for lesson in lessons) >= 2
        assert 3 <= sum(lesson.goal is not None for lesson in lessons) <= 5


def parts_of(title: str, lang: str) -> dict[str, set[str]]:
    return {key: set(parts) - {"", "how"} for key, parts in said(title, lang).items()}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("title", list(shelf()))
def test_the_first_lesson_says_how_things_are_picked_and_dragged(title: str, lang: str) -> None:
    lesson = shelf()[title][0]
    steps = [said(title, lang)[f"{lesson.key}-{step.text}"] for step in lesson.steps]
    assert sum("how" in parts for parts in steps) == 1
    assert all("do" in parts for parts in steps if "how" in parts)


def wanted(lesson: Lesson) -> dict[str, set[str]]:
    if lesson.goal is not None:
        return {lesson.key: {"text", "do", "hint"}}
    steps = {
        key: {"text", *({"do", "hint"} if step.do else ()), *step.wrong.values()}
        for key, step in zip(lesson.keys(), lesson.steps, strict=True)
    }
    return {lesson.key: set(), **steps}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("title", list(shelf()))
def test_every_sentence_is_there_and_none_too_many(title: str, lang: str) -> None:
    sentences = {key: parts for lesson in shelf()[title] for key, parts in wanted(lesson).items()}
    assert parts_of(title, lang) == sentences


FIRST = """
place = 1
seats = 4
seed = 49
options = { short = true, first_leader = 0 }
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("steps = 3", "dualis/bad.toml: "),
        ('[[steps]]\ntext = "a"\nbefor = []', "dualis/bad.toml: Object contains unknown field `befor`"),
        ('[[steps]]\ntext = "a"\nbefore = ["7 play S13R"]', "step a: '7 play S13R' is not a seat and a word"),
        ('[[steps]]\ntext = "a"\nbefore = ["1 play S13R"]', "step a: '1 play S13R' cannot be said; asked is seat 0"),
        ('[[steps]]\ntext = "a"\ndo = ["play S1R"]', "step a: 'play S1R' is expected, but seat 0 may say play S6R"),
        ('[[steps]]\ntext = "a"\nlit = ["S1R"]', "step a: There is no 'S1R' on the table to be lit"),
        (
            '[[steps]]\ntext = "a"\n[[steps]]\ntext = "b"\nbefore = ["0 play S13R"]',
            "step b: 'play S13R' is for the learner",
        ),
        ('[[steps]]\ntext = "a"\nsays = [{ view = "trump", equals = "B" }]', "step a: It is not so that trump is 'B'"),
        ('[[steps]]\ntext = "a"\nsays = [{ view = "trumps", equals = 1 }]', "step a: It is not so that trumps is 1"),
        ('[[steps]]\ntext = "a"\nsays = [{ event = "trick" }]', "step a: It is not so that trick"),
        (
            '[[steps]]\ntext = "a"\nsays = [{ view = "hand", where = { "" = "S1R" } }]',
            "step a: It is not so that hand with  'S1R'",
        ),
        ("", "A lesson has steps and a puzzle has a goal"),
        (
            '[goal]\nall = [{ view = "life" }]\nuntil = [{ event = "trick" }]\nway = []\nwrong = []',
            "There is nothing at 'life' in the view",
        ),
        (
            '[goal]\nall = [{ event = "trick" }]\nuntil = []\nway = ["play S6R"]\nwrong = ["play S6R"]',
            "Nothing is written that seat 1 could say",
        ),
    ],
)
def test_what_is_wrong_is_told_by_file_and_step(text: str, sentence: str) -> None:
    with pytest.raises(LessonError) as told:
        check(read("dualis", "bad", FIRST + text))
    assert sentence in str(told.value)


def test_a_wrong_try_changes_nothing_and_has_its_answer() -> None:
    lesson = find("dualis", "first")
    assert lesson is not None
    run = Run(lesson)
    with pytest.raises(NotNow):
        run.act("play S13R")  # there is something to read first
    with pytest.raises(WrongTry) as low:
        Run(lesson, [GO_ON]).act("play S6R")
    with pytest.raises(WrongTry) as coin:
        Run(lesson, [GO_ON]).act("play S13R+")
    assert (low.value.hint, coin.value.hint) == ("hint", "coin")
    with pytest.raises(NotNow):
        Run(lesson, [GO_ON]).act(GO_ON)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_a_puzzle_ends_where_it_is_decided(puzzle: Lesson) -> None:
    goal = puzzle.goal
    assert goal is not None
    solved, failed = Run(puzzle, goal.way), Run(puzzle, goal.wrong)
    assert solved.solved
    assert failed.failed
    for run in (solved, failed):
        with pytest.raises(NotNow):
            run.act(goal.way[0])
    if len(goal.way) > 1 and goal.at == "once":
        assert not Run(puzzle, goal.way[:-1]).over
