"""A finger on a phone of Wollmilchsau: it presses so many milliseconds after the frame that drew the die.

What it measures is measured beside the game: an observer of its own sees the die change and asks the document which
frame that is; a listener of its own reads the event's time.

The touches go through Chromium's whole input (`Input.dispatchTouchEvent`) and are trusted. The stamp that a screen
gives a touch is told with them, so a touch happens at the very moment that was planned, however busy this machine is;
what comes late is only its delivery, as on a phone that is busy.
"""

import asyncio
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.async_api import CDPSession, Page

from spieleabend.games.wollmilchsau.animals import ANIMALS, Animal
from tests.e2e.evening import Screen

HOOK = """(words) => {
  const blank = new Set();
  let tumbling = false;
  const look = () => {
    for (const die of document.querySelectorAll('[role="img"]')) {
      const label = die.getAttribute("aria-label");
      if (label === words.tumbles) {
        tumbling = true;
        blank.add(die.outerHTML);
      } else if (tumbling && label in words.shows) {
        tumbling = false;
        const [frame, origin] = [document.timeline.currentTime, performance.timeOrigin];
        window.fingerSaw({ animal: words.shows[label], frame, origin }, [...blank]);
      }
    }
  };
  const watched = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, watched);
  addEventListener("pointerdown", (event) => {
    const animal = event.target.closest("[data-animal]")?.dataset.animal;
    const touched = { animal, pressed: event.timeStamp, heard: performance.now(), trusted: event.isTrusted };
    if (animal !== undefined) window.fingerTouched(touched);
  }, true);
}"""


@dataclass(frozen=True)
class Drawn:
    """The die as it appeared: in the frame that began at `frame`, in milliseconds of a clock that began at `origin`."""

    animal: Animal
    frame: float
    origin: float

    @property
    def epoch(self) -> float:
        """The frame, in milliseconds of the machine's clock."""
        return self.origin + self.frame


@dataclass(frozen=True)
class Touched:
    """A touch of an animal: when it happened, and when the page `heard` of it, on the page's clock."""

    animal: Animal
    pressed: float
    heard: float
    trusted: bool


class Finger:
    """The finger over one phone."""

    def __init__(self, screen: Screen) -> None:
        """`attend` before the phone opens the page."""
        self.screen = screen
        self.drawn: asyncio.Queue[Drawn] = asyncio.Queue()
        self.touched: asyncio.Queue[Touched] = asyncio.Queue()
        self.blank: set[str] = set()
        """The markup of the die while it tumbled, in all its variants."""
        self._session: CDPSession | None = None
        self._places: dict[str, dict[str, float]] = {}

    @property
    def page(self) -> Page:
        """The phone's page."""
        return self.screen.page

    async def attend(self) -> None:
        """Watch the page from its beginning on."""
        say = self.screen.say
        animals = {animal: say(f"wollmilchsau-animal-{animal}") for animal in ANIMALS}
        words = {
            "tumbles": say("wollmilchsau-die-tumbles"),
            "shows": {say("wollmilchsau-die-shows", animal=name): animal for animal, name in animals.items()},
        }
        await self.page.expose_function("fingerSaw", self._saw)
        await self.page.expose_function("fingerTouched", lambda touched: self.touched.put_nowait(Touched(**touched)))
        await self.page.add_init_script(f"({HOOK})({msgspec.json.encode(words).decode()})")
        self._session = await self.page.context.new_cdp_session(self.page)

    def _saw(self, drawn: dict[str, Any], blank: list[str]) -> None:
        """Hear from the page."""
        self.blank |= set(blank)
        self.drawn.put_nowait(Drawn(**drawn))

    def forget(self) -> None:
        """Wait for what is drawn from now on."""
        while not self.drawn.empty():
            self.drawn.get_nowait()

    async def hover(self) -> None:
        """Learn where the animals are."""
        animals = self.page.locator("[data-animal]")
        await animals.first.wait_for()
        self._places = await animals.evaluate_all(
            """buttons => Object.fromEntries(buttons.map((button) => {
              const { left, top, width, height } = button.getBoundingClientRect();
              return [button.dataset.animal, { x: left + width / 2, y: top + height / 2 }];
            }))"""
        )

    async def press(self, animal: Animal, drawn: Drawn, after: float) -> Touched:
        """Touch an animal `after` milliseconds of the frame that drew the die."""
        assert self._session is not None
        at = (drawn.epoch + after) / 1000
        await asyncio.sleep(at - time.time())
        touch = {"type": "touchStart", "touchPoints": [self._places[animal]], "timestamp": at}
        await self._session.send("Input.dispatchTouchEvent", touch)
        await self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return await self.touched.get()
