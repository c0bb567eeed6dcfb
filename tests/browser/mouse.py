"""A fast mouse: Playwright's own watches an element for two frames before each click, and takes three times the CPU
time. If an element is not ready to be clicked, Playwright's mouse takes over and waits as usual.
"""

from playwright.sync_api import Error, Position

from tests.browser.hand import Hand, Place

#: Where to press, once the element is in view, enabled, still and uncovered. A press that misses it because the page
#: has changed meanwhile is kept from every other element.
SPOT = """(target, place) => {
  if (!target?.checkVisibility({ visibilityProperty: true })) return null;
  if (target.matches(":disabled") || target.closest("[aria-disabled=true]")) return null;
  if (document.getAnimations().some(({ effect }) => effect?.target?.contains(target))) return null;
  target.scrollIntoViewIfNeeded();
  const box = target.getBoundingClientRect();
  const x = place ? box.x + target.clientLeft + place.x : box.x + box.width / 2;
  const y = place ? box.y + target.clientTop + place.y : box.y + box.height / 2;
  if (!target.contains(document.elementFromPoint(x, y))) return null;
  if (!window.aim) {
    window.aim = {};
    const guard = (event) => {
      if (event.type === "pointerdown") {
        aim.missed = Boolean(aim.at) && !event.composedPath().includes(aim.at);
        aim.at = null;
      }
      if (!aim.missed) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    for (const kind of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
      addEventListener(kind, guard, true);
  }
  aim.at = target;
  return [x, y];
}"""


class Mouse(Hand):
    """A page clicked by mouse."""

    def press(self, thing: Place, position: Position | None) -> None:
        spot = self.ask(SPOT, thing, position)
        if spot is not None:
            self.page.mouse.click(*spot)
            if not self._missed():
                return
        thing.locator.click(position=position)

    def _missed(self) -> bool:
        try:
            return bool(self.page.evaluate("window.aim?.missed"))
        except Error:  # the click navigated away
            return False
