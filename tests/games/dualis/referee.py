"""A second opinion: the rules of Duālis again, slow and plain, written from the rulings and not from the engine.

Cards are codes (`S5B`), plays are codes with a `+` for a coin. Nothing of emberhall is imported here: if the
referee and the engine agree over many thousands of plays, two readings of the rules agree.
"""

from dataclasses import dataclass, field

OTHER = {"R": "B", "B": "R"}


def suit(card: str) -> str:
    return card[0]


def number(card: str) -> int:
    return int(card.rstrip("+")[1:-1])


def printed(card: str) -> str:
    return card.rstrip("+")[-1]


def colour(play: str) -> str:
    """The printed colour, or the other one if a coin is on the card."""
    return OTHER[printed(play)] if play.endswith("+") else printed(play)


def in_order(card: str) -> tuple[int, int, int]:
    """Star before Moon, red before blue, by number."""
    return "SM".index(suit(card)), "RB".index(printed(card)), number(card)


def legal(hand: list[str], led: str | None, centre: dict[str, int]) -> list[str]:
    """Every legal play: follow suit if possible, with a coin if the opposite colour is left."""
    following = [card for card in hand if suit(card) == led]
    plays: list[str] = []
    for card in sorted(following or hand, key=in_order):
        plays.append(card)
        if centre[OTHER[printed(card)]] > 0:
            plays.append(card + "+")
    return plays


def trump(centre: dict[str, int]) -> str | None:
    if centre["R"] > centre["B"]:
        return "R"
    if centre["B"] > centre["R"]:
        return "B"
    return None


def winner(plays: list[str], centre: dict[str, int], highlow: bool) -> int:
    """The position in play order that takes the trick, by the coins left in the centre."""
    colour_of_trump = trump(centre)
    contenders = [k for k, play in enumerate(plays) if colour(play) == colour_of_trump]
    if not contenders:
        contenders = [k for k, play in enumerate(plays) if suit(play) == suit(plays[0])]
    low = highlow and colour(plays[0]) == "B"
    numbers = [number(plays[k]) for k in contenders]
    wanted = min(numbers) if low else max(numbers)
    return [k for k in contenders if number(plays[k]) == wanted][-1]


def score(coins: int, tricks: int) -> int:
    if coins == tricks:
        return tricks
    return -abs(coins - tricks)


@dataclass
class Referee:
    """Follows one game, card by card."""

    seats: int
    partners: bool
    short: bool
    highlow: bool
    leader: int
    hands: list[list[str]] = field(default_factory=list)
    centre: dict[str, int] = field(default_factory=dict)
    table: list[str] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    rounds_won: list[int] = field(default_factory=lambda: [0, 0])
    rounds: int = 0
    over: bool = False
    champions: list[int] = field(default_factory=list)

    def deal(self, hands: list[list[str]]) -> None:
        """Begin a round with hands dealt elsewhere."""
        self.hands = [list(hand) for hand in hands]
        each = 5 if self.short else 7
        self.centre = {"R": each, "B": each}
        self.coins = [0] * self.seats
        self.tricks = [0] * self.seats
        self.totals = self.totals or [0] * self.seats

    @property
    def to_play(self) -> int:
        return (self.leader + len(self.table)) % self.seats

    def options(self) -> list[str]:
        led = suit(self.table[0]) if self.table else None
        return legal(self.hands[self.to_play], led, self.centre)

    def play(self, play: str) -> None:
        assert play in self.options()
        self.hands[self.to_play].remove(play.rstrip("+"))
        if play.endswith("+"):
            self.centre[colour(play)] -= 1
        self.table.append(play)
        if len(self.table) == self.seats:
            self.end_trick()

    def end_trick(self) -> None:
        taker = (self.leader + winner(self.table, self.centre, self.highlow)) % self.seats
        for k, play in enumerate(self.table):
            if play.endswith("+"):
                self.coins[(self.leader + k) % self.seats] += 1
        self.tricks[taker] += 1
        self.leader = taker
        self.table = []
        if not any(self.hands):
            self.end_round()

    def end_round(self) -> None:
        self.rounds += 1
        if self.partners:
            self.end_round_of_sides()
        else:
            for seat in range(self.seats):
                self.totals[seat] += score(self.coins[seat], self.tricks[seat])
            self.over = max(self.totals) - min(self.totals) >= 7 or self.rounds == 4
            self.champions = [seat for seat in range(self.seats) if self.totals[seat] == max(self.totals)]

    def end_round_of_sides(self) -> None:
        coins = [self.coins[0] + self.coins[2], self.coins[1] + self.coins[3]]
        tricks = [self.tricks[0] + self.tricks[2], self.tricks[1] + self.tricks[3]]
        scores = [score(coins[0], tricks[0]), score(coins[1], tricks[1])]
        # More points, then more tricks: tuples compare in that order.
        side = 0 if (scores[0], tricks[0]) > (scores[1], tricks[1]) else 1
        self.rounds_won[side] += 1
        self.over = self.rounds_won[side] == 2
        self.champions = [0, 2] if side == 0 else [1, 3]
