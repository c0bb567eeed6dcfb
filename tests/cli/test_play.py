"""`emberhall play`: whole games from typed lines, in both languages, and the records they leave."""

import re
from pathlib import Path

import pytest

from emberhall import Decision, Play, Record, Seat, titles
from emberhall.bots import load as load_bot
from emberhall.bots.matches import drive
from emberhall.cli import printing
from emberhall.cli.boards import board_of
from emberhall.cli.voices import Voice
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import load
from emberhall.wire.titles.locales import text_of
from tests.cli.shell import Terminal, refused, run, start
from tests.replays import state_of

SEED = ("--seed", "3")


def answers(seed: int, verb: bool, **options: str) -> str:
    """The lines of a person who plays like a bot of level random: every word of seat 0, in order."""
    play = Play.begin(load("dualis"), 4, seed, options)
    lines: list[str] = []
    bots = {seat: load_bot("greedy", "dualis", seed * 4 + seat) for seat in range(4)}

    class Typist:
        def choose(self, seat: Seat, decision: Decision, limit: float) -> int:
            pick = decision.options[len(lines) * 7 % len(decision.options)]
            if len(decision.options) > 1:
                lines.append(decision.word(pick) if verb else decision.word(pick).removeprefix("play ").lower())
            return pick

    drive(play, {**bots, 0: Typist()}, Rng.seeded(1))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("verb", [True, False])
def test_a_whole_game_is_played_and_recorded(tmp_path: Path, verb: bool) -> None:
    file = tmp_path / "game.txt"
    typed = answers(3, verb, short="yes")
    result = run("play", "dualis", *SEED, "-o", "short=yes", "--record", str(file), typed=typed)
    assert result.exit_code == 0
    assert "won" in result.stdout
    assert f"The record is in {file}" in result.stdout
    record = Record.parse(file.read_text("utf-8"))
    assert record.options["short"] is True
    assert record.notes["chair.0"] == "person"
    assert record.notes["chair.1"] == "bot greedy"
    assert state_of(record).over
    assert result.stdout.count(" > ") == len(typed.splitlines())


def test_only_the_own_cards_are_shown() -> None:
    """The output names no card of another hand, except for cards that were played."""
    result = run("play", "dualis", *SEED, typed="")
    state = load("dualis").deal(4, 3)
    others = {card for seat in (1, 2, 3) for card in load("dualis").view(state, seat)["hand"]} - {"S13B", "S13R"}
    shown = set(result.stdout.replace("(", " ").replace(")", " ").replace("+", " ").split())
    assert not others & shown
    assert set(load("dualis").view(state, 0)["hand"]) <= shown


def test_help_and_why_and_nonsense_get_answers() -> None:
    result = run("play", "dualis", *SEED, typed="help\nwhy S1R\nwhy M4R\nM4R\nwhy S4R+\nhello\n\nlook\nquit\n")
    assert result.exit_code == 0
    said = result.stdout
    assert "You can type: 1 S4R · 2 S4R+ · 3 S9R" in said
    assert "You do not hold that card." in said
    assert said.count("You hold a Star and must play one (any colour).") == 2
    assert "S4R+ is allowed." in said
    assert "Unknown move or command: “hello”." in said
    assert said.count("╭") == 2  # the table, drawn once more for `look`
    assert "You have left the table." in said


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_can_be_read_at_the_table(title: str, lang: str) -> None:
    asked = "rules" if lang == "en" else "règles"
    said = run("play", title, *SEED, "--lang", lang, typed=f"help\n{asked}\nquit\n").stdout
    voice = Voice(lang)
    assert f"{asked}{':' if lang == 'en' else ' :'}" in said, "Help names it."
    for part in ("end", "turn") if title == "flamecraft" else ("follow", "score") if title == "dualis" else ("turn",):
        key = f"{title}-rule-{part}"
        assert f"{voice(f'{key}.name')}  {voice(key, coins=7, cards=13, limit=2)}\n" in said
    assert "-rule-" not in said
    assert "{" not in said


@pytest.mark.parametrize("title", titles())
def test_no_part_of_the_rules_is_forgotten(title: str) -> None:
    text = text_of(title, "en")
    assert text is not None
    matches = re.findall(rf"^{title}-rule-([a-z-]+) = .*\n    \.name", text, re.MULTILINE)
    game, board = load(title), board_of(title)
    told = [board.rules(game.view(game.deal(seats, 1, False, **terms), 0)) for seats, terms in game.setup.modes()]
    assert sorted(matches) == sorted({part for parts in told for part in parts})


def test_only_the_rules_of_the_own_mode_are_told() -> None:
    duel = run("play", "dragonduel", *SEED, "--seats", "2", typed="rules\n").stdout
    assert Voice("en")("dragonduel-rule-several") not in duel
    alone = run("play", "flamecraft_duals", *SEED, "-o", "mode=solo", "--seats", "1", typed="rules\n").stdout
    voice = Voice("en")
    assert voice("flamecraft_duals-rule-solo.name") in alone
    assert f"\n{voice('flamecraft_duals-rule-end.name')}  " not in alone
    highlow = run("play", "dualis", *SEED, "--seats", "3", "-o", "highlow=yes", typed="rules\n").stdout
    assert voice("dualis-rule-highlow") in highlow
    assert voice("dualis-rule-score-iso") in highlow
    assert voice("dualis-rule-score") not in highlow


def test_a_card_is_read_by_number_or_name_and_why_wants_a_word() -> None:
    typed = "read cs-13\nread fire slime\nread Zephyr Stag\nread ZZ-00\nwhy\nquit\n"
    said = run("play", "dragonduel", "--seed", "5", "--seats", "2", typed=typed).stdout
    assert "Scorch (CS-13)  " in said
    assert "Zephyr Stag (CS-54)  " in said
    assert "Printed in part: the rest is ours. The rulebook’s picture of a fight gives it Strength 2000, yet it" in said
    assert said.count("Printed in part") == 1
    assert "There is no card “ZZ-00”." in said
    assert "Add the move you mean: why mulligan." in said
    town = run("play", "flamecraft", *SEED, "--seats", "2", "--lang", "fr", typed="lire pu-cr-c\n").stdout
    assert (
        "Facettes de Fortune (PU-CR-C)  Symbole : cristal. Coût, payable une ou plusieurs fois : 1 pain, 1 métal."
        in town
    )
    assert "Payé 1 fois : rien. Payé 2 fois : 2 de réputation. Payé 3 fois" in town


def test_a_terminal_breaks_lines_between_words_and_lists_the_words_in_columns() -> None:
    with Terminal() as terminal, start("play", "flamecraft_duals", "--seed", "5", terminal=terminal.inside) as process:
        terminal.until(r"\) > ")
        terminal.press("pull\n")
        said = re.sub(r"\x1b\[[\d;]*m", "", terminal.until(r"\) > ")).replace("\r\n", "\n")
        terminal.press("quit\n")
        terminal.until("left the table")
        process.wait(30)
    listed = said.partition("You can type:\n")[2].splitlines()
    assert listed[0].split()[:3] == ["1", "place", "A1"]
    assert len(listed) > 3
    assert all(len(line.rstrip()) <= 100 for line in listed)


def test_dragonduel_says_who_is_who_and_what_is_asked() -> None:
    said = run("play", "dragonduel", "--seed", "5", "--seats", "2", typed="keep\nplay CS-13\n").stdout
    assert "p1 Bot 1" in said
    assert "Keep these five cards?" in said


def test_the_end_of_the_input_leaves_the_table() -> None:
    result = run("play", "dualis", *SEED, typed="")
    assert result.exit_code == 0
    assert "You have left the table." in result.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_seed_is_written_so_that_it_can_be_said_again(lang: str) -> None:
    for seed in ("4012345678", "9" * 40, "-5"):
        said = run("play", "dualis", "--seed", seed, "--lang", lang, typed="").stdout
        assert f" {seed}. " in said.splitlines()[0]


def test_words_are_said_by_number_too() -> None:
    said = run("play", "dragonduel", "--seed", "3", "--seats", "2", "--lang", "en", typed="3\nwhy 2\n2\nquit\n").stdout
    assert "You can type: 1 mulligan · 2 keep" in said
    assert "Unknown move or command: “3”." in said
    assert "keep is allowed." in said
    assert "You draw Furnace Golem, Updraft, Cyclone Monk, Stormherald Dragon, Skyline Harrier." in said
    assert "You keep your hand." in said, "The number was taken as the word."


def test_of_very_many_words_help_lists_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "OFFERED", 2)
    said = run("play", "dualis", *SEED, typed="help\nquit\n").stdout
    short, whole = [line for line in said.splitlines() if line.startswith("You can type")]
    assert short.endswith("1 S4R · 2 S4R+ · and 8 more (type help)")
    assert whole.endswith("10 S12B+")


def test_french_is_french() -> None:
    typed = "aide\npourquoi É1R\nl4r\né4r+\nquitter\n"
    said = run("play", "dualis", *SEED, "--lang", "fr", typed=typed).stdout.replace("\xa0", " ")
    for sentence in (
        "Niveau des bots",
        "Manche 1 · pli 1 sur 13",
        "Vous pouvez taper : 1 É4R · 2 É4R+",
        "Vous n’avez pas cette carte.",
        "Vous avez une Étoile : vous devez en jouer une, de l’une ou l’autre couleur.",
        "Vous jouez Étoile 4 Rouge et prenez un jeton bleu",
        "Vous avez quitté la table.",
    ):
        assert sentence in said.replace("'", "’")
    for english in ("Star", "Moon", "trick", "coins", "Your", "You ", "lies"):
        assert english not in said


def test_equal_seeds_give_equal_games() -> None:
    assert run("play", "dualis", *SEED, typed="quit\n").stdout == run("play", "dualis", *SEED, typed="quit\n").stdout
    assert run("play", "dualis", *SEED, typed="q\n").stdout != run("play", "dualis", "--seed", "4", typed="q\n").stdout


def test_three_at_the_table_from_another_seat() -> None:
    result = run("play", "dualis", *SEED, "--seats", "3", "--seat", "2", "--bots", "random", typed="quit\n")
    assert result.exit_code == 0
    assert "whimsical" in result.stdout
    assert "Bot 1" in result.stdout
    assert "Bot 2" not in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "There is no game 'chess'"),
        (("dualis", "--seats", "5"), "3 or 4 seats, not 5"),
        (("dualis", "--seat", "4"), "There is no seat 4; seats are 0 to 3."),
        (("dualis", "--seat", "-1"), "There is no seat -1"),
        (
            ("dualis", "--bots", "genius"),
            "There is no level 'genius' for dualis; the levels are random, novice, casual, greedy, expert, master.",
        ),
        (("dualis", "--option", "mode=solo"), "mode cannot be 'solo'"),
        (("dualis", "--seed", "x"), "'x' is not a valid integer"),
        (("dualis", "--lang", "de"), "'de' is not one of 'en', 'fr'"),
        (("dualis", "--record", "/nowhere/at/all.txt"), "/nowhere/at/all.txt cannot be written: No such file"),
        ((), "Missing argument 'TITLE'"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("play", *arguments)


def test_a_pull_is_the_persons_own_though_nothing_else_can_be_said() -> None:
    result = run("play", "flamecraft_duals", *SEED, "-o", "first_player=0", typed="pull\nquit\n")
    assert result.exit_code == 0
    assert "it is played for you" not in result.stdout
    assert result.stdout.count(" > ") == 2


def test_a_pass_with_nothing_to_respond_with_is_not_asked_for() -> None:
    heavy = "4xcs-92,4xcs-76,4xcs-59,4xcs-42,4xcs-26,4xcs-12,4xcs-90,4xcs-72,4xcs-41,4xcs-25,4xcs-11,4xcs-58,2xst-07"
    options = ("-o", "start=lot", "-o", f"deck0={heavy}")
    result = run("play", "dragonduel", "--seats", "2", *SEED, *options, typed="keep\nend\n")
    assert "Only pass can be played; it is played for you." in result.stdout


def test_whoever_resigns_is_out_and_the_record_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run("play", "dragonduel", "--seats", "3", *SEED, "--record", str(file), typed="help\nresign\n")
    assert result.exit_code == 0
    assert "resign: give up the game." in result.stdout
    record = Record.parse(file.read_text("utf-8"))
    assert (0, "resign") in record.moves
    assert state_of(record).over
    assert "unknown" not in result.stdout
    assert "Unknown move or command" in run("play", "dualis", *SEED, typed="resign\n").stdout
