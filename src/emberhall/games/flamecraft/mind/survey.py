"""What the Town offers the next visitor: goods to gather, room for enchantments, and free slots."""

from typing import Final, final

from emberhall.games.flamecraft.mind.ratings import Ratings
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import SPACES, WILD
from emberhall.kernel import i64

RARE: Final = 1.3  # the worth of a coin or an artisan, in goods


@final
class Survey:
    """The Town of one state, for all seats."""

    def __init__(self, s: State, ratings: Ratings) -> None:
        self.gathers = [0.0] * SPACES  # by space, in goods
        self.rooms = [0] * SPACES  # a mask of the icons of enchantments that fit there
        self.fires = [0] * SPACES  # artisans that can be fired up
        self.slots = [-1.0] * 6  # by icon, the best reward of a free slot; -1: none
        for space in range(SPACES):
            if s.open >> space & 1:
                self.look(s, space, ratings)

    def look(self, s: State, space: i64, ratings: Ratings) -> None:
        """One shop."""
        book = s.book
        shop: i64 = s.shops[space]
        icon: i64 = book.shop_icon[shop]
        goods: float = float(book.shop_amount[shop])
        if icon > WILD:
            goods *= RARE
        at = 3 * space
        if icon <= WILD and s.tucked[at + 2] < 0:
            self.rooms[space] = 63 if icon == WILD else 1 << icon
        fires: i64 = 0
        slots: i64 = book.shop_slots[shop]
        for k in range(3):
            if s.tucked[at + k] >= 0:
                goods += 1.0
            if s.slots[at + k] >= 0:
                fires += 1
            elif k < slots:
                self.free(book.slot_takes[3 * shop + k], ratings.slots[3 * shop + k])
        if fires and not book.shop_sleeps[shop]:
            goods += float(fires)
            self.fires[space] = fires
        self.gathers[space] = goods

    def free(self, takes: i64, reward: float) -> None:
        """A free slot."""
        for icon in range(6):
            if takes >> icon & 1 and self.slots[icon] < reward:
                self.slots[icon] = reward
