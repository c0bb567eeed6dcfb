"""Words from outside with impossible numbers: each is refused with a reason, and breaks nothing."""

import re
from random import Random

import pytest

from emberhall import IllegalPick, Play, load, titles

pytestmark = pytest.mark.compiled

NUMBERS = ["0", "7", "99", "99999999", "9" * 19, "9" * 20, "9" * 180, "٣", "²", "-1", "1.5", "1e9"]
WORDS = ["", " ", "\x00", "play", "use m1", "use m1 1", "block m1", "attack m1 p1", "target c1", "x" * 200, "é" * 200]


def outside_words(word: str) -> list[str]:
    """A word with each of its numbers replaced, one after another and all at once."""
    found = [f"{word} 1", f" {word}", word + "\n", word[:-1]]
    for number in NUMBERS:
        found.append(re.sub(r"\d+", number, word))
        found += [word[: at.start()] + number + word[at.end() :] for at in re.finditer(r"\d+", word)]
    return found


@pytest.mark.parametrize("title", titles())
def test_no_word_breaks_the_rules(title: str) -> None:
    game = load(title)
    chance = Random(11)
    play = Play.begin(game, game.seats[0], 5)
    said = set(WORDS)
    for _ in range(120):
        decision = play.decision
        if decision is None:
            break
        said.update(chance.sample(list(decision.words()), min(2, len(decision.options))))
        tried = [word for known in chance.sample(sorted(said), min(3, len(said))) for word in outside_words(known)]
        for word in tried:
            for seat in (decision.seat, (decision.seat + 1) % play.course.deal.seats):
                refusal = game.explain(play.state, seat, word)
                assert refusal is not None or word in decision.words() or seat != decision.seat
                game.face.word_for(play.state, seat, word)
                if word not in decision.words() and play.course.put_to(seat) is not None:
                    with pytest.raises(IllegalPick):
                        play.answer(seat, [word])
        play.take(chance.choice(decision.options))
