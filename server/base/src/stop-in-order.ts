import type { Log } from './log/index.ts';

/** Something that was started. */
export interface Stop {
  name: string;
  stop: () => Promise<unknown>;
}

/** Stops what was started, last first, each although another fails. True when all went well. Empties the list. */
export async function stopInOrder(stops: Stop[], log: Pick<Log, 'warn'>): Promise<boolean> {
  let clean = true;
  for (let next = stops.pop(); next !== undefined; next = stops.pop()) {
    const { name } = next;
    await next.stop().catch((err: unknown) => {
      clean = false;
      log.warn({ err, part: name }, 'did not stop cleanly');
    });
  }
  return clean;
}
