"""How Flamecraft Duals is set up: its settings, and its five modes."""

from typing import Final, final

from emberhall.games.flamecraft_duals.deal import PAIRS
from emberhall.kernel.parts.setup import Setting, Setup, Value

MODES: Final = ("standard", "fancy", "fountain", "fancy_fountain", "solo")
FANCY: Final = ("fancy", "fancy_fountain")
SETTINGS: Final = (
    Setting("mode", MODES, {1: "solo"}, seats=(2,)),
    Setting("fancy_pick", ("choose", "random", *PAIRS), needs={"mode": FANCY}),
    Setting("first_player", ("draw", "random", 0, 1), seats=(2,)),
    Setting("match", ("single", "pair"), house=True, seats=(2,)),
    Setting("solo_coins", (3, 4, 5), house=True, seats=(1,)),
    Setting("end_reveal", (True, False), house=True),
    Setting("pattern_help", (True, False), house=True),
    Setting("house_cards", (True, False), house=True),
)
COINS: Final = 3


@final
class DualsSetup(Setup):
    """Two seats; one in solo."""

    def __init__(self) -> None:
        super().__init__("flamecraft_duals", (1, 2), SETTINGS)

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        return [(1 if mode == "solo" else 2, {"mode": mode}) for mode in MODES]

    def check_together(self, seats: int, options: dict[str, Value]) -> None:
        mode = options["mode"]
        if (mode == "solo") != (seats == 1):
            raise ValueError(f"The mode {mode} is not for {seats} seats; solo is for 1, every other mode for 2.")
        if mode != "standard" and not options["house_cards"]:
            raise ValueError(f"The mode {mode} needs cards written for the table, and house_cards is no.")
        if mode not in FANCY and options["fancy_pick"] != "choose":
            raise ValueError(
                f"fancy_pick {options['fancy_pick']} has a meaning only in the Fancy modes, not in {mode}."
            )
        if seats == 1 and options["match"] == "pair":
            raise ValueError("A pair of games needs 2 seats, not 1.")
        if seats == 1 and options["first_player"] != "draw":
            raise ValueError(f"first_player {options['first_player']} has a meaning only with 2 seats.")
        if seats == 2 and options["solo_coins"] != COINS:
            raise ValueError(f"solo_coins {options['solo_coins']} has a meaning only in solo.")
