"""What an answer leads to: the abilities it would fire, whether the move goes on, whether the game would end.

With this a page can ask once for a whole move and tell what is given up. Nothing here depends on chance.
"""

from emberhall.games.flamecraft_duals.components.board import BITS
from emberhall.games.flamecraft_duals.effects.abilities import IronFrom, IronTo, ignitable, ignited_kinds
from emberhall.games.flamecraft_duals.events import Outcome
from emberhall.games.flamecraft_duals.face.previews import Firing, Next
from emberhall.games.flamecraft_duals.facts.stacks import beside, height, movable
from emberhall.games.flamecraft_duals.state import FROM_CRYSTAL, OUTCOMES, State
from emberhall.games.flamecraft_duals.turn.play_phase import FIRE_PLACED, FIRE_RAINBOW, Fire, PlantAs, PlantTo
from emberhall.games.flamecraft_duals.turn.score_phase import claimable, duty_open, scorable
from emberhall.games.flamecraft_duals.words import (
    AS,
    DONE,
    FIRE,
    HEXES,
    IRON,
    MEAT,
    NO,
    PLACE,
    PLANT,
    TYPES,
)
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, option


def fires_after(s: State, after: State, at: int) -> Firing:
    """The types the held token may fire as once it is placed there, and the neighbours its abilities could use."""
    if s.source == FROM_CRYSTAL:
        return {}
    fire = FIRE_RAINBOW[at] if s.rainbow else FIRE_PLACED[at]
    kinds = kinds_in(fire.kinds(after))
    if not kinds:
        return {}
    reach: i64 = 0
    for kind in kinds:
        reach |= reached(after, kind, at, BITS[at])
    firing: Firing = {
        "fires": [TYPES[kind] for kind in kinds],
        "then": [s.word(option(FIRE, kind)) for kind in kinds],
        "rest": s.word(option(NO)),
    }
    if reach:
        firing["reach"] = named(reach)
    ends = rest_ends(s, at)
    if ends:
        firing["rest_ends"] = ends
    return firing


def fired_now(s: State, verb: int, kind: int) -> list[str]:
    """The neighbours that a type, fired now, could use."""
    step = s.work[-1]
    if verb == FIRE and isinstance(step, Fire):
        return named(reached(s, kind, step.at, BITS[step.at]))
    if verb == AS and isinstance(step, PlantAs):
        return named(reached(s, kind, step.at, step.used | BITS[step.at]))
    return []


def reached(s: State, kind: int, at: i64, used: i64) -> i64:
    if kind == MEAT:
        return beside(at) & s.taken
    if kind == IRON:
        return movable(s, beside(at))
    return ignitable(s, at, used) if kind == PLANT else 0


def ignited(s: State, at: int) -> Firing:
    """The types that a plant may fire a neighbour as."""
    step = s.work[-1]
    if not isinstance(step, PlantTo):
        return {}
    kinds = kinds_in(ignited_kinds(s, at, step.used))
    fires: Firing = {"fires": [TYPES[kind] for kind in kinds]}
    if len(kinds) > 1:
        fires["then"] = [s.word(option(AS, kind)) for kind in kinds]
    return fires


def going_on(s: State, after: State, at: int) -> Next:
    """The fact that a token that moves there is not the last one, if so: iron may move a second."""
    step = s.work[-1]
    if isinstance(step, IronTo) and step.more and second_sources(step, after, at):
        return {"goes_on": True}
    return {}


def second_sources(step: IronTo, after: State, at: int) -> i64:
    """The tokens that iron may move next, if the first went there."""
    return IronFrom(step.origin, step.own, at, height(after.board[at])).sources(after)


def closing(s: State) -> str:
    """The word that ends the turn once everything possible is scored; empty unless only a coin is left to consider."""
    last = option(DONE)
    if claimable(s) or ending_after(s, [*scorable(s), last]):
        return ""
    return s.word(last)


def ending(s: State, pick: Option) -> Outcome | None:
    """How the game would end at once; None if it goes on."""
    return ending_after(s, [pick])


def rest_ends(s: State, at: int) -> Outcome | None:
    """How the game would end if the held token is placed there and does not fire."""
    return ending_after(s, [option(PLACE, at), option(NO)])


def ending_after(s: State, picks: list[Option]) -> Outcome | None:
    alone = s.terms.solo and (not s.springs or (duty_open(s) and s.coins(s.seat) == 0))
    if s.end_by < 0 and not alone:
        return None
    after = s.clone()
    for pick in picks:
        after.work.pop().take(after, pick)
        after.settle()
    return (OUTCOMES[after.outcome] or "end") if after.over else None


def kinds_in(mask: i64) -> list[int]:
    return [kind for kind in range(6) if mask >> kind & 1]


def named(mask: i64) -> list[str]:
    """The hexes of a mask."""
    return [name for at, name in enumerate(HEXES) if mask >> at & 1]
