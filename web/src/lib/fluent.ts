/**
 * Puts parameters into Fluent messages that were read when the page was built. It is the part of Fluent that our messages
 * use, in a tenth of the size; the test holds it to Fluent's own, and the build refuses what it does not know.
 */

export type Parameters = Readonly<Record<string, string | number>>;

type Expression =
  | { type: "var" | "mesg"; name: string }
  | { type: "term"; name: string; args: readonly Argument[] }
  | { type: "str"; value: string }
  | { type: "num"; value: number }
  | { type: "select"; selector: Expression; variants: readonly Variant[]; star: number };
type Argument = { type: "narg"; name: string; value: Expression };
type Variant = { key: Expression; value: Pattern };

/** What a message says: words, or words and what has to be put between them. */
export type Pattern = string | readonly (string | Expression)[];

/** Messages in one language, by their keys. */
export class Messages {
  private readonly patterns = new Map<string, Pattern>();
  private readonly numbers: Intl.NumberFormat;
  private readonly plurals: Intl.PluralRules;

  constructor(language: string) {
    this.numbers = new Intl.NumberFormat(language);
    this.plurals = new Intl.PluralRules(language);
  }

  add(messages: readonly (readonly [key: string, pattern: Pattern])[]): void {
    for (const [key, pattern] of messages) this.patterns.set(key, pattern);
  }

  has(key: string): boolean {
    return this.patterns.has(key);
  }

  /** The message `key` with its parameters put in, or null where there is none. */
  say(key: string, parameters: Parameters): string | null {
    const pattern = this.patterns.get(key);
    return pattern === undefined ? null : this.put(pattern, parameters);
  }

  private put(pattern: Pattern, parameters: Parameters): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => (typeof part === "string" ? part : this.shown(part, parameters))).join("");
  }

  private shown(part: Expression, parameters: Parameters): string {
    const value = this.valueOf(part, parameters);
    return typeof value === "number" ? this.numbers.format(value) : value;
  }

  private valueOf(part: Expression, parameters: Parameters): string | number {
    switch (part.type) {
      case "str":
      case "num":
        return part.value;
      case "var":
        return parameters[part.name] ?? `{$${part.name}}`;
      case "mesg":
        return this.say(part.name, parameters) ?? `{${part.name}}`;
      case "term":
        return this.say(`-${part.name}`, this.given(part.args, parameters)) ?? `{-${part.name}}`;
      case "select": {
        const value = this.valueOf(part.selector, parameters);
        const found = part.variants.find(({ key }) => this.fits(value, key)) ?? part.variants[part.star]!;
        return this.put(found.value, parameters);
      }
    }
  }

  /** A term knows only what it is given. */
  private given(args: readonly Argument[], parameters: Parameters): Parameters {
    return Object.fromEntries(args.map(({ name, value }) => [name, this.valueOf(value, parameters)]));
  }

  private fits(value: string | number, key: Expression): boolean {
    if (key.type !== "str" && key.type !== "num") return false;
    return key.value === value || (typeof value === "number" && key.value === this.plurals.select(value));
  }
}
