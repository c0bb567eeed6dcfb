"""Flamecraft Duals in a terminal: the nineteen hexes as bricks, the cards as small patterns, the players.

A brick shows its coordinate and the top of its stack; below that, the number of tokens and those under the top.
Types are the letters that words use. Coordinates that can be picked now are bright.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from emberhall.games.flamecraft_duals.boards.hexes import PITCH, plot, wall
from emberhall.games.flamecraft_duals.boards.names import (
    TITLE,
    card_name,
    entries,
    listed,
    name,
    outcome,
    token_name,
)
from emberhall.kernel.titles.boards import Voice
from emberhall.kernel.titles.sentences import sentences

STYLES = {
    "B": "yellow",
    "C": "bright_cyan",
    "M": "bright_red",
    "I": "white",
    "O": "bright_magenta",
    "P": "bright_green",
    "W": "reverse",
}
OWN, OTHER = "bright_green", "bright_magenta"
LABEL = f"cli-{TITLE}-label"
SHOWN = 2  # places listed for a card that is one token short
ROWS = [[f"{row}{k}" for k in range(1, size + 1)] for row, size in zip("ABCDE", (3, 4, 5, 4, 3), strict=True)]
TYPES = tuple("BCMIOP")
VERBS = (
    *("no", "pull", "choose", "place", "fire", "pick", "from", "to", "swap", "with", "ignite", "as", "score", "claim"),
    *("fountain", "keep", "return", "draw", "name", "stop", "done", "coin"),
)
WIDTH = PITCH * max(map(len, ROWS)) + 1
# In the story cards have the ids that words use; the page shows their names alone.
NAMINGS = {"card": card_name, "fancy": name}
PAGE_NAMINGS = {"card": name}


def draw(view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [table(view, names, words, voice)] if view["turn"] else []
    for row in rows_of_cards(view, voice):
        parts += [Text(), row]
    if lines := list(fancies(view, words, voice)):
        parts += [Text(), Text(voice(f"{TITLE}-fancies"), "bold"), *lines]
    parts += [Text(), *now(view, names, voice)]
    if words and view["ask"]:
        parts.append(question(view["ask"], words, voice))
    subtitle = voice(f"{TITLE}-subtitle", mode=view["mode"], turn=view["turn"])
    second = f" · {voice(f'{TITLE}-second')}" if view["game"] == 2 else ""
    return Panel(Group(*parts), title=f"{voice(f'{TITLE}-name')} · {subtitle}{second}", title_align="left", width=100)


def table(view: Mapping[str, Any], names: Sequence[str], words: Sequence[str], voice: Voice) -> Table:
    """The table after set-up: the hexes, and next to them the players and the bag."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, min_width=WIDTH)
    grid.add_row(board(view, words), Group(*aside(view, names, voice)))
    return grid


# --- the hexes


def board(view: Mapping[str, Any], words: Sequence[str]) -> Text:
    stacks = {stack["hex"]: stack["tokens"] for stack in view["board"]}
    styles = {view["source"]: "reverse", **{word.split()[-1]: "bold underline" for word in words}}
    return wall([[brick(at, stacks[at], styles.get(at, "dim"), at == view["mini"]) for at in row] for row in ROWS])


def brick(at: str, tokens: Sequence[str], style: str, mini: bool) -> list[Text]:
    """A hex: its coordinate and top token; its height and the tokens under the top."""
    first, second = Text(at, style), Text()
    if mini:
        return [first.append(" ≈≈≈≈", "bright_blue"), second.append("   ≈≈≈≈", "bright_blue")]
    if not tokens:
        return [first.append("  ·", "dim"), second]
    first.append("  ").append_text(face(tokens[-1], "bold "))
    if len(tokens) > 1:
        below = Text(" ").join(face(token, "dim ") for token in reversed(tokens[:-1]))
        second.append(f"×{len(tokens)}", "dim").append(" " * (5 - below.cell_len)).append_text(below)
    return [first, second]


def face(token: str, weight: str = "") -> Text:
    """A token's letters, each in the colour of its type."""
    return Text.assemble(*((letter, weight + STYLES[letter]) for letter in token))


# --- next to the board


def aside(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Iterator[RenderableType]:
    """The players, bag and deck, and what each type does when fired up."""
    for player in view["players"]:
        yield from person(view, player, names, voice)
        yield Text()
    size, extras = view["bag_size"], voice(f"{TITLE}-extras", count=len(view["extras"]))
    yield Text(f"{size} {voice(f'{TITLE}-in-bag', count=size)}, {extras}")
    chart = Table.grid(padding=(0, 1))
    singles = {count["token"]: count["count"] for count in view["bag"]}
    for kind in [*TYPES, "W"] if "W" in singles else TYPES:
        left = Text(f"×{singles.get(kind, 0)}", "dim")
        power = voice(f"{TITLE}-power-{kind}") if kind in TYPES else ""
        chart.add_row(face(kind, "bold "), token_name(kind, voice), left, Text(power, "dim"))
    yield chart
    duals = [count for count in view["bag"] if len(count["token"]) > 1]
    if duals:
        codes = " ".join(count["token"] for count in duals for _ in range(count["count"]))
        yield Text(voice(f"{TITLE}-pairs-left", count=sum(count["count"] for count in duals), list=codes), "dim")
    yield Text(voice(f"{TITLE}-deck", count=view["deck"]))


def approach(view: Mapping[str, Any], voice: Voice) -> Iterator[Text]:
    """How near the end is (FD-77)."""
    if view["nearing"] is not None:
        yield Text(voice(f"{TITLE}-end-left", **view["nearing"]), "yellow")


def person(view: Mapping[str, Any], player: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Iterator[Text]:
    """What a seat has; the seat whose turn it is gets a mark."""
    seat = player["seat"]
    mark = "▶ " if seat == view["to_play"] else "  "
    worth = voice(f"{TITLE}-reputation", count=player["reputation"])
    won = voice(f"{TITLE}-won", count=len(player["pile"]))
    style = f"bold {OWN if seat == view['seat'] else OTHER}"
    yield Text.assemble((mark + names[seat], style), f"  ★ {worth} · {won}")
    coins, hand = voice(f"{TITLE}-coins", count=player["coins"]), voice(f"{TITLE}-in-hand", count=player["cards"])
    yield Text(f"  ● {coins} · {hand}")
    if player["known"] and seat != view["seat"] and not view["hands"]:
        yield Text(f"  {voice(f'{TITLE}-known', cards=', '.join(player['known']))}")
    if view["game"] == 2:
        yield Text(f"  {voice(f'{TITLE}-from-first')} ★ {player['before']}")
    if view["hands"] and seat != view["seat"]:
        left = ", ".join(view["hands"][seat])
        yield Text(f"  {voice(f'{TITLE}-left-hand', cards=left or '–')}")
    if player["kept"]:
        yield Text(f"  {voice(f'{TITLE}-kept', token=named(player['kept'], voice))}")


# --- cards


def rows_of_cards(view: Mapping[str, Any], voice: Voice) -> Iterator[Table]:
    """The seat's cards, next to them the face-up ones to draw by number, then the fountain cards."""
    row = Table.grid(padding=(0, 4))
    open_cards = [card for card in view["open_cards"] if card]
    numbers = {card: f"{view['open_cards'].index(card)} " for card in open_cards}
    parts = [("hand", view["hand"] or []), ("open", view["open_patterns"])]
    shown = [(voice(f"cli-{TITLE}-{name}"), cards(patterns, numbers, voice)) for name, patterns in parts if patterns]
    if shown:
        row.add_row(*(Text(heading, "bold") for heading, _ in shown))
        row.add_row(*(table for _, table in shown))
        yield row
    if view["fountain"]:
        hidden = f" +{view['fountain_hidden']}" if view["fountain_hidden"] else ""
        spring = Table.grid(expand=True)
        spring.add_row(Text(voice(f"{TITLE}-fountain") + hidden, "bold bright_blue"))
        spring.add_row(cards(view["fountain"], {}, voice))
        yield spring


def cards(patterns: Sequence[Mapping[str, Any]], numbers: Mapping[str, str], voice: Voice) -> Table:
    """Cards side by side: code and worth, pattern, name, and where it matches or nearly matches."""
    table = Table.grid(padding=(0, 2))
    plots = [plot(each["cells"], [face(icon, "bold ") for icon in each["icons"]]) for each in patterns]
    heads = [(numbers.get(each["card"], ""), (each["card"], "bold"), f" ★{each['reputation']}") for each in patterns]
    table.add_row(*(Text.assemble(*head) for head in heads))
    for k in range(max(map(len, plots))):
        table.add_row(*(Text("  ") + lines[k] if k < len(lines) else Text() for lines in plots))
    table.add_row(*(Text(name(each["card"], voice), "italic") for each in patterns))
    places = [match_text(each, voice) for each in patterns]
    if any(places):
        table.add_row(*places)
    return table


def match_text(pattern: Mapping[str, Any], voice: Voice) -> Text:
    """Where a card matches, or where one token is missing; nothing otherwise, or if the table gives no help."""
    if pattern["matches"]:
        return Text(f"✓ {' '.join(pattern['matches'][0])}", "bold green")
    lacks = dict.fromkeys(
        voice(f"{TITLE}-chain-link", type=short["wants"], hex=short["missing"]) for short in pattern["short"]
    )
    if not lacks:
        return Text()
    more = ", …" if len(lacks) > SHOWN else ""
    return Text(voice(f"{TITLE}-found-with", hex=", ".join(list(lacks)[:SHOWN]) + more), "dim")


def fancies(view: Mapping[str, Any], words: Sequence[str], voice: Voice) -> Iterator[Text]:
    """The fancy dragons in play, and those that may be picked, with their texts."""
    offered = [word.split()[1] for word in words if word.startswith("choose ")]
    for code in [*(fancy["card"] for fancy in view["fancies"]), *offered]:
        text = sentences(entries()[code]["text"], voice)
        mark = "· " if code in offered else "✦ "
        yield Text.assemble(mark, (name(code, voice), "bold bright_yellow"), f" – {text}")


# --- what happens now


def now(view: Mapping[str, Any], names: Sequence[str], voice: Voice) -> Iterator[Text]:
    """The token in hand, the chain, duty and end of the game; after the game only the result."""
    if view["phase"] == "over":
        yield Text(outcome(view, names, voice), "bold")
        return
    held = view["held"]
    if held is not None:
        token = named(held["token"], voice)
        you = view["to_play"] == view["seat"]
        key = f"cli-{TITLE}-you-hold" if you else f"{TITLE}-held-by"
        rainbow = f" · {voice(f'{TITLE}-rainbow')}" if held["rainbow"] else ""
        yield Text(voice(key, name=names[view["to_play"]], token=token) + rainbow, "bold")
    if view["pulled"]:
        yield Text(voice(LABEL, what=voice(f"{TITLE}-pulled"), list=listed(view["pulled"], voice, named)))
    if view["chain"]:
        links = [
            voice(f"{TITLE}-chain-link", type=token_name(link["type"], voice), hex=link["hex"])
            for link in view["chain"]
        ]
        yield Text(voice(LABEL, what=voice(f"{TITLE}-chain"), list=" → ".join(links)), "dim")
    if view["duty"] is not None:
        yield Text(voice(f"{TITLE}-duty-{'open' if view['duty'] else 'done'}"), "yellow" if view["duty"] else "dim")
        yield Text(voice(f"{TITLE}-springs", done=view["players"][0]["fountain_won"]), "dim")
    yield from approach(view, voice)
    if view["end"] is not None:
        yield Text(voice(f"{TITLE}-end-near", cause=view["end"]["cause"]), "bold yellow")


def named(token: str, voice: Voice) -> str:
    """A token's name, with the letters that words use."""
    return f"{token_name(token, voice)} ({token})"


def question(ask: str, words: Sequence[str], voice: Voice) -> Text:
    """The question, and what its answer leads to."""
    key = f"{TITLE}-ask-{ask.replace('.', '-')}"
    if ask == "score" and not any(word.startswith(("score ", "claim ")) for word in words):
        return Text(voice(f"{key}-none"), "bold")
    return Text.assemble((voice(key), "bold"), (f" {voice(f'{key}.then')}" if ask != "place" else "", "dim"))


# --- words


def short(word: str, voice: Voice) -> str:
    """A word followed by the name of its card, type or token, or else by what it does."""
    verb, _, thing = word.partition(" ")
    if verb in ("score", "return", "claim", "choose"):
        return f"{word} ({name(thing, voice)})"
    if verb in ("fire", "as", "name", "pick", "keep"):
        return f"{word} ({token_name(thing, voice)})"
    said = voice(f"{TITLE}-word-{word.replace(' ', '-')}") if not thing or verb == "coin" else ""
    return f"{word} ({said})" if said and said.lower() != word else word


def meant(text: str) -> str:
    """The word meant: case is ignored, and a verb may be shortened as long as it is clear: `pl c3` is `place C3`."""
    verb, *things = text.partition("(")[0].lower().split() or [""]
    starts = [each for each in VERBS if each.startswith(verb)] if verb else []
    verb = verb if verb in VERBS or len(starts) != 1 else starts[0]
    known = {*chain(*ROWS), *entries()}  # fancies are in lower case, everything else in upper case
    return " ".join(
        [verb, *(thing if thing in known or thing.upper() not in known else thing.upper() for thing in things)]
    )


def rules(view: Mapping[str, Any]) -> Sequence[str]:
    """The parts that apply to the table's mode."""
    mode = view["mode"]
    solo = mode == "solo"
    parts = ["turn", "stacks", "cards", "coins", *([] if solo else ["end"])]
    parts += ["fancy"] if mode.startswith("fancy") else []
    parts += ["fountain"] if solo or mode.endswith("fountain") else []
    return [*parts, *(["solo"] if solo else [])]
