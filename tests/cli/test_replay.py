"""`emberhall replay`: any moment of a record as seen by any seat, by arguments or by keys."""

from pathlib import Path

import pytest

from emberhall import Record, load, titles
from emberhall.kernel.chance import Rng
from tests.cli.shell import Terminal, refused, run, start
from tests.replays import state_of


def test_the_whole_story_is_told(file: Path, record: Record) -> None:
    result = run("replay", str(file), "--all")
    assert result.exit_code == 0
    assert result.stdout == run("replay", str(file)).stdout  # there is no terminal to press keys in
    lines = result.stdout.splitlines()
    assert lines[0].startswith("   0  Round 1 · Seat ")
    assert sum(" leads " in line or " plays " in line for line in lines) >= len(record.moves)
    assert "Seat 0 (Ada)" in result.stdout
    assert "Seat 1 (whimsical)" in result.stdout
    assert " won." in result.stdout


def test_a_place_is_seen_through_the_eyes_of_a_seat(file: Path, record: Record) -> None:
    state = state_of(record, 10)
    for seat in range(4):
        result = run("replay", str(file), "--at", "10", "--seat", str(seat))
        hand = load("dualis").view(state, seat)["hand"]
        shown = set(result.stdout.replace("(", " ").replace(")", " ").replace("+", " ").split())
        assert set(hand) <= shown
        assert f"Move 10 of {len(record.moves)}, as seen by Seat {seat}" in result.stdout
        assert f"10. {record.moves[9][0]} {record.moves[9][1]}" in result.stdout


def test_a_spectator_sees_no_hand(file: Path, record: Record) -> None:
    result = run("replay", str(file), "--at", "8")
    played = {word.split()[1].rstrip("+") for _, word in record.moves[:8]}
    cards = {card for card in result.stdout.split() if card[0] in "SM" and card[-1] in "RB" and card[1:-1].isdecimal()}
    assert cards <= played
    assert "seen by a spectator" in result.stdout


def test_the_start_and_the_end_can_be_shown(file: Path, record: Record) -> None:
    assert f"Move 0 of {len(record.moves)}" in run("replay", str(file), "--at", "0").stdout
    end = str(len(record.moves))
    assert " won." in run("replay", str(file), "--at", end).stdout


def test_a_record_may_come_from_the_standard_input(record: Record, file: Path) -> None:
    assert run("replay", "-", typed=str(record)).stdout == run("replay", str(file)).stdout


def test_a_seat_that_concedes_is_told(record: Record, tmp_path: Path) -> None:
    conceded = Record.parse(str(record))
    conceded.moves = [*record.moves[:5], (2, "concede"), *record.moves[5:]]
    file = tmp_path / "conceded.txt"
    file.write_text(str(conceded))
    assert "   6  Seat 2" in run("replay", str(file), "--all").stdout
    assert "concedes; a bot plays on and cannot win." in run("replay", str(file), "--at", "6").stdout


def test_french(file: Path) -> None:
    said = run("replay", str(file), "--lang", "fr").stdout
    assert "Place 0 (Ada)" in said
    assert "La manche est comptée" in said


@pytest.mark.parametrize("title", titles())
def test_people_may_be_called_anything(title: str, tmp_path: Path) -> None:
    """Brackets and colons in a name are not markup, wherever on the board the name appears."""
    game = load(title)
    seats, options = game.setup.modes()[0]
    record = Record.of(title, seats, 3, (), **options)
    record.notes = {f"chair.{seat}": "person [/b] :fire:" for seat in range(seats)}
    state = state_of(record, 0)
    rng = Rng.seeded(2)
    while (decision := state.decision) is not None and len(record.moves) < 40:
        record.moves.append((decision.seat, decision.words()[rng.below(len(decision.options))]))
        state.apply(record.moves[-1][1])
    (tmp_path / "game.txt").write_text(str(record), "utf-8")
    assert "[/b] :fire:" in run("replay", str(tmp_path / "game.txt"), "--at", str(len(record.moves))).stdout


def broken(record: Record, old: str, new: str) -> str:
    text = str(record)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("emberhall record 1", "a letter", "A record starts with the line 'emberhall record 1'."),
        ("title dualis", "title chess", "There is no game 'chess'"),
        ("rules 1", "rules 99", "This record was played under rules 99 of dualis"),
        ("seats 4", "seats four", "The record's seats must be a whole number, not 'four'."),
        ("seats 4", "seats 9", "3 or 4 seats, not 9"),
        ("option short yes", "option short maybe", "short cannot be 'maybe'"),
        ("seed ", "what ", "Line 16 is no line of a record"),
        ("note seal", "nota seal", "Line 17 is no line of a record"),
    ],
)
def test_a_broken_record_is_told_what_is_broken(record: Record, old: str, new: str, sentence: str) -> None:
    assert sentence in refused("replay", "-", typed=broken(record, old, new))


def test_an_old_record_says_under_which_rules_it_was_played(record: Record) -> None:
    old = broken(record, "rules 1\n", "rules 0\n").replace("option short", "option weather fair\noption brief")
    for command in ("replay", "verify"):
        said = refused(command, "-", typed=old)
        assert "This record was played under rules 0 of dualis; this Emberhall has rules 1" in said
        assert "so it can be read but not played" in said


def test_an_illegal_word_is_named_with_its_line(record: Record) -> None:
    lines = str(record).splitlines()
    first = next(k for k, line in enumerate(lines) if line[0].isdecimal())
    seat = lines[first + 2].split()[0]
    lines[first + 2] = f"{seat} play S99B"
    assert f"Line {first + 3}: 'play S99B' is not an answer" in refused("replay", "-", typed="\n".join(lines))
    lines[first + 2] = f"{(int(seat) + 1) % 4} play S1R"
    assert f"Line {first + 3}, 'play S1R': seat {seat} was asked" in refused("replay", "-", typed="\n".join(lines))
    late = f"{record!s}0 play S1R\n"
    assert "the game was over before it" in refused("replay", "-", typed=late)


def test_what_cannot_be_is_said_in_a_sentence(file: Path, tmp_path: Path) -> None:
    assert "cannot be read: No such file" in refused("replay", str(tmp_path / "missing.txt"))
    assert "cannot be read: Is a directory" in refused("replay", str(tmp_path))
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00picture")
    assert "is not a record: it is not text" in refused("replay", str(tmp_path / "picture"))
    assert "There is no seat 4; seats are 0 to 3." in refused("replay", str(file), "--seat", "4")
    assert "--at goes from 0 to 108, not 5000." in refused("replay", str(file), "--at", "5000")
    assert "--at goes from 0 to 108, not -1." in refused("replay", str(file), "--at", "-1")


def test_keys_step_through_a_record(file: Path) -> None:
    """In a real terminal: next, next, back, another seat, three at once, the end, quit."""
    pressed = [
        ("n", "Move 1 of"),
        (" ", "Move 2 of"),
        ("p", "Move 1 of"),
        ("s", "seen by Seat 0"),
        ("n\x1b[Cn", "Move 4 of"),
        (">", "Move 108 of"),
    ]
    with Terminal() as terminal, start("replay", str(file), terminal=terminal.inside) as process:
        terminal.until("Move 0 of.*q quit")
        for key, wanted in pressed:
            terminal.press(key)
            assert "\x1b[" in terminal.until(f"{wanted}.*q quit"), "a terminal is coloured"
        terminal.press("q")
        assert process.wait(timeout=30) == 0


def test_a_fork_is_read_and_shown(record: Record, tmp_path: Path) -> None:
    forked = Record.parse(str(record))
    forked.moves = [*record.moves[:5], (0, "fork")]
    file = tmp_path / "forked.txt"
    file.write_text(str(forked))
    assert "Move 6 of 6" in run("replay", str(file), "--at", "6").stdout
