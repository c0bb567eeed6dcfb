"""What all tables of a server share."""

import secrets
from dataclasses import dataclass, field

from emberhall import Game
from emberhall.bus import Bus
from emberhall.server.alerts import Alerts
from emberhall.server.botdesk import BotDesk
from emberhall.server.cardsets import CardSets
from emberhall.server.coachdesk import CoachDesk
from emberhall.server.envelopes import Envelopes
from emberhall.server.metrics import Metrics
from emberhall.server.persons import Persons
from emberhall.server.settings import Settings
from emberhall.server.unwatched import Unwatched
from emberhall.server.uptime import Uptime
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
    lobby: str = field(default_factory=lambda: secrets.token_hex(8))
    """The name of this process among those on the same store."""
    uptime: Uptime = field(default_factory=Uptime)
    envelopes: Envelopes = field(default_factory=Envelopes)
    unwatched: Unwatched = field(default_factory=Unwatched)
    persons: Persons = field(init=False)
    alerts: Alerts = field(init=False)
    coach: CoachDesk = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "persons", Persons(self.settings))
        object.__setattr__(self, "alerts", Alerts(self.settings, self.store))
        object.__setattr__(self, "coach", CoachDesk(self.sets.files, self.store))

    async def unlocked(self, game: Game, user: str) -> list[str]:
        """The cards of a title that a user has unlocked, if the title uses profiles."""
        if not game.PROFILE:
            return []
        return [each.card for each in await self.store.unlocks(user) if each.title == game.name]
