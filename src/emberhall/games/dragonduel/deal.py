"""The start of a game: the deck of each seat, who names the first player, and the state before the first question."""

from typing import Final

from emberhall.games.dragonduel.cards.decks import DECKS, OWN, STARTERS, cards_of, parse, problems, random_deck
from emberhall.games.dragonduel.components.book import Book
from emberhall.games.dragonduel.components.pieces import Player, Terms
from emberhall.games.dragonduel.events import HighestRolled, Rolled
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn import rules
from emberhall.kernel import steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.parts.setup import Value, flag_of, text_of

DIE: Final = 6


def begin(book: Book, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
    names: list[str] = []
    lists: list[list[int]] = []
    for seat in range(seats):
        said = text_of(options, f"deck{seat}")
        if said == "random":
            lists.append(random_deck(book, rng))
        else:
            counts = STARTERS[said].counts if said in STARTERS else parse(said)
            wrong = problems(counts, book)
            if wrong:  # a starter deck with a card that an overlay has changed
                raise ValueError(f"deck{seat} is no legal deck. {wrong[0].sentence}")
            lists.append(cards_of(counts, book))
        names.append(said if said in DECKS else OWN)
    lot = options["start"] == "lot"
    players = [Player.start(cards[:]) for cards in lists]
    dice = Rng(rng.a, rng.b).split()
    chooser = int(rng.below(seats))
    rolls = throws(dice, seats, chooser)
    terms = Terms(seats, names, lists, lot, text_of(options, "second_seat"), flag_of(options, "open_lists"), rolls)
    first = chooser if lot else -1
    work: list[steps.Step] = [rules.SHUFFLE if lot else rules.NameFirst(chooser)]
    state = State.start(work, rng, terms, players, first, chooser)
    state.book = book
    if listen:
        state.listen()
        for at, n in enumerate(rolls):
            if n:
                state.tell(Rolled(kind="rolled", seat=at % seats, n=n, again=at >= seats))
        state.tell(HighestRolled(kind="highest", seat=chooser, begins=lot))
    state.settle()
    return state


def throws(dice: Rng, seats: int, chooser: int) -> list[int]:
    """What everybody rolls, then those who share the highest roll, until one is left; 0 where a seat does not roll.

    The dice are handed out so that they fall for `chooser`, as all seats have the same chance.
    """
    rolls: list[int] = []
    still = list(range(seats))
    while len(still) > 1:
        throw = [int(dice.below(DIE)) + 1 if hand in still else 0 for hand in range(seats)]
        rolls += throw
        still = [hand for hand in still if throw[hand] == max(throw)]
    turn = still[0] - chooser
    return [rolls[at - at % seats + (at + turn) % seats] for at in range(len(rolls))]
