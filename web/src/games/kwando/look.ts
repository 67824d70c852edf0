/** Kwando wears the yellow of sand; ink on it has a contrast of 6.7. */

import type { GameLook } from "../screens";

export default { accent: "#d89b2b", onAccent: "#221f2b" } satisfies GameLook;
