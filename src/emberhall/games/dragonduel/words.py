"""Words of DragonDuel: the vocabulary of the card language, as numbers, and the words of options.

An option holds a monster's place (8 * seat + index in the zone); its word has the monster's number: `attack m5 p1`.
The verbs are in canonical order: those that end or decline come last.
"""

from typing import Final, final

from emberhall.games.dragonduel.events import Origin, Until

# --- verbs
FIRST: Final = 0
MULLIGAN: Final = 1
KEEP: Final = 2
PLAY: Final = 3
RAISE: Final = 4
USE: Final = 5
ATTACK: Final = 6
TARGET: Final = 7
TARGET_CARD: Final = 8
TARGET_ITEM: Final = 9
TARGET_SEAT: Final = 10
BLOCK: Final = 11
CRITICAL: Final = 12
BARRIER: Final = 13
PUSH: Final = 14
PUSH_NEW: Final = 15
DISCARD: Final = 16
SEND: Final = 17
CHOOSE: Final = 18
TAKE: Final = 19
BOTTOM: Final = 20
PAY: Final = 21
REFUSE: Final = 22
TRIGGER: Final = 23
MODE: Final = 24
BURN: Final = 25
DONE: Final = 26
NO_BLOCK: Final = 27
PASS: Final = 28
END: Final = 29

# --- what the ref of a verb names
NOTHING: Final = 0
SEAT: Final = 1
CARD: Final = 2
PLACE: Final = 3  # of a monster in play
ITEM: Final = 4  # of the chain
AMOUNT: Final = 5  # of Spark
NUMBERED: Final = 6  # counted from 1: a waiting ability, a mode

# --- what its `on` names
ALONE: Final = 0  # it has none
VARIANT: Final = 1  # of a play: X and the mode
OF_ABILITY: Final = 2  # the ability and the mode
ON_SEAT: Final = 3
MODE_SHIFT: Final = 3  # the mode is below X or the ability
MODE_MASK: Final = 7
ZONE_SHIFT: Final = 3  # in a place, the index in the zone is below the seat
ZONE_MASK: Final = 7


@final
class Verb:
    """What an option with this verb says: its word, and what its ref and its `on` name; `key` is the page's name."""

    def __init__(self, word: str, ref: int = NOTHING, on: int = ALONE, key: str = "") -> None:
        self.word = word
        self.ref = ref
        self.on = on
        self.key = key or word


MEANINGS: Final[dict[int, Verb]] = {
    FIRST: Verb("first", SEAT),
    MULLIGAN: Verb("mulligan"),
    KEEP: Verb("keep"),
    PLAY: Verb("play", CARD, VARIANT),
    RAISE: Verb("play", CARD, key="play-undead"),
    USE: Verb("use", PLACE, OF_ABILITY),
    ATTACK: Verb("attack", PLACE, ON_SEAT),
    TARGET: Verb("target", PLACE),
    TARGET_CARD: Verb("target", CARD),
    TARGET_ITEM: Verb("target", ITEM),
    TARGET_SEAT: Verb("target", SEAT),
    BLOCK: Verb("block", PLACE),
    CRITICAL: Verb("critical", AMOUNT),
    BARRIER: Verb("barrier", AMOUNT),
    PUSH: Verb("push", PLACE),
    PUSH_NEW: Verb("push new", key="push-new"),
    DISCARD: Verb("discard", CARD),
    SEND: Verb("send", PLACE),
    CHOOSE: Verb("choose", PLACE),
    TAKE: Verb("take", CARD),
    BOTTOM: Verb("bottom", CARD),
    PAY: Verb("pay"),
    REFUSE: Verb("refuse"),
    TRIGGER: Verb("trigger", NUMBERED),
    MODE: Verb("mode", NUMBERED),
    BURN: Verb("discard", key="burn"),
    DONE: Verb("done"),
    NO_BLOCK: Verb("no block", key="no-block"),
    PASS: Verb("pass"),
    END: Verb("end"),
}
VERBS: Final[list[Verb]] = [MEANINGS[verb] for verb in range(len(MEANINGS))]
ANNOUNCED: Final = (PLAY, RAISE, USE, ATTACK)  # with words of more than two parts
FROM_PILE: Final = " from discard"  # ends the word of RAISE

MOST_SEATS: Final = 4
PLACES: Final = 32  # four zones of at most six monsters, eight numbers each
MOST_X: Final = 20
MOST_MODES: Final = 8
MOST_ABILITIES: Final = 8
MOST_MONSTERS: Final = 6
MOST_TOWER: Final = 5
FIRST_HAND: Final = 5  # cards drawn to begin with
SPARK_CARDS: Final = 10
MOST_CHAIN: Final = 64
MOST_REPEATS: Final = 32
MOST_NATURAL: Final = 200
MOST_MAIN: Final = 200
MOST_TURNS: Final = 100

# --- kinds of cards, and of deeds on the chain
MONSTER: Final = 0
MAGIC: Final = 1
TOKEN: Final = 2
ABILITY: Final = 3  # an activated ability on the chain
NATURAL: Final = 4  # a natural ability, which never lies on the chain
KINDS: Final[tuple[str, ...]] = ("monster", "magic", "token", "ability", "natural")

ELEMENTS: Final[tuple[str, ...]] = ("fire", "earth", "water", "wind", "light", "dark")

# --- where a card came from
FROM_HAND: Final = 0
FROM_TOWER: Final = 1
FROM_DISCARD: Final = 2
FROM_NOWHERE: Final = 3  # a token
ORIGINS: Final[tuple[Origin, ...]] = ("hand", "tower", "discard", "token")

# --- flags, one bit each
FLIGHT: Final = 1
HASTE: Final = 2
UNDEAD: Final = 4
REACH: Final = 8
SIEGE: Final = 16
NO_ATTACK: Final = 32
NO_BLOCKING: Final = 64
STUN: Final = 128
PACIFIED: Final = 256
FLAGS: Final[dict[str, int]] = {
    "flight": FLIGHT,
    "haste": HASTE,
    "undead": UNDEAD,
    "reach": REACH,
    "siege": SIEGE,
    "noattack": NO_ATTACK,
    "noblock": NO_BLOCKING,
    "stun": STUN,
    "pacified": PACIFIED,
}
BURDENS: Final = NO_ATTACK | NO_BLOCKING | STUN | PACIFIED  # what nobody wants for a monster of their own
KEYWORDS: Final[dict[str, int]] = {
    "flight": FLIGHT,
    "haste": HASTE,
    "undead": UNDEAD,
    "reach": REACH,
    "siege": SIEGE,
    "rooted": NO_ATTACK,
    "reckless": NO_BLOCKING,
}

# --- durations
BATTLE: Final = 0
TURN: Final = 1
READY: Final = 2
PERM: Final = 3
DURATIONS: Final[tuple[Until, ...]] = ("battle", "turn", "ready", "perm")

# --- phases
PHASES: Final[tuple[str, ...]] = ("setup", "ready", "spark", "draw", "main", "battle", "end", "over")
SETUP: Final = 0
READY_PHASE: Final = 1
SPARK_PHASE: Final = 2
DRAW_PHASE: Final = 3
MAIN_PHASE: Final = 4
BATTLE_PHASE: Final = 5
END_PHASE: Final = 6
OVER: Final = 7

# --- events natural abilities wait for
EVENTS: Final[tuple[str, ...]] = (
    "enter",
    "ally_enter",
    "attack",
    "blocked",
    "block",
    "critical",
    "kill",
    "hit",
    "flip",
    "destroyed",
    "ally_destroyed",
    "cast",
    "upkeep",
    "endstep",
)
ON_ENTER: Final = 0
ON_ALLY_ENTER: Final = 1
ON_ATTACK: Final = 2
ON_BLOCKED: Final = 3
ON_BLOCK: Final = 4
ON_CRITICAL: Final = 5
ON_KILL: Final = 6
ON_HIT: Final = 7
ON_FLIP: Final = 8
ON_DESTROYED: Final = 9
ON_ALLY_DESTROYED: Final = 10
ON_CAST: Final = 11
ON_UPKEEP: Final = 12
ON_ENDSTEP: Final = 13

# --- windows
WINDOWS: Final[tuple[str, ...]] = ("card", "ability", "attack", "tower", "end")
CARD_WINDOW: Final = 0
ABILITY_WINDOW: Final = 1
ATTACK_WINDOW: Final = 2
TOWER_WINDOW: Final = 3
END_WINDOW: Final = 4

# --- effects
OPS: Final[tuple[str, ...]] = (
    "str",
    "dmg",
    "fight",
    "destroy",
    "remove",
    "hand",
    "exhaust",
    "ready",
    "grant",
    "token",
    "draw",
    "discard",
    "dig",
    "revive",
    "ramp",
    "sready",
    "sexhaust",
    "tower_add",
    "tower_take",
    "ward",
    "discount",
    "counter",
    "when",
)
OP_STR: Final = 0
OP_DMG: Final = 1
OP_FIGHT: Final = 2
OP_DESTROY: Final = 3
OP_REMOVE: Final = 4
OP_HAND: Final = 5
OP_EXHAUST: Final = 6
OP_READY: Final = 7
OP_GRANT: Final = 8
OP_TOKEN: Final = 9
OP_DRAW: Final = 10
OP_DISCARD: Final = 11
OP_DIG: Final = 12
OP_REVIVE: Final = 13
OP_RAMP: Final = 14
OP_SREADY: Final = 15
OP_SEXHAUST: Final = 16
OP_TOWER_ADD: Final = 17
OP_TOWER_TAKE: Final = 18
OP_WARD: Final = 19
OP_DISCOUNT: Final = 20
OP_COUNTER: Final = 21
OP_WHEN: Final = 22

# --- whom an effect applies to
NOBODY: Final = 0
PICKED: Final = 1
ALL: Final = 2
SELF: Final = 3
IT: Final = 4

# --- which player
YOU: Final = 0
DEFENDER: Final = 1
EACH_FOE: Final = 2
PICKED_FOE: Final = 3

# --- how something is picked
EXACTLY: Final = 0
UP_TO: Final = 1
THEIRS: Final = 2
CHAIN: Final = 3
PLAYER: Final = 4

# --- conditions
IF_FROM_TOWER: Final = 0
IF_FROM_DISCARD: Final = 1
IF_OWN_TURN: Final = 2
IF_FOE_TURN: Final = 3
IF_TOWER: Final = 4
IF_HAND: Final = 5
IF_SPARK: Final = 6
IF_MONSTERS: Final = 7
COUNTED: Final[dict[str, int]] = {"tower": IF_TOWER, "hand": IF_HAND, "spark": IF_SPARK, "monsters": IF_MONSTERS}
COMPARISONS: Final[tuple[str, ...]] = ("<=", ">=", "==", "<", ">")
AT_MOST: Final = 0
AT_LEAST: Final = 1
EXACT: Final = 2
BELOW: Final = 3
ABOVE: Final = 4

# --- what a filter asks for; 0 is anything
OWN_SIDE: Final = 1
OTHER_SIDE: Final = 2
IS_READY: Final = 1
IS_EXHAUSTED: Final = 2
