"""Fit the weights of a title's judge: `python -m bench.fit TITLE` plays games and learns from who won where.

Games are kept beside the checkout as they are played, so a run that was killed goes on where it stopped. Features are
those of the judge; their weights make the seats' chances of winning as likely as possible (a conditional logit).
"""

import argparse
import json
import math
import random
import time
from pathlib import Path

from emberhall.bots.matches import deaf_pool, derived
from emberhall.bots.plans import Plan
from emberhall.bots.thinker import Thinker, judge_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Value, load
from emberhall.kernel.play import Play

FOLDER = Path(__file__).resolve().parent.parent
KEPT = FOLDER / ".local" / "fit"
WEIGHTS = FOLDER / "src" / "emberhall" / "bots" / "fitted"
STRAY = 12  # one answer in so many is any, so that odd positions are seen too
QUICK: dict[str, Plan] = {
    "flamecraft_duals": Plan("turn", 128, tries=8)
}  # how it is played; else by the judge's policy
EPOCHS = 12
BATCH = 64
RATE = 0.02
DECAY = 1e-4

Sample = tuple[list[list[float]], list[float]]  # features of each seat, and its share of the win


def terms(title: str, number: int) -> tuple[int, dict[str, Value]]:
    """Seats and options of a game: every way of playing with at least two seats, mostly two."""
    game = load(title)
    ways = [(seats, options) for seats, options in game.modes() if seats > 1]
    few = [(seats, options) for seats, options in ways if seats == 2] or ways
    seats, options = ways[number // 4 % len(ways)] if number % 4 == 0 else few[number % len(few)]
    decks = [str(deck["key"]) for deck in game.decks()]
    if decks:
        rng = random.Random(number)
        options = {f"deck{seat}": rng.choice(decks) for seat in range(seats)}
    return seats, dict(options)


def record(given: tuple[str, int, int]) -> list[Sample]:
    """Play a game and note the features of every quiet moment, with who won in the end."""
    title, seed, number = given
    game = load(title)
    judge = judge_of(game)
    seats, options = terms(title, number)
    play = Play.begin(game, seats, derived(seed, number), options)
    rng = Rng.seeded(derived(seed, number, "policy"))
    bot = Thinker(QUICK[title], rng.split()) if title in QUICK else None
    found: list[list[list[float]]] = []
    state = play.state
    judge.horizon = 1
    since = judge.start(state)
    while (decision := play.decision) is not None:
        if judge.done(state, since):
            judge.horizon = 1
            found.append(judge.features(state))
            since = judge.start(state)
        if rng.below(STRAY) == 0:
            pick = decision.options[rng.below(len(decision.options))]
        elif bot is not None:
            pick = bot.choose(play.seat(decision.seat, rng), decision, 60.0)
        else:
            pick = judge.pick(state, rng)
        play.take(pick)
        state = play.state
        judge.horizon = 1
    winners = game.winners(state)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [([[round(number, 3) for number in seat] for seat in moment], shares) for moment in found]


def gather(title: str, games: int, seed: int, workers: int) -> list[Sample]:
    """The samples of so many games, those of earlier runs included."""
    KEPT.mkdir(parents=True, exist_ok=True)
    log = KEPT / f"{title}-{seed}.jsonl"
    kept = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    done = {entry[0] for entry in kept}
    samples: list[Sample] = [(features, shares) for _, moments in kept for features, shares in moments]
    missing = [(title, seed, number) for number in range(games) if number not in done]
    with deaf_pool(workers) as pool, log.open("a") as file:
        for given, moments in zip(missing, pool.imap(record, missing, 4), strict=True):
            file.write(json.dumps([given[2], moments]) + "\n")
            samples += moments
            if given[2] % 500 == 499:
                print(f"{given[2] + 1} games, {len(samples)} positions", flush=True)
    return samples


def chances(features: list[list[float]], weights: list[float]) -> list[float]:
    totals = [sum(map(float.__mul__, own, weights)) for own in features]
    highest = max(totals)
    found = [math.exp(total - highest) for total in totals]
    whole = sum(found)
    return [each / whole for each in found]


def quality(samples: list[Sample], weights: list[float]) -> tuple[float, float]:
    """Mean log loss, and how often the seat with the best chance won."""
    loss = right = 0.0
    for features, shares in samples:
        expected = chances(features, weights)
        loss -= sum(share * math.log(max(chance, 1e-9)) for share, chance in zip(shares, expected, strict=True))
        right += shares[max(range(len(expected)), key=expected.__getitem__)]
    return loss / len(samples), right / len(samples)


def fit(samples: list[Sample], seed: int) -> list[float]:
    """The weights that make what happened likeliest: minibatches with Adam, the same for the same samples."""
    rng = random.Random(seed)
    size = len(samples[0][0][0])
    weights, first, second = [0.0] * size, [0.0] * size, [0.0] * size
    step = 0
    for epoch in range(EPOCHS):
        rng.shuffle(samples)
        rate = RATE * (1 - epoch / EPOCHS)
        for start in range(0, len(samples), BATCH):
            batch = samples[start : start + BATCH]
            slope = [DECAY * weight for weight in weights]
            for features, shares in batch:
                for own, share, chance in zip(features, shares, chances(features, weights), strict=True):
                    pull = (chance - share) / len(batch)
                    for k in range(size):
                        slope[k] += pull * own[k]
            step += 1
            for k in range(size):
                first[k] = 0.9 * first[k] + 0.1 * slope[k]
                second[k] = 0.999 * second[k] + 0.001 * slope[k] * slope[k]
                mean, spread = first[k] / (1 - 0.9**step), second[k] / (1 - 0.999**step)
                weights[k] -= rate * mean / (math.sqrt(spread) + 1e-8)
    return weights


def main() -> None:
    """Gather, fit, and write the weights with how they were made."""
    parser = argparse.ArgumentParser(description="Fit the weights of a title's judge by games of its own.")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    began = time.perf_counter()
    samples = gather(asked.title, asked.games, asked.seed, asked.workers)
    held = samples[: len(samples) // 10]
    weights = fit(samples[len(samples) // 10 :], asked.seed)
    loss, right = quality(held, weights)
    said = {
        "title": asked.title,
        "rules": load(asked.title).RULES,
        "games": asked.games,
        "seed": asked.seed,
        "positions": len(samples),
        "loss": round(loss, 4),
        "right": round(right, 4),
        "weights": {"value": [round(weight, 5) for weight in weights]},
    }
    WEIGHTS.mkdir(parents=True, exist_ok=True)
    (WEIGHTS / f"{asked.title}.json").write_text(json.dumps(said, indent=1) + "\n")
    print(
        f"{asked.title}: {len(samples)} positions of {asked.games} games, loss {loss:.3f}, right {right:.1%},", end=" "
    )
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
