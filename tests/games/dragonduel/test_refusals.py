"""The sentence for a refused word: every rule, with its arguments, in both languages."""

import pytest

from emberhall.cli.voices import Voice
from emberhall.games.dragonduel.game import GAME
from emberhall.kernel.decisions import Refusal
from tests.games.dragonduel.scenes import PLAIN, Scene, duel, scene, side


def refused(there: Scene, seat: int, word: str) -> Refusal:
    found = there.game.explain(there.state, seat, word)
    assert found is not None, f"{word} is legal."
    return found


def check(there: Scene, seat: int, word: str, rule: str, english: str, french: str) -> None:
    """Assert the rule, and its sentence in English and in French."""
    found = refused(there, seat, word)
    assert found.rule == rule
    assert Voice("en").refusal("dragonduel", found.rule, found.args) == english
    assert Voice("fr").refusal("dragonduel", found.rule, found.args) == french


def test_a_card_that_is_not_held() -> None:
    there = duel(side(hand="CS-13", spark=1), side())
    check(there, 0, "play CS-46", "not-held", "CS-46 is not in your hand.", "CS-46 n’est pas dans votre main.")


def test_a_card_that_is_not_in_the_discard_pile() -> None:
    there = duel(side(hand="CS-13", spark=4), side())
    check(there, 0, "play CS-81 from discard", "not-there", "It is not there any more.", "Ce n’est plus là.")


def test_a_card_without_undead() -> None:
    there = duel(side(hand="CS-13", spark=4, discard="CS-04"), side())
    english, french = "CS-04 does not have Undead printed on it.", "CS-04 ne porte pas Mort-vivant."
    check(there, 0, "play CS-04 from discard", "DD-75", english, french)


def test_undead_without_a_card_to_discard() -> None:
    there = duel(side(spark=4, discard="CS-81"), side())
    english = "Playing it from the discard pile also costs a card from your hand."
    french = "Le jouer depuis la défausse coûte aussi une carte de votre main."
    check(there, 0, "play CS-81 from discard", "DD-36", english, french)


def test_too_little_spark() -> None:
    there = duel(side(hand="CS-14", spark=2), side("CS-81"))
    english = "CS-14 needs 4 ready Spark cards; you have 2."
    french = "CS-14 demande 4 cartes Étincelle prêtes ; vous en avez 2."
    check(there, 0, "play CS-14 x3", "spark", english, french)


def test_a_cost_in_monsters() -> None:
    there = duel(side(hand="CS-94", spark=2), side())
    english = "You do not have the monster that CS-94 costs."
    french = "CS-94 coûte un monstre que vous n’avez pas."
    check(there, 0, "play CS-94", "extra-cost", english, french)


def test_a_cost_in_cards_of_the_hand() -> None:
    text = '[[card]]\nset = "ZZ-01"\nname = {en = "Toll", fr = "Octroi"}\ntype = "magic"\ncost = 1\nelement = "fire"\n'
    text += 'provenance = "house"\nextra_cost = {discard = 1}\nplay = [{op = "draw", player = "you", n = 2}]\n'
    game = GAME.with_cards({"own.toml": text})
    there = scene(side(hand="ZZ-01", spark=2), side(), game=game).says("main", "end")
    english, french = "You do not hold the other card that ZZ-01 costs.", "ZZ-01 coûte une autre carte de votre main"
    check(there, 0, "play ZZ-01", "extra-discard", english, f"{french}, que vous n’avez pas.")
    scene(side(hand="ZZ-01 CS-81", spark=1), side(), game=game).says("main", "play ZZ-01", "end")


def test_a_token_is_a_card_that_can_be_asked_about() -> None:
    there = duel(side(), side())
    assert refused(there, 0, "play TK-1").rule == "not-held"


def test_magic_without_a_target() -> None:
    there = duel(side(hand="CS-13", spark=2), side())
    check(there, 0, "play CS-13", "no-target", "It has nothing to target.", "Il n’y a rien à cibler.")


def test_a_monster_as_a_response() -> None:
    there = duel(side("CS-81"), side(hand="CS-01 CS-13", spark=3)).do("attack m1 p1")
    there.says("respond", "play CS-13", "pass", seat=1)
    english, french = "Monsters cannot be played as a response.", "On ne joue pas de monstre en riposte."
    check(there, 1, "play CS-01", "no-monster-response", english, french)


def test_a_card_when_something_else_is_asked() -> None:
    there = duel(side("CS-81"), side("CS-04", hand="CS-13", spark=3)).do("attack m1 p1", "pass")
    there.says("block", "block m2", "no block", seat=1)
    check(there, 1, "play CS-13", "not-now", "Not right now.", "Pas maintenant.")


def test_abilities() -> None:
    there = duel(side("CS-03! CS-23 CS-66 CS-04", spark=0), side("CS-03"))
    check(there, 0, "use m1 1", "exhausted", "It is exhausted.", "Il est épuisé.")
    check(there, 0, "use m2 1", "cost", "Its cost cannot be paid.", "Son coût ne peut pas être payé.")
    check(there, 0, "use m3 2", "no-ability", "It has no such ability.", "Il n’a pas cette capacité.")
    check(there, 0, "use m4 1", "no-ability", "It has no such ability.", "Il n’a pas cette capacité.")
    check(there, 0, "use m5 1", "not-yours", "That monster is not yours.", "Ce monstre n’est pas à vous.")
    check(there, 0, "use m9 1", "not-there", "It is not there any more.", "Ce n’est plus là.")


def test_an_ability_without_a_target() -> None:
    there = duel(side("CS-74", spark=2), side())
    check(there, 0, "use m1 1", "no-target", "It has nothing to target.", "Il n’y a rien à cibler.")


def test_an_ability_when_something_else_is_asked() -> None:
    there = duel(side("CS-81"), side("CS-50 CS-04", hand="CS-13", spark=3)).do("attack m1 p1", "pass")
    there.says("block", "block m2", "block m3", "no block", seat=1)
    check(there, 1, "use m2 1", "not-now", "Not right now.", "Pas maintenant.")
    check(there, 1, "use m3 1", "no-ability", "It has no such ability.", "Il n’a pas cette capacité.")


def test_attacks() -> None:
    there = scene(side("CS-04! CS-20 CS-81* CS-81"), side("CS-81"), side())
    check(there, 0, "attack m1 p1", "exhausted", "It is exhausted.", "Il est épuisé.")
    check(there, 0, "attack m2 p1", "rooted", "It cannot attack.", "Il ne peut pas attaquer.")
    english, french = "It came into play this turn and has no Haste.", "Il est arrivé ce tour-ci et n’a pas Célérité."
    check(there, 0, "attack m3 p1", "DD-23", english, french)
    check(there, 0, "attack m5 p1", "not-yours", "That monster is not yours.", "Ce monstre n’est pas à vous.")
    check(there, 0, "attack m9 p1", "not-there", "It is not there any more.", "Ce n’est plus là.")
    english = "Only opponents who are still in the duel can be attacked."
    french = "On attaque un adversaire encore en jeu."
    for nobody in ("p0", "p3"):
        check(there, 0, f"attack m4 {nobody}", "DD-39", english, french)


def test_an_attack_when_it_is_not_time() -> None:
    there = duel(side("CS-81 CS-81", hand="CS-13", spark=1), side(hand="CS-13", spark=1))
    there.do("attack m1 p1", "play CS-13", "target m1").says("respond", "play CS-13", "pass", seat=0)
    check(there, 0, "attack m2 p1", "not-now", "Not right now.", "Pas maintenant.")


def test_blocks() -> None:
    there = duel(side("CS-51"), side("CS-81 CS-81! CS-85 CS-67")).do("attack m1 p1")
    there.says("block", "block m5", "no block", seat=1)
    english = "The attacker flies: only Flight or Reach can block it."
    french = "L’attaquant vole : seuls Vol ou Allonge peuvent le bloquer."
    check(there, 1, "block m2", "DD-37", english, french)
    check(there, 1, "block m3", "DD-38", "Only a ready monster can block.", "Seul un monstre prêt peut bloquer.")
    check(there, 1, "block m4", "reckless", "It cannot block.", "Il ne peut pas bloquer.")
    check(there, 1, "block m1", "not-yours", "That monster is not yours.", "Ce monstre n’est pas à vous.")
    check(there, 1, "block m9", "not-there", "It is not there any more.", "Ce n’est plus là.")


def test_a_blocker_too_weak() -> None:
    there = duel(side("CS-21"), side("CS-34 CS-81")).do("attack m1 p1")
    english = "Its Strength of 1000 is too low to block this attacker."
    french = "Sa Force de 1000 est trop faible pour bloquer cet attaquant."
    check(there, 1, "block m2", "evade", english, french)


def test_what_is_refused_at_every_table() -> None:
    there = duel(side("CS-81", spark=1), side(tower=""))
    check(there, 1, "end", "not-your-turn", "It is not your turn.", "Ce n’est pas à vous.")
    for word in ("dance", "block", "target", "play XX-99", "attack m1 m1"):
        found = refused(there, 0, word)
        assert (found.rule, found.args) == ("unknown-word", {"word": word})
    for word in ("block m1", "pass", "keep", "barrier 2", "target c7", "discard CS-13", "push new", "first p1"):
        check(there, 0, word, "not-now", "Not right now.", "Pas maintenant.")
    there.do("attack m1 p1").passes()
    there.do("critical 0")
    assert there.state.over
    check(there, 0, "end", "over", "The game is over.", "La partie est finie.")


@pytest.mark.parametrize("word", ["play CS-81", "end", "attack m1 p1"])
def test_what_is_legal_is_not_refused(word: str) -> None:
    there = duel(side("CS-81", hand=f"CS-81 {PLAIN}", spark=2), side())
    assert there.game.explain(there.state, 0, word) is None
