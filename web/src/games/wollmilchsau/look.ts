/** Wollmilchsau wears the green of a meadow; ink on it has a contrast of 5.1. */

import type { GameLook } from "../screens";

export default { accent: "#4f9d69", onAccent: "#221f2b" } satisfies GameLook;
