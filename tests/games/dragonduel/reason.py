"""What is surely wrong with an answer at DragonDuel, by the rules alone: Spark for nothing, Strength for an enemy."""

from collections.abc import Iterator, Sequence

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.effects.perform import Choose
from emberhall.games.dragonduel.facts.strengths import strength_of
from emberhall.games.dragonduel.score import winning_seats
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.battle import Barrier, Critical
from emberhall.games.dragonduel.turn.rules import Main
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of


def faults(s: State, seat: int, options: Sequence[Option], pick: Option) -> Iterator[str]:
    step = s.work[-1]
    if isinstance(step, Barrier):
        yield from of_barrier(s, ref_of(pick))
    elif isinstance(step, Critical):
        yield from of_critical(s, ref_of(pick))
    elif isinstance(step, Choose):
        yield from of_target(s, step, seat, options, pick)
    elif isinstance(step, Main) and verb_of(pick) == w.PLAY:
        yield from of_play(s, pick)


def of_barrier(s: State, cards: int) -> Iterator[str]:
    """The attack lands at once, so a Barrier that does not hold is Spark for nothing, and so is one card too many."""
    attacker = s.monster(s.attacker)
    assert attacker is not None
    needed = strength_of(s, attacker) - s.players[s.defender].ward
    if cards and 1000 * cards < needed:
        yield "a Barrier that cannot hold"
    elif cards and 1000 * (cards - 1) >= needed:
        yield "a Barrier higher than needed"


def of_critical(s: State, cards: int) -> Iterator[str]:
    """Against a blocker both Strengths are known, so less Spark with the same end is better."""
    attacker, blocker = s.monster(s.attacker), s.monster(s.blocker)
    if not cards or attacker is None or blocker is None or s.card(attacker.card).abilities:
        return
    own, other = strength_of(s, attacker), strength_of(s, blocker)

    def end(spent: int) -> tuple[bool, bool]:
        strength = own + 1000 * spent
        return max(0, strength) > other, max(0, other) > strength

    if end(cards) == end(cards - 1):
        yield "a Critical for nothing"


def of_target(s: State, step: Choose, seat: int, options: Sequence[Option], pick: Option) -> Iterator[str]:
    row = s.row(step.deed)
    effect = row.effects[row.picks[step.k].effect]
    amount = effect.by_x[step.deed.x] if effect.by_x else effect.n
    if verb_of(pick) != w.TARGET or effect.op != w.OP_STR or amount <= 0 or s.at(ref_of(pick)).seat == seat:
        return
    harms = w.STUN | w.NO_ATTACK | w.NO_BLOCKING | w.PACIFIED
    for each in row.effects:
        if each.second is effect.pick or (
            each.pick is effect.pick and each.op not in (w.OP_STR, w.OP_GRANT, w.OP_READY)
        ):
            return  # something else is done to it, too
        if each.pick is effect.pick and (each.flag & harms or each.n < 0):
            return
    if any(verb_of(each) == w.DONE or s.at(ref_of(each)).seat == seat for each in options):
        yield "Strength for an enemy"


def of_play(s: State, pick: Option) -> Iterator[str]:
    card = s.card(ref_of(pick))
    if card.kind != w.MAGIC or not card.cost_x or on_of(pick) >> w.MODE_SHIFT:
        return
    effects = card.rows[on_of(pick) & w.MODE_MASK].effects
    if effects and all(effect.by_x and effect.by_x[0] == 0 for effect in effects):
        yield "a spell for 0"


def near(s: State, seat: int) -> bool:
    """An opponent without Tower cards may fall in this turn."""
    foes = [player for other, player in enumerate(s.players) if other != seat]
    return len(foes) == 1 and not foes[0].tower and s.active == seat


def won(s: State, start: State, seat: int) -> bool | None:
    """Whether the game is won in this turn."""
    if not s.work:
        return winning_seats(s) == [seat]
    return False if s.turn != start.turn else None
