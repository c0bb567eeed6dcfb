"""Duālis as a Game: its options, its deal, what a seat may imagine, why a word is refused, what must always hold."""

from collections.abc import Sequence
from typing import Any, Final, cast, final

from emberhall.games.dualis.rules import DEAL, Deal, EndRound, EndTrick, Play, seat_points, winning_seats
from emberhall.games.dualis.state import Round, State, Terms
from emberhall.games.dualis.view import View, view_of
from emberhall.games.dualis.words import CARD_WORDS, COLOURS, PLAYS_SAID, SUITS, colour_of, play_of, suit_of
from emberhall.kernel import games, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.events import Event
from emberhall.kernel.games import Refusal, Setting, Value


@final
class Dualis(games.Game):
    """Tricks in Star and Moon for three or four, in partnership or each alone."""

    name = "dualis"
    RULES = 1
    MAX_DECISIONS = 4 * 52
    seats = (3, 4)
    action_count = 104
    view_type: Any = View
    options = (
        Setting("mode", ("partnership", "iso"), {3: "iso"}),
        Setting("short", (False, True)),
        Setting("highlow", (False, True)),
        Setting("first_leader", ("random", 0, 1, 2, 3), house=True),
        Setting("memory_aid", ("none", "last_trick", "full"), house=True),
        Setting("partner_talk", ("quiet", "open"), house=True),
        Setting("say_direction", (True, False), house=True),
        Setting("show_trump_now", (True, False), house=True),
        Setting("seating", ("chosen", "random"), house=True),
        Setting("duplicate", (False, True), house=True),
        Setting("turn", (0, 1, 2, 3), house=True),
    )

    def kinds(self) -> Sequence[type[Any]]:
        return (State, Terms, Round, Rng, Deal, Play, EndTrick, EndRound)

    def check_together(self, seats: int, options: dict[str, Value]) -> None:
        if options["mode"] == "partnership" and seats != 4:
            raise ValueError(f"Partnership needs 4 seats, not {seats}; with {seats} each plays alone (mode iso).")
        for name in ("first_leader", "turn"):
            if options[name] == 3 and seats == 3:
                raise ValueError(f"{name} cannot be 3 with 3 seats; it can be at most 2.")
        if options["turn"] != 0 and not options["duplicate"]:
            raise ValueError(f"turn {options['turn']} has a meaning only with duplicate on.")

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        turn = cast(int, options["turn"])
        leader = (rng.below(seats) + turn) % seats  # drawn even when it is fixed, so that the deals stay the same
        fixed = options["first_leader"]
        if fixed != "random":
            leader = cast(int, fixed)
        terms = Terms(
            seats,
            options["mode"] == "partnership",
            cast(bool, options["short"]),
            cast(bool, options["highlow"]),
            -1 if fixed == "random" else cast(int, fixed),
            cast(str, options["memory_aid"]),
            cast(str, options["partner_talk"]),
            cast(bool, options["say_direction"]),
            cast(bool, options["show_trump_now"]),
            cast(bool, options["duplicate"]),
            turn,
        )
        work: list[steps.Step] = [DEAL]
        none = [0] * seats
        state = State(
            work, rng, terms, leader, leader, leader, 0, -1, 0, 0, 0, [], [], [], none, none[:], [0] * terms.sides, []
        )
        if listen:
            state.listen()
        state.settle()
        return state

    def view(self, state: steps.State, seat: int | None) -> games.View:
        return cast(games.View, view_of(cast(State, state), seat))

    def scores(self, state: steps.State) -> list[int]:
        return seat_points(cast(State, state))

    def winners(self, state: steps.State) -> list[int]:
        return winning_seats(cast(State, state))

    def action_id(self, pick: Option) -> int:
        return play_of(pick)

    def imagine(self, state: steps.State, seat: int, rng: Rng) -> State:
        """Deal the unseen cards anew, evenly over all deals that fit the public voids (section 7)."""
        s = cast(State, state).clone()
        n = s.terms.seats
        unseen: list[list[int]] = [[], []]
        for pile in range(n + 1):
            if pile != seat:
                for card in s.hand(pile):
                    unseen[suit_of(card)].append(card)
        rng.shuffle(unseen[0])
        rng.shuffle(unseen[1])
        # Who is void in a suit holds only the other one, so how many of each suit such hands take is fixed;
        # they draw first, and what is left is pooled for the free hands: every fitting deal is equally likely.
        free: list[int] = []
        for pile in range(n + 1):
            if pile == seat:
                continue
            size = s.hands[2 * pile].bit_count() + s.hands[2 * pile + 1].bit_count()
            void = s.voids >> (2 * pile) & 3
            s.hands[2 * pile] = s.hands[2 * pile + 1] = 0
            if void == 0:
                free += [pile] * size
            elif size:
                other = unseen[1 if void & 1 else 0]
                give(s, pile, [other.pop() for _ in range(size)])
        pool = unseen[0] + unseen[1]
        rng.shuffle(pool)
        for pile, card in zip(free, pool, strict=True):
            give(s, pile, [card])
        s.rng = rng.split()  # the deals to come are unknown too
        return s

    def explain(self, state: steps.State, seat: int, word: str) -> Refusal | None:
        s = cast(State, state)
        if s.over:
            return Refusal("over")
        if word not in PLAYS_SAID:
            return unsaid(word)
        if seat != s.seat:
            return Refusal("not-your-turn", {"seat": s.seat})
        play = PLAYS_SAID[word]
        card = play >> 1
        if card not in s.hand(seat):
            return Refusal("not-held", {"card": CARD_WORDS[card]})
        if s.led >= 0 and suit_of(card) != s.led and s.hands[2 * seat + s.led]:
            return Refusal("DU-39", {"suit": SUITS[s.led]})
        if play & 1:
            wanted = 1 - colour_of(card)
            if (s.blue if wanted else s.red) == 0:
                return Refusal("DU-04", {"colour": COLOURS[wanted]})
        return None

    def recall(self, state: steps.State, events: list[Event]) -> list[Event]:
        """Played cards of this round may not be looked at again, but for the tricks `memory_aid` leaves open (DU-29)."""
        s = cast(State, state)
        aid = s.terms.memory_aid
        if aid == "full" or s.over:
            return events
        since = len(s.takers) + 1 if s.laid and aid == "none" else len(s.takers)
        kept: list[Event] = []
        this_round = False
        barred = False
        for event in events:
            if event.kind == "round":
                this_round = event.facts["round"] == len(s.past) + 1
                barred = this_round and bool(s.takers)
            elif event.kind == "played" and this_round:
                barred = cast(int, event.facts["trick"]) < since
            if not barred or event.kind == "round":
                kept.append(event)
        return kept

    def invariants(self, state: steps.State) -> None:
        s = cast(State, state)
        n = s.terms.seats
        held = [card for pile in range(n + 1) for card in s.hand(pile)]
        places = sorted(held + [play >> 1 for play in s.plays])
        assert places == list(range(52)), f"A card is lost or doubled: {places}."
        laid = sum([play & 1 for play in s.table()])
        coins = s.red + s.blue + laid + sum(s.coins)
        assert coins == 2 * s.terms.coins_each, f"There are {coins} coins instead of {2 * s.terms.coins_each}."
        assert s.red >= 0, f"The centre holds {s.red} red coins."
        assert s.blue >= 0, f"The centre holds {s.blue} blue coins."
        assert sum(s.tricks) == len(s.takers), f"{sum(s.tricks)} tricks are counted, {len(s.takers)} were played."
        sizes = [len(s.hand(seat)) for seat in range(n)]
        played = [len(s.takers) + (1 if (seat - s.leader) % n < s.laid else 0) for seat in range(n)]
        assert [a + b for a, b in zip(sizes, played, strict=True)] == [s.terms.hand_size] * n, f"Hands of {sizes}."
        if s.terms.partners:
            assert sum(s.points) == len(s.past), "A partnership round was won by nobody, or by two (DU-30)."


def give(s: State, pile: int, cards: list[int]) -> None:
    for card in cards:
        s.hands[2 * pile + suit_of(card)] += 1 << card % 26


def unsaid(word: str) -> Refusal:
    """For a word that is no play: `play S5B+B` names a coin of the card's own colour (DU-32), the rest is noise."""
    said, _, coin = word.partition("+")
    play = PLAYS_SAID.get(said)
    if play is not None and coin == COLOURS[colour_of(play >> 1)]:
        return Refusal("DU-32", {"card": CARD_WORDS[play >> 1]})
    return Refusal("unknown-word", {"word": word})


GAME: Final = Dualis()
