/**
 * Where the arrows of this page's sideways name cards point, measured in pixels: for each pair the middle of its arrow and
 * the upper and lower edge of the name that is highlighted, from the top, and the distance between the two cards.
 */
() =>
  [...document.querySelectorAll("[data-pair]")].map((pair) => {
    const box = (selector) => pair.querySelector(selector)?.getBoundingClientRect();
    const arrow = box("[data-sideways] [data-arrow]");
    const name = box("[data-hit]");
    const [upright, sideways] = [box("[data-upright]"), box("[data-sideways]")];
    return {
      name: pair.querySelector("[data-hit]")?.textContent ?? "",
      arrow: (arrow.top + arrow.bottom) / 2,
      row: [name.top, name.bottom],
      bottoms: [upright.bottom, sideways.bottom],
      apart: Math.max(upright.left - sideways.right, sideways.left - upright.right),
      side: sideways.left < upright.left ? "left" : "right",
    };
  });
