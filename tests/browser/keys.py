"""A page for keyboard users: elements are reached by Tab and arrows, and pressed with Enter."""

from playwright.sync_api import Position

from tests.browser.hand import Hand, Place

#: The next key on the way from the focus to an element, and how many times; null once it is there, and no key while it
#: is not visible. The element is found in the script, since a handle would have to be created, described and released.
#: Arrows go from one lit element to the next and may get closer faster than Tab. At first the focus is on nothing,
#: and only a Tab shows where the browser continues.
WAY = """target => {
  if (!target?.checkVisibility({ visibilityProperty: true }) || !target.getClientRects().length) return ["", 0];
  const at = document.activeElement;
  if (at === target) return null;
  const group = target.closest("[role=grid], [role=radiogroup], [role=tablist], .fan");
  const inside = target.tabIndex < 0 && group;
  if (inside && group.contains(at)) {
    const things = [...group.querySelectorAll("[data-ref], [role=radio], [role=tab]")];
    const [from, to] = [at, target].map(each => each.getBoundingClientRect());
    const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    if (!group.matches("[role=grid]")) {
      const by = things.indexOf(target) - things.indexOf(at);
      return by > 0 ? ["ArrowRight", by] : ["ArrowLeft", -by];
    }
    if (Math.abs(y) > from.height / 3) return [y > 0 ? "ArrowDown" : "ArrowUp", 1];
    return [x > 0 ? "ArrowRight" : "ArrowLeft", 1];
  }
  const free = !at.closest("[role=grid], [role=radiogroup], [role=tablist], .fan, .ribbon");
  const lit = [...document.querySelectorAll(".stage [data-ref][data-legal='true']")].filter(
    each => free && each.getClientRects().length);
  const start = lit.indexOf(at);
  const walk = place => {
    const on = start < 0 ? place + 1 : (place - start + lit.length) % lit.length;
    const back = start < 0 ? lit.length - place : lit.length - on;
    return on <= back ? ["ArrowRight", on] : ["ArrowLeft", back];
  };
  if (lit.includes(target) && !inside) return walk(lit.indexOf(target));
  if (at === document.body) return ["Tab", 1];
  const wanted = inside ? group.querySelector("[tabindex='0']") : target;
  const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].filter(
    each => each === at || (each.tabIndex >= 0 && !each.disabled && each.getClientRects().length
      && getComputedStyle(each).visibility !== "hidden" && !each.closest("[inert]")));
  const to = stops.indexOf(wanted);
  if (to < 0) return ["", 0];
  const from = stops.indexOf(at);
  let [best, way] = [Math.abs(to - from), to > from ? ["Tab", to - from] : ["Shift+Tab", from - to]];
  for (const [place, each] of lit.entries()) {
    const [by, after] = [walk(place), stops.indexOf(each)];
    if (by[1] === 0 || after < 0 || by[1] + Math.abs(to - after) >= best) continue;
    [best, way] = [by[1] + Math.abs(to - after), by];
  }
  return way;
}"""

NONE = ["", 0]


class Keys(Hand):
    """A page clicked by keyboard."""

    def press(self, thing: Place, position: Position | None) -> None:
        self.reach(thing)
        self.page.keyboard.press("Enter")

    def reach(self, thing: Place) -> None:
        """Move the focus to an element by keys alone."""
        for _ in range(60):
            way = self.ask(WAY, thing)
            if way == NONE:
                thing.locator.wait_for()
                way = self.ask(WAY, thing)
            if way is None:
                return
            assert way != NONE, f"No key leads to {thing}."
            key, times = way
            for _ in range(min(times, 8)):  # then look again: the focused element may reveal others
                self.page.keyboard.press(key)
        raise AssertionError(f"The focus does not come to {thing}.")
