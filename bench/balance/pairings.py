"""How balanced the decks of a duel are.

Every pairing of starter decks, greedy against greedy, seats alternating: a matrix of win shares with intervals, the
first player's share, the length of games, and how often the free Tower cards are played.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from multiprocessing import get_context
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.balance.asked import options_of, parser_of
from bench.titles import Balance
from emberhall import Game as Rules
from emberhall import load
from emberhall.bots import load as bot_of
from emberhall.bots.base import Bot
from emberhall.bots.matches import derived
from emberhall.bots.tallies import wilson
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat
from emberhall.kernel.parts.setup import Value
from emberhall.pure import active

CHUNK = 10


@dataclass(frozen=True)
class Game:
    """The result of one game; `won` and `first` are 0 for the first deck of the pair and 1 for the second."""

    won: int
    first: int
    turns: int
    decked: bool
    turned: int
    played: int


@cache
def players_of(title: str) -> tuple[Rules, Bot]:
    """The game, and the bot that plays both sides, as a greedy bot remembers nothing."""
    return load(title), bot_of("greedy", title)


def play(title: str, pair: tuple[str, str], number: int, seed: int, options: dict[str, Value]) -> Game:
    """One game of a pairing. The second deck sits first in odd games, and either seat may begin."""
    decks = pair if number % 2 == 0 else (pair[1], pair[0])
    game, bot = players_of(title)
    dealt = derived(seed, *pair, number // 2)
    state = game.deal(2, dealt, True, deck0=decks[0], deck1=decks[1], start="lot", **options)
    rng = Rng.seeded(derived(dealt, "imagined"))
    first = turns = turned = played = 0
    decked = False
    while (decision := state.decision) is not None:
        seat = decision.seat
        options_now = decision.options
        if len(options_now) == 1:
            state.take(options_now[0])
        else:
            state.take(bot.choose(Seat.of(game, state, seat, rng), decision, 5.0))
        for event in state.hear():
            if event.kind == "turn":
                turns = int(str(event.facts["turn"]))
                if turns == 1:
                    first = int(str(event.facts["seat"]))
            elif event.kind == "defeated":
                decked = event.facts["why"] == "deck"
            elif event.kind == "revealed":
                turned += 1
            elif event.kind == "announced" and event.facts["from"] == "tower":
                played += 1
    winners = game.winners(state)
    swap = number % 2
    won = winners[0] ^ swap if len(winners) == 1 else -1
    return Game(won, first ^ swap, (turns + 1) // 2, decked, turned, played)


def chunk(task: tuple[str, tuple[str, str], int, int, int, dict[str, Value]]) -> list[Game]:
    title, pair, start, count, seed, options = task
    return [play(title, pair, number, seed, options) for number in range(start, start + count)]


def shown(wins: float, games: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} ({100 * low:.0f}-{100 * high:.0f})"


def pairings(decks: list[str]) -> Iterator[tuple[str, str]]:
    yield from combinations(decks, 2)


def report(console: Console, decks: list[str], results: dict[tuple[str, str], list[Game]]) -> bool:
    """Print the matrix and the measures; True if every target is met."""
    table = Table("% won by", *decks, "overall")
    ok = True
    for deck in decks:
        cells: list[str] = []
        wins = games = 0.0
        for other in decks:
            if deck == other:
                cells.append("-")
                continue
            pair = (deck, other) if (deck, other) in results else (other, deck)
            side = 0 if pair[0] == deck else 1
            played = results[pair]
            won = sum(1.0 if game.won == side else 0.5 if game.won < 0 else 0.0 for game in played)
            cells.append(shown(won, len(played)))
            ok &= 0.35 <= won / len(played) <= 0.65
            wins += won
            games += len(played)
        table.add_row(deck, *cells, shown(wins, int(games)))
        ok &= 0.42 <= wins / games <= 0.58
    console.print(table)
    everything = [game for played in results.values() for game in played]
    first = sum(game.won == game.first for game in everything)
    length = median(game.turns for game in everything)
    decked = sum(game.decked for game in everything) / len(everything)
    free = sum(game.played for game in everything) / max(sum(game.turned for game in everything), 1)
    console.print(f"first player: {shown(first, len(everything))} %   (45 to 55)")
    console.print(f"own turns, median: {length}   (8 to 16)")
    console.print(f"ended by an empty deck: {100 * decked:.1f} %   (under 5)")
    console.print(f"Tower cards played: {100 * free:.0f} %   (50 to 90)")
    ok &= 0.45 <= first / len(everything) <= 0.55 and 8 <= length <= 16 and decked < 0.05 and 0.5 <= free <= 0.9
    return ok


def main(title: str, _: Balance) -> int:
    parser = parser_of(title, 4000, "pairing", "How even the decks are.")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    options = options_of(parser, title, [2], asked.option)
    console = Console(width=150)
    game = load(title)
    decks = [str(choice) for choice in game.options[0].choices if choice != "random"]
    tasks = [
        (title, pair, start, min(CHUNK, asked.games - start), asked.seed, options)
        for pair in pairings(decks)
        for start in range(0, asked.games, CHUNK)
    ]
    console.print(f"The {active()} engines, {asked.games} games of each pairing.")
    results: dict[tuple[str, str], list[Game]] = {pair: [] for pair in pairings(decks)}
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as pool:
        chunks = pool.map(chunk, tasks)
        for task, games in zip(tasks, track(chunks, "games", len(tasks), console=console), strict=True):
            results[task[1]] += games
    balanced = report(console, decks, results)
    console.print("Every target is met." if balanced else "Not every target is met.")
    return 0 if balanced else 1
