"""The state of DragonDuel: players, chain, battle and pending steps; lookups, and the words of options."""

from typing import Annotated, ClassVar, Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.book import Ability, Book, Card, Row
from emberhall.games.dragonduel.pieces import Deed, Monster, Player, Terms
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of
from emberhall.kernel.fields import Constant, Parts, Shared

NO_BOOK: Final = Book([], [])


class Unpaid(steps.Step):
    """The step after the choices and costs of the chain's last item: while it waits, that card is not yet played."""


@final
class State(steps.State):
    """One play of DragonDuel."""

    work: list[steps.Step]
    rng: Rng
    book: Annotated[Book, Constant("NO_BOOK")]
    terms: Shared[Terms]
    players: Parts[Player]
    turn: i64
    first: i64
    active: i64
    phase: i64
    chain: list[Deed]  # announced and not yet resolved, the last one resolves first
    waiting: list[Deed]  # natural abilities that have not resolved yet
    serial: i64  # the last number given to a monster or chain item
    auras: i64  # monsters in play that lend Strength
    attacker: i64  # 0: no battle
    defender: i64
    blocker: i64
    revealed: i64  # the Tower card lying face up, -1: none
    siege: bool
    mains: i64  # main decisions of this turn
    out: list[int]  # the defeated, in order
    drawn: bool  # nobody won: the turn limit was reached

    # generated from the fields above: FIELDS, __init__, clone
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "work", "rng", "terms", "players", "turn", "first", "active", "phase", "chain", "waiting", "serial", "auras",
        "attacker", "defender", "blocker", "revealed", "siege", "mains", "out", "drawn",
    )

    def __init__(
        self, work: list[steps.Step], rng: Rng, terms: Terms, players: list[Player], turn: i64, first: i64, active: i64,
        phase: i64, chain: list[Deed], waiting: list[Deed], serial: i64, auras: i64, attacker: i64, defender: i64,
        blocker: i64, revealed: i64, siege: bool, mains: i64, out: list[int], drawn: bool,
    ) -> None:
        self.told = None
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
        self.drawn = drawn

    def clone(self) -> "State":
        copy = State(
            self.work[:], Rng(self.rng.a, self.rng.b), self.terms, [each.clone() for each in self.players], self.turn,
            self.first, self.active, self.phase, self.chain[:], self.waiting[:], self.serial, self.auras, self.attacker,
            self.defender, self.blocker, self.revealed, self.siege, self.mains, self.out[:], self.drawn,
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
        return self.players[place >> 3].mons[place & 7]

    def ability(self, deed: Deed) -> Ability:
        return self.book.cards[deed.card].abilities[deed.slot]

    def row(self, deed: Deed) -> Row:
        """The row of effects of a deed."""
        card = self.book.cards[deed.card]
        mode: i64 = max(0, deed.mode)  # until the mode is chosen, any row will do: they start alike
        return card.rows[mode] if deed.kind == w.MAGIC else card.abilities[deed.slot].rows[mode]

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
