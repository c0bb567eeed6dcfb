"""What a page is told about each answer: the things it involves, and what the board would show after it."""

from typing import Any

from emberhall.games.flamecraft_duals.game import GAME
from tests.games.flamecraft_duals.scenes import RING, Scene, fresh, scene

Told = tuple[str, tuple[str, ...], str, dict[str, Any]]


def choices(there: Scene) -> dict[str, Told]:
    decision = there.state.decision
    assert decision is not None
    told = [GAME.face.choice(there.state, decision, pick) for pick in decision.options]
    return {
        word: (choice.verb, choice.refs, choice.gives, dict(choice.facts))
        for word, choice in zip(decision.words(), told, strict=True)
    }


def facts(there: Scene, word: str) -> dict[str, Any]:
    return choices(there)[word][3]


def about(there: Scene) -> str:
    decision = there.state.decision
    assert decision is not None
    return GAME.face.about(there.state, decision)


def test_a_turn_begins_with_buttons_and_a_coin() -> None:
    there = scene(RING, fancies="flair")
    assert choices(there) == {
        "pull": ("pull", (), "pull", {"automatic": True}),
        "coin": ("coin", ("coin",), "coin", {"gives_up": 1}),
        "coin flair": ("coin", ("flair",), "coin", {"gives_up": 1}),
    }
    assert about(there) == ""


def test_a_placement_tells_what_it_covers_and_fills() -> None:
    there = scene("B2:B>C C3:C D3:M", hand="L-PPB L-PPC").play("pull = CI")
    assert about(there) == "held"
    empty = {
        "hexes": ["A1"],
        "tokens": ["CI"],
        "gone": None,
        "covers": None,
        "fills": False,
        "completes": [],
        "progress": [],
    }
    fires = {"fires": ["C", "I"], "then": ["fire C", "fire I"], "rest": "no"}
    assert choices(there)["place A1"] == ("place", ("A1",), "placed", {**empty, **fires, "reach": ["B2"]})
    full = {"hexes": ["B2"], "covers": "C", "fills": True, "reach": ["C3"]}
    assert facts(there, "place B2") == {**empty, **fires, **full}
    assert facts(there, "place C3") == {**empty, **fires, "hexes": ["C3"], "covers": "C", "reach": ["B2", "D3"]}


def test_a_placement_tells_the_cards_it_completes() -> None:
    board = "B2:B>C C3:C C5:I"
    for token, hand, completes in (("CI", "L-CCC L-CCI", ["L-CCC", "L-CCI"]), ("M", "L-CCC L-CCI", [])):
        there = scene(board, hand=hand).play(f"pull = {token}")
        assert facts(there, "place D3")["completes"] == completes
        assert facts(there, "place A1")["completes"] == (["L-CCC", "L-CCI"] if completes else [])
        assert facts(there, "place E1")["completes"] == []
    there = scene(board, hand="L-CCC", mode="fancy", fancies="buddy").play("pull = W")
    assert facts(there, "place D3")["completes"] == ["L-CCC"]


def test_a_card_that_is_found_already_is_completed_only_at_another_place() -> None:
    there = scene("B2:C C3:C D3:C", hand="L-CCC").play("pull = C")
    assert facts(there, "place B3")["completes"] == []
    assert facts(there, "place E3")["completes"] == ["L-CCC"]
    assert facts(there, "place D3")["completes"] == []


def test_the_fountains_cards_are_completed_too() -> None:
    """F-B asks for B B C M: only the meat is missing, at one place."""
    there = scene("C3:B C4:B D3:C", mode="fountain", mini="A3").play("pull = M")
    matches = [word for word in choices(there) if "F-B" in facts(there, word).get("completes", [])]
    assert matches == ["place B3"]
    assert "claim F-B" in there.play("place B3", "no").offered()


def test_without_help_a_preview_finds_nothing() -> None:
    there = scene("B2:C C3:C", hand="L-CCC", pattern_help=False).play("pull = C")
    assert facts(there, "place D3")["completes"] == []


def test_a_token_that_moves_does_not_count_where_it_was() -> None:
    """Meat next to C3 and C4: one of them moves to D3."""
    there = scene("B2:C C3:C C4:CI", hand="L-CCC").play("pull = M", "place B3", "fire M", "from C4")
    assert about(there) == "C4"
    assert facts(there, "to D3") == {
        "hexes": ["D3"],
        "tokens": ["CI"],
        "gone": "C4",
        "covers": None,
        "fills": False,
        "completes": ["L-CCC"],
        "progress": [{"card": "L-CCC", "before": 2, "after": 3, "of": 3}],
    }
    there = scene("B2:C C3:C C4:CI", hand="L-CCC").play("pull = M", "place B3", "fire M")
    assert about(there) == "B3"
    assert choices(there)["from C3"] == ("from", ("C3",), "lifted", {"token": "C", "gone": "C3", "goes_on": True})
    there.play("from C3")
    assert facts(there, "to D3")["completes"] == []
    assert facts(there, "to D3")["gone"] == "C3"


def test_a_swap_shows_both_tokens_in_their_new_places() -> None:
    there = scene("B2:B>C C4:CI", hand="L-PPB").play("pull = O", "place E1", "fire O")
    assert choices(there)["swap C4"] == ("swap", ("C4",), "token", {"token": "CI", "goes_on": True})
    there.play("swap C4")
    assert choices(there)["with B2"] == (
        "with",
        ("B2",),
        "swapped",
        {"hexes": ["B2", "C4"], "tokens": ["CI", "C"], "completes": [], "progress": []},
    )


def test_types_are_buttons_and_plants_point() -> None:
    there = scene("C3:M B3:C").play("pull = BC", "place C4")
    assert choices(there)["fire B"] == ("fire", (), "type", {"type": "B"})
    assert choices(there)["no"] == ("no", (), "", {})
    assert about(there) == "C4"
    there = scene("C3:BC B3:C").play("pull = P", "place C4", "fire P")
    assert choices(there)["ignite C3"] == (
        "ignite",
        ("C3",),
        "token",
        {"token": "BC", "fires": ["B", "C"], "then": ["as B", "as C"]},
    )
    there.play("ignite C3")
    assert choices(there)["as B"] == ("as", (), "type", {"type": "B"})


def test_loose_tokens_are_named_as_tokens() -> None:
    there = scene(RING).play("pull = C", "place A1", "fire C = I O BC")
    assert choices(there)["pick BC"] == ("pick", ("token:BC",), "token", {"token": "BC", "goes_on": True})


def test_cards_are_scored_claimed_and_returned() -> None:
    there = scene("B2:C C3:C D3:C", hand="L-CCC L-PPB", at="score")
    assert choices(there)["score L-CCC"] == ("score", ("L-CCC",), "reputation", {"reputation": 3, "close": "done"})
    assert choices(there)["done"] == ("done", (), "turn", {"nothing_left": False})
    there.play("coin")
    assert choices(there)["return L-PPB"] == ("return", ("L-PPB",), "return", {"count": 2})
    there = scene("C3:B C4:B D3:C B3:M", mode="fountain", mini="A3", at="score")
    assert choices(there)["claim F-B"] == ("claim", ("F-B",), "reputation", {"reputation": 4})
    there.play("claim F-B")
    assert choices(there)["fountain C3"] == ("fountain", ("C3",), "fountain", {"lifted": ["B"]})
    assert about(there) == "A3"


def test_draws_name_the_deck_and_the_open_cards() -> None:
    there = scene(RING, fancies="steven", faceup="L-BBB L-CCC").play("coin")
    assert {word: told[1] for word, told in choices(there).items()} == {
        "draw deck": ("deck",),
        "draw 0": ("L-BBB",),
        "draw 1": ("L-CCC",),
    }


def test_fancies_are_chosen_by_name() -> None:
    there = fresh(mode="fancy")
    assert choices(there)["choose flair"] == ("choose", ("flair",), "", {})


def test_what_a_thing_would_say() -> None:
    there = scene(RING)
    said = [GAME.face.word_for(there.state, 0, ref) for ref in ("C3", "L-PPB", "F-B", "coin", "flair", "nothing")]
    assert said == [None, None, "claim F-B", "coin", None, None]
    there.play("pull = M")
    assert GAME.face.word_for(there.state, 0, "C3") == "place C3"
    there.play("place A1", "fire M")
    assert GAME.face.word_for(there.state, 0, "A1") == "from A1"
    there.play("from B2")
    assert GAME.face.word_for(there.state, 0, "A1") == "to A1"
    there = scene(RING, at="score")
    assert GAME.face.word_for(there.state, 0, "L-PPB") == "score L-PPB"
    there.state.work.clear()
    assert GAME.face.word_for(there.state, 0, "coin") is None


def test_a_placement_tells_how_close_each_card_comes() -> None:
    """Before and after, for the cards of the hand; a card that loses a token is told too."""
    there = scene("B2:B>C C3:C C5:I", hand="L-CCC L-MMM").play("pull = CI")
    assert facts(there, "place D3")["progress"] == [{"card": "L-CCC", "before": 2, "after": 3, "of": 3}]
    assert facts(there, "place E1")["progress"] == []
    there = scene("B2:B>C C3:C C5:I", hand="L-CCC L-MMM").play("pull = M")
    lost = {"card": "L-CCC", "before": 2, "after": 1, "of": 3}
    assert facts(there, "place C3")["progress"] == [lost, {"card": "L-MMM", "before": 0, "after": 1, "of": 3}]


def test_with_goldrush_the_last_coin_is_worth_more_spent() -> None:
    there = scene(RING, mode="fancy", fancies="goldrush", coins=(1, 2))
    assert facts(there, "coin")["gives_up"] < 0
