import type { Page } from '@playwright/test';

/** When what happened, in milliseconds of the page; 0 until then. */
interface Times {
  chosen: number;
  /** The reading worker: created, listening, through with the last page, done. */
  created: number;
  ready: number;
  paged: number;
  read: number;
  /** The review. */
  shown: number;
}
type Watched = Window & { times?: Times };

/** What it takes from the choice of a file to its review, in milliseconds: three parts of the worker, and the page's. */
export interface ReadingParts {
  start: number;
  pages: number;
  rules: number;
  page: number;
}

/** Notes what happens. The page sees that itself: asked for by roles from outside again and again, it would be busy with the answers. */
export async function watchReading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: Times = { chosen: 0, created: 0, ready: 0, paged: 0, read: 0, shown: 0 };
    (window as Watched).times = times;
    const begin = () => Object.assign(times, { chosen: performance.now(), shown: 0 });
    addEventListener('change', begin, { capture: true });
    const isShown = () =>
      [...document.querySelectorAll('button')].some((button) => button.textContent === 'Finish');
    new MutationObserver(() => {
      if (times.chosen === 0 || times.shown > 0 || !isShown()) return;
      times.shown = Infinity;
      requestAnimationFrame(() => (times.shown = performance.now()));
    }).observe(document, { childList: true, subtree: true });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (!String(url).includes('reading.worker')) return;
        times.created = performance.now();
        const names = { ready: 'ready', progress: 'paged', read: 'read' } as const;
        this.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
          const name = names[data?.type as keyof typeof names];
          if (name !== undefined) times[name] = performance.now();
        });
      }
    };
  });
}

/** Waits for the review of what was chosen. */
export async function readingParts(page: Page): Promise<ReadingParts> {
  await page.waitForFunction(() => {
    const { shown = 0 } = (window as Watched).times ?? {};
    return shown > 0 && shown < Infinity;
  });
  return page.evaluate(() => {
    const { chosen, created, ready, paged, read, shown } = (window as Watched).times as Times;
    const begun = Math.max(chosen, ready);
    const start = Math.max(0, ready - Math.max(chosen, created));
    const [pages, rules] = [paged - begun, read - paged];
    return { start, pages, rules, page: shown - chosen - start - pages - rules };
  });
}
