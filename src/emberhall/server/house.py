"""What all tables of a server share."""

from dataclasses import dataclass

from emberhall import Game
from emberhall.bus import Bus
from emberhall.server.botdesk import BotDesk
from emberhall.server.cardsets import CardSets
from emberhall.server.metrics import Metrics
from emberhall.server.settings import Settings
from emberhall.store import Store


@dataclass(frozen=True, slots=True)
class House:
    """Passed to tables, lobby and sockets."""

    settings: Settings
    store: Store
    bus: Bus
    desk: BotDesk
    metrics: Metrics
    sets: CardSets

    async def unlocked(self, game: Game, user: str) -> list[str]:
        """The cards of a title that a user has unlocked, if the title uses profiles."""
        if not game.PROFILE:
            return []
        return [each.card for each in await self.store.unlocks(user) if each.title == game.name]
