"""The profile of the player in this terminal: what solo games unlocked, kept as a file in the data folder."""

import json
from datetime import UTC, datetime
from pathlib import Path

from emberhall.cli.arguments import CommandError
from emberhall.store.places import default_path

FILE = "profile.json"


class Profile:
    """The cards unlocked, by title, each with its day."""

    def __init__(self, path: Path, unlocks: dict[str, dict[str, str]]) -> None:
        self.path = path
        self.unlocks = unlocks

    @staticmethod
    def read(path: Path | None = None) -> "Profile":
        """The profile in a file, by default the user's own; empty if there is none yet."""
        path = default_path().with_name(FILE) if path is None else path
        try:
            data = json.loads(path.read_text("utf-8"))
            unlocks = {
                title: {card: str(day) for card, day in cards.items()} for title, cards in data["unlocks"].items()
            }
        except FileNotFoundError:
            unlocks = {}
        except (OSError, ValueError, KeyError, AttributeError, TypeError) as problem:
            raise CommandError(f"{path} is not a readable profile ({problem}); fix it or move it away.") from None
        return Profile(path, unlocks)

    def of(self, title: str) -> list[str]:
        """What was unlocked for a title, in the order it happened."""
        return list(self.unlocks.get(title, {}))

    def add(self, title: str, cards: list[str]) -> list[str]:
        """Save what a game unlocked, and return what is new."""
        known = self.unlocks.setdefault(title, {})
        new = [card for card in cards if card not in known]
        if new:
            known.update(dict.fromkeys(new, datetime.now(UTC).date().isoformat()))
            self.write()
        return new

    def write(self) -> None:
        """Write atomically: an interrupted write leaves the old file."""
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps({"unlocks": self.unlocks}, indent=2) + "\n", "utf-8")
            fresh.replace(self.path)
        except OSError as problem:
            raise CommandError(f"{self.path} cannot be written: {problem.strerror}.") from None
