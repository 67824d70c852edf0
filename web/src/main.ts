import { mount } from "svelte";

import App from "./App.svelte";
import { beginSession } from "./lib/begun";
import { keepFocus } from "./lib/focus";
import { house } from "./lib/house";
import { preferredLanguage, speak } from "./lib/i18n.svelte";
import { followHistory, here } from "./lib/route.svelte";
import { waitForTouch } from "./lib/sound.svelte";
import { startTheme } from "./lib/theme.svelte";
import { home } from "./screens/screens";
import "./styles/all.css";

startTheme();
followHistory();
keepFocus();
waitForTouch();

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app to draw the application in");

// What the first screen will ask the server for comes at the same time as its words.
const { code } = here();
if (code !== null) beginSession(code);
else house().catch(() => "the door asks again and says so");

// Without its words and its screen there is nothing to show; a phone in a tunnel asks again until it is out.
const AGAIN = 2_000;
async function begin(at: HTMLElement): Promise<void> {
  try {
    await Promise.all([speak(preferredLanguage()), code === null ? home() : null]);
  } catch {
    setTimeout(() => void begin(at), AGAIN);
    return;
  }
  mount(App, { target: at });
}
void begin(target);
