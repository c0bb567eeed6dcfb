"""Executes the effects of cards: a step walks a row of effects and asks where a choice is open.

The stack holds a position in a row, never the effect itself. Every single effect is followed by a state check.
"""

from typing import ClassVar, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Effect, Pick
from emberhall.games.dragonduel.components.pieces import Deed
from emberhall.games.dragonduel.effects.countering import counter
from emberhall.games.dragonduel.effects.entering import Discarding, Entering
from emberhall.games.dragonduel.effects.fetching import look, revive
from emberhall.games.dragonduel.effects.moves import (
    change,
    check,
    destroy,
    grant,
    hurt,
    remove,
    return_to_hand,
    set_ready,
)
from emberhall.games.dragonduel.effects.piles import (
    draw,
    pay_spark,
    ramp,
    ready_spark,
    tower_add,
    tower_take,
)
from emberhall.games.dragonduel.effects.tellings import cause_of, code_of
from emberhall.games.dragonduel.events import Conjured, Discounted, Warded
from emberhall.games.dragonduel.facts.aiming import (
    candidates,
    chooser_of,
    guarded,
    harms_own,
    open_modes,
    players_of,
    subjects,
    target_of,
    vetted,
)
from emberhall.games.dragonduel.facts.strengths import holds, power_of
from emberhall.games.dragonduel.state import Deeds, State
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, option, ref_of, verb_of


@final
class Perform(Deeds):
    """Do the effects of a deed, starting at index `at`; `chosen`: the picks of that effect are already made."""

    deed: Deed
    at: i64
    chosen: bool

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("deed", "at", "chosen")

    def __init__(self, deed: Deed, at: i64, chosen: bool) -> None:
        self.deed = deed
        self.at = at
        self.chosen = chosen

    # end of generated code

    def deed_of(self, s: State) -> Deed:
        return self.deed

    def run(self, s: State) -> None:
        deed = self.deed
        row = s.row(deed)
        at = self.at
        chosen = self.chosen
        if at and not chosen:
            check(s, deed)  # other steps did the previous effect
        effects = row.effects
        while at < len(effects):
            effect = effects[at]
            if deed.mode < 0 and at == row.mode_at:
                choose_mode(s, deed)
                return
            if effect.op == w.OP_WHEN:
                cond = effect.cond
                assert cond is not None
                at += 1 if holds(s, cond, deed.seat, deed.origin) else 1 + effect.skip
                continue
            if not chosen and to_choose(s, deed, row.picks, at):
                choose(s, deed, 0, 0, at)
                return
            chosen = False
            if row.slots:
                deed = vetted(s, deed, row, at)
            at += 1
            if effect.op in (w.OP_TOKEN, w.OP_DISCARD, w.OP_DIG, w.OP_REVIVE, w.OP_COUNTER):
                s.work.append(Perform(deed, at, False))
                begin(s, deed, effect)
                return
            act(s, deed, effect)
            check(s, deed)


def act(s: State, deed: Deed, effect: Effect) -> None:
    """Do one effect that asks nothing."""
    op = effect.op
    if op == w.OP_FIGHT:
        fight(s, deed, effect)
    elif op == w.OP_DESTROY:
        destroy(s, subjects(s, deed, effect.who, effect.pick, effect), deed)
    elif op <= w.OP_GRANT:
        n: i64 = effect.by_x[deed.x] if effect.by_x else effect.n
        for m in subjects(s, deed, effect.who, effect.pick, effect):
            if op == w.OP_STR:
                change(s, m, n, effect.until, deed)
            elif op == w.OP_DMG:
                hurt(s, m, n, deed)
            elif op == w.OP_REMOVE:
                remove(s, m, deed)
            elif op == w.OP_HAND:
                return_to_hand(s, m, deed)
            elif op == w.OP_GRANT:
                grant(s, m, effect.flag, effect.flag_word, effect.until, deed)
            else:
                set_ready(s, m, op == w.OP_READY, "effect", deed)
    else:
        for seat in players_of(s, deed, effect):
            act_on_player(s, deed, seat, effect)


def act_on_player(s: State, deed: Deed, seat: i64, effect: Effect) -> None:
    op = effect.op
    n = effect.n
    player = s.players[seat]
    if op == w.OP_DRAW:
        draw(s, seat, n, "effect", deed)
    elif op == w.OP_RAMP:
        ramp(s, seat, n, effect.exhausted, "gained", deed)
    elif op == w.OP_SREADY:
        ready_spark(s, seat, n, deed)
    elif op == w.OP_SEXHAUST:
        pay_spark(s, seat, min(n, player.sr), "exhausted", deed)
    elif op == w.OP_TOWER_ADD:
        tower_add(s, seat, n, deed)
    elif op == w.OP_TOWER_TAKE:
        tower_take(s, seat, n, deed)
    elif op == w.OP_WARD:
        player.ward += n
        if s.events is not None:
            s.tell(Warded(kind="warded", seat=seat, n=n, ward=player.ward, cause=cause_of(s, deed)))
    else:
        player.discount += n
        if s.events is not None:
            s.tell(Discounted(kind="discount", seat=seat, n=n, cause=cause_of(s, deed)))


def fight(s: State, deed: Deed, effect: Effect) -> None:
    """Both deal their Strength to each other at the same moment; nothing happens unless both are there."""
    ones = subjects(s, deed, effect.who, effect.pick, effect)
    others = subjects(s, deed, effect.second_who, effect.second, effect)
    if ones and others:
        one, other = ones[0], others[0]
        dealt, taken = power_of(s, one), power_of(s, other)
        hurt(s, other, dealt, deed)
        hurt(s, one, taken, deed)


def begin(s: State, deed: Deed, effect: Effect) -> None:
    """Start one effect that may ask: it leaves steps."""
    op = effect.op
    if op == w.OP_TOKEN:
        if s.book.cards[effect.token].kind == w.MAGIC:
            for _ in range(effect.n):
                s.work.append(Conjure(effect.token, deed.seat))
        else:
            s.work.append(Entering(effect.token, deed.seat, w.FROM_NOWHERE, True, effect.n, 0))
    elif op == w.OP_DISCARD:
        for seat in reversed(players_of(s, deed, effect)):
            s.work.append(Discarding(seat, effect.n))
    elif op == w.OP_DIG:
        look(s, deed, effect.n, effect.take)
    elif op == w.OP_REVIVE:
        revive(s, deed, effect)
    elif effect.pick is not None:
        counter(s, deed.targets[effect.pick.at], effect.unless)


@final
class Conjure(steps.Step):
    """A Magic token: its effect happens at once, as part of the one that made it; then it is gone (DD-82)."""

    card: i64
    seat: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat")

    def __init__(self, card: i64, seat: i64) -> None:
        self.card = card
        self.seat = seat

    # end of generated code

    def run(self, s: State) -> None:
        rows = s.book.cards[self.card].rows
        mode: i64 = 0 if len(rows) == 1 else -1
        slots: i64 = rows[0].slots
        targets = [0] * int(slots)
        uid = s.next_uid()
        if s.events is not None:
            card, cause = code_of(s, self.card), cause_of(s, None)
            s.tell(Conjured(kind="conjured", item=uid, seat=self.seat, card=card, cause=cause))
        deed = Deed(uid, w.TOKEN, self.card, 0, mode, self.seat, 0, w.FROM_NOWHERE, 0, 0, -1, targets)
        s.work.append(Perform(deed, 0, False))


# --- choosing


def to_choose(s: State, deed: Deed, picks: list[Pick], at: i64) -> bool:
    """True if effect `at` still needs a choice when it is reached."""
    for pick in picks:  # noqa: SIM110  (hot)
        if pick.effect == at and asked_now(s, deed, pick, at):
            return True
    return False


def asked_now(s: State, deed: Deed, pick: Pick, at: i64) -> bool:
    """Announcing (`at` is -1) asks for all picks but `theirs`; reaching an effect asks for the rest (5.3)."""
    if at < 0:
        return pick.how != w.THEIRS and not guarded(s, pick, deed.seat, deed.origin)
    return pick.effect == at and (pick.how == w.THEIRS or deed.kind in (w.NATURAL, w.TOKEN))


def choose(s: State, deed: Deed, k: i64, count: i64, at: i64) -> None:
    """Ask for the next choice from pick k on, or go on when all is chosen.

    A choice with one answer is not asked, unless it would harm the player's own monster (DD-83).
    """
    picks = s.row(deed).picks
    while k < len(picks):
        pick = picks[k]
        if count >= pick.slots or not asked_now(s, deed, pick, at):
            k += 1
            count = 0
            continue
        choices = candidates(s, deed, pick, count)
        must: i64 = 0 if pick.how == w.UP_TO else pick.n - count % pick.n
        if must == 0 and choices:
            break
        if pick.where.in_discard and len(choices) == 1:  # equal cards are one option
            deed = deed.aimed(pick.at + count, target_of(s, choices[0]))
            count += 1
            continue
        if len(choices) > (1 if pick.where.in_discard else must):
            break
        if len(choices) == must and harms_own(s, deed, pick, choices):
            break
        if pick.how == w.THEIRS or len(choices) == must:
            for each in choices:
                deed = deed.aimed(pick.at + count, target_of(s, each))
                count += 1
        if pick.how == w.THEIRS and count < pick.slots:
            count += pick.n - count % pick.n if count % pick.n or not choices else 0
            continue
        k += 1
        count = 0
    if at < 0:
        s.chain[-1] = deed
    if k < len(picks):
        s.work.append(Choose(deed, k, count, at))
    elif at >= 0:
        s.work.append(Perform(deed, at, True))


def choose_mode(s: State, deed: Deed) -> None:
    """Choose the mode of a natural ability; if no mode is open, skip the choice and do the rest (DD-34)."""
    modes = open_modes(s, deed)
    if len(modes) > 1:
        s.work.append(ChooseMode(deed))
        return
    row = s.row(deed)
    at = row.mode_at
    if modes:
        go_on_in(s, deed, modes[0])
    else:
        s.work.append(Perform(deed.in_mode(0, row.slots), at + 1 + row.effects[at].skip, False))


def go_on_in(s: State, deed: Deed, mode: i64) -> None:
    """Go on in a mode. Effects before the choice are done, and equal in all modes; a mode may use their targets."""
    row = s.modes(deed)[mode]
    s.work.append(Perform(deed.in_mode(mode, row.slots), row.mode_at, False))


@final
class ChooseMode(steps.Step):
    """Which mode of a natural ability."""

    deed: Deed
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("deed",)

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    # end of generated code

    def who(self, s: State) -> int:
        return self.deed.seat

    def ask(self, s: State) -> str:
        return "mode"

    def source(self, s: State) -> int:
        return self.deed.source

    def options(self, s: State) -> tuple[Option, ...]:
        return tuple([option(w.MODE, mode) for mode in open_modes(s, self.deed)])

    def take(self, s: State, pick: Option) -> None:
        go_on_in(s, self.deed, ref_of(pick))


@final
class Choose(steps.Step):
    """A target: the next choice of pick k, after `done` of them."""

    deed: Deed
    k: i64
    done: i64
    at: i64
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("deed", "k", "done", "at")

    def __init__(self, deed: Deed, k: i64, done: i64, at: i64) -> None:
        self.deed = deed
        self.k = k
        self.done = done
        self.at = at

    # end of generated code

    def who(self, s: State) -> int:
        pick = s.row(self.deed).picks[self.k]
        return chooser_of(s, self.deed, pick, self.done) if pick.how == w.THEIRS else self.deed.seat

    def ask(self, s: State) -> str:
        return "theirs" if s.row(self.deed).picks[self.k].how == w.THEIRS else "target"

    def source(self, s: State) -> int:
        return self.deed.source or self.deed.uid

    def always(self, s: State) -> bool:
        return self.ask(s) == "target"  # otherwise it would have been chosen without asking (DD-83)

    def options(self, s: State) -> tuple[Option, ...]:
        pick = s.row(self.deed).picks[self.k]
        choices = candidates(s, self.deed, pick, self.done)
        if pick.how == w.UP_TO:
            choices.append(option(w.DONE))
        elif pick.how not in (w.CHAIN, w.PLAYER) and not pick.where.in_discard:
            # Each choice offers only places after the last: enough of them must be left.
            choices = choices[: len(choices) - (pick.n - self.done % pick.n) + 1]
        return tuple(choices)

    def take(self, s: State, pick: Option) -> None:
        if verb_of(pick) == w.DONE:
            choose(s, self.deed, self.k + 1, 0, self.at)
            return
        at = s.row(self.deed).picks[self.k].at + self.done
        choose(s, self.deed.aimed(at, target_of(s, pick)), self.k, self.done + 1, self.at)
