"""Games to learn from: the judge's features at every quiet moment, and the outcome of the game.

A sample has several alternatives, each with its numbers and its share of the outcome. For values they are the seats;
for policies, the answers to one question. A net's sample has what the judge noted, and one outcome.
"""

from math import exp

from emberhall.bots.base import Bot
from emberhall.bots.judges import judge_of, with_weights
from emberhall.bots.levels import load as load_bot
from emberhall.bots.matches import derived
from emberhall.bots.thinker import Thinker
from emberhall.bots.training.configs import Config, Part, terms_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.games import Game, load
from emberhall.kernel.judges import Judge
from emberhall.kernel.play import Play

Weights = dict[str, list[float]]
Sample = tuple[list[list[float]], list[float]]
LIMIT = 600.0  # seconds per decision: practically none, as the budget is in iterations
DIGITS = 4
QUIET = 1  # turns between two positions to learn from, where the title counts turns


def played(config: Config, part: Part, number: int, weights: Weights | None = None) -> list[Sample]:
    """The samples of one game between bots with the given weights; they depend on the arguments alone."""
    game = load(config.title)
    with with_weights(game, weights or {}):
        return samples_of(game, config, part, number)


def samples_of(game: Game, config: Config, part: Part, number: int) -> list[Sample]:
    """Play a game, and collect its samples."""
    seats, options = terms_of(game, part, number)
    play = Play.begin(game, seats, derived(config.seed, part.name, number), options)
    judge = judge_of(game, part.plan is None or part.plan.fitted, horizon=QUIET)
    player = Player(config.title, part, judge, Rng.seeded(derived(config.seed, part.name, number, "policy")))
    if part.target == "round":
        return player.rounds(play)
    if part.hidden:
        return player.notes(game, play)
    return player.answers(play) if part.target == "answer" else player.moments(game, play, seats)


class Player:
    """Plays all seats of one game, and collects its samples."""

    def __init__(self, title: str, part: Part, judge: Judge, rng: Rng) -> None:
        self.part = part
        self.judge = judge
        self.rng = rng
        self.bot: Bot | None = load_bot(part.level, title, 0) if part.level else None
        if part.plan:
            self.bot = Thinker(part.plan, rng.split())

    def strays(self) -> bool:
        return self.rng.below(self.part.stray) == 0

    def pick(self, play: Play) -> Option:
        """The next answer."""
        decision = play.decision
        assert decision is not None
        if self.strays():
            return decision.options[self.rng.below(len(decision.options))]
        if self.bot is None:
            return self.judge.pick(play.state, self.rng)
        return self.bot.choose(play.seat(decision.seat, self.rng), decision, LIMIT)

    def moments(self, game: Game, play: Play, seats: int) -> list[Sample]:
        """The judge's features at every quiet moment, with the outcome."""
        judge, moments = self.judge, []
        since = judge.start(play.state)
        while play.decision is not None:
            if judge.judgeable(play.state, since):
                moments.append([rounded(numbers) for numbers in judge.features(play.state)])
                since = judge.start(play.state)
            play.take(self.pick(play))
        shares = outcome(game, play, self.part)
        if seats == 1:
            return [([*moment, [0.0] * len(moment[0])], shares) for moment in moments]
        return [(moment, shares) for moment in moments]

    def notes(self, game: Game, play: Play) -> list[Sample]:
        """What the judge notes for a net with each answer, with the outcome for the seat that answered."""
        rows: list[tuple[int, list[list[float]]]] = []
        leads: list[int] = []  # of the first seat, at each of these moments
        while (decision := play.decision) is not None:
            pick = self.pick(play)
            inputs = self.judge.net_inputs(play.state, pick)
            if inputs:
                rows.append((decision.seat, [rounded(numbers) for numbers in inputs]))
                leads.append(lead(game, play))
            play.take(pick)
        if self.part.target == "win":
            winners = game.winners(play.state)
            return [(inputs, [1 / len(winners) if seat in winners else 0.0]) for seat, inputs in rows]
        leads += [lead(game, play)] * max(1, self.part.soon)
        ahead, most = self.part.soon or len(rows), self.part.spread
        aims = [max(-most, min(most, float(leads[min(at + ahead, len(leads) - 1)]))) for at in range(len(rows))]
        return [(inputs, [-aim if seat else aim]) for (seat, inputs), aim in zip(rows, aims, strict=True)]

    def rounds(self, play: Play) -> list[Sample]:
        """The judge's features for the seat that is asked at every quiet moment, and whether it won the round."""
        judge = self.judge
        positions: list[tuple[list[float], int, int]] = []
        while (decision := play.decision) is not None:
            if judge.quiet(play.state):
                numbers = rounded(judge.features(play.state)[0])
                positions.append((numbers, decision.seat, judge.start(play.state)))
            play.take(self.pick(play))
        return [([numbers], [judge.won(play.state, seat, number)]) for numbers, seat, number in positions]

    def answers(self, play: Play) -> list[Sample]:
        """For every question with several answers, their numbers and the share of search visits of each."""
        assert isinstance(self.bot, Thinker), "answers are learnt from a bot that looks ahead"
        samples: list[Sample] = []
        while (decision := play.decision) is not None:
            options = decision.options
            pick = options[0]
            if len(options) > 1:
                tried = self.bot.worths(play.seat(decision.seat, self.rng), options, LIMIT)
                whole = sum(tried)
                shares = [round(each / whole, DIGITS) for each in tried]
                numbers = self.judge.numbers(play.state, options)
                samples.append(([rounded(own) for own in numbers], shares))
                pick = options[max(range(len(options)), key=tried.__getitem__)]
                if self.strays():
                    pick = options[self.rng.below(len(options))]
            play.take(pick)
        return samples


def lead(game: Game, play: Play) -> int:
    """The first seat's lead, in points."""
    scores = game.scores(play.state)
    return scores[0] - scores[-1]


def outcome(game: Game, play: Play, part: Part) -> list[float]:
    """Each seat's share of the outcome; in a solo game, those of success and failure."""
    scores, winners = game.scores(play.state), game.winners(play.state)
    if part.target == "course":
        return [*map(float, scores), *([0.0] if part.alone else [])]
    if part.target == "score":
        leads = [score / part.spread for score in scores]
        if part.alone:
            leads.append(part.par / part.spread)
        highest = max(leads)
        odds = [exp(lead - highest) for lead in leads]
        return [round(each / sum(odds), DIGITS) for each in odds]
    if part.alone:
        return [1.0, 0.0] if winners else [0.0, 1.0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]


def rounded(numbers: list[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
