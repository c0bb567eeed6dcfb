"""What a position is worth to a seat, in reputation: what it has, and what its things may still bring."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

GOOD: Final = (0.0, 0.85, 1.65, 2.4, 3.0, 3.45, 3.8, 4.0)  # so many of one type
COIN: Final = 1.15
ARTISAN: Final = 1.3
CROWDED: Final = 6  # artisans that may be kept
FANCY: Final = 2.6
RESERVED: Final = 1.0
HELPER: Final = 4.0  # a companion not yet used
RIVAL: Final = 0.3  # what the others have counts against it
LAST_WORD: Final = 2.5  # for setting off the end oneself: nobody then gets a turn more
ARTISAN_PACE: Final = 0.5  # cards that leave a deck in a turn
ENCHANTMENT_PACE: Final = 0.33
SETTLED: Final = 3  # own turns left beyond which things keep their full worth


class Position:
    """Weighs views of one turn by how far the game is."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.seat = seat
        self.seats: int = view["seats"]
        self.ending = view["trigger"] is not None
        self.future = min(1.0, self.turns_left(view) / SETTLED)
        self.known: dict[tuple[Any, ...], float] = {}  # holdings already weighed: most outcomes share the rivals'

    def turns_left(self, view: Mapping[str, Any]) -> float:
        """Own turns to come after this one."""
        decks = view["decks"]
        if view["finals"] is not None:
            after = (self.seat - view["turn"]["seat"]) % self.seats
            return 1.0 if after and after < view["finals"] else 0.0
        if self.ending:
            return 1.0
        turns: float = min(decks["artisans"] / ARTISAN_PACE, decks["enchantments"] / ENCHANTMENT_PACE)
        return 1.0 + turns / self.seats

    def worth(self, view: Mapping[str, Any]) -> float:
        """What the seat has, less a part of what the others have."""
        players: Sequence[Mapping[str, Any]] = view["players"]
        own = self.held(players[self.seat])
        total = own + self.secrets(view["me"])
        if self.seats > 1:
            rivals = sum(map(self.held, players)) - own
            total -= RIVAL * rivals / (self.seats - 1)
            if not self.ending and view["trigger"] is not None:
                total += LAST_WORD
        return total

    def held(self, player: Mapping[str, Any]) -> float:
        """What everybody sees of a seat."""
        helper = player["companion"] is not None and not player["used"]
        reserved = player["reserved"] is not None
        key = (player["reputation"], player["coins"], player["hand"], reserved, helper, *player["goods"])
        worth = self.known.get(key)
        if worth is None:
            worth = self.known[key] = self.weigh(player, reserved, helper)
        return worth

    def weigh(self, player: Mapping[str, Any], reserved: bool, helper: bool) -> float:
        future = self.future
        goods = sum([GOOD[min(count, 7)] for count in player["goods"]])
        worth: float = player["reputation"] + player["coins"] * (1.0 + (COIN - 1.0) * future)
        worth += future * (goods + ARTISAN * min(player["hand"], CROWDED))
        return worth + future * (RESERVED * reserved + HELPER * helper)

    def secrets(self, me: Mapping[str, Any]) -> float:
        """Unscored fancies: a moon for what it would score now, and all for what they may still bring."""
        worths = [fancy["worth"] * (1.0 - 0.5 * self.future) + FANCY * self.future for fancy in me["fancies"]]
        return float(sum(worths))
