"""Trials: words are tried on a copy of the state, so that all of them are accepted or none."""

from dataclasses import dataclass, field

from emberhall import Decision, Game, IllegalPick, State
from emberhall.kernel.events import Event
from emberhall.server.objections import Objection
from emberhall.server.questions import Questions
from emberhall.server.takebacks import Takebacks, binds, lone
from emberhall.store import Move


@dataclass(slots=True)
class Trial:
    """The state as it would be, the moves that lead there, and the seats that have answered by them."""

    game: Game
    state: State
    takebacks: Takebacks
    answered: list[int]
    moves: list[Move] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def take(self, decision: Decision, word: str) -> None:
        """One more word, with its events and whether it can still be taken back."""
        luck = self.state.rng.words()
        only = lone(self.game, decision)
        self.state.take(find(self.game, self.state, decision, word))
        told = self.state.hear()
        self.events += told
        self.moves.append((decision.seat, word))
        self.takebacks = self.takebacks.after(decision.seat, binds(self.game, luck, self.state, told), only)


def try_words(game: Game, state: State, asked: Questions, takebacks: Takebacks, seat: int, words: list[str]) -> Trial:
    """A seat's words, and after them the answers kept so far whose turn has come."""
    trial = Trial(game, state.clone(), takebacks, [seat])
    trial.state.listen()
    for word in words:
        decision = trial.state.decision
        if decision is None or decision.seat != seat:
            raise refusal(game, trial.state, seat, word)
        trial.take(decision, word)
    _take_early(trial, dict(asked.early))
    return trial


def _take_early(trial: Trial, early: dict[int, str]) -> None:
    while (decision := trial.state.decision) is not None and decision.seat in early:
        word = early.pop(decision.seat)
        trial.answered.append(decision.seat)
        if word not in decision.words():
            return  # earlier seats have changed the options: ask again
        trial.take(decision, word)


def early_word(game: Game, state: State, asked: Questions, seat: int, words: list[str]) -> str:
    """The one word a seat may give before its turn."""
    if len(words) > 1:
        raise Objection("illegal", "Only one word can be given until the others have chosen.", word=words[1])
    find(game, state, asked.open[seat], words[0])
    return words[0]


def find(game: Game, state: State, decision: Decision, word: str) -> int:
    """The option a word means, or the rule that forbids it."""
    try:
        return decision.find(word)
    except IllegalPick:
        raise refusal(game, state, decision.seat, word) from None


def refusal(game: Game, state: State, seat: int, word: str) -> Objection:
    """Why a seat cannot say a word now."""
    found = game.explain(state, seat, word)
    if found is None:
        return Objection("illegal", f"{word!r} does not answer the current question.", word=word)
    message = f"{word!r} cannot be played now: {found.rule}."
    if found.rule == "not-your-turn":
        message = f"It is not your turn, so {word!r} cannot be played."
    return Objection("illegal", message, rule=found.rule).saying({"word": word, **found.args})
