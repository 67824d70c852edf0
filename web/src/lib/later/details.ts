/** What a game would like to know of people: how it is written, and what this device remembers of it for the next table. */

import type { GameView } from "../../protocol/updates";
import { plainLine } from "../plain";
import { keep, keptJson } from "../storage";

export type Detail = GameView["details"][number];
export type Told = Readonly<Record<string, string>>;

const KEPT = "details";
/** The word behind the name of a line, for a choice that says what kind of line it is. */
const KIND = "_kind";
const LEAP_YEAR = 2000;
const MONTHS = 12;

/** The details that are asked for now: of what kind something is matters only once it has been told. */
export function asked(offered: readonly Detail[], told: Told): Detail[] {
  return offered.filter((detail) => {
    const line = lineOf(detail, offered);
    return line === undefined || tidied(line, told[line.name] ?? "") !== "";
  });
}

/** A detail's value as the table takes it. */
export function tidied(detail: Detail, value: string): string {
  return detail.kind === "line" ? plainLine(value) : value;
}

/** What is new in `draft`, as the table takes it. */
export function news(offered: readonly Detail[], draft: Told, told: Told): Record<string, string> {
  const values = offered.map((detail) => [detail.name, tidied(detail, draft[detail.name] ?? "")] as const);
  return Object.fromEntries(values.filter(([name, value]) => value !== told[name]));
}

/** Whether anything was told. */
export function isAnything(offered: readonly Detail[], told: Told): boolean {
  return offered.some((detail) => (told[detail.name] ?? "") !== untold(detail));
}

/** All that was told on one line; `named` says a choice in words. */
export function summary(
  offered: readonly Detail[],
  told: Told,
  language: string,
  named: (detail: Detail, value: string) => string,
): string {
  const words = offered.map((detail) => {
    const value = told[detail.name] ?? "";
    if (value === untold(detail) || lineOf(detail, offered) !== undefined) return "";
    if (detail.kind === "choice") return named(detail, value);
    return detail.kind === "birthday" ? birthday(value, language) : value;
  });
  return words.filter((word) => word !== "").join(" · ");
}

/** A birthday, "MM-DD", as the language writes it. */
export function birthday(value: string, language: string): string {
  const [month, day] = value.split("-").map(Number);
  return form(language).format(Date.UTC(LEAP_YEAR, month! - 1, day));
}

/** Which of the two the language says first. */
export function monthComesFirst(language: string): boolean {
  const parts = form(language).formatToParts(0);
  return parts.find(({ type }) => type === "month" || type === "day")?.type === "month";
}

/** The names of the months, each with its number as two digits. */
export function months(language: string): [number: string, name: string][] {
  const named = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: MONTHS }, (_, place) => [
    digits(place + 1),
    named.format(Date.UTC(LEAP_YEAR, place)),
  ]);
}

/** The days of a month as two digits, those of the longest where no month is chosen yet. */
export function days(month: string): string[] {
  const count = new Date(Date.UTC(LEAP_YEAR, Number(month || "1"), 0)).getUTCDate();
  return Array.from({ length: count }, (_, place) => digits(place + 1));
}

/** What this device was told before, as far as the game takes it. */
export function remembered(offered: readonly Detail[]): Record<string, string> {
  const before = keptJson(KEPT, isTold, {});
  const values = offered.map((detail) => [detail.name, before[detail.name] ?? ""] as const);
  return Object.fromEntries(
    values.filter(([, value], place) => value !== "" && takes(offered[place]!, value)),
  );
}

/** Remember what was told, or that something is told no more. */
export function remember(offered: readonly Detail[], told: Told): void {
  const all = { ...keptJson(KEPT, isTold, {}) };
  for (const detail of offered) {
    const value = told[detail.name] ?? "";
    if (value === untold(detail)) delete all[detail.name];
    else all[detail.name] = value;
  }
  keep(KEPT, Object.keys(all).length > 0 ? JSON.stringify(all) : null);
}

function untold(detail: Detail): string {
  return detail.kind === "choice" ? detail.default : "";
}

/** The line of which a choice tells the kind. */
function lineOf(detail: Detail, offered: readonly Detail[]): Detail | undefined {
  if (detail.kind !== "choice" || !detail.name.endsWith(KIND)) return undefined;
  return offered.find((one) => one.kind === "line" && one.name + KIND === detail.name);
}

function takes(detail: Detail, value: string): boolean {
  if (detail.kind === "choice") return detail.values.includes(value);
  if (detail.kind === "line") return plainLine(value) === value && [...value].length <= detail.most;
  return /^\d\d-\d\d$/.test(value) && days(value.slice(0, 2)).includes(value.slice(3));
}

function form(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
}

function digits(number: number): string {
  return String(number).padStart(2, "0");
}

function isTold(value: unknown): value is Record<string, string> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((one) => typeof one === "string")
  );
}
