"""Every record in this folder plays as before, word by word, and ends as its notes say."""

from collections import Counter
from pathlib import Path

import pytest

from emberhall import Play, Record, load
from emberhall.kernel.games import own_titles, plays, under
from emberhall.kernel.packing import pack
from emberhall.kernel.plays.takebacks import UNDO, standing
from emberhall.kernel.records import RESIGN
from tests.records import keeping
from tests.records.plays import modes, wanted

RECORDS = sorted(Path(__file__).parent.glob("*.record"))
STORED = sorted(Path(__file__).parent.glob("*.stored"))


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_plays_again(path: Path) -> None:
    record = keeping.parsed(path)
    assert str(record) == path.read_text("utf-8")
    assert record.notes["why"]
    game = load(record.title, record.cards)
    assert plays(game, record.rules), f"{path.name} is of rules {record.rules}: run `make golden`."
    game = under(game, record.rules)
    wrong = keeping.complaint(path.name, record)
    assert wrong is None, wrong
    walk = Play.walk(record)
    play = next(walk).play
    for seat, word in record.moves:
        if word != RESIGN:
            assert game.explain(play.state, seat, word) is None
        next(walk)
        assert pack(game.unpack(pack(play.state))) == pack(play.state)
    assert play.over == ("scores" in record.notes)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_what_stands_of_the_words_a_store_keeps_is_the_record(path: Path) -> None:
    record, stored = keeping.parsed(path.with_suffix(".record")), keeping.parsed(path)
    assert sum(word == UNDO for _, word in stored.moves) > 2
    assert standing(stored.moves) == record.moves
    play, again = Play.restore(record), Play.restore(stored)
    assert (again.words, again.seq) == (record.moves, len(stored.moves))
    assert pack(play.state) == pack(again.state)
    assert (stored.seed, stored.options, stored.rules) == (record.seed, record.options, record.rules)


@pytest.mark.no_cover  # other tests cover the same lines
def test_every_title_and_mode_is_on_record() -> None:
    assert {keeping.path_of(play) for play in wanted()} <= set(RECORDS), "Run `make golden`."
    records = [keeping.parsed(path) for path in RECORDS]
    counts = Counter(record.title for record in records)
    assert all(counts[title] >= 5 for title in own_titles())
    for play in modes():
        game = load(play.title)
        options = game.setup.check(play.seats, play.options)
        assert any(
            (record.title, record.seats, record.options) == (play.title, play.seats, options) for record in records
        )


@pytest.mark.no_cover  # other tests cover the same lines
def test_ends_resigning_overlays_and_words_taken_back_are_on_record() -> None:
    records = [keeping.parsed(path) for path in RECORDS]
    ends = {(record.title, end) for record in records for end in record.notes.get("end", "").split()}
    assert ends >= {
        *(("dragonduel", end) for end in ("tower", "deck", "resigned")),
        *(("flamecraft", end) for end in ("artisans", "enchantments")),
        *(("flamecraft_duals", end) for end in ("bag", "won", "duty", "end")),
    }
    cards = {title for title in own_titles() if load(title).cards.fingerprint()}
    assert {record.title for record in records if record.cards} == cards, "An overlay of every title with card files."
    assert {path.stem.partition("-")[0] for path in STORED} == cards
    assert any(word == RESIGN for record in records for _, word in record.moves)


# --- what happens when rules change


@pytest.fixture
def one() -> Record:
    return keeping.parsed(Path(__file__).parent / "dragonduel-tower.record")


def test_a_record_that_plays_differently_says_what_to_do(one: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    assert keeping.complaint("it", one) is None
    monkeypatch.setattr(keeping, "result", lambda _: {"winners": "0 1", "scores": "9 9"})
    said = keeping.complaint("it", one)
    assert said is not None
    assert "it no longer plays as it did" in said
    assert f"raise RULES and OLDEST in games/{one.title}/game.py and run `make golden`" in said
    with pytest.raises(ValueError, match="no longer plays as it did"):
        keeping.fresh()


def test_a_record_with_a_word_that_is_illegal_now_says_what_to_do(one: Record) -> None:
    one.moves[3] = (one.moves[3][0], "attack m9 p1")
    said = keeping.complaint("it", one)
    assert said is not None
    assert "Move 4, 'attack m9 p1'" in said
    assert "raise RULES" in said


@pytest.mark.no_cover  # other tests cover the same lines
def test_records_that_are_missing_or_of_older_rules_are_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (play,) = [play for play in wanted() if play.name == "flamecraft_duals-undo"]
    path = keeping.path_of(play)
    for kept in (path, keeping.stored_path(path)):
        (tmp_path / kept.name).write_text(kept.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(keeping, "FOLDER", tmp_path)
    monkeypatch.setattr(keeping, "wanted", lambda: [play])
    assert keeping.fresh() == {}
    own = tmp_path / path.name
    own.write_text(path.read_text("utf-8").replace("\nrules ", "\nrules 9"), "utf-8")
    found = keeping.fresh()
    assert set(found) == {own, keeping.stored_path(own)}
    for each, text in found.items():
        each.write_text(text, "utf-8")
    assert keeping.complaint("it", keeping.parsed(own)) is None
    assert keeping.fresh() == {}
    own.unlink()
    assert set(keeping.fresh()) == {own, keeping.stored_path(own)}
