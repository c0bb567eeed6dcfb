"""How Duālis is set up: its settings, its twelve modes, and who is on whose side."""

from collections.abc import Mapping
from typing import Final, final

from emberhall.kernel.parts.setup import Setting, Setup, Value

SETTINGS: Final = (
    Setting("mode", ("partnership", "iso"), {3: "iso"}, seats=(4,)),
    Setting("short", (False, True)),
    Setting("highlow", (False, True)),
    Setting("first_leader", ("random", 0, 1, 2, 3), house=True),
    Setting("memory_aid", ("none", "last_trick", "full"), house=True),
    Setting("partner_talk", ("quiet", "open"), house=True, needs={"mode": ("partnership",)}),
    Setting("say_direction", (True, False), house=True, needs={"highlow": (True,)}),
    Setting("show_trump_now", (True, False), house=True),
    Setting("seating", ("chosen", "random"), house=True),
    Setting("duplicate", (False, True), house=True),
    Setting("turn", (0, 1, 2, 3), house=True, needs={"duplicate": (True,)}),
)


@final
class DualisSetup(Setup):
    """Three or four seats, in partnership or each alone."""

    def __init__(self) -> None:
        super().__init__("dualis", (3, 4), SETTINGS)

    def check_together(self, seats: int, options: dict[str, Value]) -> None:
        if options["mode"] == "partnership" and seats != 4:
            raise ValueError(f"Partnership needs 4 seats, not {seats}; with {seats} each plays alone (mode iso).")
        for name in ("first_leader", "turn"):
            if options[name] == 3 and seats == 3:
                raise ValueError(f"{name} cannot be 3 with 3 seats; it can be at most 2.")
        if options["turn"] != 0 and not options["duplicate"]:
            raise ValueError(f"turn {options['turn']} has a meaning only with duplicate on.")

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        """The twelve rows of section 6."""
        return [
            (seats, {"mode": mode, "short": short, "highlow": highlow})
            for seats, mode in ((4, "partnership"), (3, "iso"), (4, "iso"))
            for short in (False, True)
            for highlow in (False, True)
        ]

    def daily(self) -> tuple[int, dict[str, Value]]:
        return 4, {"short": True}

    def teams(self, seats: int, options: Mapping[str, Value]) -> list[int]:
        """Partners sit opposite each other."""
        return [0, 1, 0, 1] if options["mode"] == "partnership" else list(range(seats))
