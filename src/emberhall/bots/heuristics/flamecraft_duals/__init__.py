"""Flamecraft Duals, played greedily: complete cards, get closer to the next ones, and spend coins where it pays.

Every answer is judged by the board it leaves: what the hand and the face-up fountain cards would score there, and
what they would lack. Abilities are tried out; hidden tokens and cards count with their mean.
"""

from collections.abc import Callable, Sequence
from typing import Final

from emberhall.bots.heuristics.flamecraft_duals.abilities import firing, gain, move_from, step_from, swap_of
from emberhall.bots.heuristics.flamecraft_duals.patterns import HEXES, cards_of, tops_of, types_of
from emberhall.bots.heuristics.flamecraft_duals.reading import Reading
from emberhall.kernel.decisions import Decision
from emberhall.kernel.games import Seat

TRIED: Final = 5  # the best hexes for a token, on which its firing is tried out too
COIN: Final = 1.1  # the worth of an unspent coin, plus a little
NEVER: Final = -100.0
KEPT: Final = {"B": 1.0, "C": 1.2, "BC": 1.3, "MB": 1.2, "CI": 1.3}
FANCIES: Final = ("steven", "todd", "taylor", "starburst", "flair", "buddy", "rainbow", "goldrush")


def worths(seat: Seat, decision: Decision) -> Sequence[float]:
    """The value of each answer."""
    reading = Reading(seat.view(), cards_of(seat.game))
    words = [word.partition(" ") for word in decision.words()]
    answers = [(verb, thing) for verb, _, thing in words if verb != "coin"]
    judged = JUDGES[decision.ask](reading, [thing or verb for verb, thing in answers])
    coins = [coin_worth(reading, thing, decision.ask) for verb, _, thing in words if verb == "coin"]
    return [*judged, *coins]


Judge = Callable[[Reading, list[str]], list[float]]


def place(reading: Reading, things: list[str]) -> list[float]:
    token = reading.view["held"]["token"]
    boards = [reading.placed(HEXES[at], token) for at in things]
    found = [reading.worth(board) for board in boards]
    if reading.view["held"]["source"] == "crystal":
        return found
    ranked = sorted(range(len(found)), key=lambda k: -found[k])
    for k in ranked[:TRIED]:
        found[k] += 0.01 + firing(reading, token, HEXES[things[k]], boards[k])
    return found


def fire(reading: Reading, things: list[str]) -> list[float]:
    now = reading.worth(reading.board)
    return [0.05 if kind == "no" else gain(reading, kind, reading.source, reading.board, now) for kind in things]


def best_place(reading: Reading, token: str) -> float:
    return max([reading.worth(reading.placed(at, token)) for at in range(19) if reading.room(at)])


def pick_token(reading: Reading, things: list[str]) -> list[float]:
    return [best_place(reading, token) for token in things]


def keep(reading: Reading, things: list[str]) -> list[float]:
    return [best_place(reading, token) + KEPT.get(token, 0.0) for token in things]


def move_source(reading: Reading, things: list[str]) -> list[float]:
    return [move_from(reading, HEXES[at], reading.board) for at in things]


def step_source(reading: Reading, things: list[str]) -> list[float]:
    now = reading.worth(reading.board)
    return [now if at == "stop" else step_from(reading, HEXES[at], reading.board) for at in things]


def destination(reading: Reading, things: list[str]) -> list[float]:
    return [reading.worth(reading.moved(reading.source, HEXES[at])) for at in things]


def swap_first(reading: Reading, things: list[str]) -> list[float]:
    return [swap_of(reading, HEXES[at], reading.board) for at in things]


def swap_second(reading: Reading, things: list[str]) -> list[float]:
    return [reading.worth(reading.swapped(reading.source, HEXES[at])) for at in things]


def ignite(reading: Reading, things: list[str]) -> list[float]:
    now = reading.worth(reading.board)
    found: list[float] = []
    for thing in things:
        at = HEXES[thing]
        kinds = types_of(reading.board[at][-1])
        found.append(max([gain(reading, kind, at, reading.board, now) for kind in kinds]))
    return found


def ignite_as(reading: Reading, things: list[str]) -> list[float]:
    now = reading.worth(reading.board)
    return [gain(reading, kind, reading.source, reading.board, now) for kind in things]


def score(reading: Reading, things: list[str]) -> list[float]:
    """Score what is complete. Solo keeps a second shop card for the next turn's duty, and claims fountains first."""
    done_duty = reading.solo and not reading.view["duty"] and not reading.last
    found: list[float] = []
    for thing in things:
        if thing == "done":
            found.append(0.0)
        elif thing.startswith("F-"):
            found.append(20.0 if reading.solo else 5.0)
        elif done_duty:
            found.append(-1.0)
        else:
            found.append(10.0 + reading.cards[thing].reputation)
    return found


def fountain_to(reading: Reading, things: list[str]) -> list[float]:
    """The miniature blocks the hex it stands on; a token under it can be kept."""
    found: list[float] = []
    for thing in things:
        at = HEXES[thing]
        stack = reading.board[at]
        board = [*reading.board]
        board[at] = []
        useful = max([KEPT.get(token, 0.2) for token in stack], default=0.0) if not reading.last else 0.0
        found.append(reading.worth(board) + 0.5 * useful)
    return found


def give_back(reading: Reading, things: list[str]) -> list[float]:
    tops = tops_of(reading.board)
    return [-reading.card_worth(reading.cards[code], tops) for code in things]


def draw(reading: Reading, things: list[str]) -> list[float]:
    tops = tops_of(reading.board)
    cards = reading.view["open_cards"]
    return [
        reading.deck_worth() if thing == "deck" else reading.card_worth(reading.cards[cards[int(thing)]], tops)
        for thing in things
    ]


def name_type(reading: Reading, things: list[str]) -> list[float]:
    counts = reading.types_unseen()
    return [float(counts[kind]) for kind in things]


def choose(_reading: Reading, things: list[str]) -> list[float]:
    return [float(-FANCIES.index(fancy)) for fancy in things]


def only(_reading: Reading, things: list[str]) -> list[float]:
    return [0.0] * len(things)


JUDGES: Final[dict[str, Judge]] = {
    "fancy.pick": choose,
    "pull": only,
    "place": place,
    "fire": fire,
    "crystal.pick": pick_token,
    "taylor.keep": keep,
    "fountain.keep": keep,
    "meat.from": move_source,
    "meat.to": destination,
    "iron.from": step_source,
    "iron.to": destination,
    "star.from": step_source,
    "star.to": destination,
    "potion.a": swap_first,
    "potion.b": swap_second,
    "plant.to": ignite,
    "plant.as": ignite_as,
    "score": score,
    "fountain.to": fountain_to,
    "coin.return": give_back,
    "draw.from": draw,
    "flair.name": name_type,
}


def coin_worth(reading: Reading, use: str, ask: str) -> float:
    """Coins are spent when scoring, before the cards they might replace are scored; a coin costs a point."""
    if ask != "score":
        return NEVER
    if reading.solo:
        return 0.5 if reading.view["duty"] else NEVER
    cost = -0.3 if "goldrush" in reading.fancies else COIN
    if use == "starburst":
        now = reading.worth(reading.board)
        found = [step_from(reading, at, reading.board) for at in range(19) if reading.board[at]]
        improved = max(found, default=now) - now
        return 2.0 if improved > 2 * cost + 2 else NEVER
    if use == "flair":
        return NEVER
    return 30.0 if drawing_gain(reading) > cost else NEVER


def drawing_gain(reading: Reading) -> float:
    """The mean reputation that two more cards to choose from would bring at once."""
    tops = tops_of(reading.board)
    waiting = [card for card in reading.hand.values() if card.lacking(tops)[0]]
    if not waiting:
        return 0.0
    codes = reading.unseen()
    cards = [reading.cards[code] for code in codes]
    hits = [card.reputation for card in cards if card.lacking(tops)[0] == 0]
    mean = sum(hits) / max(len(codes), 1)
    return mean * (2.0 if len(waiting) > 1 else 1.5)
