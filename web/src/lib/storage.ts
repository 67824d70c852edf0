/** What a device keeps. Private windows and full disks throw on every access: then it is kept in memory, until the page closes. */

const PREFIX = "spieleabend.";
const memory = new Map<string, string>();

/** The text kept under `name`, or null. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Keep `text` under `name`; null forgets it. */
export function keep(name: string, text: string | null): void {
  if (text === null) memory.delete(name);
  else memory.set(name, text);
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    // Kept in memory above.
  }
}

/** The JSON kept under `name` if it is of the kind that `is` asks for, else `otherwise`. */
export function keptJson<Kind>(name: string, is: (value: unknown) => value is Kind, otherwise: Kind): Kind {
  const text = kept(name);
  if (text === null) return otherwise;
  try {
    const value: unknown = JSON.parse(text);
    return is(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** The names under `start` that something is kept under. */
export function keptNames(start: string): string[] {
  const names = new Set([...memory.keys()].filter((name) => name.startsWith(start)));
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index);
      if (key?.startsWith(PREFIX + start)) names.add(key.slice(PREFIX.length));
    }
  } catch {
    // Memory is all there is.
  }
  return [...names];
}
