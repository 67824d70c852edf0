"""A screen without a mouse and without a touch: Tab, arrows, Enter and the space bar, with the focus watched over."""

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

MOST_TABS = 80
FOCUS = """() => {
  const focused = document.activeElement;
  if (focused === document.body || focused === null) return { fault: "lost" };
  const what = focused.outerHTML.slice(0, 200);
  const label = focused.closest("label");
  const outlined = [focused, label].some((one) => {
    const style = one && getComputedStyle(one);
    return style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 && style.opacity !== "0";
  });
  if (!outlined) return { fault: "not to be seen", what };
  const { left, top, width, height } = (label ?? focused).getBoundingClientRect();
  const across = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  const down = Math.min(Math.max(top + Math.min(height, innerHeight) / 2, 0), innerHeight - 1);
  const upper = document.elementFromPoint(across, down);
  const open = focused.contains(upper) || (label?.contains(upper) ?? false);
  return { fault: open ? "" : `below ${upper?.outerHTML.slice(0, 100)}`, what };
}"""
"""What is wrong with the focus, if anything."""


class Keyboard:
    """Presses keys on one page. Wherever the focus goes, it must be seen; whatever happens, it must be somewhere."""

    def __init__(self, page: Page) -> None:
        """The page is shown already."""
        self.page = page

    async def reach(self, target: Locator, tab: str = "Tab") -> None:
        """Press Tab, or Shift+Tab, until `target` has the focus."""
        await target.wait_for()
        for _ in range(MOST_TABS):
            if await target.evaluate("element => element === document.activeElement"):
                return
            await self.page.keyboard.press(tab)
            await self.check(may_leave=True)
        raise AssertionError(f"the Tab key does not reach {target}")

    async def press(self, target: Locator, key: str = "Enter") -> None:
        """Go to a button and press it; afterwards the focus is still somewhere."""
        await expect(target).to_be_enabled()
        await self.reach(target)
        await self.page.keyboard.press(key)
        await self.keeps_focus()

    async def answer(self, button: Locator) -> None:
        """Press a button that answers the game, and wait until it is away: what is asked then is the next question."""
        await self.press(button)
        await button.wait_for(state="hidden")
        await self.keeps_focus()

    async def type(self, target: Locator, text: str) -> None:
        """Go to a field and write."""
        await self.reach(target)
        await self.page.keyboard.type(text)

    async def keeps_focus(self) -> None:
        """Once all has settled the focus is on the page and can be seen."""
        try:
            await self.page.wait_for_function(f"() => ({FOCUS})().fault === ''")
        except TooLate:
            await self.check()

    async def check(self, *, may_leave: bool = False) -> None:
        """The focus can be seen. After the page's last stop it `may_leave` for the browser's own buttons."""
        # The link past the top bar comes down when it gets the focus, which takes a frame.
        await self.page.evaluate(
            "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
        )
        fault = await self.page.evaluate(FOCUS)
        assert fault["fault"] in ("", "lost" if may_leave else ""), fault
