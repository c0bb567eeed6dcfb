"""What all tables of a server share."""

from dataclasses import dataclass, field

from emberhall import Game
from emberhall.bus import Bus
from emberhall.server.house.cardsets import CardSets
from emberhall.server.house.envelopes import Envelopes
from emberhall.server.house.unwatched import Unwatched
from emberhall.server.house.uptime import Uptime
from emberhall.server.metrics import Metrics
from emberhall.server.minds.botdesk import BotDesk
from emberhall.server.minds.coachdesk import CoachDesk, Looking
from emberhall.server.minds.coachprocess import CoachProcess
from emberhall.server.minds.forgedesk import ForgeDesk
from emberhall.server.people.alerts import Alerts
from emberhall.server.people.persons import Persons
from emberhall.server.settings import Settings
from emberhall.store import Store, work
from emberhall.world import chance


@dataclass(frozen=True, slots=True)
class House:
    """Passed to tables, lobby and sockets."""

    settings: Settings
    store: Store
    bus: Bus
    desk: BotDesk
    metrics: Metrics
    sets: CardSets
    lobby: str = field(default_factory=lambda: chance.token_hex(8))
    """The name of this process among those on the same store."""
    uptime: Uptime = field(default_factory=Uptime)
    envelopes: Envelopes = field(default_factory=Envelopes)
    unwatched: Unwatched = field(default_factory=Unwatched)
    coach_process: Looking = field(default_factory=CoachProcess)
    forge: ForgeDesk = field(default_factory=ForgeDesk)
    persons: Persons = field(init=False)
    alerts: Alerts = field(init=False)
    coach: CoachDesk = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "persons", Persons(self.settings))
        object.__setattr__(self, "alerts", Alerts(self.settings, self.store, self.metrics))
        object.__setattr__(self, "coach", CoachDesk(self.sets.files, self.store, process=self.coach_process))

    async def unlocked(self, game: Game, user: str) -> list[str]:
        """The cards of a title that a user has unlocked, if the title uses profiles."""
        if not game.manners.profile:
            return []
        return [each.card for each in await self.store.read(work.profiles.unlocks_of(user)) if each.title == game.name]
