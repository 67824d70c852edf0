/** What the server answers over HTTP. */

import type { CreateTable } from "../protocol/commands";
import type { HouseView, TableCreated, TableGlimpse } from "../protocol/updates";
import { Refusal } from "./connection";

const PATIENCE = 8_000;

let known: Promise<HouseView> | null = null;

/** The games of this server and its addresses, asked for once. Rejects with a Refusal; the next call asks again. */
export function house(): Promise<HouseView> {
  known ??= ask<HouseView>("/api/house").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Make a table. Rejects with a Refusal. */
export function createTable(wish: CreateTable): Promise<TableCreated> {
  return ask<TableCreated>("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
}

/** Just enough about a table to say whether it is there. Rejects with a Refusal (`goodbye-unknown-table`). */
export function glimpse(code: string): Promise<TableGlimpse> {
  return ask<TableGlimpse>(`/api/tables/${code}`, {}, new Refusal("goodbye-unknown-table", { code }));
}

/** Where the picture lies that a phone's camera reads. */
export function qrAddress(code: string): string {
  return `/api/tables/${code}/qr.svg`;
}

/** Where the match file lies, once a match is over. */
export function matchFileAddress(code: string): string {
  return `/api/tables/${code}/match.json`;
}

async function ask<Answer>(address: string, how: RequestInit = {}, missing?: Refusal): Promise<Answer> {
  const late = new AbortController();
  const limit = setTimeout(() => late.abort(), PATIENCE);
  try {
    const response = await fetch(address, { ...how, signal: late.signal });
    if (response.status === 404 && missing) throw missing;
    const body = json(await response.text());
    if (response.ok && body !== null) return body as Answer;
    if (body !== null && typeof body.key === "string")
      throw new Refusal(body.key, parametersOf(body.parameters));
    throw new Refusal("trouble-server");
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("trouble-offline");
  } finally {
    clearTimeout(limit);
  }
}

/** A proxy may answer with a page of its own: that is no JSON. */
function json(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function parametersOf(value: unknown): Record<string, string | number> {
  return typeof value === "object" && value !== null ? (value as Record<string, string | number>) : {};
}
