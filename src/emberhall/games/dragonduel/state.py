"""The state of DragonDuel: players, chain, battle and pending steps; lookups, and the words of options."""

from typing import Annotated, ClassVar, Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Ability, Book, Card, Row
from emberhall.games.dragonduel.components.pieces import Deed, Monster, Player, Terms
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of
from emberhall.kernel.fields import Constant, Parts, Shared, Start

NO_BOOK: Final = Book([], [])


class Deeds(steps.Step):
    """A step of a deed: what happens above it on the stack belongs to that deed."""

    def deed_of(self, s: "State") -> Deed:
        raise NotImplementedError


class Unpaid(Deeds):
    """The step after the choices and costs of the chain's last item: while it waits, that card is not yet played."""

    def deed_of(self, s: "State") -> Deed:
        return s.chain[-1]


@final
class State(steps.State):
    """One play of DragonDuel."""

    work: list[steps.Step]
    rng: Rng
    book: Annotated[Book, Constant("NO_BOOK")]
    terms: Shared[Terms]
    players: Parts[Player]
    turn: Annotated[i64, Start(0)]
    first: i64
    active: i64
    phase: Annotated[i64, Start(w.SETUP)]
    chain: Annotated[list[Deed], Start([])]  # announced and not yet resolved, the last one resolves first
    waiting: Annotated[list[Deed], Start([])]  # natural abilities that have not resolved yet
    serial: Annotated[i64, Start(0)]  # the last number given to a monster or chain item
    auras: Annotated[i64, Start(0)]  # monsters in play that lend Strength
    attacker: Annotated[i64, Start(0)]  # 0: no battle
    defender: Annotated[i64, Start(-1)]
    blocker: Annotated[i64, Start(0)]
    revealed: Annotated[i64, Start(-1)]  # the Tower card lying face up, -1: none
    siege: Annotated[bool, Start(False)]
    mains: Annotated[i64, Start(0)]  # main decisions of this turn
    out: Annotated[list[int], Start([])]  # the defeated, in order
    is_draw: Annotated[bool, Start(False)]  # nobody won: the turn limit was reached

    # generated from the fields above: FIELDS, __init__, start, clone
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "work", "rng", "terms", "players", "turn", "first", "active", "phase", "chain", "waiting", "serial", "auras",
        "attacker", "defender", "blocker", "revealed", "siege", "mains", "out", "is_draw",
    )

    def __init__(
        self, work: list[steps.Step], rng: Rng, terms: Terms, players: list[Player], turn: i64, first: i64, active: i64,
        phase: i64, chain: list[Deed], waiting: list[Deed], serial: i64, auras: i64, attacker: i64, defender: i64,
        blocker: i64, revealed: i64, siege: bool, mains: i64, out: list[int], is_draw: bool,
    ) -> None:
        self.events = None
        self.work = work
        self.rng = rng
        self.book = NO_BOOK
        self.terms = terms
        self.players = players
        self.turn = turn
        self.first = first
        self.active = active
        self.phase = phase
        self.chain = chain
        self.waiting = waiting
        self.serial = serial
        self.auras = auras
        self.attacker = attacker
        self.defender = defender
        self.blocker = blocker
        self.revealed = revealed
        self.siege = siege
        self.mains = mains
        self.out = out
        self.is_draw = is_draw

    @staticmethod
    def start(
        work: list[steps.Step], rng: Rng, terms: Terms, players: list[Player], first: i64, active: i64,
    ) -> "State":
        return State(
            work, rng, terms, players, 0, first, active, w.SETUP, [], [], 0, 0, 0, -1, 0, -1, False, 0, [], False,
        )

    def clone(self) -> "State":
        copy = State(
            self.work[:], Rng(self.rng.a, self.rng.b), self.terms, [each.clone() for each in self.players], self.turn,
            self.first, self.active, self.phase, self.chain[:], self.waiting[:], self.serial, self.auras, self.attacker,
            self.defender, self.blocker, self.revealed, self.siege, self.mains, self.out[:], self.is_draw,
        )
        copy.book = self.book
        return copy
    # fmt: on
    # end of generated code

    # --- lookups

    def card(self, index: i64) -> Card:
        return self.book.cards[index]

    def monster(self, uid: i64) -> Monster | None:
        """The monster with this number, if it is in play."""
        if uid == 0:
            return None
        for player in self.players:
            for m in player.mons:
                if m.uid == uid:
                    return m
        return None

    def at(self, place: i64) -> Monster:
        """The monster an option names."""
        return self.players[place >> w.ZONE_SHIFT].mons[place & w.ZONE_MASK]

    def ability(self, deed: Deed) -> Ability:
        return self.book.cards[deed.card].abilities[deed.slot]

    def row(self, deed: Deed) -> Row:
        """The row of effects of a deed."""
        card = self.book.cards[deed.card]
        mode: i64 = max(0, deed.mode)  # until the mode is chosen, any row will do: they start alike
        return card.abilities[deed.slot].rows[mode] if deed.kind >= w.ABILITY else card.rows[mode]

    def modes(self, deed: Deed) -> list[Row]:
        """The rows of a deed, one for each mode."""
        card = self.book.cards[deed.card]
        return card.abilities[deed.slot].rows if deed.kind >= w.ABILITY else card.rows

    def next_uid(self) -> i64:
        self.serial += 1
        return self.serial

    def announcing(self, seat: i64) -> bool:
        """True if this player is announcing a card of the hand: it counts as in hand until all is paid (3.2)."""
        for step in self.work:
            if isinstance(step, Unpaid):
                deed = self.chain[-1]
                return deed.seat == seat and deed.origin == w.FROM_HAND and deed.kind != w.ABILITY
        return False

    def living(self) -> list[int]:
        return [seat for seat in range(len(self.players)) if self.players[seat].alive]

    def word(self, pick: Option) -> str:
        verb, ref, on = verb_of(pick), ref_of(pick), on_of(pick)
        said = w.VERBS[verb]
        if said.ref == w.NOTHING:
            return said.word
        if said.on == w.VARIANT:
            return self.play_word(ref, on)
        if said.ref == w.PLACE:
            return f"{said.word} m{self.at(ref).uid}{self.use_word(said.on, ref, on)}"
        if said.ref == w.CARD:
            return f"{said.word} {self.book.cards[ref].code}{w.FROM_PILE if verb == w.RAISE else ''}"
        if said.ref == w.SEAT:
            return f"{said.word} p{ref}"
        if said.ref == w.ITEM:
            return f"{said.word} c{self.chain[ref].uid}"
        return f"{said.word} {ref if said.ref == w.AMOUNT else ref + 1}"

    def use_word(self, kind: int, place: int, on: int) -> str:
        """What a monster does, after its number: whom it attacks, or the ability and its mode; often nothing."""
        if kind == w.ON_SEAT:
            return f" p{on}"
        if kind == w.ALONE:
            return ""
        ability = self.book.cards[self.at(place).card].abilities[on >> w.MODE_SHIFT]
        return f" {ability.number}" + self.mode_word(on, len(ability.rows))

    def mode_word(self, variant: int, modes: int) -> str:
        return f" mode {(variant & w.MODE_MASK) + 1}" if modes > 1 else ""

    def play_word(self, card: int, variant: int) -> str:
        """`play CS-13`, with X and mode where the card has them: `play CS-14 x2`, `play CS-45 mode 2`."""
        played = self.book.cards[card]
        x = f" x{variant >> w.MODE_SHIFT}" if played.cost_x else ""
        return f"{w.VERBS[w.PLAY].word} {played.code}{x}" + self.mode_word(variant, len(played.rows))
