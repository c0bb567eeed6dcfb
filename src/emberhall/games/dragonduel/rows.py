"""From TOML to rows: effects and selectors of the card language (section 5).

Everything that is wrong raises `Wrong` with its code; nothing is guessed.
"""

from collections.abc import Mapping
from typing import Any, Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.amounts import Amount
from emberhall.games.dragonduel.book import Cond, Effect, Filter, Pick, Row
from emberhall.games.dragonduel.faults import Wrong, list_of, number, only, table_of, word
from emberhall.games.dragonduel.filters import condition, where

HAVE_IT: Final = ("ally_enter", "blocked", "block", "kill", "ally_destroyed")
HAVE_DEFENDER: Final = ("attack", "block", "blocked", "hit", "critical")
NO_BATTLE: Final = ("upkeep", "endstep")
NO_SAME: Final = (w.OP_COUNTER, w.OP_REVIVE, w.OP_FIGHT)  # what is chosen here is no monster, or two
MOST_PICKED: Final = 6

# which arguments an effect takes, in the order of its short form
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "str": ("who", "n", "until"),
    "dmg": ("who", "n"),
    "fight": ("a", "b"),
    "destroy": ("who",),
    "remove": ("who",),
    "hand": ("who",),
    "exhaust": ("who",),
    "ready": ("who",),
    "grant": ("who", "flag", "until"),
    "token": ("token", "n"),
    "draw": ("player", "n"),
    "discard": ("player", "n"),
    "dig": ("n", "take"),
    "revive": ("who", "exhausted"),
    "ramp": ("player", "n", "as"),
    "sready": ("player", "n"),
    "sexhaust": ("player", "n"),
    "tower_add": ("player", "n"),
    "tower_take": ("player", "n"),
    "ward": ("player", "n"),
    "discount": ("n",),
    "counter": ("who", "unless"),
    "when": ("if", "do"),
    "choose": ("modes",),
}
OPTIONAL: Final = ("exhausted", "unless")


@final
class Rows:
    """Makes the rows of one clause: a Magic's `play`, a natural ability (`event`), or an activated one."""

    def __init__(
        self, event: str, magic: bool, has_x: bool, traits: list[str], tokens: list[tuple[Effect, str]]
    ) -> None:
        self.event = event
        self.magic = magic
        self.has_x = has_x
        self.traits = traits
        self.tokens = tokens  # effects whose token is to be looked up when all cards are known
        self.effects: list[Effect] = []
        self.picks: list[Pick] = []
        self.slots = 0
        self.before: Effect | None = None

    def make(self, said: object, field: str) -> list[Row]:
        """A row, or one per mode where there is a choice."""
        listed = [table_of(item, field, "E08") for item in list_of(said, field)]
        if not listed:
            raise Wrong("E08", field, "There must be at least one effect.")
        choices = [at for at, table in enumerate(listed) if table.get("op") == "choose"]
        if len(choices) > 1:
            raise Wrong("E12", field, "There can be only one choice of modes on a card.")
        if not choices:
            return [self.row(listed, field, -1)]
        at = choices[0]
        only(listed[at], ("op", "modes"), field)
        modes = list_of(listed[at].get("modes"), field, "E08")
        if not 2 <= len(modes) <= w.MOST_MODES:
            raise Wrong("E08", field, f"A choice has 2 to {w.MOST_MODES} modes, not {len(modes)}.")
        return [self.row([*listed[:at], table_of(mode, field, "E08"), *listed[at + 1 :]], field, at) for mode in modes]

    def row(self, listed: list[dict[str, Any]], field: str, mode_at: int) -> Row:
        self.effects = []
        self.picks = []
        self.slots = 0
        self.before = None
        starts: list[int] = []
        for at, table in enumerate(listed):
            starts.append(len(self.effects))
            self.add(table, [], field)
            if at == mode_at:
                self.before = None  # what was chosen depends on the mode
        row = Row(self.effects, self.picks, self.slots, None)
        if mode_at >= 0:
            row.mode_at = starts[mode_at]
            row.cond = self.effects[starts[mode_at]].cond
        elif len(listed) == 1:
            row.cond = self.effects[0].cond
        return row

    def add(self, table: Mapping[str, Any], guards: list[Cond], field: str) -> None:
        """One effect, with whatever stands behind it."""
        if "op" not in table:
            raise Wrong("E08", field, "An effect must say its op.")
        op = table["op"]
        if not isinstance(op, str) or op not in ARGUMENTS:
            raise Wrong("E07", field, f"The effect {op!r} is unknown.")
        if op == "choose":
            raise Wrong("E12", field, "A choice of modes cannot stand inside another effect.")
        only(table, ("op", *ARGUMENTS[op]), field)
        for argument in ARGUMENTS[op]:
            if argument not in table and argument not in OPTIONAL:
                raise Wrong("E08", field, f"{op} needs {argument}.")
        effect = Effect(w.OPS.index(op))
        at = len(self.effects)
        self.effects.append(effect)
        if op == "when":
            effect.cond = condition(table["if"], field)
            inner = list_of(table["do"], field, "E08")
            if not inner:
                raise Wrong("E08", field, "when needs at least one effect.")
            behind = [*guards, effect.cond] if effect.cond.about_origin() else guards
            for item in inner:
                self.add(table_of(item, field, "E08"), behind, field)
            effect.skip = len(self.effects) - at - 1
            return
        first_pick = len(self.picks)
        self.arguments(effect, op, table, field)
        for pick in self.picks[first_pick:]:
            pick.effect = at
            pick.guards = guards
        self.before = effect

    def arguments(self, effect: Effect, op: str, table: Mapping[str, Any], field: str) -> None:
        if op == "fight":
            self.fighters(effect, table, field)
        elif "who" in table:
            self.who(effect, op, table["who"], field)
        if "player" in table:
            effect.player, effect.chosen = self.player(table["player"], field)
        if "n" in table:
            self.amount(effect, op, table, field)
        if "until" in table:
            effect.until = w.DURATIONS.index(word(table, "until", field, w.DURATIONS))
            if effect.until == w.BATTLE and self.event in NO_BATTLE:
                raise Wrong("E14", field, f"{self.event} never happens in a battle, so nothing can last until its end.")
        if "flag" in table:
            effect.flag_word = word(table, "flag", field, {**w.KEYWORDS, **w.FLAGS})
            effect.flag = {**w.KEYWORDS, **w.FLAGS}[effect.flag_word]
        if "token" in table:
            if not isinstance(table["token"], str):
                raise Wrong("E08", field, f"A token is named by its set number, not {table['token']!r}.")
            self.tokens.append((effect, table["token"]))
        self.further(effect, table, field)

    def further(self, effect: Effect, table: Mapping[str, Any], field: str) -> None:
        """What only a few effects say."""
        if "take" in table:
            effect.take = number(table, "take", field, 0, int(effect.n))
        if "as" in table:
            effect.exhausted = word(table, "as", field, ("ready", "exhausted")) == "exhausted"
        if "exhausted" in table:
            if not isinstance(table["exhausted"], bool):
                raise Wrong("E08", field, f"exhausted is true or false, not {table['exhausted']!r}.")
            effect.exhausted = table["exhausted"]
        if "unless" in table:
            effect.unless = number(table, "unless", field, 1, w.SPARK_CARDS)

    def amount(self, effect: Effect, op: str, table: Mapping[str, Any], field: str) -> None:
        """A number; damage may depend on X."""
        said = table["n"]
        if op == "dmg" and isinstance(said, str):
            if "X" in said and not self.has_x:
                raise Wrong("E08", field, f"{said!r} speaks of X, but the card has no cost_x.")
            effect.by_x = [Amount(said, x, field).value() for x in range(w.MOST_X + 1)]
            effect.text = said
            return
        low = -9000 if op == "str" else 1
        effect.n = number(table, "n", field, low, 20_000 if op in ("str", "dmg", "ward") else 20)
        if op in ("str", "dmg", "ward") and effect.n % 1000:
            raise Wrong("E08", field, f"Strength is counted in thousands, and {effect.n} is not.")

    def who(self, effect: Effect, op: str, said: object, field: str) -> None:
        """Whom the effect is about."""
        if op == "counter":
            table = table_of(said, field, "E08")
            if table.get("pick") != "chain":
                raise Wrong("E08", field, 'Only an item of the chain can be countered: {pick = "chain", ...}.')
            effect.who, effect.pick = w.PICKED, self.chain(table, field)
            return
        if said == "same":
            self.same(effect, op, field)
            return
        effect.who, effect.pick, effect.where = self.monsters(said, field)
        in_discard = effect.pick is not None and effect.pick.where.in_discard
        if in_discard != (op == "revive") or (effect.where is not None and effect.where.in_discard):
            raise Wrong("E08", field, "Cards of the discard pile can be revived, and nothing else can.")

    def same(self, effect: Effect, op: str, field: str) -> None:
        before = self.before
        if before is None or before.who in (w.NOBODY, w.ALL) or before.op in NO_SAME:
            raise Wrong("E09", field, "same needs an effect before it that chose monsters.")
        if op == "revive":
            raise Wrong("E08", field, "revive needs cards of the discard pile.")
        effect.same = True
        effect.who, effect.pick = before.who, before.pick

    def fighters(self, effect: Effect, table: Mapping[str, Any], field: str) -> None:
        effect.who, effect.pick, first = self.monsters(table["a"], field)
        effect.second_who, effect.second, second = self.monsters(table["b"], field)
        for pick in (effect.pick, effect.second):
            if pick is not None and (pick.n != 1 or pick.where.in_discard or pick.how == w.THEIRS):
                raise Wrong("E08", field, "A fight is between one monster and another.")
        if first is not None or second is not None:
            raise Wrong("E08", field, "A fight is between one monster and another, not all.")

    def monsters(self, said: object, field: str) -> tuple[int, Pick | None, Filter | None]:
        """A selector of monsters."""
        if isinstance(said, str):
            if said == "self":
                if self.magic:
                    raise Wrong("E09", field, "A Magic is no monster: it has no self.")
                return w.SELF, None, None
            if said == "it":
                if self.event not in HAVE_IT:
                    raise Wrong("E09", field, f"{self.event or 'This clause'} has no other monster: it means nothing.")
                return w.IT, None, None
            raise Wrong("E09" if said == "same" else "E07", field, f"{said!r} names no monsters.")
        table = table_of(said, field, "E08")
        pick = word(table, "pick", field, ("exactly", "up_to", "all", "theirs"))
        if pick == "all":
            only(table, ("pick", "is"), field)
            return w.ALL, None, where(table.get("is", []), self.traits, field)
        if pick == "theirs":
            return w.PICKED, self.theirs(table, field), None
        only(table, ("pick", "n", "is"), field)
        n = number(table, "n", field, 1, MOST_PICKED)
        found = where(table.get("is", []), self.traits, field)
        return w.PICKED, self.pick(w.EXACTLY if pick == "exactly" else w.UP_TO, n, found, 0, 0, n), None

    def theirs(self, table: Mapping[str, Any], field: str) -> Pick:
        only(table, ("pick", "n", "player"), field)
        n = number(table, "n", field, 1, MOST_PICKED)
        if "player" not in table:
            raise Wrong("E08", field, "theirs needs a player.")
        player, _ = self.player(table["player"], field)
        return self.pick(w.THEIRS, n, Filter(()), 0, player, 3 * n if player == w.EACH_FOE else n)

    def chain(self, table: Mapping[str, Any], field: str) -> Pick:
        only(table, ("pick", "kinds"), field)
        mask = 0
        for kind in list_of(table.get("kinds"), field, "E08"):
            if kind not in ("magic", "ability", "monster"):
                raise Wrong("E07", field, f"No item of the chain is a {kind!r}.")
            mask |= 1 << w.KINDS.index(kind)
        if not mask:
            raise Wrong("E08", field, "kinds must name at least one kind.")
        return self.pick(w.CHAIN, 1, Filter(()), mask, 0, 1)

    def player(self, said: object, field: str) -> tuple[int, Pick | None]:
        """Which player, or players."""
        if isinstance(said, str):
            if said not in ("you", "defender", "each_foe"):
                raise Wrong("E07", field, f"{said!r} names no player.")
            if said == "defender" and self.event not in HAVE_DEFENDER:
                raise Wrong("E09", field, f"{self.event or 'This clause'} has no defending player.")
            return (w.YOU, w.DEFENDER, w.EACH_FOE)[("you", "defender", "each_foe").index(said)], None
        table = table_of(said, field, "E08")
        only(table, ("pick",), field)
        word(table, "pick", field, ("player",))
        return w.PICKED_FOE, self.pick(w.PLAYER, 1, Filter(()), 0, 0, 1)

    def pick(self, how: int, n: int, found: Filter, kinds: int, player: int, slots: int) -> Pick:
        pick = Pick(how, n, found, kinds, player, self.slots, slots)
        self.slots += slots
        self.picks.append(pick)
        return pick
