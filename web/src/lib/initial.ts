/** The letter beside a person's picture. */

const LETTER = /^[\p{L}\p{N}]/u;

/** The first letter or digit of a name with all its marks, as a capital; empty where the name has none. */
export function initialOf(name: string): string {
  return (
    [...lettersOf(name.normalize("NFC"))].find((letter) => LETTER.test(letter))?.toLocaleUpperCase() ?? ""
  );
}

/** As a reader would count them. */
function lettersOf(name: string): Iterable<string> {
  // Firefox knows Intl.Segmenter since 125 only.
  if (typeof Intl.Segmenter !== "function") return name;
  return [...new Intl.Segmenter().segment(name)].map((one) => one.segment);
}
