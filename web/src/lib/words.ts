/** What the server says in keys, said in words. */

import { Refusal } from "./connection";
import { known, learn, learned, text } from "./i18n.svelte";
import type { SettingsView } from "../protocol/updates";
import { toast } from "./toasts.svelte";

/** A key with its parameters in words; ids among them (a game, an option, a pile) are named too, where `game` knows them. */
export function worded(key: string, parameters: Record<string, string | number>, game?: string): string {
  const named = Object.entries(parameters).map(([name, value]) => [name, nameOf(name, value, game)]);
  if (known(key)) return text(key, Object.fromEntries(named));
  return learned(game) ? text("trouble-unknown", { key }) : text("loading");
}

/** An error in words. */
export function wordedError(error: unknown, game?: string): string {
  if (error instanceof Refusal) return worded(error.key, error.parameters, game);
  return text("trouble-page");
}

/** An error in words, as soon as there are any for it. */
export async function wordsFor(error: unknown, game?: string): Promise<string> {
  if (error instanceof Refusal && !known(error.key)) {
    try {
      await learn(game);
    } catch {
      return text("trouble-unknown", { key: error.key });
    }
  }
  return wordedError(error, game);
}

/** Show an error as a note. */
export function tell(error: unknown, game?: string): void {
  void wordsFor(error, game).then((words) => toast(words, true));
}

/** Which cards lie on the table; how cheeky they are only where there are others. */
export function summaryOf({ language, level, level_matters: spicy }: SettingsView): string {
  const named = text(`language-${language}`);
  if (!spicy) return text("lobby-summary-language", { language: named });
  return text("lobby-summary", { language: named, level: text(`level-${level}`) });
}

function nameOf(parameter: string, value: string | number, game: string | undefined): string | number {
  const keys: Record<string, string> = {
    game: `game-${value}-name`,
    option: `option-${game}-${value}`,
    detail: `detail-${game}-${value}`,
    pile: `pile-${game}-${value}`,
    action: `host-action-${game}-${value}`,
    language: `language-${value}`,
  };
  const key = keys[parameter];
  return key !== undefined && known(key) ? text(key) : value;
}
