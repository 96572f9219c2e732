import { readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Registry } from '@sastre/shared-contracts/registry';
import { makeFolder, writeAtomically } from '@sastre/base/files';
import type { Act, Author } from '../rules/act.types.ts';
import { mendEntries } from '../rules/mend.rules.ts';
import { appendHistory, readHistory, registryOf } from './file-history.ts';
import { lockFile } from './file-lock.ts';
import { parseRegistry } from './read-registry.ts';
import {
  EMPTY,
  RegistryBroken,
  RegistryRefusal,
  type Done,
  type RegistryStore,
} from './registry-store.ts';

const LAST_RESORT =
  'Its history holds nothing to put back: move it away, and npm run build makes live what is built here.';

/**
 * A registry in a file, with its history beside it: for one machine. A file that is not there is an empty registry. The
 * history is written first, so what was made live can always be found in it.
 */
export function fileStore(file: string, clock: () => number = Date.now): RegistryStore {
  async function keep(registry: Registry, act: Act, author: Author): Promise<void> {
    const at = new Date(clock()).toISOString();
    await appendHistory(file, { ...registry, ...act, ...author, at });
    await writeAtomically(file, `${JSON.stringify(registry, null, 2)}\n`);
  }
  async function locked<T>(work: () => Promise<T>): Promise<T> {
    await makeFolder(dirname(file));
    const unlock = await lockFile(`${file}.lock`);
    try {
      return await work();
    } finally {
      await unlock();
    }
  }
  return {
    name: file,
    lastResort: LAST_RESORT,
    read: () => readRegistryFile(file),
    async lastGood() {
      const newest = (await readHistory(file)).at(-1);
      return newest && registryOf(newest);
    },
    change: (author, decide) =>
      locked(async (): Promise<Done> => {
        const before = await readRegistryFile(file);
        const change = await decide(before);
        if (!change.ok) throw new RegistryRefusal(change.reasons);
        const { registry, act } = change;
        const changed = registry !== before;
        if (changed) await keep(registry, act, author);
        return { registry, said: act.said, changed };
      }),
    repair: (author) =>
      locked(async () => {
        const past = (await readHistory(file)).toReversed();
        const read = await readRegistryFile(file).catch((error: Error) => error);
        if (!(read instanceof Error)) {
          const change = mendEntries(read, past.map(registryOf), file);
          if (!change.ok) throw new RegistryRefusal(change.reasons);
          await keep(change.registry, change.act, author);
          return { registry: change.registry, said: change.act.said, changed: true };
        }
        const [newest] = past;
        if (newest === undefined) throw new RegistryRefusal([read.message, LAST_RESORT]);
        const registry = { revision: newest.revision + 1, remotes: newest.remotes };
        const aside = `${file}.broken-${clock()}`;
        await rename(file, aside);
        const said = `Revision ${newest.revision} is put back; what could not be read lies in ${aside}.`;
        await keep(registry, { kind: 'repair', said }, author);
        return { registry, said, changed: true };
      }),
    async history(limit) {
      const acts = (await readHistory(file)).map(({ remotes: _remotes, ...act }) => act);
      return acts.reverse().slice(0, limit);
    },
  };
}

/** Reads a registry file. Throws `RegistryBroken` when it is there and is no registry. */
export async function readRegistryFile(file: string): Promise<Registry> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return EMPTY;
  const registry = parseRegistry(text);
  if (typeof registry === 'string') throw new RegistryBroken(`${file} ${registry}`);
  return registry;
}
