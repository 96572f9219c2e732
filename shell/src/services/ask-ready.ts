import type { Connection } from './connection.ts';

const WITHIN_MS = 5_000;

/** Whether the server answers and can serve. */
export async function askWhetherReady(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(WITHIN_MS);
    return (await fetch('/health/ready', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Tells what the browser says of its network. */
export function watchConnection(
  { changed }: Pick<Connection, 'changed'>,
  target: Pick<EventTarget, 'addEventListener'>,
): void {
  target.addEventListener('online', changed);
  target.addEventListener('offline', changed);
}
