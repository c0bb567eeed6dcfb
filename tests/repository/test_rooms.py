"""Laws of the rooms: no room too full, no module too long, no class too large or too deep, no name that says nothing.

Each law has a list of those that do not keep it yet. It only shrinks: a new offender fails, and so does an entry that
is no longer needed.
"""

from collections import Counter

from tests.repository import laws

MODULES = 20
LINES = 400
MEMBERS = 25
DEPTH = 2

FULL_ROOMS: set[str] = set()
LONG_MODULES: set[str] = set()
# Each with its reason. Most members of a judge or a state are the kernel's protocol (`Judge` 22, `State` 20), and both
# are in the inner loop of search.
LARGE_CLASSES: dict[str, str] = {
    "emberhall.games.dragonduel.components.book.Card": "a row of the book: constants of a card, no verbs",
    "emberhall.games.dragonduel.mind.judge.DragonDuelJudge": "Judge's protocol, three values and three steps",
    "emberhall.games.dragonduel.state.State": "State's protocol, words, and looking up cards and monsters",
    "emberhall.games.dualis.mind.judge.DualisJudge": "Judge's protocol, and how a round is shared, split or solved",
    "emberhall.games.dualis.mind.judging.Habits": "25 weights of a policy and three verbs, for every rollout",
    "emberhall.games.flamecraft.mind.judge.FlamecraftJudge": "Judge's protocol, and values by number of seats",
    "emberhall.games.flamecraft.state.Book": "the book: flat lists of constants by ref, no verbs",
    "emberhall.games.flamecraft_duals.mind.judge.DualsJudge": "Judge's protocol, and two kinds of position",
    "emberhall.games.flamecraft_duals.mind.turn_ends.Ends": "one walk over a turn's ends, a verb for each move",
    "emberhall.games.flamecraft_duals.state.State": "State's protocol, and accessors of what each of two seats has",
    "emberhall.search.plain.EagerJudge": "Judge's protocol, and what it plays by",
}
DEEP_CLASSES: set[str] = set()
# Words that say that something happened, and not to what.
PARTICIPLES = {"found", "told", "met", "made", "drawn", "kept", "done", "mine", "noted", "taught"}
# Fields of states, views, columns, bodies and paths, which others read; and a few that are not renamed yet.
SAID = {
    "emberhall.bus.notes": "kept",
    "emberhall.cli.boards.outline": "told",
    "emberhall.cli.commands.admin": "done",
    "emberhall.games.dragonduel.effects.perform": "done",
    "emberhall.games.dualis.mind.judging": "done",
    "emberhall.games.dualis.state": "done",
    "emberhall.games.dualis.turn.rules": "done",
    "emberhall.games.flamecraft.effects.draws": "done",
    "emberhall.games.flamecraft.face.view": "drawn met",
    "emberhall.games.flamecraft_duals.face.view": "kept",
    "emberhall.games.flamecraft_duals.mind.alone": "kept",
    "emberhall.games.flamecraft_duals.state": "kept",
    "emberhall.server.api.alerts": "mine",
    "emberhall.server.api.decks": "kept",
    "emberhall.server.events.daily": "mine done",
    "emberhall.server.minds.coachdesk": "done",
    "emberhall.server.minds.coachworker": "done",
    "emberhall.server.people.colleagues": "kept",
    "emberhall.server.people.guests": "kept",
    "emberhall.server.people.passwords": "kept",
    "emberhall.server.people.persons": "kept",
    "emberhall.store.work.analyses": "done",
    "emberhall.store.work.moderation": "done",
    "emberhall.store.work.users": "kept",
    "emberhall.wire.bodies.coach": "done",
    "emberhall.wire.bodies.house": "done",
    "emberhall.wire.bodies.reviews": "mine",
    "emberhall.wire.bodies.tables": "mine",
}


def test_no_room_is_too_full() -> None:
    paths = laws.SOURCE.rglob("emberhall/**/*.py")
    count = Counter(path.parent.relative_to(laws.SOURCE).as_posix() for path in paths if path.name != "__init__.py")
    assert {room for room, modules in count.items() if modules > MODULES} == FULL_ROOMS


def test_no_module_is_too_long() -> None:
    paths = laws.SOURCE.rglob("emberhall/**/*.py")
    lines = {path.relative_to(laws.SOURCE).as_posix(): len(path.read_text("utf-8").splitlines()) for path in paths}
    assert {module for module, count in lines.items() if count > LINES} == LONG_MODULES


def test_no_class_is_too_large() -> None:
    large = {name for name in laws.classes() if len(laws.members(name)) > MEMBERS}
    assert large == set(LARGE_CLASSES), sorted(large ^ set(LARGE_CLASSES))


def test_no_class_is_too_deep() -> None:
    assert {name for name in laws.classes() if laws.depth(name) > DEPTH} == DEEP_CLASSES


def test_a_member_is_what_others_may_use() -> None:
    """The measure itself: inherited members count, private ones and declared fields do not."""
    game = laws.members("emberhall.kernel.games.Game")
    assert {"face", "deal", "RULES"} <= game < laws.members("emberhall.games.flamecraft.game.Flamecraft")
    assert "terms" not in laws.members("emberhall.games.dualis.state.State")
    assert not any(name.startswith("_") for name in laws.members("emberhall.kernel.parts.setup.Setup"))
    assert laws.ancestors("emberhall.games.dualis.game.Dualis") == ["emberhall.kernel.games.Game"]
    assert laws.depth("emberhall.games.dualis.game.Dualis") == 0


def test_every_room_is_on_the_map() -> None:
    text = (laws.ROOT / "docs" / "architecture.md").read_text("utf-8")
    lines = text.split("## The map")[1].split("## The HTTP contract")[0].splitlines()
    path: list[str] = []
    shown: set[str] = set()
    for line in lines:
        if line.startswith("    ") and line.split()[0].endswith("/"):
            depth = (len(line) - len(line.lstrip()) - 4) // 2
            path[depth:] = [line.split()[0].rstrip("/")]
            shown.add("/".join(path))
    folder = laws.SOURCE / "emberhall"
    rooms = {each.parent.relative_to(folder).parts for each in folder.rglob("__init__.py")} - {()}
    titles = {parts[1] for parts in rooms if parts[0] == "games" and len(parts) > 1}
    general = {"/".join("TITLE" if part in titles else part for part in parts) for parts in rooms} - {"games/TITLE"}
    assert shown == general


def test_names_say_of_what() -> None:
    """The list only shrinks; a new module has no bare participle."""
    bare = {module: laws.bound(tree) & PARTICIPLES for module, tree in laws.modules().items()}
    assert {module: names for module, names in bare.items() if names - set(SAID.get(module, "").split())} == {}
    assert {module for module in SAID if module not in bare or not bare[module]} == set()
