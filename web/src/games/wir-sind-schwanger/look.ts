/** Wir sind schwanger wears a warm orange; ink on it has a contrast of 6.9. */

import type { GameLook } from "../screens";

export default { accent: "#ef8f5a", onAccent: "#221f2b" } satisfies GameLook;
