/** Flotter Dreier wears violet; white on it has a contrast of 4.6. */

import type { GameLook } from "../screens";

export default { accent: "#8b5bd6", onAccent: "#ffffff" } satisfies GameLook;
