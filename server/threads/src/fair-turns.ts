/** Runs work when it is the turn of who asks for it; undefined when too much of theirs waits already. */
export type FairTurns = <T>(who: string, work: () => Promise<T>) => Promise<T | undefined>;

/** Lets `running` pieces of work run at once, and `waitingEach` of each asker wait. Askers take turns: who asks for much waits longest. */
export function fairTurns(running: number, waitingEach: number): FairTurns {
  let free = running;
  const queues = new Map<string, (() => void)[]>();
  /** The next one of the asker whose turn it is; what they ask for besides goes behind all others. */
  const takeNext = (): (() => void) | undefined => {
    for (const [who, queue] of queues) {
      const next = queue.shift();
      queues.delete(who);
      if (queue.length > 0) queues.set(who, queue);
      return next;
    }
    return undefined;
  };
  return async (who, work) => {
    const queue = queues.get(who) ?? [];
    if (free > 0) free -= 1;
    else if (queue.length >= waitingEach) return undefined;
    else
      await new Promise<void>((begin) => {
        queue.push(begin);
        queues.set(who, queue);
      });
    try {
      return await work();
    } finally {
      // A turn that is handed on is never free in between.
      const next = takeNext();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
