import { setTimeout as pause } from 'node:timers/promises';
import { waitOf, type Deed, type Tally } from '../count.rules.ts';

/** What was answered in the end; status 0: the connection was cut. */
export interface Answered {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Asks as a browser with our web application does, and counts. */
export type Ask = (deed: Deed, path: string, init?: RequestInit) => Promise<Answered>;

const LONGEST_MS = 60_000;

/** Whoever asks at `url`: a 503 with Retry-After is followed, for as long as a person may wait; nothing else is tried again. */
export function askAt(url: string, tally: Tally): Ask {
  return async (deed, path, init) => {
    const began = performance.now();
    const { phase } = tally;
    for (let waits = 0; ; waits += 1) {
      const answer = await once(url + path, init);
      const waitMs = waitOf(answer.status, answer.headers.get('retry-after') ?? undefined);
      const ms = performance.now() - began;
      if (waitMs === undefined || ms + waitMs > LONGEST_MS) {
        tally.add({ deed, status: answer.status, waits, ms }, phase);
        return answer;
      }
      await pause(waitMs);
    }
  };
}

/** One call and its whole answer. */
export async function once(url: string, init: RequestInit = {}): Promise<Answered> {
  try {
    const answer = await fetch(url, init);
    const { status, headers } = answer;
    return { status, headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch {
    return { status: 0, headers: new Headers(), bytes: Buffer.alloc(0) };
  }
}

/** An answer's JSON. */
export function jsonOf<T>({ bytes }: Answered): T {
  return JSON.parse(bytes.toString()) as T;
}
