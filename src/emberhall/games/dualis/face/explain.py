"""Why a word cannot be picked now: the ruling or the general rule that forbids it, as a key with arguments."""

from emberhall.games.dualis.state import State
from emberhall.games.dualis.turn.rules import MOONS, STARS
from emberhall.games.dualis.words import CARD_WORDS, COLOURS, PLAYS_SAID, SUITS, colour_of, suit_of
from emberhall.kernel.decisions import Refusal


def explain(s: State, seat: int, word: str) -> Refusal | None:
    if s.over:
        return Refusal("over")
    if word not in PLAYS_SAID:
        return unsaid(word)
    if seat != s.seat:
        return Refusal("not-your-turn", {"seat": s.seat})
    play = PLAYS_SAID[word]
    card = play >> 1
    hand = s.hand(seat)
    if not hand >> card & 1:
        return Refusal("not-held", {"card": CARD_WORDS[card]})
    if s.led >= 0 and suit_of(card) != s.led and hand & (MOONS if s.led else STARS):
        return Refusal("DU-39", {"suit": SUITS[s.led]})
    if play & 1:
        wanted = 1 - colour_of(card)
        if (s.blue if wanted else s.red) == 0:
            return Refusal("DU-04", {"colour": COLOURS[wanted]})
    return None


def unsaid(word: str) -> Refusal:
    """For a word that is no play: `play S5B+B` names a coin of the card's own colour (DU-32); any other is unknown."""
    said, _, coin = word.partition("+")
    play = PLAYS_SAID.get(said)
    if play is not None and coin == COLOURS[colour_of(play >> 1)]:
        return Refusal("DU-32", {"card": CARD_WORDS[play >> 1]})
    return Refusal("unknown-word", {"word": word})
