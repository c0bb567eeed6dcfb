"""The start of a game: the deck of each seat, who names the first player, and the state before the first question."""

from emberhall.games.dragonduel.cards.decks import DECKS, OWN, STARTERS, cards_of, parse, problems, random_deck
from emberhall.games.dragonduel.components.book import Book
from emberhall.games.dragonduel.components.pieces import Player, Terms
from emberhall.games.dragonduel.events import LotsDrawn
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn import rules
from emberhall.kernel import steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.parts.setup import Value, flag_of, text_of


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
    terms = Terms(seats, names, lists, lot, text_of(options, "second_seat"), flag_of(options, "open_lists"))
    players = [Player.start(cards[:]) for cards in lists]
    chooser = int(rng.below(seats))
    first = chooser if lot else -1
    work: list[steps.Step] = [rules.SHUFFLE if lot else rules.NameFirst(chooser)]
    state = State.start(work, rng, terms, players, first, chooser)
    state.book = book
    if listen:
        state.listen()
        state.tell(LotsDrawn(kind="lots", seat=chooser, begins=lot))
    state.settle()
    return state
