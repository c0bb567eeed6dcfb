"""The parts of a state of DragonDuel: the terms, monsters in play, players with their zones, and deeds.

Cards are indices into the book. A deck's top is the end of its list; a Tower's top is its first card.
"""

from typing import Annotated, ClassVar, final

from emberhall.games.dragonduel import words as w
from emberhall.kernel import i64, mypyc_attr
from emberhall.kernel.fields import Parts, Start


@final
class Terms:
    """What was agreed before the first card; shared by clones, never changed."""

    seats: int
    decks: list[str]  # the name of a starter deck, `random`, or `own`
    lists: list[list[int]]  # the fifty cards of each seat, by index
    lot: bool
    second_seat: str
    open_lists: bool
    rolls: list[int]  # what was rolled to begin: a number for each seat, and again after a tie, 0 where a seat did not

    # generated from the fields above: FIELDS, __init__
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "decks", "lists", "lot", "second_seat", "open_lists", "rolls")

    def __init__(
        self, seats: int, decks: list[str], lists: list[list[int]], lot: bool, second_seat: str, open_lists: bool,
        rolls: list[int],
    ) -> None:
        self.seats = seats
        self.decks = decks
        self.lists = lists
        self.lot = lot
        self.second_seat = second_seat
        self.open_lists = open_lists
        self.rolls = rolls
    # fmt: on
    # end of generated code

    def list_known(self, seat: int) -> bool:
        """True if the list of this seat's deck is public."""
        return self.open_lists or self.decks[seat] not in ("own", "random")


@final
@mypyc_attr(acyclic=True)  # numbers only: the garbage collector need not look at it
class Monster:
    """A monster in play. Owner and controller are one: no effect of the language changes control."""

    uid: i64
    card: i64
    seat: i64
    ready: bool
    damage: i64
    for_battle: i64  # changes of Strength, summed by how long they last
    for_turn: i64
    for_ready: i64
    for_good: i64
    battle_flags: i64
    turn_flags: i64
    ready_flags: i64
    good_flags: i64
    entered: i64  # the turn it entered in
    origin: i64
    used: i64  # a bit per ability that works once per turn

    # generated from the fields above: FIELDS, __init__, clone
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "uid", "card", "seat", "ready", "damage", "for_battle", "for_turn", "for_ready", "for_good", "battle_flags",
        "turn_flags", "ready_flags", "good_flags", "entered", "origin", "used",
    )

    def __init__(
        self, uid: i64, card: i64, seat: i64, ready: bool, damage: i64, for_battle: i64, for_turn: i64, for_ready: i64,
        for_good: i64, battle_flags: i64, turn_flags: i64, ready_flags: i64, good_flags: i64, entered: i64, origin: i64,
        used: i64,
    ) -> None:
        self.uid = uid
        self.card = card
        self.seat = seat
        self.ready = ready
        self.damage = damage
        self.for_battle = for_battle
        self.for_turn = for_turn
        self.for_ready = for_ready
        self.for_good = for_good
        self.battle_flags = battle_flags
        self.turn_flags = turn_flags
        self.ready_flags = ready_flags
        self.good_flags = good_flags
        self.entered = entered
        self.origin = origin
        self.used = used

    def clone(self) -> "Monster":
        return Monster(
            self.uid, self.card, self.seat, self.ready, self.damage, self.for_battle, self.for_turn, self.for_ready,
            self.for_good, self.battle_flags, self.turn_flags, self.ready_flags, self.good_flags, self.entered,
            self.origin, self.used,
        )
    # fmt: on
    # end of generated code


@final
class Player:
    """One sorcerer's zones and counts."""

    hand: Annotated[list[int], Start([])]  # sorted
    deck: list[int]
    tower: Annotated[list[int], Start([])]
    mons: Annotated[Parts[Monster], Start([])]
    disc: Annotated[list[int], Start([])]
    rem: Annotated[list[int], Start([])]
    shown: Annotated[list[int], Start([])]  # cards of the hand that everybody saw go there
    sd: Annotated[i64, Start(w.SPARK_CARDS)]  # Spark deck, ready Spark, exhausted Spark
    sr: Annotated[i64, Start(0)]
    se: Annotated[i64, Start(0)]
    ward: Annotated[i64, Start(0)]
    discount: Annotated[i64, Start(0)]
    alive: Annotated[bool, Start(True)]
    redrawn: Annotated[i64, Start(0)]  # mulligans taken

    # generated from the fields above: FIELDS, __init__, start, clone
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "hand", "deck", "tower", "mons", "disc", "rem", "shown", "sd", "sr", "se", "ward", "discount", "alive",
        "redrawn",
    )

    def __init__(
        self, hand: list[int], deck: list[int], tower: list[int], mons: list[Monster], disc: list[int], rem: list[int],
        shown: list[int], sd: i64, sr: i64, se: i64, ward: i64, discount: i64, alive: bool, redrawn: i64,
    ) -> None:
        self.hand = hand
        self.deck = deck
        self.tower = tower
        self.mons = mons
        self.disc = disc
        self.rem = rem
        self.shown = shown
        self.sd = sd
        self.sr = sr
        self.se = se
        self.ward = ward
        self.discount = discount
        self.alive = alive
        self.redrawn = redrawn

    @staticmethod
    def start(deck: list[int]) -> "Player":
        return Player([], deck, [], [], [], [], [], w.SPARK_CARDS, 0, 0, 0, 0, True, 0)

    def clone(self) -> "Player":
        return Player(
            self.hand[:], self.deck[:], self.tower[:], [each.clone() for each in self.mons], self.disc[:], self.rem[:],
            self.shown[:], self.sd, self.sr, self.se, self.ward, self.discount, self.alive, self.redrawn,
        )
    # fmt: on
    # end of generated code


@final
@mypyc_attr(acyclic=True)
class Deed:
    """A card or ability in use: on the chain, waiting as a trigger, or resolving. Never changed, only replaced."""

    uid: i64
    kind: i64
    card: i64
    slot: i64  # which ability of the card
    mode: i64  # -1: not chosen yet
    seat: i64
    source: i64  # the monster it is an ability of
    origin: i64
    x: i64
    it: i64  # the event's other monster
    foe: i64  # the defending player of the event, -1 if there is none
    targets: list[int]  # monsters and chain items by number; seats and cards plus one; 0 for none

    # generated from the fields above: FIELDS, __init__
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "uid", "kind", "card", "slot", "mode", "seat", "source", "origin", "x", "it", "foe", "targets",
    )

    def __init__(
        self, uid: i64, kind: i64, card: i64, slot: i64, mode: i64, seat: i64, source: i64, origin: i64, x: i64,
        it: i64, foe: i64, targets: list[int],
    ) -> None:
        self.uid = uid
        self.kind = kind
        self.card = card
        self.slot = slot
        self.mode = mode
        self.seat = seat
        self.source = source
        self.origin = origin
        self.x = x
        self.it = it
        self.foe = foe
        self.targets = targets
    # fmt: on
    # end of generated code

    def in_mode(self, mode: i64, slots: i64) -> "Deed":
        """A copy in this mode, with places for its targets; targets chosen before stay."""
        return Deed(
            self.uid,
            self.kind,
            self.card,
            self.slot,
            mode,
            self.seat,
            self.source,
            self.origin,
            self.x,
            self.it,
            self.foe,
            (self.targets + [0] * int(slots))[: int(slots)],
        )

    def aimed(self, at: i64, target: int) -> "Deed":
        """A copy with one more target."""
        targets = self.targets[:]
        targets[at] = target
        return Deed(
            self.uid,
            self.kind,
            self.card,
            self.slot,
            self.mode,
            self.seat,
            self.source,
            self.origin,
            self.x,
            self.it,
            self.foe,
            targets,
        )
