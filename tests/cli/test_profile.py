"""The terminal's own profile: cards unlocked in a solo game are kept, shown, and used in the next game."""

import json
from pathlib import Path

from emberhall import Record, load
from emberhall.bots import load as load_bot
from emberhall.cli.profiles import Profile
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat
from emberhall.store.places import default_path
from tests.cli.shell import refused, run


def winning_lines() -> tuple[int, list[str], str]:
    """The seed and lines of a solo game that reaches an unlock, played greedily, and the first card to unlock."""
    game, bot = load("flamecraft"), load_bot("greedy", "flamecraft")
    for seed in range(20):
        state, rng, lines = game.deal(1, seed), Rng.seeded(1), list[str]()
        while (decision := state.decision) is not None:
            if decision.ask == "unlock":
                return seed, lines, decision.words()[0].removeprefix("unlock ")
            pick = bot.choose(Seat.of(game, state, 0, rng), decision, 5.0)
            if len(decision.options) > 1:
                lines.append(decision.word(pick))
            state.take(pick)
    raise AssertionError("Greedy could unlock nothing.")


def test_what_a_game_alone_unlocks_is_kept_shown_and_used(tmp_path: Path) -> None:
    assert "not yet" in run("profile").stdout
    seed, lines, card = winning_lines()
    typed = "\n".join([*lines, f"unlock {card}", "done"]) + "\n"
    alone = ("play", "flamecraft", "--seats", "1", "--seed", str(seed), "--lang", "en")
    said = run(*alone, typed=typed).stdout
    assert f"({card}) is now unlocked" in said
    data = json.loads((default_path().parent / "profile.json").read_text("utf-8"))
    assert list(data["unlocks"]["flamecraft"]) == [card]

    shown = run("profile", "flamecraft", "--lang", "fr").stdout
    assert data["unlocks"]["flamecraft"][card] in shown
    assert shown.count("pas encore") == 10
    assert "profile.json" in shown.replace("\n", "")

    file = tmp_path / "game.txt"
    run(*alone, "--record", str(file), typed="quit\n")
    assert Record.parse(file.read_text("utf-8")).options["solo_unlocked"] == card
    run(*alone, "-o", "solo_unlocked=AC05,AC06", "--record", str(file), typed="quit\n")
    assert Record.parse(file.read_text("utf-8")).options["solo_unlocked"] == "AC05,AC06"
    run("play", "flamecraft", "--seats", "2", "--seed", "1", "--record", str(file), typed="quit\n")
    assert Record.parse(file.read_text("utf-8")).options["solo_unlocked"] == "none"


def test_a_card_is_unlocked_once(tmp_path: Path) -> None:
    profile = Profile.read(tmp_path / "new" / "profile.json")
    assert profile.add("flamecraft", ["AC02", "AC01"]) == ["AC02", "AC01"]
    again = Profile.read(profile.path)
    assert again.of("flamecraft") == ["AC02", "AC01"]
    assert again.add("flamecraft", ["AC01"]) == []
    assert again.of("dualis") == []


def test_what_is_wrong_is_a_sentence() -> None:
    assert "dualis unlocks nothing" in refused("profile", "dualis")
    place = default_path().with_name("profile.json")
    place.parent.mkdir(parents=True, exist_ok=True)
    for text in ("no json", "[]", '{"unlocks": {"flamecraft": ["AC01"]}}'):
        place.write_text(text, "utf-8")
        assert "profile.json is not a readable profile" in refused("profile")
        assert "profile.json is not a readable profile" in refused("play", "flamecraft", "--seats", "1")
