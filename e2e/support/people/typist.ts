import type { Locator, Page } from '@playwright/test';

/** One key that was pressed, and when (`performance.now()` of this process, before it was sent). */
export interface Key {
  text: string;
  at: number;
}

/** Somebody who types numbered words, without end. */
export interface Typist {
  keys: Key[];
  /** Settles when typing ended: stopped by `stop`, or because the page is gone. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** Types into what has the focus; `pause` gives the milliseconds between two keys. */
export function typeOn(page: Page, pause: () => number): Typist {
  const keys: Key[] = [];
  let stopped = false;
  const run = async () => {
    for (let number = 1; ; number += 1) {
      for (const text of `word${number} `) {
        if (stopped) return;
        keys.push({ text, at: performance.now() });
        await page.keyboard.type(text, { delay: pause() });
      }
    }
  };
  const ended = run().catch((error: unknown) => {
    if (!/closed|crashed|Target/i.test(String(error))) throw error;
  });
  return {
    keys,
    ended,
    stop: () => {
      stopped = true;
      return ended;
    },
  };
}

/** What a field holds, as text: an input's value, or a rich text's words. */
export async function textOf(field: Locator): Promise<string> {
  const text = await field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : (element.textContent ?? ''),
  );
  return text.replaceAll('\u00a0', ' ');
}

/** How much of what was typed after `before` is missing in `found`, and how old its first missing key was at `end`. */
export function missing(
  keys: readonly Key[],
  before: string,
  found: string,
  end: number,
): { keys: number; ms: number } {
  const whole = before + keys.map(({ text }) => text).join('');
  const kept = found.trimEnd();
  if (!whole.startsWith(kept) || kept.length < before.trimEnd().length)
    throw new Error(`“${kept}” is not how “${whole}” begins`);
  // A space at the end of a text is no word.
  const there = kept.length + (whole[kept.length] === ' ' ? 1 : 0) - before.length;
  const gone = keys.slice(Math.max(0, there));
  const first = gone[0];
  return { keys: gone.length, ms: first === undefined ? 0 : Math.max(0, end - first.at) };
}
