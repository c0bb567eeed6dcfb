"""Whether the card language keeps its word: every card that is accepted can be played, every other says why."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from emberhall.bots.matches import derived, drive
from emberhall.bots.random import Random
from emberhall.forge.balance import game_of
from emberhall.forge.drafts import forge_for
from emberhall.forge.filling import random_draft
from emberhall.kernel.chance import Rng
from emberhall.kernel.forge.forge import Draft, Wish
from emberhall.kernel.play import Play

GAMES: Final = 20


@dataclass(frozen=True)
class Odd:
    """One random card to try: its number, and in how many games."""

    title: str
    number: int
    games: int = GAMES
    seed: int = 1


@dataclass(frozen=True)
class Outcome:
    """What became of it: the codes that refused it, or the games it was played in; `wrong` says what must not be."""

    codes: tuple[str, ...] = ()
    games: int = 0
    wrong: str = ""


@dataclass
class Summary:
    """Many outcomes."""

    accepted: int = 0
    games: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.games += outcome.games
        self.accepted += not outcome.codes
        self.codes.update(outcome.codes)
        if outcome.wrong:
            self.wrong.append(outcome.wrong)


def draft_of(odd: Odd) -> Draft:
    forge = forge_for(odd.title)
    rng = Rng.seeded(derived(odd.seed, odd.title, odd.number))
    kinds = forge.kinds()
    return random_draft(kinds[rng.below(len(kinds))], forge.shapes(), rng)


def tried(odd: Odd) -> Outcome:
    """Check a random card, and play it if it is accepted; a fault in a game is told with the card."""
    forge, draft = forge_for(odd.title), draft_of(odd)
    finding = forge.check(draft)
    if finding.faults:
        mute = [fault.field for fault in finding.faults if not fault.plain.strip() or not fault.code]
        return Outcome(tuple(fault.code for fault in finding.faults), 0, f"{odd.number}: no reason" if mute else "")
    try:
        return Outcome((), played(odd, draft))
    except Exception as problem:  # noqa: BLE001 (whatever it is, the card must be told)
        return Outcome((), 0, f"{odd.number}: {type(problem).__name__}: {problem} {forge.written(draft)}")


def played(odd: Odd, draft: Draft) -> int:
    """Let random bots play games with a card, checking after each one that nothing was lost or invented."""
    forge = forge_for(odd.title)
    trial = forge.trial(draft, Wish())
    game = game_of(odd.title, trial)
    for number in range(odd.games):
        bout = trial.bouts[number % len(trial.bouts)]
        options, where = bout.games[number // len(trial.bouts) % 2]
        seed = derived(odd.seed, odd.number, number)
        play = Play.begin(game, bout.seats, seed, options)
        forge.dealt(play.state, where, trial)
        if number == 0:
            game.view(play.state, 0)
        bots = {seat: Random(Rng.seeded(derived(seed, seat))) for seat in range(bout.seats)}
        drive(play, bots, Rng.seeded(seed))
        game.invariants(play.state)
    return odd.games
