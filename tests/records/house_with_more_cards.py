"""Checks with one more card in every title that has cards; `test_new_cards` runs them in a separate process.

Lessons, examples and games of the previous rules are dealt as if the new cards did not exist.
"""

from dataclasses import replace

from emberhall import Play, Record, load
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import under
from emberhall.kernel.packing import pack
from emberhall.kernel.playouts import playout
from emberhall.lessons import shelf
from emberhall.lessons.checking import check
from emberhall.server.lobby.forks import forked_position
from emberhall.server.minds.botworker import answer
from emberhall.server.minds.thoughts import thought_of
from emberhall.server.table.row.waking import wake
from emberhall.store import Stored
from emberhall.wire.bodies.reviews import Fork
from emberhall.wire.titles.rulebooks import rulebook
from tests.records import fingerprints, keeping
from tests.records.new_cards import NEW
from tests.records.playing import FOLDER
from tests.server.rows import ADA, table


def check_cards(title: str) -> None:
    """The card exists under the current rules, but not under the previous ones."""
    game = load(title)
    before = under(game, game.RULES - 1)
    ids = [[entry["id"] for entry in each.cards.catalogue()] for each in (game, before)]
    assert set(ids[0]) - set(ids[1]) == {NEW[title].id}, title
    assert (before.cards.rules, game.cards.rules) == (game.RULES - 1, game.RULES)
    assert under(before, game.RULES).cards.fingerprint() == game.cards.fingerprint() != before.cards.fingerprint()
    said = fingerprints.complaint(title, fingerprints.found_of(game), fingerprints.known())
    assert said == f"fingerprints.toml has no fingerprint for rules {game.RULES} of {title}: run `make golden`."
    assert f"\n{game.RULES} = " in fingerprints.text(fingerprints.known(), {title: fingerprints.found_of(game)})


def check_what_is_written(title: str) -> None:
    """Lessons, puzzles and the examples of the rulebook still play."""
    for lesson in shelf()[title]:
        check(lesson)
    for lang in ("en", "fr"):
        book = rulebook(title, lang)
        assert book is not None
        assert book.examples


def check_records(title: str) -> None:
    """Records on file play as before, and none has to be rewritten."""
    for path in sorted(FOLDER.glob(f"{title}-*.record"))[:3]:
        record = keeping.parsed(path)
        assert keeping.complaint(path.name, record) is None
        assert str(record) == path.read_text("utf-8")


def check_table(title: str) -> None:
    """A table of the previous rules wakes and goes on, a bot can think at it, and a fork keeps its rules."""
    game = load(title)
    record = Record(title, game.RULES - 1, 2, game.setup.check(2, {}), 7, [])
    play = Play.restore(record)
    for _ in range(12):
        assert play.decision is not None
        play.take(play.decision.options[0])
    row = table("ada", "greedy", title=title, options=record.options, rules=record.rules, seed=7, status="running")
    woken = wake(Stored(replace(row, seq=len(play.words)), play.words, []))
    assert woken.frozen is None
    assert woken.play is not None
    assert pack(woken.play.state) == pack(play.state)
    assert woken.play.record().rules == record.rules
    decision = play.decision
    assert decision is not None
    said = answer(thought_of("greedy", play, decision.seat, 3, 5.0))
    assert said.problem is None
    assert said.word in decision.words()
    fork = forked_position(play, "here", ADA, Fork(seat=0, bots={"1": "greedy"}))
    assert (fork.row.rules, fork.game.cards.rules) == (record.rules, record.rules)
    state = wake(Stored(replace(fork.row, status="open"), fork.words, [])).game
    assert state is not None
    assert state.cards.rules == record.rules
    playout(play.state, Rng.seeded(1))
    assert wake(Stored(replace(row, rules=game.OLDEST - 1), [], [])).frozen


def main() -> None:
    for title in NEW:
        check_cards(title)
        check_what_is_written(title)
        check_records(title)
        check_table(title)


if __name__ == "__main__":
    main()
