"""Records: text in, text out; errors name the bad line, and other rules are never applied silently."""

from itertools import islice
from typing import Any

import pytest

from emberhall import Play, Record, load
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import pack
from tests.replays import state_of

HEAD = "emberhall record 1\ntitle dualis\nrules 1\nseats 4\nseed 7\n"


def played(seats: int = 4, seed: int = 7, count: int | None = None, **options: Any) -> Record:
    """A record of random play."""
    state = load("dualis").deal(seats, seed, **options)
    rng = Rng.seeded(seed)
    moves: list[tuple[int, str]] = []
    while (decision := state.decision) is not None and len(moves) != count:
        pick = decision.options[rng.below(len(decision.options))]
        moves.append((decision.seat, decision.word(pick)))
        state.take(pick)
    return Record.of("dualis", seats, seed, moves, **options)


# --- text


def test_a_record_reads_as_it_was_written() -> None:
    record = played(count=3, highlow=True, first_leader=2)
    text = str(record)
    lines = text.splitlines()
    assert lines[:8] == [
        "emberhall record 1",
        "title dualis",
        "rules 1",
        "seats 4",
        "option mode partnership",
        "option short no",
        "option highlow yes",
        "option first_leader 2",
    ]
    assert "seed 7" in lines
    assert [line.split(" ", 1)[0] for line in lines[-3:]] == ["2", "3", "0"]
    assert text.endswith("\n")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (3, {"short": True}), (4, {"duplicate": True, "turn": 2, "show_trump_now": False}), (4, {"mode": "iso"})],
)
def test_text_round_trip(seats: int, options: dict[str, Any]) -> None:
    record = played(seats, 11, **options)
    record.notes["seal"] = "9f3c 77"
    record.notes["name.0"] = "Zoé la Rouge"
    again = Record.parse(str(record))
    assert str(again) == str(record)
    assert again.options == record.options
    assert again.notes == {"seal": "9f3c 77", "name.0": "Zoé la Rouge"}
    assert (again.title, again.rules, again.seats, again.seed) == ("dualis", 1, seats, 11)
    assert again.moves == record.moves


def test_options_that_are_not_said_take_their_defaults() -> None:
    record = Record.parse(HEAD)
    assert record.options == load("dualis").setup.check(4, {})
    assert record.moves == []
    assert record.notes == {}


def test_blank_lines_and_remarks_are_passed_over() -> None:
    record = Record.parse(HEAD + "\n# a remark\n\n0 play S5B\n")
    assert record.moves == [(0, "play S5B")]


def test_a_move_may_be_indented() -> None:
    assert Record.parse(HEAD + "  0 play S5B\n").moves == [(0, "play S5B")]


def test_a_huge_or_negative_seed_is_kept() -> None:
    for seed in (-5, 2**64 + 1):
        record = Record.of("dualis", 4, seed)
        assert Record.parse(str(record)).seed == seed


@pytest.mark.parametrize("name", ["Ada\n3 play S5B", "Ada\r\n3 play S5B", "Ada\u2028 3 play S5B", "Ada\x85 3 play S5B"])
def test_a_note_is_one_line_whatever_is_in_it(name: str) -> None:
    """A name with a line break adds no line to the record, so it cannot inject a move."""
    record = Record.of("dualis", 4, 7)
    record.notes["name.0"] = name
    again = Record.parse(str(record))
    assert again.moves == []
    assert again.notes == {"name.0": "Ada 3 play S5B"}
    assert str(again) == str(record)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A record starts with the line 'emberhall record 1'."),
        ("emberhall record 2\n", "A record starts with the line 'emberhall record 1'."),
        (HEAD + "what is this\n", "Line 6 is no line of a record: 'what is this'."),
        (HEAD + "0 play S5B\n1\n", "Line 7 is no line of a record: '1'."),
        (HEAD + "-1 play S5B\n", "Line 6 is no line of a record: '-1 play S5B'."),
        (HEAD + f"{'9' * 5000} play S5B\n", f"Line 6 is no line of a record: '{'9' * 5000} play S5B'."),
        (HEAD + "0play S5B\n", "Line 6 is no line of a record: '0play S5B'."),
        (HEAD + "seed 8\n", "Line 6 says seed again."),
        (HEAD + "option short yes\noption short no\n", "Line 7 says short again."),
        (HEAD + "note seal 1\nnote seal 2\n", "Line 7 says seal again."),
        (HEAD.replace("title dualis\n", ""), "The record does not say its title."),
        (HEAD.replace("rules 1\n", ""), "The record does not say its rules."),
        (HEAD.replace("seats 4\n", ""), "The record does not say its seats."),
        (HEAD.replace("seed 7\n", ""), "The record does not say its seed."),
        (HEAD.replace("seats 4", "seats four"), "The record's seats must be a whole number, not 'four'."),
        (HEAD.replace("rules 1", "rules one"), "The record's rules must be a whole number, not 'one'."),
        (HEAD.replace("seed 7", "seed 0x7"), "The record's seed must be a whole number, not '0x7'."),
        (HEAD.replace("seats 4", "seats 6"), "dualis is played with 3 or 4 seats, not 6."),
        (HEAD.replace("title dualis", "title chess"), "There is no game 'chess'; there is"),
        (HEAD + "option mode teams\n", "mode cannot be 'teams'; it can be partnership, iso."),
        (HEAD + "option colour red\n", "dualis has no option 'colour'; it has mode,"),
    ],
)
def test_a_bad_record_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  (the sentence is compared)
        Record.parse(text)
    assert str(refused.value).startswith(sentence)


# --- play


def test_playing_a_record_gives_the_state_it_led_to() -> None:
    record = played(3, 5, short=True)
    game = load("dualis")
    state = state_of(record)
    assert state.over
    twin = game.deal(3, 5, short=True)
    for _, word in record.moves:
        twin.apply(word)
    assert pack(state) == pack(twin)


def test_a_record_can_be_played_in_part_and_listened_to() -> None:
    record = played(count=10)
    heard = [event.kind for outcome in islice(Play.walk(record), 5) for event in outcome.new_events()]
    assert heard.count("played") == 4
    assert [outcome.store for outcome in Play.walk(record)] == [[], *[[move] for move in record.moves]]
    first = next(Play.walk(record)).play
    assert pack(first.state) == pack(first.game.deal(4, record.seed))


def test_an_old_record_may_have_options_that_are_gone() -> None:
    text = HEAD.replace("rules 1", "rules 0") + "option weather fair\n0 play S5B\n"
    record = Record.parse(text)
    assert (record.rules, record.options, record.moves) == (0, {"weather": "fair"}, [(0, "play S5B")])
    with pytest.raises(ValueError, match="This record was played under rules 0 of dualis; this Emberhall has rules 1"):
        state_of(record)
    with pytest.raises(ValueError, match="dualis has no option 'weather'"):
        Record.parse(text.replace("rules 0", "rules 1"))


def test_other_rules_are_refused_and_the_text_can_still_be_read() -> None:
    text = str(played(count=2)).replace("rules 1", "rules 99")
    record = Record.parse(text)
    assert record.rules == 99
    assert len(record.moves) == 2
    with pytest.raises(ValueError, match=r"played under rules 99 of dualis; this Emberhall has rules \d+"):
        state_of(record)


def test_a_word_that_was_not_legal_is_named() -> None:
    record = played(count=3)
    seat, _ = record.moves[1]
    record.moves[1] = (seat, "play S99R")
    with pytest.raises(ValueError, match="'play S99R' is not an answer"):
        state_of(record)


def test_a_seat_that_was_not_asked_is_named() -> None:
    record = played(count=3)
    seat, word = record.moves[2]
    record.moves[2] = ((seat + 1) % 4, word)
    with pytest.raises(ValueError, match=f"Move 3, '{word.replace('+', '.')}': seat {seat} was asked, not seat"):
        state_of(record)


def test_words_after_the_end_are_refused() -> None:
    record = played(seed=2)
    record.moves.append((0, "play S1R"))
    with pytest.raises(ValueError, match=f"Move {len(record.moves)}, 'play S1R': the game was over before it"):
        state_of(record)
