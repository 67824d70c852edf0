/** BAM! wears red; white on it has a contrast of 4.8. */

import type { GameLook } from "../screens";

export default { accent: "#d6322a", onAccent: "#ffffff" } satisfies GameLook;
