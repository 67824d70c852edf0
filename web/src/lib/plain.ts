/** `written` as the one plain line that the table takes: no breaks, nothing invisible, no blanks around it. */
export function plainLine(written: string): string {
  return written
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cf}\p{Cs}\p{Cn}\p{Co}]/gu, (sign) => (sign === "\u200d" ? sign : ""))
    .trim();
}
