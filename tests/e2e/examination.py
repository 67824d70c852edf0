"""What axe says about screens, by day and by night."""

from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Page

from tests.e2e.browser import settled
from tests.e2e.evening import Screen

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = "(rules) => axe.run({ resultTypes: ['violations'], ...rules }).then((found) => found.violations)"
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
LIGHTS: dict[Literal["dark", "light"], dict[str, Any]] = {"dark": {}, "light": CONTRAST}
"""What axe examines in which light: all but the colours is the same in both."""


class Examination:
    """What axe says about every screen that it was shown."""

    def __init__(self) -> None:
        self.screens = 0
        self.faults: dict[str, list[str]] = {}

    def __str__(self) -> str:
        """Every fault once, and where it was seen."""
        return "\n\n".join(f"{fault}\non {'; '.join(places)}" for fault, places in self.faults.items())

    async def look(self, screen: Screen, name: str) -> None:
        """Examine a screen by night and by day."""
        for light, rules in LIGHTS.items():
            await screen.page.emulate_media(color_scheme=light)
            await settled(screen.page)
            for violation in await run_axe(screen.page, rules):
                for node in violation["nodes"]:
                    fault = f"{violation['id']}: {node['html']}\n{node['failureSummary']}"
                    self.faults.setdefault(fault, []).append(f"{name}, {light}")
        self.screens += 1


async def run_axe(page: Page, rules: dict[str, Any]) -> list[dict[str, Any]]:
    """The violations on a page. The script comes by the debugger, which no Content Security Policy holds up."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = await page.evaluate(VIOLATIONS, rules)
    return found
