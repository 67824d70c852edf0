/**
 * Screens without a server, for looking at them: `preview.html?at=/t/K7M2QXA&fixture=lobby-3&language=pl`.
 * The application is the real one; only what it hears comes from `fixtures.ts`. Not part of the product.
 */

import { mount } from "svelte";

import App from "../src/App.svelte";
import { preferredLanguage, speak, type Language } from "../src/lib/i18n.svelte";
import { followHistory } from "../src/lib/route.svelte";
import { startTheme } from "../src/lib/theme.svelte";
import "../src/styles/all.css";
import { CODE, FIXTURES, HOUSE } from "./fixtures";

const query = new URLSearchParams(location.search);
const fixture = FIXTURES[query.get("fixture") ?? "lobby-3"]!;

class PreviewSocket {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    setTimeout(() => this.onopen?.(), 10);
  }

  send(data: string): void {
    const message = JSON.parse(data) as { kind: string; id?: string; reaction?: string };
    if (message.kind === "hello") {
      this.say({ kind: "welcome", version: 1, time: Date.now() });
      if (query.has("goodbye")) {
        const parameters = { code: CODE };
        this.say({ kind: "goodbye", key: query.get("goodbye"), parameters, again: false });
        return;
      }
      this.say({
        kind: "update",
        number: 7,
        since: 7,
        public: fixture.view,
        private: fixture.private,
        happened: [],
      });
      const people = Object.fromEntries(
        fixture.view.people.map((person) => [person.id, person.id === 2 ? "away" : "here"]),
      );
      this.say({ kind: "presence", people, watchers: 2, screens: 1 });
    } else if (message.kind === "react") {
      this.say({ kind: "reaction", reaction: message.reaction });
    } else if (message.id !== undefined) {
      this.say({ kind: "refused", id: message.id, key: "refused-busy", parameters: {} });
    }
  }

  close(): void {
    this.readyState = 3;
  }

  private say(message: unknown): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 10);
  }
}

const QR = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29" shape-rendering="crispEdges"><path fill="#221f2b" d="${Array.from(
    { length: 29 * 29 },
    (_, index) => [index % 29, Math.floor(index / 29)] as const,
  )
    .filter(([x, y]) => {
      const corner = (a: number, b: number) => x >= a && x < a + 7 && y >= b && y < b + 7;
      const inCorner = [
        [0, 0],
        [22, 0],
        [0, 22],
      ].find(([a, b]) => corner(a!, b!));
      if (!inCorner) return (x * 7 + y * 13 + ((x * y) % 5)) % 3 === 0;
      const edge = Math.max(Math.abs(x - inCorner[0]! - 3), Math.abs(y - inCorner[1]! - 3));
      return edge !== 2;
    })
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join("")}"/></svg>`,
)}`;

Object.assign(window, { WebSocket: PreviewSocket });
window.fetch = (address) => {
  const path = String(address);
  const answer = path === "/api/house" ? HOUSE : { code: CODE };
  return Promise.resolve(new Response(JSON.stringify(answer)));
};
new MutationObserver(() => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src$="qr.svg"]')) image.src = QR;
}).observe(document, { subtree: true, childList: true });

history.replaceState(null, "", query.get("at") ?? "/");
startTheme();
if (query.has("theme")) document.documentElement.dataset.theme = query.get("theme")!;
followHistory();
dispatchEvent(new PopStateEvent("popstate"));
void speak((query.get("language") as Language | null) ?? preferredLanguage()).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
