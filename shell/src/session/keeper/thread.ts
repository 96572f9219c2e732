import type { FromKeeper, ToKeeper } from './keeper.types.ts';

/** A thread that runs. */
export interface Thread {
  post: (message: ToKeeper) => void;
  stop: () => void;
}
/** Starts one; `lost` when it could not be started, or is broken. */
export type StartThread = (heard: (message: FromKeeper) => void, lost: () => void) => Thread;

/**
 * Starts threads of a script. What it works with is taken now: who patches the page's classes later gets no hold of a
 * thread, and with it of a way past the shell.
 */
export function threadsOf(url: string): StartThread {
  const { apply } = Reflect;
  const OwnWorker = Worker;
  const { postMessage, terminate, addEventListener } = OwnWorker.prototype;
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
  if (data === undefined) throw new Error('This browser has no messages');
  return (heard, lost) => {
    const worker = new OwnWorker(url);
    const listen = (type: string, listener: (event: Event) => void) =>
      apply(addEventListener, worker, [type, listener]);
    listen('message', (event) => heard(apply(data, event, []) as FromKeeper));
    listen('error', lost);
    return {
      post: (message) => apply(postMessage, worker, [message]),
      stop: () => apply(terminate, worker, []),
    };
  };
}
