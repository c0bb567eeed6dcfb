"""The profile of who plays in this terminal: what was unlocked in games alone, kept as a file in the data folder."""

import json
from datetime import UTC, datetime
from pathlib import Path

from emberhall.cli.arguments import Trouble
from emberhall.store.places import default_path

FILE = "profile.json"


class Profile:
    """What was unlocked, title by title, with the day it was."""

    def __init__(self, path: Path, unlocks: dict[str, dict[str, str]]) -> None:
        self.path = path
        self.unlocks = unlocks

    @staticmethod
    def read(path: Path | None = None) -> "Profile":
        """The profile in a file, by default the own one; an empty one where there is none yet."""
        path = default_path().with_name(FILE) if path is None else path
        try:
            data = json.loads(path.read_text("utf-8"))
            unlocks = {
                title: {card: str(day) for card, day in cards.items()} for title, cards in data["unlocks"].items()
            }
        except FileNotFoundError:
            unlocks = {}
        except (OSError, ValueError, KeyError, AttributeError, TypeError) as problem:
            raise Trouble(f"{path} is no profile that can be read ({problem}); mend it or move it away.") from None
        return Profile(path, unlocks)

    def of(self, title: str) -> list[str]:
        """What was unlocked for a title, in the order it happened."""
        return list(self.unlocks.get(title, {}))

    def add(self, title: str, cards: list[str]) -> list[str]:
        """Keep what a game unlocked; returns what is new, and has written it when it returns."""
        known = self.unlocks.setdefault(title, {})
        new = [card for card in cards if card not in known]
        if new:
            known.update(dict.fromkeys(new, datetime.now(UTC).date().isoformat()))
            self.write()
        return new

    def write(self) -> None:
        """All or nothing: a torn write leaves the old file."""
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps({"unlocks": self.unlocks}, indent=2) + "\n", "utf-8")
            fresh.replace(self.path)
        except OSError as problem:
            raise Trouble(f"{self.path} cannot be written: {problem.strerror}.") from None
