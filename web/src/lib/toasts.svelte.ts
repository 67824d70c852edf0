/** Short notes that come and go: a refusal, something that worked. */

export type Toast = { id: number; text: string; bad: boolean };

let toasts = $state.raw<Toast[]>([]);
let last = 0;

/** The notes to be seen now. */
export function currentToasts(): Toast[] {
  return toasts;
}

/** Show a note for as long as it takes to read it. The same note twice is one note. */
export function toast(text: string, bad = false): void {
  last += 1;
  const id = last;
  toasts = [...toasts.filter((one) => one.text !== text), { id, text, bad }].slice(-3);
  setTimeout(() => dismiss(id), 3500 + text.length * 55);
}

/** Take a note away. */
export function dismiss(id: number): void {
  toasts = toasts.filter((one) => one.id !== id);
}
