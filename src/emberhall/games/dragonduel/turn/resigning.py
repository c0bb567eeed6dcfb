"""Resigning, at any moment (3.9): the player is out, and the pending work goes on without them.

Steps of that player are dropped from the stack; a window goes on with the next seat, a duel resolves the rest of its
chain, a battle they defended goes to B9, and their own turn goes to its clean-up.
"""

from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.effects import countering, entering
from emberhall.games.dragonduel.effects import perform as effects
from emberhall.games.dragonduel.effects.moves import check, defeat
from emberhall.games.dragonduel.effects.piles import bury
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn import battle, playing, rules, settling, windows
from emberhall.kernel import i64, steps

NOBODY: Final = -1
IN_BATTLE: Final = (w.ATTACK_WINDOW, w.TOWER_WINDOW)
ANNOUNCED: Final = (w.CARD_WINDOW, w.ABILITY_WINDOW)


def resign(s: State, seat: i64) -> None:
    """Defeat the player at once, then settle the remaining work."""
    defender, revealed, announcer = s.defender, s.revealed, announcer_of(s)
    if defeat(s, seat, "resigned"):
        return
    if announcer == seat:
        s.work = [step for step in s.work if not of_announcement(step)]
    if s.phase == w.SETUP:
        s.work = [step for step in s.work if owner(step) != seat]
        if not s.work:  # this player would have named the first one: the next living player begins
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
    following = (seat + 1) % n
    while not s.players[following].alive:
        following = (following + 1) % n
    return int(following)


def leave_turn(s: State, seat: i64, defender: i64, revealed: i64) -> None:
    """End the resigned player's turn: items of others still resolve, then the clean-up and the next player."""
    if revealed >= 0:  # turned over, but nobody can play it any more
        bury(s, defender, revealed, "tower")
    s.revealed = -1
    s.attacker = s.blocker = 0
    s.defender = -1
    s.siege = False
    s.phase = w.END_PHASE
    others = [step for step in s.work if not of_turn(step) and owner(step) != seat]
    s.work = [rules.CLEAN_UP, settling.SETTLE, windows.RESOLVE, *others]


def leave_others_turn(s: State, seat: i64) -> None:
    """Go on with the turn; a battle this seat defended ends, and a duel it was part of resolves."""
    defended = s.defender == seat
    if defended:
        s.revealed = -1
    work: list[steps.Step] = []
    ended = False
    for step in s.work:
        if defended and (of_battle(step) or (is_window(step) and s.phase == w.BATTLE_PHASE)):
            if not ended:
                work.append(battle.END_BATTLE)
                work.append(windows.RESOLVE)
                ended = True
        elif isinstance(step, (windows.Window, windows.Respond)) and step.actor == seat and step.kind in ANNOUNCED:
            pass  # what it was opened on has gone with the player
        elif isinstance(step, windows.Respond) and step.who(s) == seat:
            work.append(windows.Window(step.kind, step.actor, step.k, step.repeats))
        elif isinstance(step, (windows.Duel, windows.Answer)) and seat in (step.actor, step.responder):
            work.append(windows.AfterDuel(step.kind, step.actor, step.repeats))
            work.append(windows.RESOLVE)
        elif owner(step) != seat:
            work.append(step)
    s.work = work


def go_on(s: State) -> None:
    """Replace the question on top if its answers may have left with the player's monsters, items and abilities."""
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
    """True if a step is one of B3 to B9, or a window in them."""
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


def is_window(step: steps.Step) -> bool:
    """True if a step is part of a window: in a battle, also one that a response has opened (DD-80)."""
    return isinstance(step, (windows.Window, windows.Respond, windows.Duel, windows.Answer, windows.AfterDuel))


def of_turn(step: steps.Step) -> bool:
    """True if a step is part of the course of a turn: its phases, windows and battles."""
    return (
        of_battle(step)
        or is_window(step)
        or isinstance(
            step,
            (
                rules.NextTurn,
                rules.Gain,
                rules.Main,
                rules.EndTurn,
                rules.CleanUp,
            ),
        )
    )


def owner(step: steps.Step) -> int:
    """The seat a step belongs to; -1 if it belongs to the whole table."""
    if isinstance(step, (effects.Perform, effects.Choose, effects.ChooseMode)):
        return int(step.deed.seat)
    if isinstance(step, (entering.Entering, entering.MakeRoom, effects.Conjure)):
        return int(step.seat)
    if isinstance(step, (entering.Some, entering.Looked)):
        return int(step.seat)
    if isinstance(step, (windows.Bury, countering.Unless)):
        return int(step.seat)
    if isinstance(step, (rules.NameFirst, rules.Mulligan)):
        return int(step.seat)
    return NOBODY


def of_announcement(step: steps.Step) -> bool:
    """True if a step is about the announcement of the chain's last item."""
    return isinstance(step, (playing.PayCard, playing.PayAbility, playing.Announced))


def announcer_of(s: State) -> int:
    """The seat that is announcing something, -1 if there is none."""
    for step in s.work:
        if of_announcement(step):
            return int(s.chain[-1].seat)
    return NOBODY
