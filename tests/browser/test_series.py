"""A best of three in the browser: its score in the bar, how it stands between two games, and who begins the next."""

import pytest
from playwright.sync_api import expect

from tests.browser.hall import House
from tests.browser.tables import resign
from tests.browser.test_circles import Friends

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


def test_a_best_of_three_keeps_its_score(house: House) -> None:
    friends = Friends(house)
    ada, bea = friends.visitor("Ada"), friends.visitor("Bea", width=390, height=844, lang="fr")
    wish = {"title": "flamecraft_duals", "seats": 2, "terms": {"series": "three"}}
    first = friends.ask("Ada", "POST", "/tables", **wish)["id"]
    friends.ask("Bea", "POST", f"/tables/{first}/seats")
    ada.open(f"t/{first}")
    ada.page.get_by_test_id("start").click()
    score = ada.page.get_by_test_id("series-score")
    expect(score).to_have_attribute("aria-label", "Ada 0, Bea 0. Game 1 of 3.")
    resign(house.address, first, friends.tokens["Bea"])
    expect(score).to_have_attribute("aria-label", "Ada 1, Bea 0. Game 1 of 3.")
    expect(ada.page.get_by_test_id("prompt")).to_contain_text("Ada leads 1 : 0")
    ada.page.get_by_test_id("rematch").click()
    second = friends.ask("Bea", "POST", f"/tables/{first}/rematch")["id"]
    expect(ada.page).to_have_url(f"{house.address}t/{second}")
    bea.open(f"t/{second}")
    expect(bea.page.get_by_test_id("series-score")).to_have_attribute("aria-label", "Ada 1, Bea 0. Partie 2 sur 3.")
    assert friends.ask("Ada", "GET", f"/tables/{second}")["waiting"] == [1], "Whoever lost begins."
    resign(house.address, second, friends.tokens["Bea"])
    expect(bea.page.get_by_test_id("prompt")).to_contain_text("Ada remporte la série 2 : 0")
    assert not ada.problems_by_day_and_night()
