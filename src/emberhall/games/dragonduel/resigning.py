"""Resigning, at any moment (3.9): the player is out, and what is pending goes on without them.

What belongs to the one who left is dropped from the stack; a window goes on with the next seat, a duel resolves what is
left of its chain, the battle they defended goes to B9, and their own turn goes to its clean-up.
"""

from typing import Final

from emberhall.games.dragonduel import battle, countering, effects, entering, playing, rules, settling, windows
from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.moves import bury, check, defeat
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64, steps

NOBODY: Final = -1
IN_BATTLE: Final = (w.ATTACK_WINDOW, w.TOWER_WINDOW)


def resign(s: State, seat: i64) -> None:
    """The player is defeated at once; then the work that is left settles."""
    defender, revealed, announcer = s.defender, s.revealed, announcer_of(s)
    if defeat(s, seat, "resigned"):
        return
    if announcer == seat:
        s.work = [step for step in s.work if not of_announcement(step)]
    if s.phase == w.SETUP:
        s.work = [step for step in s.work if owner(step) != seat]
        if not s.work:  # who would have named the first player: the next one begins
            s.first = s.active = next_living(s, seat)
            s.work.append(rules.SHUFFLE)
    elif s.active == seat:
        leave_turn(s, seat, defender, revealed)
    else:
        leave_others_turn(s, seat)
    go_on(s)
    s.settle()


def next_living(s: State, seat: i64) -> int:
    n: i64 = len(s.players)
    found = (seat + 1) % n
    while not s.players[found].alive:
        found = (found + 1) % n
    return int(found)


def leave_turn(s: State, seat: i64, defender: i64, revealed: i64) -> None:
    """The own turn ends: what others have announced still resolves, then the clean-up and the next player."""
    if revealed >= 0:  # turned over, and nobody's any more to play
        bury(s, defender, revealed, "tower")
    s.revealed = -1
    s.attacker = s.blocker = 0
    s.defender = -1
    s.siege = False
    s.phase = w.END_PHASE
    kept = [step for step in s.work if not of_turn(step) and owner(step) != seat]
    s.work = [rules.CLEAN_UP, settling.SETTLE, windows.RESOLVE, *kept]


def leave_others_turn(s: State, seat: i64) -> None:
    """The turn goes on; a battle in which this seat defended ends, and a duel it was part of resolves."""
    defended = s.defender == seat
    if defended:
        s.revealed = -1
    work: list[steps.Step] = []
    ended = False
    for step in s.work:
        if defended and of_battle(step):
            if not ended:
                work.append(battle.END_BATTLE)
                work.append(windows.RESOLVE)
                ended = True
        elif isinstance(step, windows.Respond) and step.who(s) == seat:
            work.append(windows.Window(step.kind, step.actor, step.k, step.repeats))
        elif isinstance(step, (windows.Duel, windows.Answer)) and seat in (step.actor, step.responder):
            work.append(windows.AfterDuel(step.kind, step.actor, step.repeats))
            work.append(windows.RESOLVE)
        elif owner(step) != seat:
            work.append(step)
    s.work = work


def go_on(s: State) -> None:
    """The question on top may have lost its answers with the monsters, items and abilities that left."""
    step = s.work[-1]
    if isinstance(step, settling.Order):
        s.work[-1] = settling.Settle(step.count)
    elif isinstance(step, effects.Choose):
        s.work.pop()
        effects.choose(s, step.deed, step.k, step.done, step.at)
    elif isinstance(step, effects.ChooseMode):
        s.work.pop()
        effects.choose_mode(s, step.deed)
    else:
        check(s)  # a bonus may have gone with them
        if s.waiting and isinstance(step, (rules.Main, windows.Respond)):
            s.work.append(settling.SETTLE)


def of_battle(step: steps.Step) -> bool:
    """Whether a step is one of B3 to B9, or a window in them."""
    if isinstance(step, (windows.Window, windows.Respond, windows.Duel, windows.Answer, windows.AfterDuel)):
        return step.kind in IN_BATTLE
    return isinstance(
        step,
        (
            battle.OpenAttack,
            battle.Defend,
            battle.Block,
            battle.Sharpen,
            battle.Critical,
            battle.Strike,
            battle.Barrier,
            battle.Guardian,
            battle.Tower,
            battle.EndBattle,
        ),
    )


def of_turn(step: steps.Step) -> bool:
    """Whether a step is part of the turn's own course: its phases, windows and battles."""
    return of_battle(step) or isinstance(
        step,
        (
            rules.NextTurn,
            rules.Gain,
            rules.Main,
            rules.EndTurn,
            rules.CleanUp,
            windows.Window,
            windows.Respond,
            windows.Duel,
            windows.Answer,
            windows.AfterDuel,
        ),
    )


def owner(step: steps.Step) -> int:
    """The seat whose business a step is and nobody else's; -1 when it is the table's."""
    if isinstance(step, (effects.Perform, effects.Choose, effects.ChooseMode)):
        return int(step.deed.seat)
    if isinstance(step, (entering.Entering, entering.MakeRoom)):
        return int(step.seat)
    if isinstance(step, (entering.Some, entering.Looked)):
        return int(step.seat)
    if isinstance(step, (windows.Bury, countering.Unless)):
        return int(step.seat)
    if isinstance(step, (rules.NameFirst, rules.Mulligan)):
        return int(step.seat)
    return NOBODY


def of_announcement(step: steps.Step) -> bool:
    """Whether a step speaks of the chain's last item, as it is being announced."""
    return isinstance(step, (playing.PayCard, playing.PayAbility, playing.Announced))


def announcer_of(s: State) -> int:
    """Who is announcing something just now, -1 when nobody is."""
    for step in s.work:
        if of_announcement(step):
            return int(s.chain[-1].seat)
    return NOBODY
