"""What the page is told about each answer: the things it involves, what it would give, and who is asking."""

import random
from typing import Any

import pytest

from emberhall.games.flamecraft.game import GAME
from emberhall.kernel.chance import Rng
from tests.games.flamecraft.scenes import NAMES, SPOKEN, Scene, scene


def told(there: Scene, word: str) -> tuple[str, tuple[str, ...], str, dict[str, Any]]:
    """A choice as plain values, with artisans by name."""
    decision = there.state.decision
    assert decision is not None
    pick = decision.find(SPOKEN.sub(lambda found: NAMES[found[0]], word))
    choice = GAME.face.choice(there.state, decision, pick)
    return choice.verb, choice.refs, choice.gives, dict(choice.facts)


def about(there: Scene) -> str:
    decision = there.state.decision
    assert decision is not None
    return GAME.face.about(there.state, decision)


def test_a_visit_tells_what_it_gives_costs_and_lets_cast() -> None:
    there = scene(has={0: "br2 ir2 cr3 c1"}, row="PU-PO-A", pawns={0: "ST-BR", 1: "ST-PO", 2: "ST-PO"})
    assert told(there, "visit ST-PO") == (
        "visit",
        ("shop:ST-PO",),
        "visit",
        {
            "card": "ST-PO",
            "goods": [0, 0, 0, 2, 0, 0, 0, 0, 0],
            "fee": 2,
            "fee_to": [1, 2],
            "casts": ["PU-PO-A"],
            "changes": [0, 0, 0, 2, 0, 0, 0],
        },
    )


def test_what_others_hide_is_in_no_preview() -> None:
    """With other cards in other hands, the choices are the same."""
    there = scene(has={0: "br2 ir2 cr3 c1"}, hands={0: "Cookie", 1: "Herb", 2: "Cole"}, fancies={1: "F14", 2: "F01"})
    hands: set[int] = set()
    for word in ("visit ST-BR", "gather", "place Cookie on ST-BR.2", "fire Pan"):
        decision = there.state.decision
        assert decision is not None
        here = [repr(GAME.face.choice(there.state, decision, pick)) for pick in decision.options]
        for seed in range(8):
            other = GAME.imagine(there.state, 0, Rng.seeded(seed))
            hands.add(other.hands[1])
            asked = other.decision
            assert asked is not None
            assert [repr(GAME.face.choice(other, asked, pick)) for pick in asked.options] == here
        there.play(word)
    assert len(hands) > 5, "Nothing was hidden anew."


def combined(there: Scene) -> dict[tuple[str, ...], tuple[tuple[str, ...], bool]]:
    """The gestures, with their refs and whether each is final."""
    decision = there.state.decision
    assert decision is not None
    return {each.words: (each.choice.refs, each.final) for each in GAME.face.combined(there.state, decision)}


def test_an_artisan_or_an_enchantment_says_the_visit_too() -> None:
    there = scene(hands={0: "Potato"}, has={0: "ir2 cr3"}, row="PU-PO-A", pawns={0: "ST-BR"}, fancies={0: "F14"})
    potato = NAMES["Potato"]
    found = combined(there)
    placed = ("visit ST-ME", "gather", f"place {potato} on ST-ME.2")
    assert found[placed] == ((f"artisan:{potato}", "slot:ST-ME.2", "shop:ST-ME"), False)
    assert found[("visit ST-PO", "enchant", "cast PU-PO-A")][0] == ("spell:PU-PO-A", "shop:ST-PO")
    for words in found:
        other = there.state.clone()
        for word in words:
            other.apply(word)
    there.play("visit ST-ME")
    assert combined(there) == {placed[1:]: ((f"artisan:{potato}", "slot:ST-ME.2"), False)}  # the shop is known now


def test_a_dragon_at_the_shop_says_that_nobody_is_placed() -> None:
    there = scene(has={0: "br2"}, row="", hands={0: "Potato"}, pawns={0: "ST-BR"}, fancies={0: "F14"})
    assert not [words for words in combined(there) if words[-1].startswith("fire")]  # a click there is a visit
    there.play("visit ST-ME")
    assert combined(there)[("gather", f"place {NAMES['Potato']} on ST-ME.2")][0][1] == "slot:ST-ME.2"
    there.play("gather")
    assert combined(there) == {("skip", "fire A-ME-0"): (("artisan:A-ME-0",), False)}


def test_what_firing_up_asks_for_may_be_pointed_at_first() -> None:
    there = scene(has={0: "br2"}, row="", park="Herb, Cole", pawns={0: "ST-ME"}, fancies={0: "F14"})
    there.play("visit ST-BR", "gather", "skip")
    herb = NAMES["Herb"]
    found = combined(there)
    assert found[("fire A-BR-0", f"take {herb}")] == ((f"artisan:{herb}",), False)
    assert found[("fire A-BR-0", "draw")] == (("deck:artisans",), True)
    asked = there.state.decision
    assert asked is not None
    facts = [each.choice.facts["fires"] for each in GAME.face.combined(there.state, asked)]
    assert set(facts) == {"A-BR-0"}


def test_a_thing_that_two_dragons_could_ask_for_says_neither() -> None:
    there = scene(
        has={0: "br2"}, row="", park="Herb, Cole", slots={"ST-BR.2": "Cookie"}, pawns={0: "ST-ME"}, fancies={0: "F14"}
    )
    there.play("visit ST-BR", "gather", "skip")
    assert combined(there) == {}


def test_a_good_to_give_and_to_take_says_neither() -> None:
    """Herb gives a good away, Cole takes one that is there: which of them is meant is asked first."""
    there = scene(
        has={0: "ir2 br1"}, row="", slots={"ST-IR.2": "Herb"}, tucked={"ST-IR": "PU-BR-A"}, pawns={0: "ST-ME"}
    )
    there.play("visit ST-IR")
    found = combined(there)
    assert not [words for words in found if words[-1].startswith("good")]
    assert {refs[0] for refs, _ in found.values()} == {"good:br"}  # only Herb asks for it


def test_firing_nobody_up_leaves_the_ability_or_the_end() -> None:
    there = scene(has={0: "br2"}, row="", shops="S25", slots={"S25.1": "Cole"}, pawns={0: "ST-BR"}, fancies={0: "F14"})
    there.play("visit S25", "gather", "skip")
    assert combined(there) == {("skip", "use"): ((), False), ("skip", "skip", "end"): ((), True)}


def test_what_a_price_brings_says_that_it_is_paid_in_goods() -> None:
    there = scene(has={0: "ir2 cr3 c2"}, row="PU-PO-A", park="Herb, Cole", pawns={0: "ST-BR"}, fancies={0: "F14"})
    there.play("visit ST-PO", "enchant", "cast PU-PO-A")
    assert there.ask == "pay"
    herb = NAMES["Herb"]
    assert combined(there)[("pay", f"take {herb}")] == ((f"artisan:{herb}",), False)
    asked = there.state.decision
    assert asked is not None
    assert all(each.choice.facts["pays"] for each in GAME.face.combined(there.state, asked))
    there.play("coin ir")
    assert ("pay", f"take {herb}") in combined(there)


def test_nothing_is_said_together_beyond_a_choice_or_what_is_shown() -> None:
    """A fee is chosen first; a card still to be drawn is unknown."""
    there = scene(hands={0: "Potato"}, has={0: "br2 c1"}, row="", pawns={0: "ST-BR", 1: "ST-ME", 2: "ST-ME"})
    assert not [words for words in combined(there) if words[0] == "visit ST-ME"]


def test_a_fee_tells_who_gets_it() -> None:
    there = scene(has={0: "br2 c1"}, pawns={0: "ST-BR", 1: "ST-PO", 2: "ST-PO"}, row="")
    there.play("visit ST-PO")
    assert told(there, "fee br") == (
        "fee",
        ("good:br",),
        "good",
        {"good": "br", "to": 1, "changes": [-1, 0, 0, 0, 0, 0, 0]},
    )
    there.play("fee br")
    assert told(there, "fee coin") == (
        "fee",
        ("good:coin",),
        "good",
        {"good": "coin", "to": 2, "changes": [0, 0, 0, 0, 0, 0, -1]},
    )


def test_placing_tells_the_slot_and_whether_it_fills_the_shop() -> None:
    there = scene(hands={0: "Potato, Cole"}, row="").play("visit ST-ME")
    assert there.ask == "place-here"
    verb, refs, gives, facts = told(there, "place Potato on ST-ME.2")
    assert (verb, gives) == ("place", "slot")
    assert refs == (f"artisan:{NAMES['Potato']}", "slot:ST-ME.2")
    assert facts == {"card": NAMES["Potato"], "shop": "ST-ME", "slot": 2, "reward": "normal", "fills": False}
    full = scene(hands={0: "Potato"}, slots={"ST-ME.3": "Cole"}, row="").play("visit ST-ME")
    assert told(full, "place Potato on ST-ME.2")[3]["fills"] is True
    assert told(full, "skip") == ("skip", (), "", {})


def test_a_cast_tells_its_price_and_what_is_paid_in_coins() -> None:
    there = scene(has={0: "ir2 cr2 c2"}, row="PU-PO-A").play("visit ST-PO")
    assert there.ask == "mode"
    assert told(there, "enchant") == ("enchant", (), "", {})
    there = scene(has={0: "ir2 cr2 c2"}, row="PU-PO-A PU-PO-B", fancies={0: "F14"}).play("visit ST-PO", "enchant")
    assert there.ask == "cast"
    cost = [GAME.book.enchantment_cost[7 * GAME.book.enchantment_ids.index("PU-PO-A") + kind] for kind in range(7)]
    assert cost == [0, 0, 2, 0, 3, 0, 0]
    assert told(there, "cast PU-PO-A") == (
        "cast",
        ("spell:PU-PO-A",),
        "price",
        {"card": "PU-PO-A", "sets": 0, "cost": cost, "helper": None, "changes": [0, 0, -2, 0, -2, 0, -1]},
    )


def test_sets_cost_as_many_times_and_help_leaves_the_price_open() -> None:
    golden = [
        card
        for card, name in enumerate(GAME.book.enchantment_ids)
        if GAME.book.enchantment_deck[card] == 1 and len(GAME.book.enchantment_rows[card]) > 1
    ]
    card = golden[0]
    name = GAME.book.enchantment_ids[card]
    shop = f"ST-{GAME.book.artisan_ids[7 * GAME.book.enchantment_icon[card]][2:4]}"
    rich = "br7 me7 ir7 po7 cr7 pl7 c9"
    there = scene(golden=True, companions=["C1", "C2", "C3"], has={0: rich}, row=name).play(f"visit {shop}", "enchant")
    once = told(there, f"cast {name} x1")[3]
    twice = told(there, f"cast {name} x2")[3]
    assert (once["sets"], twice["sets"]) == (1, 2)
    assert twice["cost"][:6] == [2 * count for count in once["cost"][:6]]
    assert twice["changes"] == [-count for count in twice["cost"]]
    helped = told(there, f"cast {name} x1 with C1")[3]
    assert helped["helper"] == "C1"
    assert "changes" not in helped
    assert helped["cost"] == once["cost"]


def test_a_price_of_one_type_tells_the_coins_in_it() -> None:
    there = scene(has={0: "br2 ir3 c2"}, fancies={0: "F10"}).play("reveal F10")
    assert there.ask == "type"
    assert told(there, "type br") == (
        "type",
        ("good:br",),
        "good",
        {"good": "br", "changes": [-2, 0, 0, 0, 0, 0, -2]},
    )
    assert told(there, "type ir")[3]["changes"] == [0, 0, -3, 0, 0, 0, -1]
    assert about(there) == "F10"


def test_what_lies_on_a_card_of_the_park_comes_with_it() -> None:
    there = scene(shops="S03", hands={0: ""}, row="")
    there.state.laid[:7] = [1, 0, 0, 0, 0, 0, 2]
    card = there.park()[0]
    there.play("visit ST-BR")
    while there.ask != "draw":
        words = there.words()
        there.play(next((word for word in words if word.startswith("fire")), words[0]))
    verb, refs, gives, facts = told(there, f"take {card}")
    assert (verb, refs, gives) == ("take", (f"artisan:{NAMES[card]}",), "card")
    assert facts == {"card": NAMES[card], "changes": [1, 0, 0, 0, 0, 0, 2]}
    assert told(there, "draw") == ("draw", ("deck:artisans",), "", {})
    assert about(there) == "A-BR-0", "The bread artisan asks, not the shop."


def test_keeping_a_fancy_touches_it() -> None:
    state = GAME.deal(2, 5)
    for decision in state.decisions:
        for pick in decision.options:
            choice = GAME.face.choice(state, decision, pick)
            card = decision.word(pick).split()[1]
            assert (choice.verb, choice.refs, choice.gives) == ("keep", (f"fancy:{card}",), "card")
            assert choice.facts == {"card": card}
        assert GAME.face.about(state, decision) == ""


# --- who is asking


def test_the_turn_itself_is_about_nothing() -> None:
    there = scene(has={0: "ir2 cr2 c2"}, row="PU-PO-A PU-PO-B", hands={0: "Cookie, Cole"})
    seen = []
    for word in ("visit ST-PO", "gather", "skip"):
        seen.append((there.ask, about(there)))
        if word in there.words():
            there.play(word)
    assert {asker for _, asker in seen} == {""}
    assert [ask for ask, _ in seen][:2] == ["visit", "mode"]


def test_a_shop_asks_again_after_the_artisan_it_fired() -> None:
    """S27 fires up an artisan in hand, which asks its own question; then the shop asks who gets it."""
    there = scene(shops="S27", hands={0: "Cookie, Herb"}, fancies={0: "F20"}, row="", has={0: "br2"})
    there.play("visit S27")
    while there.ask != "fire-one":
        there.play(next(word for word in ("gather", "use", "skip", *there.words()) if word in there.words()))
    assert about(there) == "S27"
    there.play("fire Cookie")
    assert (there.ask, about(there)) == ("draw", NAMES["Cookie"])
    there.play("draw")
    assert (there.ask, about(there)) == ("gift-artisan", "S27")


def test_paying_for_a_cast_is_about_the_enchantment() -> None:
    there = scene(has={0: "ir2 cr3 c2"}, row="PU-PO-A").play("visit ST-PO", "enchant")
    assert (there.ask, about(there)) == ("pay", "PU-PO-A")


def test_paying_for_an_enchantment_that_stays_is_about_it() -> None:
    there = scene(shops="S02", has={0: "br4 me4 ir4 po4 cr4 pl4 c5"}, fancies={0: "F20"}, row="PU-PO-A PU-PO-B").play(
        "visit S02"
    )
    while there.ask != "buy":
        there.play(next(word for word in ("gather", "use", "skip", "done", *there.words()) if word in there.words()))
    assert about(there) == "S02"
    assert told(there, "buy PU-PO-A")[:3] == ("buy", ("spell:PU-PO-A",), "price")
    there.play("buy PU-PO-A")
    assert (there.ask, about(there)) == ("pay", "PU-PO-A")


def test_a_hand_too_full_is_nobodys_question() -> None:
    there = scene(hands={0: "Cookie, Herb, Cole, Potato, Loaf, Suzette, Honey"}, row="")
    there.play("visit ST-IR").finish(until="return")
    assert (there.ask, about(there)) == ("return", "")


def test_what_a_slot_brings_is_not_the_cards_question() -> None:
    slot, shop = next(
        (at % 3, at // 3)
        for at, row in enumerate(GAME.book.slot_row)
        if row >= 0 and [effect.name for effect in GAME.book.rows[row]] == ["gain_wild"] and at // 3 >= 6
    )
    name = GAME.book.shop_ids[shop]
    takes = GAME.book.slot_takes[3 * shop + slot]
    icon = next(icon for icon in range(6) if takes >> icon & 1)
    artisan = next(en for en, card in NAMES.items() if card == GAME.book.artisan_ids[7 * icon + 1])
    there = scene(shops=name, hands={0: artisan}, row="", fancies={0: "F20"}).play(f"visit {name}")
    there.finish(until="place-here").play(f"place {artisan} on {name}.{slot + 1}")
    assert (there.ask, about(there)) == ("good", "")


# --- the word behind a thing


@pytest.mark.parametrize(
    ("ref", "word"),
    [
        ("shop:ST-BR", "visit ST-BR"),
        ("fancy:F14", "reveal F14"),
        ("spell:PU-PO-A", None),
        ("artisan:A-BR-0", None),
        ("good:br", None),
        ("", None),
    ],
)
def test_the_word_a_thing_would_answer_with(ref: str, word: str | None) -> None:
    there = scene(fancies={0: "F14"}, pawns={0: "ST-BR"})
    assert GAME.face.word_for(there.state, 0, ref) == word
    assert GAME.face.word_for(there.state, 1, ref) is None, "Nobody asks seat 1."


def test_things_of_a_cast_and_of_a_fire() -> None:
    there = scene(has={0: "ir2 cr3 c2"}, row="PU-PO-A PU-PO-B", fancies={0: "F14"}).play("visit ST-PO", "enchant")
    assert GAME.face.word_for(there.state, 0, "spell:PU-BR-A") == "cast PU-BR-A"
    there = scene(fancies={0: "F14"}, row="").play("visit ST-BR").finish(until="fire")
    assert GAME.face.word_for(there.state, 0, "artisan:A-ME-0") == "fire A-ME-0"
    assert GAME.face.word_for(there.state, 0, "shop:ST-BR") is None


@pytest.mark.parametrize("seed", range(3))
def test_a_total_is_what_comes(seed: int) -> None:
    """Goods paid and gained, and hearts, in whole games; what brings nothing says so, and brings nothing."""
    state = GAME.deal(3, seed)
    rng = random.Random(seed)
    counted = 0
    while (decision := state.decision) is not None:
        for pick in decision.options:
            facts = GAME.face.choice(state, decision, pick).facts
            if "total" not in facts and "nothing" not in facts:
                continue
            seat, after = decision.seat, state.clone()
            after.take(pick)
            goods = [after.tokens[7 * seat + k] - state.tokens[7 * seat + k] for k in range(7)]
            assert facts.get("total", [0] * 8) == [*goods, after.rep[seat] - state.rep[seat]]
            if facts.get("nothing"):
                assert max(*goods, after.rep[seat] - state.rep[seat]) <= 0
            counted += 1
        state.apply(rng.choice(decision.options))
    assert counted > 10


@pytest.mark.ruling("FC-36")
def test_a_swap_tells_before_that_it_ends_the_chain() -> None:
    slots = {"ST-IR.3": "Venti", "ST-IR.2": "Jasmine"}
    there = scene(slots=slots, row="").play("visit ST-PO", "fire Tannin", "swap Venti")
    assert told(there, "swap Tannin")[3] == {"card": NAMES["Tannin"], "ends": True}
    assert told(there, "swap Jasmine")[3] == {"card": NAMES["Jasmine"]}
