import type { Page } from '@playwright/test';

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
 * How long the preview took to show what `act` changed: from the event in the page until two frames have been drawn in
 * which neither the frame's document nor the count of pages changed any more.
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
      const start = ({ timeStamp }: Event) => {
        let changes = 0;
        const settle = (seen: number) =>
          requestAnimationFrame(() =>
            requestAnimationFrame((now) => {
              if (changes !== seen) return settle(changes);
              watch.disconnect();
              resolve(Math.max(now, performance.now()) - timeStamp);
            }),
          );
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

/** How long two frames take while nothing changes: what the waiting itself costs at this moment, in ms. */
export async function emptyFrames(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(performance.now() - start)),
        );
      }),
  );
}
