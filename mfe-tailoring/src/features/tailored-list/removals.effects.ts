import { readCv } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';

const KEY = 'tailoring.removals';

/** A copy whose undo had not passed when the page went. */
interface Removal {
  id: string;
  /** The version that its person deleted; absent until it is known. */
  etag?: string;
}

/**
 * The journal of removals: a page that dies with an undo open leaves it to the next one. One change at a time. `take`
 * answers the ids that are still to be removed, once: one that was brought back or written in since is another version,
 * and stays.
 */
export function createRemovals(shell: ShellServices) {
  const under = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const change = (to: (removals: Removal[]) => Removal[]) => {
    last = last
      .then(async () => {
        const removals = to(await read(shell));
        const { drafts } = shell;
        await (removals.length === 0 ? drafts.drop(KEY) : drafts.write(KEY, removals));
      })
      .catch(() => undefined);
    return last;
  };
  const without = (id: string) => (all: Removal[]) => all.filter((one) => one.id !== id);
  return {
    note: (id: string) => {
      under.add(id);
      void change((all) => [...without(id)(all), { id }]);
      void etagOf(shell, id).then((etag) => {
        if (etag === undefined || !under.has(id)) return;
        void change((all) => all.map((one) => (one.id === id ? { id, etag } : one)));
      });
    },
    forget: (id: string) => {
      under.delete(id);
      void change(without(id));
    },
    take: async (): Promise<string[]> => {
      const left: Removal[] = [];
      await change((all) => {
        left.push(...all.filter(({ id }) => !under.has(id)));
        return all.filter(({ id }) => under.has(id));
      });
      const still: string[] = [];
      for (const { id, etag } of left)
        if (etag !== undefined && etag === (await etagOf(shell, id))) still.push(id);
      return still;
    },
  };
}
export type Removals = ReturnType<typeof createRemovals>;

const known = new WeakMap<ShellServices, Removals>();

/** The journal of this page of the site: what is being sent outlives the list that it was deleted in. */
export function removalsOf(shell: ShellServices): Removals {
  const removals = known.get(shell) ?? createRemovals(shell);
  known.set(shell, removals);
  return removals;
}

async function read({ drafts }: ShellServices): Promise<Removal[]> {
  const stored = await drafts.read(KEY).catch(() => undefined);
  return Array.isArray(stored) ? stored.filter(isRemoval) : [];
}

function isRemoval(stored: unknown): stored is Removal {
  return typeof stored === 'object' && stored !== null && 'id' in stored;
}

async function etagOf(shell: ShellServices, id: string): Promise<string | undefined> {
  return readCv(shell, id).then(
    ({ etag }) => etag,
    () => undefined,
  );
}
