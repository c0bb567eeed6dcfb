"""Questions: a decision as its seat is asked it, with what it is told about each option."""

from typing import cast

from msgspec import UNSET

from emberhall import Choice, Decision, Game, Play, State
from emberhall.kernel.decisions import Combined
from emberhall.kernel.plays.takebacks import trial_of
from emberhall.wire import messages
from emberhall.wire.values import Facts


def question_of(game: Game, state: State, decision: Decision) -> messages.Question:
    """A decision, with what its seat is told about each option."""
    return messages.Question(
        decision.seat,
        decision.ask,
        list(decision.words()),
        [_choice(game.face.choice(state, decision, pick)) for pick in decision.options],
        game.face.about(state, decision) or UNSET,
        [_combined(gesture) for gesture in game.face.combined(state, decision)] or UNSET,
    )


def trial_question_of(play: Play, decision: Decision) -> messages.Question:
    """Like `question_of`, with which answers could not be taken back, if the title lets its seats know."""
    question = question_of(play.game, play.state, decision)
    if play.game.manners.tries and len(decision.options) > 1:
        for pick, choice in zip(decision.options, question.choices, strict=True):
            trial = trial_of(play.game.manners, play.state, decision.seat, pick)
            choice.final = trial.final or UNSET
            choice.then = list(trial.then) or UNSET
    return question


def _choice(choice: Choice) -> messages.Choice:
    facts = cast(Facts, choice.facts)
    return messages.Choice(choice.verb, list(choice.refs), choice.gives or UNSET, facts or UNSET)


def _combined(gesture: Combined) -> messages.Combined:
    choice = _choice(gesture.choice)
    choice.final = gesture.final or UNSET
    return messages.Combined(list(gesture.words), choice)
