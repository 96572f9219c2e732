import type { Page } from '@playwright/test';

/** What the browser itself measured while something was done, in milliseconds. */
export interface Measured {
  /** From a key to the next frame, one for each key. */
  keys: number[];
  /** Tasks of 50 ms and more. */
  tasks: number[];
}

interface Recorder {
  keys: Map<number, number>;
  tasks: number[];
}
type Recording = Window & { recorder?: Recorder };

/** Starts to record; `PerformanceObserver` reports keys from 16 ms on, so that quicker ones count as 16. */
export async function startRecording(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorder: Recorder = { keys: new Map(), tasks: [] };
    (window as Recording).recorder = recorder;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId === 0 || !/^key|input$/.test(entry.name)) continue;
        const longest = Math.max(recorder.keys.get(entry.interactionId) ?? 0, entry.duration);
        recorder.keys.set(entry.interactionId, longest);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) recorder.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** Ends the recording of `pressed` keys. */
export async function stopRecording(page: Page, pressed: number): Promise<Measured> {
  const { keys, tasks } = await page.evaluate(
    () =>
      new Promise<Measured>((resolve) => {
        // Two frames on, what is still to be reported is.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              const recorder = (window as Recording).recorder;
              resolve({ keys: [...(recorder?.keys.values() ?? [])], tasks: recorder?.tasks ?? [] });
            }, 300),
          ),
        );
      }),
  );
  const quick = Array.from({ length: Math.max(0, pressed - keys.length) }, () => 16);
  return { keys: [...keys, ...quick], tasks };
}
