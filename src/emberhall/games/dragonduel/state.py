"""The state of DragonDuel: players with their zones, monsters in play, the chain, the battle, and the pending steps.

Cards are indices into the book. A deck's top is the end of its list; a Tower's top is its first card.
"""

from typing import ClassVar, Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.book import Ability, Book, Card, Row
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of

NO_BOOK: Final = Book([], [])


@final
class Terms:
    """What was agreed before the first card; shared by clones, never changed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "decks", "lists", "lot", "second_seat", "open_lists")

    def __init__(
        self, seats: int, decks: list[str], lists: list[list[int]], lot: bool, second_seat: str, open_lists: bool
    ) -> None:
        self.seats = seats
        self.decks = decks  # the name of a starter deck, `random`, or `own`
        self.lists = lists  # the fifty cards of each seat, by index
        self.lot = lot
        self.second_seat = second_seat
        self.open_lists = open_lists

    def list_known(self, seat: int) -> bool:
        """Whether everybody knows what is in this seat's deck."""
        return self.open_lists or self.decks[seat] not in ("own", "random")


@final
class Monster:
    """A monster in play. Owner and controller are one: no effect of the language changes control."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "uid",
        "card",
        "seat",
        "ready",
        "damage",
        "for_battle",
        "for_turn",
        "for_ready",
        "for_good",
        "battle_flags",
        "turn_flags",
        "ready_flags",
        "good_flags",
        "entered",
        "origin",
        "used",
    )

    def __init__(
        self,
        uid: i64,
        card: i64,
        seat: i64,
        ready: bool,
        damage: i64,
        for_battle: i64,
        for_turn: i64,
        for_ready: i64,
        for_good: i64,
        battle_flags: i64,
        turn_flags: i64,
        ready_flags: i64,
        good_flags: i64,
        entered: i64,
        origin: i64,
        used: i64,
    ) -> None:
        self.uid: i64 = uid
        self.card: i64 = card
        self.seat: i64 = seat
        self.ready = ready
        self.damage: i64 = damage
        self.for_battle: i64 = for_battle  # changes of Strength, added up by how long they last
        self.for_turn: i64 = for_turn
        self.for_ready: i64 = for_ready
        self.for_good: i64 = for_good
        self.battle_flags: i64 = battle_flags
        self.turn_flags: i64 = turn_flags
        self.ready_flags: i64 = ready_flags
        self.good_flags: i64 = good_flags
        self.entered: i64 = entered  # the turn it entered in
        self.origin: i64 = origin
        self.used: i64 = used  # a bit per ability that works once per turn

    def clone(self) -> "Monster":
        return Monster(
            self.uid,
            self.card,
            self.seat,
            self.ready,
            self.damage,
            self.for_battle,
            self.for_turn,
            self.for_ready,
            self.for_good,
            self.battle_flags,
            self.turn_flags,
            self.ready_flags,
            self.good_flags,
            self.entered,
            self.origin,
            self.used,
        )


@final
class Player:
    """One sorcerer's zones and counts."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "hand",
        "deck",
        "tower",
        "mons",
        "disc",
        "rem",
        "shown",
        "sd",
        "sr",
        "se",
        "ward",
        "discount",
        "alive",
        "redrawn",
    )

    def __init__(
        self,
        hand: list[int],
        deck: list[int],
        tower: list[int],
        mons: list[Monster],
        disc: list[int],
        rem: list[int],
        shown: list[int],
        sd: i64,
        sr: i64,
        se: i64,
        ward: i64,
        discount: i64,
        alive: bool,
        redrawn: i64,
    ) -> None:
        self.hand = hand  # sorted
        self.deck = deck
        self.tower = tower
        self.mons = mons
        self.disc = disc
        self.rem = rem
        self.shown = shown  # cards of the hand that everybody saw go there
        self.sd: i64 = sd  # Spark deck, ready Spark, exhausted Spark
        self.sr: i64 = sr
        self.se: i64 = se
        self.ward: i64 = ward
        self.discount: i64 = discount
        self.alive = alive
        self.redrawn: i64 = redrawn  # mulligans taken

    def clone(self) -> "Player":
        return Player(
            self.hand[:],
            self.deck[:],
            self.tower[:],
            [m.clone() for m in self.mons],
            self.disc[:],
            self.rem[:],
            self.shown[:],
            self.sd,
            self.sr,
            self.se,
            self.ward,
            self.discount,
            self.alive,
            self.redrawn,
        )


@final
class Deed:
    """A card or ability at work: on the chain, waiting as a trigger, or resolving. Never changed, only replaced."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "uid",
        "kind",
        "card",
        "slot",
        "mode",
        "seat",
        "source",
        "origin",
        "x",
        "it",
        "foe",
        "targets",
    )

    def __init__(
        self,
        uid: i64,
        kind: i64,
        card: i64,
        slot: i64,
        mode: i64,
        seat: i64,
        source: i64,
        origin: i64,
        x: i64,
        it: i64,
        foe: i64,
        targets: list[int],
    ) -> None:
        self.uid: i64 = uid
        self.kind: i64 = kind
        self.card: i64 = card
        self.slot: i64 = slot  # which ability of the card
        self.mode: i64 = mode
        self.seat: i64 = seat
        self.source: i64 = source  # the monster it is an ability of
        self.origin: i64 = origin
        self.x: i64 = x
        self.it: i64 = it  # the event's other monster
        self.foe: i64 = foe  # the defending player of the event, -1 where there is none
        self.targets = targets  # monsters and chain items by number; seats and cards plus one; 0 for none

    def aimed(self, at: i64, target: int) -> "Deed":
        """The same deed with one more target."""
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


@final
class State(steps.State):
    """One play of DragonDuel."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "work",
        "rng",
        "terms",
        "players",
        "turn",
        "first",
        "active",
        "phase",
        "chain",
        "waiting",
        "serial",
        "auras",
        "attacker",
        "defender",
        "blocker",
        "revealed",
        "siege",
        "mains",
        "out",
        "drawn",
    )

    def __init__(
        self,
        work: list[steps.Step],
        rng: Rng,
        terms: Terms,
        players: list[Player],
        turn: i64,
        first: i64,
        active: i64,
        phase: i64,
        chain: list[Deed],
        waiting: list[Deed],
        serial: i64,
        auras: i64,
        attacker: i64,
        defender: i64,
        blocker: i64,
        revealed: i64,
        siege: bool,
        mains: i64,
        out: list[int],
        drawn: bool,
    ) -> None:
        self.work = work
        self.rng = rng
        self.told = None
        self.book = NO_BOOK
        self.terms = terms
        self.players = players
        self.turn: i64 = turn
        self.first: i64 = first
        self.active: i64 = active
        self.phase: i64 = phase
        self.chain = chain  # announced and not yet resolved, the last one resolves first
        self.waiting = waiting  # natural abilities that have not resolved yet
        self.serial: i64 = serial  # the last number given to a monster or chain item
        self.auras: i64 = auras  # monsters in play that lend Strength
        self.attacker: i64 = attacker  # 0: no battle
        self.defender: i64 = defender
        self.blocker: i64 = blocker
        self.revealed: i64 = revealed  # the Tower card lying face up, -1: none
        self.siege = siege
        self.mains: i64 = mains  # main decisions of this turn
        self.out = out  # the defeated, in order
        self.drawn = drawn  # nobody won: the limit of turns was reached

    def clone(self) -> "State":
        copy = State(
            self.work[:],
            Rng(self.rng.a, self.rng.b),
            self.terms,
            [player.clone() for player in self.players],
            self.turn,
            self.first,
            self.active,
            self.phase,
            self.chain[:],
            self.waiting[:],
            self.serial,
            self.auras,
            self.attacker,
            self.defender,
            self.blocker,
            self.revealed,
            self.siege,
            self.mains,
            self.out[:],
            self.drawn,
        )
        copy.book = self.book
        return copy

    # --- finding things

    def card(self, index: i64) -> Card:
        return self.book.cards[index]

    def monster(self, uid: i64) -> Monster | None:
        """The monster of a number, while it is in play."""
        if uid == 0:
            return None
        for player in self.players:
            for m in player.mons:
                if m.uid == uid:
                    return m
        return None

    def at(self, place: i64) -> Monster:
        """The monster an option names."""
        return self.players[place >> 3].mons[place & 7]

    def ability(self, deed: Deed) -> Ability:
        return self.book.cards[deed.card].abilities[deed.slot]

    def row(self, deed: Deed) -> Row:
        """The row of effects of a deed."""
        card = self.book.cards[deed.card]
        return card.rows[deed.mode] if deed.kind == w.MAGIC else card.abilities[deed.slot].rows[deed.mode]

    def next_uid(self) -> i64:
        self.serial += 1
        return self.serial

    def living(self) -> list[int]:
        return [seat for seat in range(len(self.players)) if self.players[seat].alive]

    def word(self, pick: Option) -> str:
        verb, ref, on = verb_of(pick), ref_of(pick), on_of(pick)
        if verb in w.PLAIN:
            return w.PLAIN[verb]
        if verb in w.MONSTER_VERBS:
            return f"{w.MONSTER_VERBS[verb]} m{self.at(ref).uid}"
        if verb in w.CARD_VERBS:
            return f"{w.CARD_VERBS[verb]} {self.book.cards[ref].code}"
        if verb in w.NUMBER_VERBS:
            return f"{w.NUMBER_VERBS[verb]} {ref}"
        if verb in w.SEAT_VERBS:
            return f"{w.SEAT_VERBS[verb]} p{ref}"
        if verb == w.PLAY:
            return self.play_word(ref, on)
        if verb == w.RAISE:
            return f"play {self.book.cards[ref].code} from discard"
        if verb == w.USE:
            m = self.at(ref)
            ability = self.book.cards[m.card].abilities[on >> 3]
            said = f"use m{m.uid} {ability.number}"
            return said if len(ability.rows) == 1 else f"{said} mode {(on & 7) + 1}"
        if verb == w.ATTACK:
            return f"attack m{self.at(ref).uid} p{on}"
        if verb == w.TARGET_ITEM:
            return f"target c{self.chain[ref].uid}"
        return f"{'trigger' if verb == w.TRIGGER else 'mode'} {ref + 1}"

    def play_word(self, card: int, variant: int) -> str:
        """`play CS-13`, with X and mode where the card has them: `play CS-14 x2`, `play CS-45 mode 2`."""
        played = self.book.cards[card]
        said = f"play {played.code}"
        if played.cost_x:
            said += f" x{variant >> 3}"
        if len(played.rows) > 1:
            said += f" mode {(variant & 7) + 1}"
        return said
