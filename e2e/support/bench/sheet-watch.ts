import type { Page } from '@playwright/test';

/** https://wicg.github.io/scheduling-apis, which TypeScript does not know yet. */
declare const scheduler: {
  postTask(run: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};
type Watched = Window & { followed?: number[] };

/** Waits until the sheet beside the form shows the field of a path, with a text if one is given. */
export async function sheetShows(page: Page, path: string, hasText?: RegExp): Promise<void> {
  const sheet = page.frameLocator('iframe[src="/preview-frame.html"]');
  const places = sheet.locator(`[data-at="${path}"]`).filter(hasText && { hasText });
  await places.first().waitFor({ state: 'attached' });
}

/**
 * Records from now on how long the sheet takes to show each letter that is typed into the field of a path: from the key
 * until the frame has been drawn with which the letter is there. Spaces are no letters.
 */
export async function recordSheet(page: Page, path: string): Promise<void> {
  await page.evaluate((at) => {
    const sheet = document.querySelector<HTMLIFrameElement>('iframe[src="/preview-frame.html"]');
    const frame = sheet?.contentDocument;
    if (!frame) throw new Error('There is no sheet beside the form.');
    // A text of several paragraphs has several places.
    const letters = () =>
      [...frame.querySelectorAll(`[data-at="${at}"]`)]
        .filter((place) => !place.parentElement?.closest(`[data-at="${at}"]`))
        .map((place) => (place.textContent ?? '').replace(/\s/g, '').length)
        .reduce((sum, count) => sum + count, 0);
    const before = letters();
    const typed: number[] = [];
    const followed: number[] = [];
    (window as Watched).followed = followed;
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (/^\S$/.test(key)) typed.push(timeStamp);
    };
    addEventListener('keydown', onKey, { capture: true });
    // Runs before all that waits, but after the frame that is being made has been handed over.
    const afterFrame = (run: () => void) =>
      requestAnimationFrame(() => void scheduler.postTask(run, { priority: 'user-blocking' }));
    new MutationObserver(() => {
      const shown = letters() - before;
      afterFrame(() => {
        const now = performance.now();
        for (let key = followed.length; key < shown; key += 1)
          followed.push(now - (typed[key] ?? NaN));
      });
    }).observe(frame, { subtree: true, childList: true, characterData: true });
  }, path);
}

/** How long each letter took, in ms, once the sheet shows `letters` of them. */
export async function recordedSheet(page: Page, letters: number): Promise<number[]> {
  await page.waitForFunction(
    (count) => ((window as Watched).followed?.length ?? 0) >= count,
    letters,
    { timeout: 20_000 },
  );
  const followed = await page.evaluate(() => (window as Watched).followed ?? []);
  const times = followed.slice(0, letters);
  if (times.some(Number.isNaN)) throw new Error('The sheet showed letters before they were typed.');
  return times;
}
