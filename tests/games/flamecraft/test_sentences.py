"""Every card's text in both languages, generated from its row with no message missing; all questions, all refusals."""

import re
from pathlib import Path

import pytest

import emberhall
from emberhall.cli.voices import Voice
from emberhall.games.flamecraft.game import GAME
from emberhall.kernel.chance import Rng
from emberhall.kernel.titles.sentences import sentences

LOCALES = Path(emberhall.__file__).parent / "locales"


class Heard(Voice):
    """A voice that notes the messages missing in its own language."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.missing: set[str] = set()

    def __call__(self, key: str, /, **args: str | float) -> str:
        if not self.bundles[0].has_message(key):
            self.missing.add(key)
            return key
        pattern = self.bundles[0].get_message(key).value
        assert pattern is not None
        text, problems = self.bundles[0].format_pattern(pattern, args)
        assert not problems, f"{key}: {problems}"
        return str(text)


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_its_text(lang: str) -> None:
    voice = Heard(lang)
    for entry in GAME.cards.catalogue():
        text = sentences(entry["line"], voice)
        for slot in entry.get("slots", ()):
            sentences(slot["reward"], voice)
        assert "{" not in text
        assert len(text) > 8, entry["id"]
        starter = entry["family"] == "shop" and entry["id"].startswith("ST")
        assert (sentences(entry["text"], voice) == "") == (starter or entry["family"] in ("enchantment", "achievement"))
    assert voice.missing == set()


def test_some_texts_word_for_word() -> None:
    texts = {entry["id"]: sentences(entry["line"], Voice("en")) for entry in GAME.cards.catalogue()}
    assert texts["ST-BR"] == (
        "Icon: bread. Slot 1, bread: nothing. Slot 2, bread or meat: gain 1 coin. Slot 3, meat: draw a fancy dragon."
    )
    assert texts["S06"].endswith(" Ability: pay 2 bread. Take 2 artisans from the Park.")
    assert texts["S10"].endswith(
        " Ability: gain 1 bread, 1 meat, 1 plant. You may also do this: pay 1 coin. Gain 1 bread, 1 meat, 1 plant."
    )
    assert texts["S05"].endswith(" Ability: lose 3 reputation. Gain 4 coins. Or: pay 3 coins. 5 reputation.")
    assert texts["A-IR-1"] == "Icon: iron. Gain 2 of one good offered by this shop or an artisan here."
    assert texts["PU-BR-C"] == (
        "Icon: bread. Cost, payable once or more: 1 iron, 1 crystal. "
        "Paid once: nothing. Paid twice: 2 reputation. Paid 3 times: 4 reputation. Paid 4 times: 7 reputation."
    )
    assert texts["F02"] == (
        "While you fire up at the shop you visit: "
        "for each artisan there that you can still fire up, you may score 2 reputation instead."
    )
    assert texts["F08"] == "On your turn: if a shop has three artisans of one type: 6 reputation."
    assert texts["F11"] == "On your turn: if you gathered at least 5 goods this turn: 6 reputation."
    assert texts["F28"] == (
        "At the end: 1 reputation for every 2 potions you hold. "
        "3 reputation if you hold at least 3 potions and nobody holds more."
    )
    assert texts["S23"].endswith(" Ability: 1 reputation for each artisan awake in Town of the type you drew here.")
    assert texts["AC02"] == (
        "At least 12 shops in Town. Unlocks Dragon Alley, which replaces Wishing Well. Unlocks Hocus. Unlocks Rainbow."
    )
    texts = {entry["id"]: sentences(entry["line"], Voice("fr")) for entry in GAME.cards.catalogue()}
    assert texts["S06"].endswith(" Capacité : payez 2 pains. Prenez 2 artisans du Parc.")
    assert texts["F19"] == (
        "À la fin : 1 de réputation par groupe de 2 artisans « pain » éveillés en Ville. "
        "5 de réputation si « pain » est le type éveillé le plus fréquent."
    )
    assert texts["S23"].endswith(" Capacité : 1 de réputation par artisan éveillé en Ville du type pioché ici.")
    assert texts["F25"].endswith("si vous avez au moins 3 pains en réserve et si personne n’en a plus que vous.")


def test_a_changed_row_changes_the_text() -> None:
    game = GAME.with_cards({"mine.toml": '[[shop]]\nid = "S12"\nability = [{ do = "score", count = 9 }]\n'})
    (changed,) = [entry for entry in game.cards.catalogue() if entry["id"] == "S12"]
    assert sentences(changed["line"], Voice("en")).endswith(" Ability: 9 reputation.")


@pytest.mark.compiled
def test_every_question_has_its_sentence() -> None:
    """In both languages at once, since the games that ask them take a while."""
    asked: set[str] = set()
    for seats, options in GAME.setup.modes():
        for seed in range(3):
            state = GAME.deal(seats, seed, listen=False, **options)
            rng = Rng.seeded(seed)
            while (decision := state.decision) is not None:
                asked.add(decision.ask)
                state.take(decision.options[rng.below(len(decision.options))])
    assert len(asked) > 30
    for lang in ("en", "fr"):
        text = (LOCALES / lang / "flamecraft.ftl").read_text("utf-8")
        block = text[text.index("flamecraft-ask =") : text.index("flamecraft-refusal")]
        assert asked <= set(re.findall(r"\[([a-z-]+)\]", block)), lang


def test_both_languages_have_the_same_messages() -> None:
    keys = [
        re.findall(r"^([a-z][\w-]*) =", (LOCALES / lang / "flamecraft.ftl").read_text("utf-8"), re.MULTILINE)
        for lang in ("en", "fr")
    ]
    assert keys[0] == keys[1]
    assert len(set(keys[0])) == len(keys[0])
