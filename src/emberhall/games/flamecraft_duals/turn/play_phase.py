"""PLAY: pull, place, fire; and the abilities that place or fire again: bread, crystal and plant."""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft_duals.components.board import BITS, COUNT
from emberhall.games.flamecraft_duals.effects.abilities import (
    IronFrom,
    MeatFrom,
    PotionA,
    ignitable,
    ignited_kinds,
    usable_kinds,
)
from emberhall.games.flamecraft_duals.effects.coins import Choice, Moment, empty_loose, ref
from emberhall.games.flamecraft_duals.events import FiredUp, Picked, Placed, Rested
from emberhall.games.flamecraft_duals.facts.stacks import (
    KINDS,
    ONE,
    can_pull,
    drop,
    faces_in,
    height,
    last_fire,
    pull,
    room,
    top,
)
from emberhall.games.flamecraft_duals.state import FROM_BREAD, FROM_CRYSTAL, PULLED, State
from emberhall.games.flamecraft_duals.words import (
    AS,
    BREAD,
    BUDDY_FACE,
    CRYSTAL,
    FACES,
    FIRE,
    HEXES,
    IGNITE,
    IRON,
    MEAT,
    NO_OFFER,
    PICK,
    PLACE,
    POTION,
    PULL_OFFER,
    TYPE_OFFERS,
    TYPES,
    faces_offered,
    hexes_offered,
)
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option

FIRES: Final[list[tuple[int, ...]]] = [NO_OFFER + offer for offer in TYPE_OFFERS[FIRE]]


@final
class Pull(Moment):
    """The turn begins: pull a token from the bag, unseen until it is out."""

    def ask(self, s: State) -> str:
        return "pull"

    def answers(self, s: State) -> tuple[Option, ...]:
        return PULL_OFFER

    def answer(self, s: State, pick: Option) -> None:
        s.held = pull(s, "pull")
        s.source = PULLED
        s.work.append(PLACE_IT)


@final
class Place(Moment):
    """The held token goes on any stack with room (FD-46)."""

    def ask(self, s: State) -> str:
        return "place"

    def answers(self, s: State) -> tuple[Option, ...]:
        return hexes_offered(PLACE, room(s))

    def answer(self, s: State, pick: Option) -> None:
        at = ref(pick)
        face = s.held
        rainbow = s.rainbow
        drop(s, at, face)
        s.held = -1
        s.rainbow = 0
        if s.events is not None:
            s.tell(Placed(kind="placed", seat=s.seat, token=FACES[face], hex=HEXES[at], part_of=last_fire(s)))
        if s.source == FROM_CRYSTAL:  # it does not fire, and the others go back
            empty_loose(s, f"fire-{len(s.chain)}")
            return
        fire = FIRE_RAINBOW[at] if rainbow else FIRE_PLACED[at]
        if fire.kinds(s):
            s.work.append(fire)


@final
class Fire(Moment):
    """The token just placed may fire, as long as it is on top (FD-53)."""

    at: i64
    rainbow: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("at", "rainbow")

    def __init__(self, at: i64, rainbow: i64) -> None:
        self.at = at
        self.rainbow = rainbow

    # end of generated code

    def ask(self, s: State) -> str:
        return "fire"

    def source(self, s: State) -> int:
        return self.at

    def kinds(self, s: State) -> i64:
        """The types it may fire as: its own, or any that Rainbow lends it (FD-65); Buddy has none (FD-15)."""
        face = top(s, self.at)
        kinds: i64 = 63 if self.rainbow else 0 if face == BUDDY_FACE else KINDS[face]
        return usable_kinds(s, kinds, self.at, BITS[self.at])

    def answers(self, s: State) -> tuple[Option, ...]:
        return FIRES[self.kinds(s)]

    def answer(self, s: State, pick: Option) -> None:
        if pick == 0:
            if s.events is not None:
                s.tell(Rested(kind="rested", seat=s.seat, token=FACES[top(s, self.at)], hex=HEXES[self.at]))
            return
        begin(s, ref(pick), self.at, 0)

    def follow(self, s: State, origin: i64, to: i64) -> Moment | None:
        if to == self.at:  # covered
            return None
        again = self
        if origin == self.at:
            again = FIRE_RAINBOW[to] if self.rainbow else FIRE_PLACED[to]
        return again if again.kinds(s) else None


def begin(s: State, kind: i64, at: i64, used: i64) -> None:
    """Fire an ability at a hex; `used` is the plant chain that led here."""
    s.chain.append(at << 3 | kind)
    if s.events is not None:
        tell_fire(s, kind, at, used != 0)
    if kind == BREAD:
        s.held = pull(s, "bread")
        s.source = FROM_BREAD
        s.work.append(PLACE_IT)
    elif kind == CRYSTAL:
        for _ in range(3):
            if can_pull(s):
                s.loose += ONE[pull(s, "crystal")]
        s.work.append(CRYSTAL_PICK)
    elif kind == MEAT:
        s.work.append(MeatFrom(at))
    elif kind == IRON:
        s.work.append(IronFrom(at, height(s.board[at]), -1, 0))
    elif kind == POTION:
        s.work.append(PotionA(at))
    else:
        s.work.append(PlantTo(at, used | BITS[at]))


def tell_fire(s: State, kind: i64, at: i64, by_plant: bool) -> None:
    link = len(s.chain)
    token = FACES[top(s, at)]
    s.tell(
        FiredUp(
            kind="fired",
            seat=s.seat,
            hex=HEXES[at],
            token=token,
            type=TYPES[kind],
            chosen=token != TYPES[kind],
            link=link,
            part_of=f"fire-{link - 1}" if by_plant else "placed",
        )
    )


@final
class CrystalPick(Moment):
    """Crystal: which of the pulled tokens to place."""

    def ask(self, s: State) -> str:
        return "crystal.pick"

    def answers(self, s: State) -> tuple[Option, ...]:
        return faces_offered(PICK, faces_in(s.loose))

    def answer(self, s: State, pick: Option) -> None:
        face = ref(pick)
        s.loose -= ONE[face]
        s.held = face
        s.source = FROM_CRYSTAL
        if s.events is not None:
            s.tell(Picked(kind="picked", seat=s.seat, token=FACES[face], why="crystal", part_of=f"fire-{len(s.chain)}"))
        s.work.append(PLACE_IT)


@final
class PlantTo(Moment):
    """Plant: which neighbour fires; a chain cannot be refused (FD-13, FD-17)."""

    origin: i64
    used: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("origin", "used")

    def __init__(self, origin: i64, used: i64) -> None:
        self.origin = origin
        self.used = used

    # end of generated code

    def ask(self, s: State) -> str:
        return "plant.to"

    def source(self, s: State) -> int:
        return self.origin

    def answers(self, s: State) -> tuple[Option, ...]:
        return hexes_offered(IGNITE, ignitable(s, self.origin, self.used))

    def answer(self, s: State, pick: Option) -> None:
        at = ref(pick)
        kinds = ignited_kinds(s, at, self.used)
        if kinds & kinds - 1:
            s.work.append(PlantAs(at, self.used))
            return
        kind: i64 = 0
        while kinds > BITS[kind]:
            kind += 1
        begin(s, kind, at, self.used)

    def follow(self, s: State, origin: i64, to: i64) -> Moment | None:
        again = self
        if self.used & BITS[origin]:  # the token that fires, or one earlier in its chain
            at = to if origin == self.origin else self.origin
            again = PlantTo(at, self.used & ~BITS[origin] | BITS[to])
        return again if again.answers(s) else None


@final
class PlantAs(Choice):
    """Plant on a dual: as which of its types it fires (FD-14)."""

    at: i64
    used: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("at", "used")

    def __init__(self, at: i64, used: i64) -> None:
        self.at = at
        self.used = used

    # end of generated code

    def ask(self, s: State) -> str:
        return "plant.as"

    def source(self, s: State) -> int:
        return self.at

    def options(self, s: State) -> tuple[Option, ...]:
        return TYPE_OFFERS[AS][ignited_kinds(s, self.at, self.used)]

    def take(self, s: State, pick: Option) -> None:
        begin(s, ref(pick), self.at, self.used)


PULL_ONE: Final = Pull()
PLACE_IT: Final = Place()
CRYSTAL_PICK: Final = CrystalPick()
FIRE_PLACED: Final[list[Fire]] = [Fire(at, 0) for at in range(COUNT)]
FIRE_RAINBOW: Final[list[Fire]] = [Fire(at, 1) for at in range(COUNT)]
