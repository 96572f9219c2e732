import type { CDPSession, Page } from '@playwright/test';

/** A row of Chromium's trace; times are microseconds, `tdur` without what other programs took of the processor. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * What the page's main thread works while `act` runs, in ms of the processor itself: all tasks together, and the longest.
 * Others on the machine cannot make it longer.
 */
export async function taskCost(
  page: Page,
  act: () => Promise<void>,
): Promise<{ all: number; longest: number }> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  await act();
  await endTrace(session);
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events
    .filter(({ name, ph }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
    .filter(({ pid, tid }) => main.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000);
  return { all: tasks.reduce((sum, task) => sum + task, 0), longest: Math.max(0, ...tasks) };
}

async function endTrace(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  );
  await session.send('Tracing.end');
  await complete;
  await session.detach();
}
