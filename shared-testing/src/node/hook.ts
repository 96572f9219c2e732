/** Passes on what is waited for, and remembers its name as long as it has not come. */
export type WaitFor = <T>(what: string, coming: Promise<T>) => Promise<T>;

/** For jest, which would only say that a hook took too long. */
const LATER_MS = 5_000;

/**
 * What a hook of jest is called with: the work and a limit of its own, so that what hangs there is told soon however long
 * the file's tests may take: `beforeAll(...hook(async (waitFor) => …))`. When it is over the limit it says by name what had
 * not come.
 */
export function hook(
  work: (waitFor: WaitFor) => Promise<unknown>,
  limit = 60_000,
): [run: () => Promise<void>, limit: number] {
  return [async () => within(limit, work), limit + LATER_MS];
}

async function within(limit: number, work: (waitFor: WaitFor) => Promise<unknown>): Promise<void> {
  const open = new Set<string>();
  const waitFor: WaitFor = async (what, coming) => {
    open.add(what);
    try {
      return await coming;
    } finally {
      open.delete(what);
    }
  };
  const { promise: over, reject } = Promise.withResolvers<never>();
  const tell = () =>
    reject(new Error(`Not there within ${limit} ms: ${[...open].join(', ') || 'no name'}.`));
  const timer = setTimeout(tell, limit);
  await Promise.race([work(waitFor), over]).finally(() => clearTimeout(timer));
}
