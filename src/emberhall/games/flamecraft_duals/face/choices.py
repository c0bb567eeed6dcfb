"""What a page learns about each option of Flamecraft Duals: the things it touches, and the board after it.

Refs are those of the view: hexes, cards, fancies, `deck`; a loose token is `token:CI`, the coins are `coin`, and the
token about to be placed is `held`.
"""

from typing import Final

from emberhall.games.flamecraft_duals.effects.abilities import IronTo, MeatTo, PotionB
from emberhall.games.flamecraft_duals.effects.coins import GiveBack, StarTo
from emberhall.games.flamecraft_duals.face.forecasts import closing, ending, fired_now, fires_after, going_on, ignited
from emberhall.games.flamecraft_duals.face.previews import (
    Coin,
    Exchanged,
    FountainSite,
    Given,
    Landed,
    Lifted,
    Progress,
    Pull,
    Token,
    TurnEnd,
    Type,
    Worth,
)
from emberhall.games.flamecraft_duals.facts.patterns import found_at, most_there, there
from emberhall.games.flamecraft_duals.facts.stacks import drop, faces_of, height, move, swap, top
from emberhall.games.flamecraft_duals.score import coins_worth
from emberhall.games.flamecraft_duals.state import State, cards_in
from emberhall.games.flamecraft_duals.turn.play_phase import Place
from emberhall.games.flamecraft_duals.turn.score_phase import claimable, scorable
from emberhall.games.flamecraft_duals.words import (
    AS,
    CLAIM,
    COIN,
    COIN_USES,
    DONE,
    DRAW,
    FACES,
    FIRE,
    FOUNTAIN,
    FROM,
    FROM_DECK,
    FROM_UP1,
    HEX_VERBS,
    HEXES,
    KEEP,
    MEANINGS,
    NAME,
    PICK,
    PLACE,
    PULL,
    RETURN,
    SCORE,
    SWAP,
    TO,
    TYPES,
    VERBS,
    WITH,
)
from emberhall.kernel.decisions import Choice, Option, ref_of, verb_of
from emberhall.kernel.events import Facts

HELD: Final = "held"
# The verb that picks a hex, by question.
HEX_ANSWERS: Final[dict[str, str]] = {ask: VERBS[verb] for verb in HEX_VERBS for ask in MEANINGS[verb].asks}


def choice_of(s: State, pick: Option) -> Choice:
    verb, ref = verb_of(pick), ref_of(pick)
    gives, facts = preview_of(s, verb, ref)
    ends = ending(s, pick)
    if ends:
        gives, facts = gives or "ending", {**facts, "ends": ends}
    return Choice(VERBS[verb], refs_of(s, verb, ref), gives, facts)


def preview_of(s: State, verb: int, ref: int) -> tuple[str, Facts]:
    """What an answer gives: the key of its preview, and the facts of that."""
    if verb in HEX_VERBS:
        return board_after(s, verb, ref)
    if verb in {SCORE, CLAIM}:
        card = int(s.book.shops) + ref if verb == CLAIM else ref
        worth: Worth = {"reputation": s.book.reputation[card]}
        if verb == SCORE and (close := closing(s)):
            worth["close"] = close
        return "reputation", worth
    if verb in {FIRE, AS, NAME}:
        kind: Type = {"type": TYPES[ref]}
        if reach := fired_now(s, verb, ref):
            kind["reach"] = reach
        return "type", kind
    if verb == PICK:  # it is placed next
        return "token", Token(token=FACES[ref], goes_on=True)
    if verb == KEEP:
        return "token", Token(token=FACES[ref])
    if verb == PULL:  # a coin can do the same before and after it (FD-45)
        return "pull", Pull(automatic=True)
    if verb == DONE:
        return "turn", TurnEnd(nothing_left=not scorable(s) and not claimable(s))
    if verb == COIN:
        return "coin", Coin(gives_up=coins_worth(s, s.coins(s.seat)) - coins_worth(s, s.coins(s.seat) - 1))
    step = s.work[-1]
    if verb == RETURN and isinstance(step, GiveBack):
        return "return", Given(count=step.count)
    return "", {}


def refs_of(s: State, verb: int, ref: int) -> tuple[str, ...]:
    """The thing an answer touches; types and plain verbs are buttons on the page."""
    if verb in {PICK, KEEP}:
        return (f"token:{FACES[ref]}",)
    if verb == DRAW:
        return ("deck",) if ref == FROM_DECK else (s.book.ids[s.up1 if ref == FROM_UP1 else s.up0],)
    if verb == COIN:
        return (COIN_USES[ref] or VERBS[COIN],)
    if verb in {FIRE, AS, NAME}:
        return ()
    if verb in {SCORE, RETURN}:
        return (s.book.ids[ref],)
    thing = MEANINGS[verb].things[ref]
    return (thing,) if thing else ()


# --- previews of the board


def board_after(s: State, verb: int, at: int) -> tuple[str, Facts]:
    """The preview of an answer that names a hex: its key, and where the tokens would be."""
    if verb == FROM:
        return "lifted", Lifted(token=FACES[top(s, at)], gone=HEXES[at], goes_on=True)
    if verb == FOUNTAIN:
        return "fountain", FountainSite(lifted=[FACES[face] for face in faces_of(s.board[at])])
    after = s.clone()
    step = s.work[-1]
    if verb == PLACE and isinstance(step, Place):
        drop(after, at, s.held)
        return "placed", {**landed(s, after, at, -1), **fires_after(s, after, at)}
    origin = source_of(s)
    if verb == TO and origin >= 0:
        move(after, origin, at)
        return "placed", {**landed(s, after, at, origin), **going_on(s, after, at)}
    if verb == WITH and origin >= 0:
        swap(after, origin, at)
        return "swapped", Exchanged(
            hexes=[HEXES[at], HEXES[origin]],
            tokens=[FACES[top(after, at)], FACES[top(after, origin)]],
            completes=completed(s, after),
            progress=progress(s, after),
        )
    token: Token = {"token": FACES[top(s, at)]}
    if verb == SWAP:
        token["goes_on"] = True
    return "token", {**token, **ignited(s, at)}


def source_of(s: State) -> int:
    """The hex whose token moves or is swapped."""
    step = s.work[-1]
    return step.source(s) if isinstance(step, (MeatTo, IronTo, StarTo, PotionB)) else -1


def landed(s: State, after: State, at: int, origin: int) -> Landed:
    """A token put on a hex: what it covers and completes, and whether the stack would be full."""
    below = top(s, at)
    return {
        "hexes": [HEXES[at]],
        "tokens": [FACES[top(after, at)]],
        "gone": HEXES[origin] if origin >= 0 else None,
        "covers": FACES[below] if below >= 0 and at != origin else None,
        "fills": height(after.board[at]) == 3,
        "completes": completed(s, after),
        "progress": progress(s, after),
    }


def completed(s: State, after: State) -> list[str]:
    """The cards this seat could score that would gain a new match; none if pattern help is off."""
    if not s.terms.pattern_help:
        return []
    return [s.book.ids[card] for card in own_goals(s) if is_new(s, after, card)]


def own_goals(s: State) -> list[int]:
    """The cards of the seat's hand and those of the fountain."""
    return cards_in(s.hand(s.seat)) + [int(s.book.shops) + card for card in range(6) if s.open >> card & 1]


def progress(s: State, after: State) -> list[Progress]:
    """The cards this seat could score or draw that would come closer to their pattern or go further from it."""
    if not s.terms.pattern_help:
        return []
    steps: list[Progress] = []
    for card in own_goals(s) + [int(card) for card in (s.up0, s.up1) if card >= 0]:
        if concerns(s, after, card):
            had, has = most_there(s, card), most_there(after, card)
            if had != has:
                of = len(s.book.cards[card].icons)
                steps.append({"card": s.book.ids[card], "before": had, "after": has, "of": of})
    return steps


def concerns(s: State, after: State, card: int) -> bool:
    """Whether the tops that a card asks for have changed at all: few cards ask for the types of one token."""
    return there(s, card) != there(after, card)


def is_new(s: State, after: State, card: int) -> bool:
    if not concerns(s, after, card):
        return False
    before = found_at(s, card)
    return len([place for place in found_at(after, card) if place not in before]) > 0


# --- what a question is about, and the word of a thing


def about_of(s: State) -> str:
    """The token about to be placed, or the hex whose token fires, moves or is swapped."""
    step = s.work[-1]
    if isinstance(step, Place):
        return HELD
    source = step.source(s)
    return HEXES[source] if source >= 0 else ""


def word_for(s: State, ref: str) -> str | None:
    """The word that would pick this thing: for a hex by the question, for a card of the hand only to score it."""
    ask = s.work[-1].ask(s)
    if ref in HEXES:
        return f"{HEX_ANSWERS[ask]} {ref}" if ask in HEX_ANSWERS else None
    if ref in s.book.ids:
        if s.book.ids.index(ref) >= s.book.shops:
            return f"{VERBS[CLAIM]} {ref}"
        return f"{VERBS[SCORE]} {ref}" if ask in MEANINGS[SCORE].asks else None
    return VERBS[COIN] if ref == VERBS[COIN] else None
