"""Which of these people plays which title, for the tools that film the page and count its clicks."""

from dataclasses import dataclass

from tests.browser import duals, duellist, flamecraft
from tests.browser.people import Person


@dataclass(frozen=True)
class Player:
    """Who plays a title, with how many seats, and whether a game's words are decided before it is played."""

    who: type[Person]
    seats: int
    planned: bool = False


PLAYERS = {
    each.who.TITLE: each
    for each in (
        Player(duellist.Duellist, 2),
        Player(flamecraft.Player, 3, planned=True),
        Player(duals.Player, 2),
    )
}
