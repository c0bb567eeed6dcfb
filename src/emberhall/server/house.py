"""The house: what every table of a server shares."""

from dataclasses import dataclass

from emberhall.bus import Bus
from emberhall.server.botdesk import BotDesk
from emberhall.server.cardsets import CardSets
from emberhall.server.metrics import Metrics
from emberhall.server.settings import Settings
from emberhall.store import Store


@dataclass(frozen=True, slots=True)
class House:
    """Handed to tables, lobby and sockets."""

    settings: Settings
    store: Store
    bus: Bus
    desk: BotDesk
    metrics: Metrics
    sets: CardSets
