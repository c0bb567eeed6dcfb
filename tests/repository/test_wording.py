"""One term for one thing, the book's own: no text has a word that the glossary of its title bars."""

from pathlib import Path

import pytest

from emberhall.kernel.games import own_titles
from tests import wording
from tests.wording import LANGUAGES, Slip, Text

pairs = pytest.mark.parametrize(
    ("title", "lang"), [(title, lang) for title in own_titles() for lang in LANGUAGES], ids=lambda each: each
)


def found(title: str, lang: str, text: str) -> list[str]:
    return [slip.word for slip in wording.slips([Text("x", 1, title, lang, text)])]


def test_nobody_adds_a_slip_and_a_corrected_one_leaves_the_list() -> None:
    slips = list(wording.slips(wording.texts()))
    known, now = wording.known_slips(), wording.counted(slips)
    more = [str(slip) for slip in slips if now[slip.file, slip.word] > known[slip.file, slip.word]]
    assert more == [], "Say it with the term of the book (docs/words)."
    assert known == now, "Corrected: run `python -m tests.wording --shrink`."


@pairs
def test_a_glossary_reads_well(title: str, lang: str) -> None:
    terms = wording.terms(title, lang)
    names = [term.term for term in terms]
    barred = [word for term in terms for word in term.barred]
    assert len(names) == len(set(names))
    assert len(barred) == len(set(barred))
    assert set(names).isdisjoint(barred)
    assert all(term.meaning and not term.meaning.endswith(".") for term in terms)
    if lang == "en":
        assert len(barred) >= 8


@pairs
def test_every_term_is_used(title: str, lang: str) -> None:
    """Else the texts have another word for it, and the glossary is dead."""
    said = " ".join(text.text for text in wording.texts() if (text.title, text.lang) == (title, lang)).lower()
    assert [term.term for term in wording.terms(title, lang) if term.term.lower() not in said] == []


# The slips of the day on which the glossary was written, each planted once more.
PLANTED = [
    ("flamecraft", "en", "Cast the spell and pay its price.", ["spell", "price"]),
    ("flamecraft", "en", "An empty lot, a free window, 3 points.", ["window", "lot", "points"]),
    ("flamecraft", "fr", "Marchandises en réserve, Sorts, une fenêtre.", ["fenêtre", "sorts", "marchandise*"]),
    ("flamecraft", "fr", "Payez le prix et glissez-le derrière elle.", ["prix", "derrière"]),
    ("flamecraft", "fr", "Son but est atteint, Maître de la Flamme.", ["but", "Maître de la Flamme"]),
    ("flamecraft", "en", "Cards of one kind on a free slot, a neutral token.", ["free slot", "kind", "neutral*"]),
    (
        "flamecraft",
        "fr",
        "Un emplacement libre de cette sorte, un pion neutre.",
        ["emplacement libre", "sorte", "neutre*"],
    ),
    ("flamecraft_duals", "en", "Its power moves a neighbour one hex.", ["hex", "power", "neighbour*"]),
    ("flamecraft_duals", "fr", "Son pouvoir agit.", ["pouvoir"]),
    ("dualis", "en", "Your side takes a chip.", ["chip", "side"]),
    ("dualis", "fr", "Deux pièces rouges.", ["pièces"]),
    ("dragonduel", "en", "It enters, tired, on the Chain.", ["chain", "enters", "tired"]),
    ("dragonduel", "en", "Pass this window: two points of a cost.", ["window", "points"]),
    ("dragonduel", "fr", "Passer cette fenêtre de la Chaîne.", ["chaîne", "fenêtre"]),
    ("", "en", "What in the chain is countered?", ["chain"]),
    ("", "fr", "Vos marchandises.", ["marchandise*"]),
]


@pytest.mark.parametrize(("title", "lang", "text", "words"), PLANTED)
def test_a_planted_slip_is_found(title: str, lang: str, text: str, words: list[str]) -> None:
    assert found(title, lang, text) == words


@pytest.mark.parametrize(
    ("title", "lang", "text"),
    [
        ("flamecraft", "en", "At the Spellfire Springs, point at a slot."),
        ("flamecraft", "en", "Keep it for when it does a lot."),
        ("flamecraft", "fr", "Le premier joueur est tiré au sort."),
        ("dragonduel", "en", "Windfall reached the Powerhouse."),
        ("dragonduel", "fr", "Siphon de sorts contre une Magie."),
        ("dualis", "fr", "La mise en place."),
        ("", "en", "Open it in another window."),
    ],
)
def test_the_right_use_of_a_word_is_left_alone(title: str, lang: str, text: str) -> None:
    assert found(title, lang, text) == []


def test_only_what_people_read_is_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "home.ftl"
    file.write_text(
        "# the price of a window\n"
        "flamecraft-window-price = { $price ->\n"
        "    [window] :spell: of { flamecraft-spell }\n"
        "   *[other] an empty slot\n"
        "}\n"
        "    .name = A spell\n"
        "plain = A price\n",
        "utf-8",
    )
    texts = list(wording.messages(file, "en"))
    assert list(wording.slips(texts)) == [Slip("home.ftl", 6, "spell", "Enchantment")]
    assert {text.title for text in texts} == {"flamecraft", ""}


def test_pages_and_rows_are_read_by_language(tmp_path: Path) -> None:
    page, rows = tmp_path / "en.md", tmp_path / "x.toml"
    page.write_text("## window | The window\n\nSee [it](#window) {FC-01}.\n\n@ window\n- A spell.\n", "utf-8")
    rows.write_text(
        'en = "A \\"window\\"."\nfr = "Une fenêtre."\ntable = { en = "A spell.", fr = "Un prix." }\n', "utf-8"
    )
    said = [
        str(slip) for slip in wording.slips([*wording.pages(page, "flamecraft"), *wording.rows(rows, "flamecraft")])
    ]
    assert said == [
        "en.md:1: 'window' stands for 'slot'.",
        "en.md:6: 'spell' stands for 'Enchantment'.",
        "x.toml:1: 'window' stands for 'slot'.",
        "x.toml:2: 'fenêtre' stands for 'emplacement'.",
        "x.toml:3: 'spell' stands for 'Enchantment'.",
        "x.toml:3: 'prix' stands for 'coût'.",
    ]


def test_the_list_only_shrinks() -> None:
    known = wording.known_slips()
    assert wording.listing(known) == wording.SLIPS.read_text("utf-8")
    assert known & wording.counted([Slip("new.ftl", 1, "spell", "Enchantment")]) == {}


def test_a_slip_planted_in_any_file_is_found() -> None:
    """Every kind of text is read under its title: words of the page, lessons, rules, statements, rulings."""
    barred = {
        (title, lang): next(word for term in wording.terms(title, lang) for word in term.barred if "*" not in word)
        for title in own_titles()
        for lang in LANGUAGES
    }
    one_of = {(text.file, text.title): text for text in wording.texts() if text.title}
    planted = [text._replace(text=f"{text.text} {barred[text.title, text.lang]}.") for text in one_of.values()]
    assert {slip.file for slip in wording.slips(planted)} == {text.file for text in planted}
    for title in own_titles():
        read = {file for file, of in one_of if of == title}
        for lang in LANGUAGES:
            assert {
                f"src/emberhall/locales/{lang}/{title}.ftl",
                f"src/emberhall/locales/{lang}/lessons/{title}.ftl",
                f"src/emberhall/games/{title}/rulebook/{lang}.md",
                f"docs/rulings/{title}.toml",
            } <= read
        assert any(file.startswith(f"src/emberhall/games/{title}/rulebook/books/") for file in read)
        has_cards = bool(list(wording.SOURCE.joinpath("games", title, "cards").glob("*.toml")))
        assert any(file.startswith(f"src/emberhall/games/{title}/cards/") for file in read) == has_cards
        assert (f"docs/notation/{title}.md" in read) == Path(f"docs/notation/{title}.md").is_file()
