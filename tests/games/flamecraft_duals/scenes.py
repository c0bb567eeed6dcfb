"""Scenes: exact states of Flamecraft Duals laid out by hand, and words played from them.

A scene is written in the notation of the rulings: `C3:B>I` is bread under iron on C3. Tokens it does not name are in
the bag (or out of the game, if the bag is named); the scene searches for a seed that pulls what the test wants.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from emberhall.games.flamecraft_duals.facts.stacks import drop, faces_of
from emberhall.games.flamecraft_duals.game import GAME
from emberhall.games.flamecraft_duals.invariants import check_tokens
from emberhall.games.flamecraft_duals.state import State, cards_in
from emberhall.games.flamecraft_duals.turn.play_phase import PULL_ONE
from emberhall.games.flamecraft_duals.turn.rules import BEGIN_TURN, END_GAME, END_TURN, REFRESH
from emberhall.games.flamecraft_duals.turn.score_phase import SCORING
from emberhall.kernel.chance import Rng

HEXES = [f"{row}{k}" for row, size in zip("ABCDE", (3, 4, 5, 4, 3), strict=True) for k in range(1, size + 1)]
FACES = ["B", "C", "M", "I", "O", "P", "BC", "CI", "IO", "OP", "PM", "MB", "W"]
FANCIES = ["flair", "rainbow", "starburst", "taylor", "buddy", "goldrush", "steven", "todd"]
TYPES = "BCMIOP"
SHOPS = (
    [f"L-{t * 3}" for t in TYPES]
    + [f"T-{t * 3}" for t in TYPES]
    + [f"L-{p * 2}{o}" for p in TYPES for o in TYPES if o != p]
)
FOUNTAINS = [f"F-{t}" for t in TYPES]
CARDS = SHOPS + FOUNTAINS
NUMBERS = [6] * 6 + [1] * 7
RING = "B2:B B3:C C4:M D3:I D2:O C2:P"
TRIES = 60_000


def split(text: str) -> list[str]:
    return text.replace(",", " ").split()


def counts(faces: Iterable[str]) -> int:
    return sum(1 << 4 * FACES.index(face) for face in faces)


def tokens(packed: int) -> list[str]:
    return [face for k, face in enumerate(FACES) for _ in range(packed >> 4 * k & 15)]


def mask(cards: Iterable[str]) -> int:
    return sum(1 << SHOPS.index(card) for card in cards)


class Scene:
    """A state, with the verbs that tests use."""

    def __init__(self, state: State, whole: bool = True) -> None:
        self.state = state
        self.whole = whole  # all 42 shop cards are somewhere
        self.state.listen()
        self.heard: list[dict[str, Any]] = []

    # --- what can be seen

    @property
    def ask(self) -> str:
        decision = self.state.decision
        return "over" if decision is None else decision.ask

    @property
    def seat(self) -> int:
        decision = self.state.decision
        assert decision is not None, "The game is over."
        return decision.seat

    def words(self) -> list[str]:
        decision = self.state.decision
        assert decision is not None, "The game is over."
        return list(decision.words())

    def offered(self) -> list[str]:
        """The words offered now, without coins."""
        return [word for word in self.words() if not word.startswith("coin")]

    def things(self) -> list[str]:
        """The operands of the words offered now, without verbs and coins; `no`, `stop` and `done` stay as they are."""
        return [word.split()[-1] for word in self.offered()]

    def coins(self) -> list[str]:
        return [word for word in self.words() if word.startswith("coin")]

    def view(self, seat: int | None = 0) -> Mapping[str, Any]:
        return GAME.view(self.state, seat)

    def layout(self) -> str:
        """The board in the notation of the rulings."""
        matches = [
            (HEXES[at], ">".join(FACES[face] for face in faces_of(stack))) for at, stack in enumerate(self.state.board)
        ]
        return " ".join(f"{at}:{stack}" for at, stack in matches if stack)

    def bag(self) -> list[str]:
        return tokens(self.state.bag)

    def deck(self) -> list[str]:
        return [SHOPS[entry & 63] for entry in self.state.deck]

    def hand(self, seat: int = 0) -> list[str]:
        return [SHOPS[card] for card in cards_in(self.state.hand(seat))]

    def pile(self, seat: int = 0) -> list[str]:
        return [CARDS[card] for card in self.state.pile(seat)]

    def end_by(self) -> int | None:
        return self.state.end_by if self.state.end_by >= 0 else None

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """All events of a kind since the last look, as a seat hears them."""
        news = [event.to(seat) for event in self.state.hear()]
        return [dict(event) for event in news if event is not None and event["kind"] == kind]

    # --- what can be done

    def play(self, *words: str) -> "Scene":
        """Say words; `fire C = I O BC` makes these tokens come out of the bag in that order."""
        for said in words:
            word, _, pulled = said.partition("=")
            if pulled:
                self.pull_as(word.strip(), split(pulled))
            else:
                self.state.apply(word.strip())
            self.check()
        return self

    def give_back(self, count: int = 2) -> "Scene":
        """Put the lowest cards of the hand under the deck."""
        for _ in range(count):
            assert self.ask == "coin.return"
            self.play(self.words()[0])
        return self

    def pull_as(self, word: str, faces: list[str]) -> None:
        decision = self.state.decision
        assert decision is not None
        pick = decision.find(word)
        for seed in range(TRIES):
            tried = self.state.clone()
            tried.rng = Rng.seeded(seed)
            tried.listen()
            tried.take(pick)
            if [event.facts["token"] for event in tried.hear() if event.kind == "pulled"] == faces:
                self.state.rng = Rng.seeded(seed)
                self.state.apply(pick)
                return
        raise AssertionError(f"No seed makes {word!r} pull {faces} from {self.bag()}.")

    def check(self) -> None:
        if self.whole:
            GAME.invariants(self.state)
        else:
            check_tokens(self.state)

    def refusal(self, word: str, seat: int | None = None) -> str | None:
        """The rule that refuses a word."""
        refusal = GAME.explain(self.state, self.seat if seat is None else seat, word)
        return None if refusal is None else refusal.rule


def scene(
    board: str = "",
    *,
    bag: str | None = None,
    extras: str = "B C M I O P",
    hand: str = "L-PPB L-PPC",
    other: str = "L-PPM L-PPI",
    deck: str | None = None,
    faceup: str = "",
    mini: str | None = None,
    kept: str | None = None,
    coins: tuple[int, int] = (3, 3),
    mode: str = "standard",
    fancies: str = "",
    open_: str | None = None,
    springs: str = "",
    claimed: str = "",
    at: str = "pull",
    seed: int = 0,
    **options: Any,
) -> Scene:
    """Lay out a turn of seat 0. `at` is its question: `pull`, or `score` with the token placed."""
    seats = 1 if mode == "solo" else 2
    if fancies:
        picked = sorted(split(fancies), key=FANCIES.index)
        picked += [name for name in ("goldrush", "todd", "buddy") if name not in picked][: 2 - len(picked)]
        mode = mode if mode.startswith("fancy") else "fancy"
        options["fancy_pick"] = "+".join(sorted(picked, key=FANCIES.index))
    state = GAME.deal(seats, seed, mode=mode, **options)
    assert isinstance(state, State)
    if fancies:  # exactly the fancies named, so that no other interferes
        state.fancies = sum(1 << FANCIES.index(name) for name in split(fancies))
    state.board[:] = [0] * 19
    state.taken = state.full = state.tops0 = state.tops1 = 0
    used: list[str] = []
    for stack in board.split():
        place, _, faces = stack.partition(":")
        for face in faces.split(">"):
            drop(state, HEXES.index(place), FACES.index(face))
            used.append(face)
    state.mini = HEXES.index(mini) if mini else -1
    state.kept0 = FACES.index(kept) if kept else -1
    used += [kept] if kept else []
    lay_tokens(state, used, split(extras), bag)
    lay_cards(state, split(hand), split(other) if seats == 2 else [], deck, split(faceup))
    if state.terms.fountain:
        state.pile0[:] = [42 + FOUNTAINS.index(card) for card in split(claimed)]
        state.springs[:] = [FOUNTAINS.index(card) for card in split(springs)]
        shown = split(open_) if open_ is not None else [card for card in FOUNTAINS if card not in split(claimed)]
        state.open = sum(1 << FOUNTAINS.index(card) for card in shown)
    state.coins0, state.coins1 = coins
    state.seat = state.first = 0
    state.turn = 1
    state.work[:] = [END_GAME, END_TURN, REFRESH, SCORING, *([PULL_ONE] if at == "pull" else [])]
    if kept:
        state.turn = 0
        state.work[:] = [END_GAME, BEGIN_TURN]
    state.settle()
    there = Scene(state, deck is None)
    check_tokens(state)
    return there


def lay_tokens(state: State, used: list[str], extras: list[str], bag: str | None) -> None:
    """Put the tokens the scene does not name into the bag, or out of the game if the bag is named."""
    left = list(NUMBERS)
    for face in [*used, *extras]:
        left[FACES.index(face)] -= 1
    assert min(left) >= 0, f"There are not so many tokens: {used}."
    if not state.has(FANCIES.index("buddy")):
        left[12] = 0
    rest = [face for k, face in enumerate(FACES) for _ in range(left[k])]
    inside = rest if bag is None else split(bag)
    out = list(rest)
    for face in inside:
        out.remove(face)
    state.bag = counts(inside)
    state.extras = counts(extras)
    state.out = counts(out) + (0 if state.has(FANCIES.index("buddy")) else counts("W"))


def lay_cards(state: State, hand: list[str], other: list[str], deck: str | None, faceup: list[str]) -> None:
    taken = {*hand, *faceup, *(split(deck) if deck is not None else [])}
    other = [card for card in other if card not in taken]
    spare = [card for card in SHOPS if card not in taken]
    wanted = 2 if state.terms.seats == 2 else 0
    other += [card for card in spare if card not in other][: wanted - len(other)]
    state.hand0, state.hand1 = mask(hand), mask(other)
    state.shown0 = state.shown1 = 0
    rest = [card for card in SHOPS if card not in taken and card not in other]
    order = split(deck) if deck is not None else rest
    state.deck[:] = [SHOPS.index(card) for card in order]
    if faceup:
        state.up0, state.up1 = (SHOPS.index(card) for card in faceup)


def fresh(seats: int = 2, seed: int = 1, **options: Any) -> Scene:
    """A freshly dealt game."""
    state = GAME.deal(seats, seed, listen=True, **options)
    assert isinstance(state, State)
    return Scene(state)


def wander(state: State, rng: Rng, picks: int | None = None) -> None:
    """Play at random, to the end or for a number of picks."""
    while not state.over and picks != 0:
        options = state.options()
        state.take(options[rng.below(len(options))])
        picks = None if picks is None else picks - 1
