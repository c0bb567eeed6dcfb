"""A push that reaches a real Chromium wakes the worker, which shows whose turn it is in the user's language.

The test browser has no notifications at all: the worker's calls are intercepted. That pushes are encrypted for the
browser and delivered is tested against a push service in `tests/server/test_alerts.py` and `test_days.py`.
"""

import json

import pytest

from tests.browser.hall import House

pytestmark = [pytest.mark.browser, pytest.mark.timeout(100)]

REGISTER = """async (words) => {
  await (await caches.open("emberhall-words")).put("/words", new Response(JSON.stringify(words)));
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
}"""
CATCH = """() => {
  self.caught = new Promise((done) => {
    self.registration.showNotification = async (...note) => done(note);
  });
}"""


def test_a_push_wakes_the_worker_of_a_page(house: House) -> None:
    visitor = house.visitor()
    visitor.open()
    context = visitor.page.context
    devtools = context.new_cdp_session(visitor.page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(each["registrationId"] for each in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    with context.expect_event("serviceworker") as found:
        visitor.page.evaluate(REGISTER, {"turn": "À vous", "titles": {"dualis": "Duālis"}})
    visitor.page.wait_for_function("navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')")
    for _ in visitor.until(lambda: bool(known), "The browser has told of no registration."):
        pass
    found.value.evaluate(CATCH)
    said = json.dumps({"table": "abc", "title": "dualis", "name": "Mardi"})
    origin = visitor.address.rstrip("/")
    devtools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": known[-1], "data": said})
    title, note = found.value.evaluate("self.caught")
    assert (title, note["body"], note["data"]) == ("À vous", "Mardi · Duālis", {"path": "/t/abc"})
