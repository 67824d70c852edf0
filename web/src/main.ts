import { mount } from "svelte";

import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { preferredLanguage, speak } from "./lib/i18n.svelte";
import { followHistory, here } from "./lib/route.svelte";
import { waitForTouch } from "./lib/sound.svelte";
import { startTheme } from "./lib/theme.svelte";
import { home, tablePage } from "./screens/screens";
import "./styles/all.css";

startTheme();
followHistory();
keepFocus();
waitForTouch();

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app to draw the application in");

// Without its words and its screen there is nothing to show; a phone in a tunnel asks again until it is out.
const AGAIN = 2_000;
async function begin(at: HTMLElement): Promise<void> {
  try {
    await Promise.all([speak(preferredLanguage()), here().code === null ? home() : tablePage()]);
  } catch {
    setTimeout(() => void begin(at), AGAIN);
    return;
  }
  mount(App, { target: at });
}
void begin(target);
