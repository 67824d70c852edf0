/** A table's code: seven letters and digits that nobody confuses. */

const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 7;

/** What somebody typed, as a code would be written: dots, blanks and small letters do not matter. */
export function tidied(typed: string): string {
  return [...typed.toUpperCase()]
    .filter((letter) => ALPHABET.includes(letter))
    .join("")
    .slice(0, LENGTH);
}

/** Whether `code` could be a table's. */
export function isCode(code: string): boolean {
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter));
}

/** A code as one reads it aloud: K7M·2QXA. */
export function grouped(code: string): string {
  return code.length > 3 ? `${code.slice(0, 3)}·${code.slice(3)}` : code;
}
