import type { Page } from '@playwright/test';

/** https://wicg.github.io/scheduling-apis, which TypeScript does not know yet. */
declare const scheduler: {
  postTask(run: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};
type Watched = Window & { shown?: Promise<number>; tasks?: number[] };

/** Records tasks of 50 ms and more from now on. */
export async function recordTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    (window as Watched).tasks = tasks;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** The tasks recorded so far. */
export async function recordedTasks(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        // What is still to be reported is reported by then.
        setTimeout(() => resolve((window as Watched).tasks ?? []), 300);
      }),
  );
}

/**
 * How long the preview took to show what `act` changed: from the event in the page until the frame has been drawn with
 * which the frame's document or the count of pages changed last.
 */
export async function untilShown(
  page: Page,
  event: 'click' | 'keydown',
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((type) => {
    const frame = document.querySelector('iframe')?.contentDocument;
    const status = [...document.querySelectorAll('[role=status]')].find((one) =>
      /^Page \d/.test(one.textContent ?? ''),
    );
    if (!frame || !status) throw new Error('There is no preview.');
    (window as Watched).shown = new Promise((resolve) => {
      // Runs before all that waits, but after the frame that is being made has been handed over.
      const afterFrame = (run: () => void) =>
        requestAnimationFrame(() => void scheduler.postTask(run, { priority: 'user-blocking' }));
      const start = ({ timeStamp }: Event) => {
        let changes = 0;
        let shown = 0;
        const onDrawn = (seen: number) => {
          const now = performance.now() - timeStamp;
          if (changes === seen && shown > 0) {
            watch.disconnect();
            return resolve(shown);
          }
          shown = changes === seen ? now : 0;
          settle(changes);
        };
        const settle = (seen: number) => afterFrame(() => onDrawn(seen));
        const watch = new MutationObserver(() => {
          changes += 1;
          if (changes === 1) settle(changes);
        });
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        watch.observe(frame, all);
        watch.observe(status, all);
      };
      addEventListener(type, start, { once: true, capture: true });
    });
  }, event);
  await act();
  return page.evaluate(() => (window as Watched).shown ?? -1);
}

/** How long a frame takes while nothing changes: what the waiting itself costs at this moment, in ms. */
export async function emptyFrame(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const end = () => resolve(performance.now() - start);
        requestAnimationFrame(() => void scheduler.postTask(end, { priority: 'user-blocking' }));
      }),
  );
}
