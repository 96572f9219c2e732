import type { EndpointRow } from '@sastre/shared-contracts/api';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import type { Clock } from '../services/clock.ts';

type Http = ShellServices['http'];
/** A read that takes no parameters. */
type Read = EndpointRow & { method: 'GET' };

/** So long what was asked for ahead is taken for an answer. */
const GOOD_MS = 5_000;

/** The way to the API, and a way to ask before somebody needs the answer. */
export interface Ahead {
  http: Http;
  /** Asks for what a page will read first; again within the time is free. A failure is left to the page. */
  ask: (endpoint: Read) => void;
}

/**
 * An answer that was asked for ahead is given once, to the first who reads the same; never after a change was sent, since
 * it may be of before.
 */
export function createAhead(http: Http, clock: Pick<Clock, 'now'>): Ahead {
  const asked = new Map<string, { at: number; answer: ReturnType<Http['call']> }>();
  const isGood = ({ at }: { at: number }) => clock.now() - at < GOOD_MS;

  function ask(endpoint: Read): void {
    const known = asked.get(endpoint.id);
    if (known !== undefined && isGood(known)) return;
    const answer = http.call(endpoint as never, {} as never);
    const entry = { at: clock.now(), answer };
    asked.set(endpoint.id, entry);
    answer.catch(() => {
      if (asked.get(endpoint.id) === entry) asked.delete(endpoint.id);
    });
  }

  function take(endpoint: EndpointRow, input: object): ReturnType<Http['call']> | undefined {
    const known = asked.get(endpoint.id);
    if (known === undefined || Object.keys(input).length > 0) return undefined;
    asked.delete(endpoint.id);
    return isGood(known) ? known.answer : undefined;
  }

  const call: Http['call'] = async (endpoint, input, options) => {
    if (endpoint.method === 'GET') {
      const answer = take(endpoint, input);
      if (answer === undefined) return http.call(endpoint, input, options);
      return withSignal(answer, options?.signal) as ReturnType<typeof http.call<typeof endpoint>>;
    }
    asked.clear();
    return http.call(endpoint, input, options).finally(() => asked.clear());
  };
  return { http: { call }, ask };
}

/** The same, until the signal says that nobody wants it any more. */
async function withSignal<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  signal?.throwIfAborted();
  const result = await work;
  signal?.throwIfAborted();
  return result;
}
