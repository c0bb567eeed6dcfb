"""Who may know what: the table of hidden information, row by row, through views, events and decisions."""

import re
from typing import Any

import pytest

from emberhall.games.dualis.game import GAME
from emberhall.games.dualis.state import State, cards_in, round_number
from emberhall.games.dualis.words import CARD_WORDS
from emberhall.kernel.chance import Rng
from emberhall.kernel.events import Event
from tests.games.dualis.modes import MODES, Mode
from tests.games.dualis.scenes import Scene, dealt, finish_round, fresh, scene, wander

ruling = pytest.mark.ruling
CARD = re.compile(r"\b[SM](?:[1-9]|1[0-3])[RB]\b")

TRICK = "S2R S9B S7R S5B"
HANDS = ["S2R M1R M12B", "S9B M3B M13B", "S7R M8B M13R", "S5B M11R M12R"]


def cards_named(told: object) -> set[str]:
    """Every card code in plain data."""
    return set(CARD.findall(str(told)))


def hand_words(state: State, seat: int) -> set[str]:
    return {CARD_WORDS[card] for card in cards_in(state.hand(seat))}


def public_cards(state: State) -> set[str]:
    """What is public under the strictest agreement: the running trick, the last finished one, scored rounds."""
    view = GAME.view(state, None)
    return cards_named([view["table"], view["last"], view["rounds"]])


# --- own hand, others' hands, undealt cards


@pytest.mark.parametrize("row", MODES, ids=lambda row: row.slug)
@ruling("DU-22")
@pytest.mark.no_cover  # other tests cover the same lines
def test_a_view_names_no_card_but_the_own_hand_and_what_lies_open(row: Mode) -> None:
    """Hidden information: hands of partner and opponents and undealt cards are in no view, at any decision."""
    state = dealt(row.seats, 17, **row.options)
    rng = Rng.seeded(17)
    while not state.over:
        open_now = public_cards(state)
        assert cards_named(GAME.view(state, None)) == open_now
        for seat in range(row.seats):
            view = GAME.view(state, seat)
            assert set(view["hand"]) == hand_words(state, seat)
            assert cards_named(view) == open_now | hand_words(state, seat)
            assert view["cards"] == [len(hand_words(state, other)) for other in range(row.seats)]
        wander(state, rng, 1)


def test_a_spectator_has_no_hand_and_a_hand_is_sorted() -> None:
    """Hidden information: a spectator sees numbers only; a seat sees Star before Moon, by number, red before blue."""
    there = scene(["S10B S2R S2B M1R", "S9B M3B M4B M5B", "S7R M8B M9B M10B", "S5B M11R M12R M13R"])
    assert there.view(None)["hand"] is None
    assert there.view(0)["hand"] == ["S2R", "S2B", "S10B", "M1R"]


def test_only_the_own_hand_is_told_at_the_deal() -> None:
    """Hidden information: each seat hears its own cards, the others only how many."""
    state = dealt(4, 5, listen=True)
    dealings = [event for event in state.hear() if event.kind == "dealt"]
    assert len(dealings) == 4
    for seat, event in enumerate(dealings):
        news = event.to(seat)
        assert news is not None
        assert cards_named(news) == hand_words(state, seat)
        assert news["cards"] == 13
        for other in (None, *range(4)):
            if other != seat:
                assert not cards_named(event.to(other))


@pytest.mark.parametrize("row", [MODES[0], MODES[6]], ids=lambda row: row.slug)
def test_no_event_names_a_card_before_it_is_played(row: Mode) -> None:
    """Hidden information: all a seat hears in a game is its own hand and the cards played."""
    state = dealt(row.seats, 23, listen=True, **row.options)
    rng = Rng.seeded(23)
    while not state.over:
        played = {CARD_WORDS[card] for card in range(52)} - set(cards_in_piles(state))
        pick = state.options()[rng.below(len(state.options()))]
        played |= cards_named(state.word(pick))
        state.take(pick)
        for event in state.hear():
            if event.kind != "dealt":
                for seat in (None, *range(row.seats)):
                    assert cards_named(event.to(seat)) <= played


def cards_in_piles(state: State) -> list[str]:
    piles = [state.hand(seat) for seat in range(state.terms.seats)] + [state.undealt]
    return [CARD_WORDS[card] for pile in piles for card in cards_in(pile)]


# --- public at once


@ruling("DU-31")
def test_the_running_trick_is_public_at_once() -> None:
    """Hidden information: card, coin, centre, counts and leader are the same in every view."""
    there = scene(HANDS, "5/4").play("S2R+ S9B")
    assert there.view()["table"] == [
        {"seat": 0, "card": "S2R", "coin": True, "lies": "B"},
        {"seat": 1, "card": "S9B", "coin": False, "lies": "B"},
    ]
    assert there.view()["centre"] == [5, 3]
    open_fields = {key: value for key, value in there.view().items() if key not in ("seat", "hand")}
    for seat in range(4):
        view = there.view(seat)
        assert {key: value for key, value in view.items() if key not in ("seat", "hand")} == open_fields


@ruling("DU-15")
def test_the_colour_of_collected_coins_is_in_no_view() -> None:
    """Hidden information: which coins a seat took can be worked out, but is not shown."""
    red = scene(HANDS, "5/5", coins=[2, 1, 1, 0]).play(TRICK.replace("S9B", "S9B+").replace("S2R", "S2R+"))
    view = red.view()
    assert view["coins"] == [3, 2, 1, 0]
    assert set(view["sides"][0]) == {"seats", "coins", "tricks", "worth", "won", "total"}


def test_the_legal_options_go_to_the_seat_that_is_asked_alone() -> None:
    """Hidden information: the decision goes to one seat; no view or event holds options: their number reveals suits."""
    there = scene(HANDS, "5/4").play("S2R")
    decision = there.state.decision
    assert decision is not None
    assert decision.seat == 1
    for seat in (None, 0, 1, 2, 3):
        assert not {"options", "words", "decision"} & set(there.view(seat))
    there.hear()
    assert all("options" not in event and "words" not in event for event in there.heard)


def test_voids_are_kept_for_the_round_only() -> None:
    """Hidden information: a failure to follow is public; the next deal clears it."""
    there = scene(["S2R M1R", "M9B M3B", "S7R M8B", "S5B M11R"]).play("S2R M9B")
    assert there.state.voids == 1 << 2
    done = finish_round([2, 2, 2, 2], [3, 3, 3, 4], taker=3)
    assert done.state.voids == 0


# --- finished tricks


def finished_trick(**options: Any) -> Scene:
    return scene(HANDS, "5/4", **options).play(TRICK)


@ruling("DU-29")
@pytest.mark.parametrize("aid", ["none", "last_trick", "full"])
def test_the_trick_just_finished_is_seen_until_the_next_lead(aid: str) -> None:
    """FAQs: the trick stays until somebody leads; nobody is asked to look away."""
    last = finished_trick(memory_aid=aid).view()["last"]
    assert (last["trick"], last["round"], last["winner"], last["trump"]) == (11, 1, 2, "R")
    assert [laid["card"] for laid in last["table"]] == ["S2R", "S9B", "S7R", "S5B"]
    assert [laid["seat"] for laid in last["table"]] == [0, 1, 2, 3]


@ruling("DU-29")
def test_after_the_next_lead_a_won_trick_is_gone() -> None:
    """FAQs: won tricks may not be looked at; only counts remain."""
    view = finished_trick().play("M8B").view(1)
    assert view["last"] is None
    assert view["seen"] == []
    assert cards_named(view) == {"M8B"} | set(view["hand"])


@ruling("DU-29")
def test_the_memory_aids_a_table_may_agree_on() -> None:
    """The option `memory_aid`: the last trick stays visible, or all tricks of the round."""
    last = finished_trick(memory_aid="last_trick").play("M8B").view()
    assert [laid["card"] for laid in last["last"]["table"]] == ["S2R", "S9B", "S7R", "S5B"]
    assert last["seen"] == []
    full = finished_trick(memory_aid="full").play("M8B").view()
    assert len(full["seen"]) == 11
    assert full["seen"][-1] == full["last"]
    assert [trick["trick"] for trick in full["seen"]] == list(range(1, 12))


def test_every_trick_seen_in_full_is_the_one_that_was_told() -> None:
    """The option `memory_aid` full: cards, colours, winner and trump of each trick as they were."""
    state = dealt(3, 31, listen=True, memory_aid="full", highlow=True)
    rng = Rng.seeded(31)
    wander(state, rng, 38)  # all but the last card of the round
    told = [event.facts for event in state.hear()]
    tricks = [facts for facts in told if "winner" in facts]
    plays = [facts for facts in told if "lies" in facts]
    seen = GAME.view(state, 0)["seen"]
    assert len(seen) == len(tricks) == 12
    for number, trick in enumerate(seen):
        assert (trick["winner"], trick["trump"]) == (tricks[number]["winner"], tricks[number]["trump"])
        for laid, play in zip(trick["table"], plays[3 * number : 3 * number + 3], strict=True):
            assert laid == {key: play[key] for key in ("seat", "card", "coin", "lies")}


def test_the_last_trick_of_a_round_is_seen_until_the_next_round_is_led() -> None:
    """FAQs: the trick that ends a round is a finished trick like the others."""
    there = finish_round([2, 2, 2, 2], [3, 3, 3, 4], taker=3)
    last = there.view()["last"]
    assert (last["round"], last["trick"], last["winner"]) == (1, 13, 3)
    assert [laid["card"] for laid in last["table"]] == ["S1R", "S2R", "S3R", "S13R"]
    there.state.apply(there.state.options()[0])
    assert there.view()["last"] is None


@ruling("DU-22")
@ruling("DU-29")
def test_a_scored_round_lies_open_to_review() -> None:
    """Hidden information: after scoring, the whole round may be reviewed, including the undealt cards."""
    state = dealt(3, 12, listen=True, short=True)
    out = {CARD_WORDS[card] for card in cards_in(state.undealt)}
    wander(state, Rng.seeded(12), 26)
    assert GAME.view(state, None)["rounds"] == []
    wander(state, Rng.seeded(12), 1)
    told = state.hear()
    done = GAME.view(state, None)["rounds"][0]
    plays = [f"{event.facts['card']}{'+' * bool(event.facts['coin'])}" for event in told if event.kind == "played"]
    assert " ".join(play.split(":")[1] for play in done["plays"]).split() == plays
    takers = [event.facts["winner"] for event in told if event.kind == "trick"]
    assert done["takers"] == takers
    assert [int(play.split(":")[0]) for play in done["plays"]] == [done["leader"], *takers[:-1]]
    assert set(done["undealt"]) == out
    assert len(out) == 25
    assert GAME.view(state, 1)["rounds"] == GAME.view(state, None)["rounds"]


# --- the log that may be read again


def log_of(there: Scene, plays: int, seed: int = 3) -> list[Event]:
    wander(there.state, Rng.seeded(seed), plays)
    return there.state.hear()


def tricks_recalled(state: State, events: list[Event]) -> list[int]:
    number = round_number(state)
    entries: set[int] = set()
    current = 0
    for event in GAME.face.recall(state, events):
        if event.kind == "round":
            current = int(str(event.facts["round"]))
        elif event.kind == "played" and current == number:
            entries.add(int(str(event.facts["trick"])))
    return sorted(entries)


@ruling("DU-29")
@pytest.mark.parametrize(
    ("aid", "plays", "open_tricks"),
    [
        ("none", 2, [1]),
        ("none", 4, [1]),
        ("none", 5, [2]),
        ("none", 8, [2]),
        ("none", 11, [3]),
        ("last_trick", 4, [1]),
        ("last_trick", 5, [1, 2]),
        ("last_trick", 8, [2]),
        ("last_trick", 11, [2, 3]),
        ("full", 11, [1, 2, 3]),
    ],
)
def test_a_log_read_again_says_no_more_than_the_table_shows(aid: str, plays: int, open_tricks: list[int]) -> None:
    """FAQs: somebody who comes back may not read the won tricks in the log."""
    there = fresh(seed=3, memory_aid=aid)
    events = log_of(there, plays)
    assert tricks_recalled(there.state, events) == open_tricks


@ruling("DU-29")
@pytest.mark.parametrize(("plays", "told"), [(0, 4), (3, 4), (4, 0), (5, 0)])
def test_the_hand_as_it_was_dealt_is_recalled_only_while_all_of_it_may_be_seen(plays: int, told: int) -> None:
    """FAQs: the dealt hand names cards that are in won tricks by then, so it goes with the first of them."""
    there = fresh(seed=3)
    events = log_of(there, plays)
    kinds = [event.kind for event in GAME.face.recall(there.state, events)]
    assert kinds.count("dealt") == told
    assert kinds.count("round") == 1


@ruling("DU-29")
def test_a_scored_round_may_be_recalled_whole() -> None:
    """Hidden information: scoring makes the round public; the running round stays hidden."""
    there = fresh(seed=3)
    events = log_of(there, 52 + 9)
    kept = GAME.face.recall(there.state, events)
    scored = [event.kind for event in kept].index("scored")
    assert sum(event.kind == "played" for event in kept[:scored]) == 52
    assert tricks_recalled(there.state, events) == [3]
    wander(there.state, Rng.seeded(4))
    assert there.state.over
    events += there.state.hear()
    assert GAME.face.recall(there.state, events) == events
