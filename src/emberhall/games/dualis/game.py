"""Duālis as a Game: its options, its deal, what a seat may imagine, why a word is refused, what must always hold."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast, final

from emberhall.games.dualis.choices import choice_of, word_for
from emberhall.games.dualis.rules import DEAL, MOONS, STARS, Deal, EndRound, Play
from emberhall.games.dualis.state import Round, State, Terms, cards_in, plays_in
from emberhall.games.dualis.tricks import seat_points, winning_seats
from emberhall.games.dualis.view import View, view_of
from emberhall.games.dualis.words import CARD_WORDS, COLOURS, PLAYS_SAID, SUITS, colour_of, play_of, suit_of
from emberhall.kernel import games, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Choice, Decision, Option
from emberhall.kernel.events import Event
from emberhall.kernel.games import Refusal, Setting, Value

SETTINGS: Final = (
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


@final
class Dualis(games.Game):
    """Tricks in Star and Moon for three or four, in partnership or each alone."""

    RULES: ClassVar[int] = 1
    MAX_DECISIONS: ClassVar[int] = 4 * 52
    COMMITS: ClassVar[tuple[str, ...]] = ("played",)  # every play shows a card

    def __init__(self) -> None:
        super().__init__("dualis", (3, 4), SETTINGS, 104, View)

    def kinds(self) -> Sequence[type[Any]]:
        return (State, Terms, Round, Rng, Deal, Play, EndRound)

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        """The twelve rows of section 6."""
        return [
            (seats, {"mode": mode, "short": short, "highlow": highlow})
            for seats, mode in ((4, "partnership"), (3, "iso"), (4, "iso"))
            for short in (False, True)
            for highlow in (False, True)
        ]

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
        drawn = rng.below(seats)  # even when the leader is fixed, so that the deals stay the same
        fixed = options["first_leader"]
        leader = ((drawn if fixed == "random" else cast(int, fixed)) + turn) % seats
        terms = Terms(
            seats,
            options["mode"] == "partnership",
            cast(bool, options["short"]),
            cast(bool, options["highlow"]),
            cast(str, options["memory_aid"]),
            cast(str, options["partner_talk"]),
            cast(bool, options["say_direction"]),
            cast(bool, options["show_trump_now"]),
            cast(bool, options["duplicate"]),
            turn,
        )
        nothing: list[int] = []
        state = State(
            [DEAL],
            rng,
            terms,
            seats,
            leader,
            leader,
            leader,
            0,
            -1,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            nothing,
            [0] * terms.sides,
            [],
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
        piles = [pile for pile in range(n + 1) if pile != seat]  # pile n is what was not dealt
        unseen = 0
        for pile in piles:
            unseen |= s.hand(pile) if pile < n else s.undealt
        stars = cards_in(unseen & STARS)
        moons = cards_in(unseen & MOONS)
        rng.shuffle(stars)
        rng.shuffle(moons)
        # Who is void in a suit holds only the other one, so how many of each suit such hands take is fixed;
        # they draw first, and what is left is pooled for the free piles: every fitting deal is equally likely.
        free: list[int] = []
        for pile in piles:
            size = int(s.hand(pile) if pile < n else s.undealt).bit_count()
            void = s.voids >> 2 * pile & 3
            give(s, pile, [])
            if void:
                held = moons if void & 1 else stars
                give(s, pile, [held.pop() for _ in range(size)])
            else:
                free += [pile] * size
        pool = stars + moons
        rng.shuffle(pool)
        for pile in piles:
            if not s.voids >> 2 * pile & 3:
                give(s, pile, [card for at, card in zip(free, pool, strict=True) if at == pile])
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
        hand = s.hand(seat)
        if not hand >> card & 1:
            return Refusal("not-held", {"card": CARD_WORDS[card]})
        if s.led >= 0 and suit_of(card) != s.led and hand & (MOONS if s.led else STARS):
            return Refusal("DU-39", {"suit": SUITS[s.led]})
        if play & 1:
            wanted = 1 - colour_of(card)
            if (s.blue if wanted else s.red) == 0:
                return Refusal("DU-04", {"colour": COLOURS[wanted]})
        return None

    def choice(self, state: steps.State, decision: Decision, pick: Option) -> Choice:
        return choice_of(cast(State, state), pick)

    def word_for(self, state: steps.State, seat: int, ref: str) -> str | None:
        return word_for(cast(State, state), seat, ref)

    def recall(self, state: steps.State, events: list[Event]) -> list[Event]:
        """Cards played this round may not be looked at again, but for the tricks `memory_aid` leaves open (DU-29)."""
        s = cast(State, state)
        aid = s.terms.memory_aid
        if aid == "full" or s.over:
            return events
        since = len(s.done) + 1 if s.laid and aid == "none" else len(s.done)
        kept: list[Event] = []
        this_round = False
        barred = False
        for event in events:
            if event.kind == "round":
                this_round = event.facts["round"] == len(s.past) + 1
                barred = this_round and bool(s.done)
            elif event.kind == "played" and this_round:
                barred = cast(int, event.facts["trick"]) < since
            if not barred or event.kind == "round":
                kept.append(event)
        return kept

    def invariants(self, state: steps.State) -> None:
        s = cast(State, state)
        n = s.terms.seats
        hands = [cards_in(s.hand(seat)) for seat in range(n)]
        played = [play >> 1 for trick in s.done for play in plays_in(trick, n)] + [play >> 1 for play in s.table()]
        places = sorted([card for hand in hands for card in hand] + cards_in(s.undealt) + played)
        assert places == list(range(52)), f"A card is lost or doubled: {places}."
        laid = sum([play & 1 for play in s.table()])
        coins = s.red + s.blue + laid + sum(s.per_seat(s.coins))
        assert coins == 2 * s.terms.coins_each, f"There are {coins} coins instead of {2 * s.terms.coins_each}."
        bids = [int(s.trick >> 8 * ((seat - s.leader) % n) & 1) for seat in range(n)]
        assert bids == s.per_seat(s.bids), f"The coins on the cards are {bids}, noted as {s.per_seat(s.bids)}."
        assert s.red >= 0, f"The centre holds {s.red} red coins."
        assert s.blue >= 0, f"The centre holds {s.blue} blue coins."
        won = sum(s.per_seat(s.tricks))
        assert won == len(s.done), f"{won} tricks are counted, {len(s.done)} were played."
        for seat in range(n):
            out = len(s.done) + (1 if (seat - s.leader) % n < s.laid else 0)
            assert len(hands[seat]) + out == s.terms.hand_size, f"Seat {seat} holds {len(hands[seat])} cards."
        if s.terms.partners:
            assert sum(s.points) == len(s.past), "A partnership round was won by nobody, or by two (DU-30)."


def give(s: State, pile: int, cards: list[int]) -> None:
    """Make these the cards of a pile."""
    mask = sum([1 << card for card in cards])
    if pile < s.terms.seats:
        s.set_hand(pile, mask)
    else:
        s.undealt = mask


def unsaid(word: str) -> Refusal:
    """For a word that is no play: `play S5B+B` names a coin of the card's own colour (DU-32), the rest is noise."""
    said, _, coin = word.partition("+")
    play = PLAYS_SAID.get(said)
    if play is not None and coin == COLOURS[colour_of(play >> 1)]:
        return Refusal("DU-32", {"card": CARD_WORDS[play >> 1]})
    return Refusal("unknown-word", {"word": word})


GAME: Final = Dualis()
