"""Why a word cannot be picked now: the ruling that forbids it, or a reason on the board."""

from emberhall.games.flamecraft_duals.components.board import BITS
from emberhall.games.flamecraft_duals.effects.abilities import IronFrom, IronTo, MeatFrom, MeatTo, PotionB
from emberhall.games.flamecraft_duals.effects.coins import Moment, StarTo
from emberhall.games.flamecraft_duals.effects.hands import drawable
from emberhall.games.flamecraft_duals.facts.patterns import matches
from emberhall.games.flamecraft_duals.facts.stacks import KINDS, beside, can_pull, top
from emberhall.games.flamecraft_duals.state import FROM_CRYSTAL, State
from emberhall.games.flamecraft_duals.turn.play_phase import Fire, PlantTo
from emberhall.games.flamecraft_duals.turn.score_phase import Score, duty_open
from emberhall.games.flamecraft_duals.words import (
    BUDDY_FACE,
    CLAIM,
    COIN,
    COIN_USES,
    DONE,
    FACES,
    FIRE,
    FLAIR,
    FOUNTAIN,
    FOUNTAIN_CODES,
    HEXES,
    MEANINGS,
    NO,
    PLACE,
    RAINBOW,
    SCORE,
    STARBURST,
    STOP,
    TAYLOR,
    TO,
    TYPES,
)
from emberhall.kernel.decisions import Refusal, ref_of, verb_of
from emberhall.kernel.steps import Step


def explain(s: State, seat: int, word: str) -> Refusal | None:
    """The reason a word is refused to a seat; None if it is legal."""
    if s.over:
        return Refusal("over")
    if word not in s.book.said:
        return Refusal("unknown-word", {"word": word})
    pick = s.book.said[word]
    verb, ref = verb_of(pick), ref_of(pick)
    step = s.work[-1]
    if seat != step.who(s):
        return Refusal("FD-50") if verb == COIN else Refusal("not-your-turn", {"seat": step.who(s)})
    if pick in step.options(s):
        return None
    if verb == COIN:
        return coin_refused(s, step, ref)
    ask = step.ask(s)
    if ask not in MEANINGS[verb].asks:
        return out_of_place(s, step, verb)
    return thing_refused(s, step, verb, ref)


def thing_refused(s: State, step: Step, verb: int, ref: int) -> Refusal:
    """The verb answers the question, but the thing does not."""
    if verb == SCORE:
        return score_refused(s, s.seat, ref)
    if verb == CLAIM:
        return claim_refused(s, ref)
    if verb == FIRE:
        return fire_refused(s, step, ref)
    if verb == FOUNTAIN:
        return Refusal("FD-34", {"hex": HEXES[ref]})
    if verb in {PLACE, TO}:
        return destination_refused(s, step, ref)
    return token_refused(s, step, ref)


def out_of_place(s: State, step: Step, verb: int) -> Refusal:
    """The verb answers another question."""
    if verb in {NO, STOP}:
        return Refusal("FD-17")
    if verb in {SCORE, CLAIM}:
        return Refusal("FD-47")
    if verb == DONE and isinstance(step, Score) and duty_open(s):
        return Refusal("FD-70")
    return Refusal("not-now", {"ask": step.ask(s)})


def coin_refused(s: State, step: Step, use: int) -> Refusal:
    """Why a coin is refused: the moment, the limit of one per turn, or what its use needs."""
    if not isinstance(step, Moment):
        return Refusal("FD-45")
    if s.coins(s.seat) == 0:
        return Refusal("no-coin")
    if s.spent:
        return Refusal("one-coin")
    fancy = use - 1
    if fancy >= 0 and not s.has(fancy):
        return Refusal("no-fancy", {"fancy": COIN_USES[use]})
    if fancy in {-1, FLAIR}:
        assert drawable(s) == 0 or fancy == FLAIR
        return Refusal("FD-03")
    if fancy == STARBURST:
        return Refusal("nothing-moves")
    if fancy == TAYLOR and s.held >= 0 and s.source != FROM_CRYSTAL and not can_pull(s):
        return Refusal("bag-empty")
    return Refusal("FD-65" if fancy == RAINBOW else "FD-66")


def score_refused(s: State, seat: int, card: int) -> Refusal:
    code = s.book.ids[card]
    if not s.hand(seat) >> card & 1:
        return Refusal("not-held", {"card": code})
    return Refusal("no-match", {"card": code})


def claim_refused(s: State, card: int) -> Refusal:
    code = FOUNTAIN_CODES[card]
    if not s.open >> card & 1:
        return Refusal("not-open", {"card": code})
    if s.claimed:
        return Refusal("FD-71" if s.terms.solo else "FD-32", {"card": code})
    assert not matches(s, s.book.shops + card)
    return Refusal("no-match", {"card": code})


def fire_refused(s: State, step: Step, kind: int) -> Refusal:
    assert isinstance(step, Fire)
    face = top(s, step.at)
    if not step.rainbow and not (face != BUDDY_FACE and KINDS[face] >> kind & 1):
        return Refusal("FD-15" if face == BUDDY_FACE else "not-its-type", {"token": FACES[face], "type": TYPES[kind]})
    return Refusal("FD-16", {"type": TYPES[kind]})


def destination_refused(s: State, step: Step, at: int) -> Refusal:
    """Why a hex takes no token now."""
    args: dict[str, str | int] = {"hex": HEXES[at]}
    if at == s.mini:
        return Refusal("FD-38", args)
    if isinstance(step, MeatTo) and at == step.origin:
        return Refusal("FD-18", args)
    origin = step.token if isinstance(step, IronTo) else step.origin if isinstance(step, StarTo) else -1
    if origin >= 0 and not beside(origin) & BITS[at]:
        return Refusal("not-adjacent", {"hex": HEXES[at], "from": HEXES[origin]})
    return Refusal("stack-full", args)


def token_refused(s: State, step: Step, at: int) -> Refusal:
    """Why a token cannot be moved, swapped or fired now."""
    args: dict[str, str | int] = {"hex": HEXES[at]}
    if at == s.mini:
        return Refusal("FD-38", args)
    if not s.taken & BITS[at]:
        return Refusal("nothing-there", args)
    if isinstance(step, PotionB):
        return Refusal("FD-21" if at == step.first else "FD-54", args)
    if isinstance(step, PlantTo) and step.used & BITS[at]:
        return Refusal("FD-13", args)
    if isinstance(step, (MeatFrom, IronFrom, PlantTo)) and not beside(step.origin) & BITS[at]:
        return Refusal("not-adjacent", {"hex": HEXES[at], "from": HEXES[step.origin]})
    if isinstance(step, PlantTo):
        return Refusal("FD-15" if top(s, at) == BUDDY_FACE else "FD-16", args)
    if isinstance(step, IronFrom) and at == step.moved:
        return Refusal("FD-19", args)
    return Refusal("walled-in", args)
