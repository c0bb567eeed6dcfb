"""How Nim is set up: the heaps, and whether the last stone wins."""

from typing import Final, final

from emberhall.kernel.parts.setup import Setting, Setup, Value

SETTINGS: Final = (Setting("heaps", ("classic", "pyramid", "random")), Setting("misere", (False, True)))


@final
class NimSetup(Setup):
    """Two to four seats, with or without misère."""

    def __init__(self) -> None:
        super().__init__("nim", (2, 3, 4), SETTINGS)

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        return [(seats, {"misere": misere}) for seats in self.seats for misere in (False, True)]
