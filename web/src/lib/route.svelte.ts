/**
 * Where this page is: `/` the house, `/t/CODE` a table, `/t/CODE?table` its big screen. `#seat=TOKEN` hands a seat to
 * this device; it stands behind the # so that no server's log ever sees it.
 */

import { isCode, tidied } from "./code";

export type Route = { code: string | null; layout: "table" | "phone" | null; unknown: boolean };

let route = $state.raw<Route>(read());

/** Where we are. */
export function here(): Route {
  return route;
}

/** Go to an address of ours. `instead`: the way back does not lead here again. */
export function go(address: string, instead = false): void {
  if (instead) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  route = read();
  scrollTo(0, 0);
}

/** The address of a table. */
export function tableAddress(code: string, layout: "table" | "phone" | null = null): string {
  return `/t/${code}${layout === null ? "" : `?${layout}`}`;
}

/** Take the seat's token out of the address, so that nobody sees it over a shoulder. */
export function takeSeatToken(): string | null {
  const found = /^#seat=([A-Za-z0-9_-]{32,64})$/.exec(location.hash);
  if (found === null) return null;
  history.replaceState(null, "", location.pathname + location.search);
  return found[1]!;
}

/** Follow the browser's way back. */
export function followHistory(): void {
  addEventListener("popstate", () => (route = read()));
}

function read(): Route {
  const path = location.pathname.replace(/\/+$/, "");
  const query = new URLSearchParams(location.search);
  const layout = query.has("table") ? "table" : query.has("phone") ? "phone" : null;
  if (path === "") return { code: null, layout, unknown: false };
  const found = /^\/t\/([^/]+)$/.exec(path);
  const code = found ? tidied(decodeURIComponent(found[1]!)) : "";
  return isCode(code) ? { code, layout, unknown: false } : { code: null, layout, unknown: true };
}
