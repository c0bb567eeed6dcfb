"""Set-up and turns, as steps: mulligans, Towers, the phases, the main decision, the end and its clean-up."""

from typing import ClassVar, Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Monster
from emberhall.games.dragonduel.effects.moves import (
    check,
    defeat,
    end_phase,
    end_turn_durations,
    finish,
    note_all,
    set_ready,
)
from emberhall.games.dragonduel.effects.piles import draw, ramp
from emberhall.games.dragonduel.events import EndBegan, FirstNamed, HandKept, LoopStopped, TowersBuilt, TurnBegan
from emberhall.games.dragonduel.facts.strengths import flags_of
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.battle import declare
from emberhall.games.dragonduel.turn.playing import hand_options, undead_options, use_options
from emberhall.games.dragonduel.turn.settling import SETTLE
from emberhall.games.dragonduel.turn.windows import Window, announce_pick
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, on_of, option, ref_of, verb_of

HAND: Final = w.FIRST_HAND
END_OPTION: Final = option(w.END)


# --- set-up


@final
class NameFirst(steps.Step):
    """The seat drawn by lot names who begins."""

    seat: i64
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    # end of generated code

    def who(self, s: State) -> int:
        return self.seat

    def ask(self, s: State) -> str:
        return "first"

    def options(self, s: State) -> tuple[Option, ...]:
        return tuple([option(w.FIRST, seat) for seat in s.living()])

    def take(self, s: State, pick: Option) -> None:
        s.first = s.active = ref_of(pick)
        if s.events is not None:
            s.tell(FirstNamed(kind="first", seat=s.first, by=self.seat, own_choice=s.first == self.seat))
        s.work.append(SHUFFLE)


@final
class Shuffle(steps.Step):
    """Everybody shuffles and draws five; then the mulligans, from the first player clockwise."""

    def run(self, s: State) -> None:
        n = len(s.players)
        s.work.append(BUILD_TOWERS)
        if s.terms.second_seat == "redraw":
            s.work.append(REDRAWS)
        for seat in s.living():
            s.rng.shuffle(s.players[seat].deck)
            draw(s, seat, HAND, "setup")
        for k in range(n - 1, -1, -1):
            if s.players[(s.first + k) % n].alive:
                s.work.append(Mulligan((s.first + k) % n))


@final
class Mulligan(steps.Step):
    """Redraw the whole hand, once (DD-48); with `redraw`, all but the first player may do it twice."""

    seat: i64
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    # end of generated code

    def who(self, s: State) -> int:
        return self.seat

    def ask(self, s: State) -> str:
        return "mulligan"

    def options(self, s: State) -> tuple[Option, ...]:
        return (option(w.MULLIGAN), option(w.KEEP))

    def take(self, s: State, pick: Option) -> None:
        again = verb_of(pick) == w.MULLIGAN
        player = s.players[self.seat]
        if s.events is not None:
            back = len(player.hand) if again else 0
            s.tell(HandKept(kind="mulligan", seat=self.seat, again=again, back=back))
        if not again:
            return
        player.redrawn += 1
        player.deck += player.hand
        player.hand = []
        player.deck.sort()  # a fixed order, so that the shuffle alone decides
        s.rng.shuffle(player.deck)
        draw(s, self.seat, HAND, "setup")


@final
class Redraws(steps.Step):
    """After all mulligans, players who took one may take a second, except for the first player (9.2)."""

    def run(self, s: State) -> None:
        n = len(s.players)
        for k in range(n - 1, 0, -1):
            seat: i64 = (s.first + k) % n
            if s.players[seat].alive and s.players[seat].redrawn:
                s.work.append(Mulligan(seat))


@final
class BuildTowers(steps.Step):
    """The extra card of all but the first player, if that option is on; then five cards of each deck, unseen."""

    def run(self, s: State) -> None:
        while not s.players[s.first].alive:  # resigned before the first turn
            s.first = (s.first + 1) % len(s.players)
        for seat in s.living():
            if s.terms.second_seat == "card" and seat != s.first:
                draw(s, seat, 1, "setup")
        for seat in s.living():
            player = s.players[seat]
            for _ in range(w.MOST_TOWER):
                player.tower.append(player.deck.pop())
        if s.events is not None:
            s.tell(TowersBuilt(kind="towers", n=w.MOST_TOWER, seats=s.living()))
        s.turn = 1
        s.active = s.first
        if s.events is not None:
            s.tell(TurnBegan(kind="turn", turn=1, seat=s.active, readied=0))
        s.work.append(GAIN)  # no Ready phase on the very first turn (DD-24)


# --- the turn


@final
class NextTurn(steps.Step):
    """The next living player clockwise; the Ready phase."""

    def run(self, s: State) -> None:
        n: i64 = len(s.players)
        if s.turn >= w.MOST_TURNS * n:
            s.is_draw = True
            if s.events is not None:
                s.tell(LoopStopped(kind="loop-stopped", what="turns"))
            finish(s)
            return
        s.turn += 1
        s.active = (s.active + 1) % n
        while not s.players[s.active].alive:
            s.active = (s.active + 1) % n
        s.phase = w.READY_PHASE
        if s.events is not None:
            s.tell(TurnBegan(kind="turn", turn=s.turn, seat=s.active, readied=s.players[s.active].se))
        for player in s.players:
            for m in player.mons:
                m.used = 0  # not earlier, as the clean-up still belonged to the previous turn
        player = s.players[s.active]
        player.sr += player.se
        player.se = 0
        for m in player.mons:
            wake(s, m)
        note_all(s, s.active, w.ON_UPKEEP, 0, 0)
        s.work.append(GAIN)
        s.work.append(SETTLE)


def wake(s: State, m: Monster) -> None:
    """A stunned monster is not readied but loses the stun; effects that last until this phase end."""
    if flags_of(s, m) & w.STUN:
        m.battle_flags &= ~w.STUN
        m.turn_flags &= ~w.STUN
        m.good_flags &= ~w.STUN
    else:
        set_ready(s, m, True, "phase")
    m.ready_flags = 0
    m.for_ready = 0


@final
class Gain(steps.Step):
    """End the Ready phase, then Spark and Draw: an empty deck at Draw means defeat (DD-26 is about effects)."""

    settled: bool

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("settled",)

    def __init__(self, settled: bool) -> None:
        self.settled = settled

    # end of generated code

    def run(self, s: State) -> None:
        if not self.settled:
            end_phase(s)
            check(s)
            if s.waiting:
                s.work.append(Gain(True))
                s.work.append(SETTLE)
                return
        s.phase = w.SPARK_PHASE
        ramp(s, s.active, 1, False, "turn")
        s.phase = w.DRAW_PHASE
        if not s.players[s.active].deck:
            if not defeat(s, s.active, "deck"):
                s.work.append(CLEAN_UP)
            return
        draw(s, s.active, 1, "turn")
        s.phase = w.MAIN_PHASE
        s.mains = 0
        s.work.append(MAIN)
        check(s)
        if s.waiting:
            s.work.append(SETTLE)


@final
class Main(steps.Step):
    """The main decision: play, use, attack, or end."""

    asks: bool = True

    def who(self, s: State) -> int:
        return s.active

    def ask(self, s: State) -> str:
        return "main"

    def options(self, s: State) -> tuple[Option, ...]:
        options: list[int] = []
        seat = s.active
        hand_options(s, seat, True, options)
        undead_options(s, seat, options)
        use_options(s, seat, options)
        attack_options(s, seat, options)
        options.append(END_OPTION)
        return tuple(options)

    def take(self, s: State, pick: Option) -> None:
        s.mains += 1
        verb = verb_of(pick)
        if verb == w.END:
            s.work.append(END_TURN)
            return
        if s.mains >= w.MOST_MAIN:
            if s.events is not None:
                s.tell(LoopStopped(kind="loop-stopped", what="main"))
            s.work.append(END_TURN)
        else:
            s.work.append(self)
        if verb == w.ATTACK:
            declare(s, s.at(ref_of(pick)), on_of(pick))
            return
        s.work.append(Window(w.ABILITY_WINDOW if verb == w.USE else w.CARD_WINDOW, s.active, 0, 0))
        s.work.append(SETTLE)
        announce_pick(s, s.active, pick)


def may_attack(s: State, m: Monster) -> bool:
    if not m.ready:
        return False
    flags = flags_of(s, m)
    return not flags & w.NO_ATTACK and (m.entered != s.turn or flags & w.HASTE != 0)


def attack_options(s: State, seat: i64, options: list[int]) -> None:
    place = seat << w.ZONE_SHIFT
    n: i64 = len(s.players)
    for m in s.players[seat].mons:
        if may_attack(s, m):
            foe: i64 = 0
            while foe < n:
                if foe != seat and s.players[foe].alive:
                    options.append(option(w.ATTACK, place, foe))
                foe += 1
        place += 1


@final
class EndTurn(steps.Step):
    """The End phase: damage falls off, `endstep` triggers, the End window, then the clean-up."""

    def run(self, s: State) -> None:
        end_phase(s)
        s.phase = w.END_PHASE
        if s.events is not None:
            s.tell(EndBegan(kind="end", seat=s.active))
        check(s)
        note_all(s, s.active, w.ON_ENDSTEP, 0, 0)
        s.work.append(CLEAN_UP)
        s.work.append(Window(w.END_WINDOW, s.active, 0, 0))
        s.work.append(SETTLE)


@final
class CleanUp(steps.Step):
    """Damage, turn durations, discounts and wards end at the same moment; once more if that triggered abilities."""

    again: bool

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("again",)

    def __init__(self, again: bool) -> None:
        self.again = again

    # end of generated code

    def run(self, s: State) -> None:
        end_phase(s)
        end_turn_durations(s)
        check(s)
        s.work.append(CleanUp(True) if s.waiting and not self.again else NEXT_TURN)
        if s.waiting:
            s.work.append(SETTLE)


NEXT_TURN: Final = NextTurn()
SHUFFLE: Final = Shuffle()
REDRAWS: Final = Redraws()
BUILD_TOWERS: Final = BuildTowers()
GAIN: Final = Gain(False)
MAIN: Final = Main()
END_TURN: Final = EndTurn()
CLEAN_UP: Final = CleanUp(False)
