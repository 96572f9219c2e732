import type { Clock } from '../../services/clock.ts';
import type {
  CallWatch,
  FromKeeper,
  Keeper,
  Provider,
  Refreshed,
  Reply,
  KeeperRequest,
} from './keeper.types.ts';
import type { StartThread, Thread } from './thread.ts';

/** A thread that says nothing for so long is asked whether it lives, and given as long again. */
const SILENCE_MS = 5_000;

/** The thread is gone; whether what was asked of it was done is not known. */
class LostError extends Error {}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  onUpload: CallWatch['onUpload'];
}

export interface KeeperParts {
  provider: Provider;
  startThread: StartThread;
  clock: Pick<Clock, 'after'>;
}

/**
 * The page's side: starts the thread, hands requests over and answers on. A thread that is lost takes its tokens along and
 * leaves what was asked of it without an answer; the next request starts another one, which has none until it signs in anew.
 */
export function reachKeeper({ provider, startThread, clock }: KeeperParts): Keeper {
  const waiting = new Map<number, Waiting>();
  let thread: Thread | undefined;
  let last = 0;
  let stopWatching: (() => void) | undefined;

  function start(): Thread {
    const started = startThread(
      (message) => thread === started && hear(message),
      () => thread === started && lose(),
    );
    thread = started;
    started.post({ open: provider });
    return started;
  }
  function lose(): void {
    thread?.stop();
    thread = undefined;
    stopWatching?.();
    stopWatching = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(new LostError('The keeper of the tokens is lost'));
  }
  function watch(onSilence: () => void): void {
    stopWatching?.();
    stopWatching = waiting.size === 0 ? undefined : clock.after(SILENCE_MS, onSilence);
  }
  function ping(): void {
    watch(lose);
    thread?.post({ ping: true });
  }
  function hear(message: FromKeeper): void {
    if (!('id' in message)) return watch(ping);
    const asked = waiting.get(message.id);
    if ('loaded' in message) return asked?.onUpload?.(message.loaded, message.total);
    waiting.delete(message.id);
    watch(ping);
    if ('failed' in message) asked?.reject(new Error(message.failed));
    else asked?.resolve(message.value);
  }
  function ask<T>(request: KeeperRequest, { signal, onUpload }: CallWatch = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      signal?.throwIfAborted();
      const line = thread ?? start();
      const id = (last += 1);
      // First: what cannot be handed over throws, and is not waited for.
      line.post({ id, request });
      waiting.set(id, { resolve: (value) => resolve(value as T), reject, onUpload });
      const stop = () => {
        if (!waiting.delete(id)) return;
        line.post({ id, abort: true });
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', stop, { once: true });
      if (stopWatching === undefined) watch(ping);
    });
  }
  start();
  return {
    keep: (tokens) => ask({ kind: 'keep', tokens }),
    refresh: () => ask<Refreshed>({ kind: 'refresh' }),
    authorise: () => ask<string>({ kind: 'authorise' }),
    redeem: (answer, sub) => ask<Refreshed>({ kind: 'redeem', answer, sub }),
    leave: () => ask<string>({ kind: 'leave' }),
    call: async (call, watching) => {
      const made = () => ask<Reply>({ kind: 'call', call }, watching);
      const isReading = call.method.toLowerCase() === 'get';
      try {
        // Reading again harms nobody; what else is lost may have been done.
        return await made().catch((error: unknown) => {
          if (isReading && error instanceof LostError) return made();
          throw error;
        });
      } catch (error) {
        watching?.signal?.throwIfAborted();
        // Without words of its own, as whenever there is no answer: the screen has some.
        if (error instanceof LostError) return { failure: 'network', message: '' };
        return { failure: 'failed', message: error instanceof Error ? error.message : '' };
      }
    },
  };
}
