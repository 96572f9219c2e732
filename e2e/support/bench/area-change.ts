import type { CDPSession, Locator, Page } from '@playwright/test';

/** One change of area, in ms. */
export interface AreaChange {
  /** From the click until what was asked for has been drawn, by the page's own clock. */
  taken: number;
  /** What the page's main thread worked meanwhile. */
  work: number;
}

/** A way to another area: what is clicked, and by which elements what was asked for is known. */
export interface Way {
  click: Locator;
  /** The text of the page's h1. */
  title: string;
  /** Selectors; all of them are there. */
  shows: readonly string[];
}

type Timed = Window & { taken?: Promise<number> };

/** Clicks, and waits until what was asked for is drawn. The pointer has come to the link before, as anybody's has. */
export async function changeArea(
  page: Page,
  session: CDPSession,
  { click, title, shows }: Way,
): Promise<AreaChange> {
  await click.hover();
  await page.evaluate(
    (wanted) => {
      const isThere = () =>
        document.querySelector('main h1')?.textContent === wanted.title &&
        wanted.shows.every((selector) => document.querySelector(selector) !== null);
      (window as Timed).taken = new Promise((resolve) => {
        const start = ({ timeStamp }: Event) => {
          const watch = new MutationObserver(() => {
            if (!isThere()) return;
            watch.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        };
        addEventListener('click', start, { once: true, capture: true });
      });
    },
    { title, shows },
  );
  const before = await workOf(session);
  await click.click();
  const taken = await page.evaluate(() => (window as Timed).taken ?? -1);
  return { taken, work: (await workOf(session)) - before };
}

/** What the main thread has worked since it began, in ms. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
