"""Response windows and the Magic Duel, exactly the state machine of 3.4.

Public information decides who is asked (`could_answer`), never what a seat holds.
"""

from typing import ClassVar, Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.effects.entering import Entering
from emberhall.games.dragonduel.effects.perform import Perform
from emberhall.games.dragonduel.effects.piles import bury
from emberhall.games.dragonduel.effects.tellings import code_of
from emberhall.games.dragonduel.events import DuelBegan, LoopStopped, Passed, Resolved
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.playing import (
    announce_ability,
    announce_card,
    could_answer,
    hand_options,
    use_options,
)
from emberhall.games.dragonduel.turn.settling import SETTLE
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, on_of, option, ref_of, verb_of

PASS_OPTION: Final = option(w.PASS)
OPEN_WINDOWS: Final = (w.ATTACK_WINDOW, w.END_WINDOW)  # they open without a card or ability to answer


def answers(s: State, seat: i64) -> tuple[Option, ...]:
    """The options to respond with: Magic of the hand, abilities of own monsters, or pass."""
    options: list[int] = []
    hand_options(s, seat, False, options)
    use_options(s, seat, options)
    options.append(PASS_OPTION)
    return tuple(options)


def announce_pick(s: State, seat: i64, pick: Option) -> None:
    """Announce the card or ability an option names."""
    verb = verb_of(pick)
    ref: i64 = ref_of(pick)
    on: i64 = on_of(pick)
    if verb == w.USE:
        announce_ability(s, s.at(ref), on >> w.MODE_SHIFT, on & w.MODE_MASK)
    else:
        announce_card(
            s, seat, ref, w.FROM_DISCARD if verb == w.RAISE else w.FROM_HAND, on >> w.MODE_SHIFT, on & w.MODE_MASK
        )


@final
class Window(steps.Step):
    """W0 to W2: ask all seats but the actor, clockwise from the active player's left, after the `k`-th."""

    kind: i64
    actor: i64
    k: i64
    repeats: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "actor", "k", "repeats")

    def __init__(self, kind: i64, actor: i64, k: i64, repeats: i64) -> None:
        self.kind = kind
        self.actor = actor
        self.k = k
        self.repeats = repeats

    # end of generated code

    def run(self, s: State) -> None:
        n: i64 = len(s.players)
        k = self.k
        while k < n:
            k += 1
            seat = (s.active + k) % n
            if seat != self.actor and s.players[seat].alive and could_answer(s, seat):
                s.work.append(Respond(self.kind, self.actor, k, self.repeats))
                return
        if s.chain:
            s.work.append(RESOLVE)


@final
class Respond(steps.Step):
    """W1: open a duel, or a window on the own card or ability, or pass."""

    kind: i64
    actor: i64
    k: i64
    repeats: i64
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "actor", "k", "repeats")

    def __init__(self, kind: i64, actor: i64, k: i64, repeats: i64) -> None:
        self.kind = kind
        self.actor = actor
        self.k = k
        self.repeats = repeats

    # end of generated code

    def who(self, s: State) -> int:
        return (s.active + self.k) % len(s.players)

    def ask(self, s: State) -> str:
        return "respond"

    def options(self, s: State) -> tuple[Option, ...]:
        return answers(s, (s.active + self.k) % len(s.players))

    def take(self, s: State, pick: Option) -> None:
        seat: i64 = (s.active + self.k) % len(s.players)
        if pick == PASS_OPTION:
            if s.events is not None:
                s.tell(Passed(kind="passed", seat=seat))
            s.work.append(Window(self.kind, self.actor, self.k, self.repeats))
            return
        if self.kind in OPEN_WINDOWS and len(s.living()) > 2:
            # An announcement like any other: everybody else may answer it before it resolves (DD-80).
            s.work.append(AfterDuel(self.kind, self.actor, self.repeats))
            s.work.append(Window(w.ABILITY_WINDOW if verb_of(pick) == w.USE else w.CARD_WINDOW, seat, 0, 0))
            s.work.append(SETTLE)
            announce_pick(s, seat, pick)
            return
        if s.events is not None:
            s.tell(DuelBegan(kind="duel", seats=[int(self.actor), int(seat)]))
        s.work.append(Duel(self.kind, self.actor, seat, self.actor, 0, self.repeats))
        s.work.append(SETTLE)
        announce_pick(s, seat, pick)


@final
class Duel(steps.Step):
    """D1: actor and responder in turns, until two passes in a row; a seat that cannot answer passes."""

    kind: i64
    actor: i64
    responder: i64
    priority: i64
    passes: i64
    repeats: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "actor", "responder", "priority", "passes", "repeats")

    def __init__(self, kind: i64, actor: i64, responder: i64, priority: i64, passes: i64, repeats: i64) -> None:
        self.kind = kind
        self.actor = actor
        self.responder = responder
        self.priority = priority
        self.passes = passes
        self.repeats = repeats

    # end of generated code

    def run(self, s: State) -> None:
        priority = self.priority
        passes = self.passes
        while passes < 2:
            if s.players[priority].alive and could_answer(s, priority):
                s.work.append(Answer(self.kind, self.actor, self.responder, priority, passes, self.repeats))
                return
            passes += 1
            priority = self.actor + self.responder - priority
        if s.events is not None and len(s.chain) >= w.MOST_CHAIN:
            s.tell(LoopStopped(kind="loop-stopped", what="chain"))
        s.work.append(AfterDuel(self.kind, self.actor, self.repeats))
        s.work.append(RESOLVE)


@final
class Answer(steps.Step):
    """D1: add to the chain, or pass."""

    kind: i64
    actor: i64
    responder: i64
    priority: i64
    passes: i64
    repeats: i64
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "actor", "responder", "priority", "passes", "repeats")

    def __init__(self, kind: i64, actor: i64, responder: i64, priority: i64, passes: i64, repeats: i64) -> None:
        self.kind = kind
        self.actor = actor
        self.responder = responder
        self.priority = priority
        self.passes = passes
        self.repeats = repeats

    # end of generated code

    def who(self, s: State) -> int:
        return self.priority

    def ask(self, s: State) -> str:
        return "respond"

    def options(self, s: State) -> tuple[Option, ...]:
        return answers(s, self.priority)

    def take(self, s: State, pick: Option) -> None:
        other = self.actor + self.responder - self.priority
        if pick == PASS_OPTION:
            if s.events is not None:
                s.tell(Passed(kind="passed", seat=self.priority))
            s.work.append(Duel(self.kind, self.actor, self.responder, other, self.passes + 1, self.repeats))
            return
        s.work.append(Duel(self.kind, self.actor, self.responder, other, 0, self.repeats))
        s.work.append(SETTLE)
        announce_pick(s, self.priority, pick)


@final
class AfterDuel(steps.Step):
    """D3: the attack and End windows open again until all pass (DD-31)."""

    kind: i64
    actor: i64
    repeats: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "actor", "repeats")

    def __init__(self, kind: i64, actor: i64, repeats: i64) -> None:
        self.kind = kind
        self.actor = actor
        self.repeats = repeats

    # end of generated code

    def run(self, s: State) -> None:
        if self.kind == w.ATTACK_WINDOW:
            again = s.monster(s.attacker) is not None and s.players[s.defender].alive
        else:
            again = self.kind == w.END_WINDOW
        if not again:
            return
        if self.repeats + 1 >= w.MOST_REPEATS:
            if s.events is not None:
                s.tell(LoopStopped(kind="loop-stopped", what="window"))
            return
        s.work.append(Window(self.kind, self.actor, 0, self.repeats + 1))


@final
class Resolve(steps.Step):
    """D2: the last item of the chain first; nobody is asked between items."""

    def run(self, s: State) -> None:
        if not s.chain:
            return
        deed = s.chain.pop()
        s.work.append(self)
        s.work.append(SETTLE)
        if s.events is not None:
            s.tell(Resolved(kind="resolves", item=deed.uid, card=code_of(s, deed.card), seat=deed.seat))
        if deed.kind == w.MONSTER:
            s.work.append(Entering(deed.card, deed.seat, deed.origin, True, 1, deed.uid))
            return
        if deed.kind == w.MAGIC:
            s.work.append(Bury(deed.card, deed.seat))
        s.work.append(Perform(deed, 0, False))


@final
class Bury(steps.Step):
    """A resolved Magic goes to its owner's discard pile."""

    card: i64
    seat: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat")

    def __init__(self, card: i64, seat: i64) -> None:
        self.card = card
        self.seat = seat

    # end of generated code

    def run(self, s: State) -> None:
        bury(s, self.seat, self.card, "resolved")


RESOLVE: Final = Resolve()
