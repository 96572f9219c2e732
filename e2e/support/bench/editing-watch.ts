import type { Page } from '@playwright/test';

/** When what was saved was compiled and when a page showed it, as moments of this machine's clock. */
export interface EditingWatch {
  /** The next time that a compilation has ended. */
  compiled: () => Promise<number>;
  /** The next time that the page has drawn this mark, the value of its first `data-saved`; `''` is none. */
  drawn: (mark: string) => Promise<number>;
  close: () => Promise<void>;
}

/**
 * Watches a page, before it is opened, and the stream of events at `address` that tells it of compilations. By an observer in the
 * page: a locator that waits asks every half second alone.
 */
export async function watchEditing(
  page: Page,
  address: string,
  isBuilt: (event: string) => boolean,
): Promise<EditingWatch> {
  const waiting = new Map<string, (moment: number) => void>();
  await page.exposeFunction('tellDrawn', (mark: string) => waiting.get(mark)?.(Date.now()));
  await page.addInitScript(tellMarks);
  const reader = (await fetch(address)).body?.getReader();
  if (reader === undefined) throw new Error(`${address} tells nothing.`);
  const decoder = new TextDecoder();
  return {
    compiled: async () => {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`${address} has ended.`);
        if (isBuilt(decoder.decode(value))) return Date.now();
      }
    },
    drawn: (mark) => new Promise((resolve) => waiting.set(mark, resolve)),
    close: () => reader.cancel(),
  };
}

/** Runs in the page, at the beginning of each document. */
function tellMarks(): void {
  const { tellDrawn } = window as unknown as { tellDrawn: (mark: string) => void };
  let last: string | undefined;
  const look = () => {
    if (document.querySelector('h1') === null) return;
    const mark = document.querySelector('[data-saved]')?.getAttribute('data-saved') ?? '';
    if (mark !== last) requestAnimationFrame(() => tellDrawn(mark));
    last = mark;
  };
  const everything = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, everything);
}
