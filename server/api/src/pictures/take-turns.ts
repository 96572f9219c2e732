/** Runs work when it is its turn; undefined when too many wait already. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T | undefined>;

/** Lets at most `running` pieces of work run at once and `waiting` more wait, first come first served. */
export function takeTurns(running: number, waiting: number): Turns {
  let free = running;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) return undefined;
    else await new Promise<void>((begin) => queue.push(begin));
    try {
      return await work();
    } finally {
      // A turn that is handed on is never free in between.
      const next = queue.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
