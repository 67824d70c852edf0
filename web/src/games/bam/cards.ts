/**
 * What may stand on a card of the table's own. The rules judge by themselves (`src/spieleabend/games/bam/cards.py`); both
 * are held to `tests/games/bam/own_cards.json`.
 */

import type { GameCards } from "../screens";

const GAP = "BAM!";
const MOST_GAPS = 2;
const LONGEST: Record<string, number> = { red: 110, grey: 60 };

export default {
  longest: LONGEST,
  check(pile, text) {
    const gaps = text.split(GAP).length - 1;
    const most = LONGEST[pile] ?? 0;
    if (pile === "red" && (gaps < 1 || gaps > MOST_GAPS))
      return { key: "bam-bad-card-gaps", parameters: { gaps } };
    if (pile === "grey" && gaps > 0) return { key: "bam-bad-card-term", parameters: {} };
    if ([...text].length > most) return { key: "bam-bad-card-long", parameters: { most } };
    return null;
  },
} satisfies GameCards;
