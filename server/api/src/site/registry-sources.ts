import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '@sastre/base/files';
import type { ServerConfig } from '@sastre/base/config';
import type { Log } from '@sastre/base/log';
import type { Database } from '@sastre/db';
import {
  databaseStore,
  fileStore,
  parseRegistry,
  readRegistryFile,
  RegistryBroken,
  type RegistryStore,
} from '@sastre/registry';
import type { Registry } from '@sastre/shared-contracts/registry';
import type { Kysely } from 'kysely';
import { freshFile } from './fresh-file.ts';
import {
  followRegistry,
  type KeptRegistry,
  type LiveRegistry,
  type RegistrySource,
} from './live-registry.ts';

/** An act is live on all nodes within this and what a look takes. */
const LOOK_EVERY_MS = 2_000;

type Where = Pick<ServerConfig, 'registryStore' | 'registryFile' | 'dataDir'>;

/** Opens the registry where the configuration says. */
export async function openRegistry(
  { registryStore, registryFile, dataDir }: Where,
  db: Kysely<Database>,
  log: Pick<Log, 'warn'>,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<LiveRegistry> {
  const isFile = registryStore === 'file';
  const source = isFile ? fileSource(registryFile) : databaseSource(db, registryFile, lookEveryMs);
  const history = openRegistryStore({ registryStore, registryFile }, db);
  // Another file or database is another registry.
  const name = createHash('sha256')
    .update(isFile ? registryFile : 'database')
    .digest('hex');
  const kept = keptRegistry(join(dataDir, `registry-${name.slice(0, 8)}.json`), history.lastGood);
  return followRegistry(source, kept, log);
}

/** Where acts on the registry are kept. */
export function openRegistryStore(
  { registryStore, registryFile }: Pick<Where, 'registryStore' | 'registryFile'>,
  db: Kysely<Database>,
): RegistryStore {
  return registryStore === 'file'
    ? fileStore(registryFile)
    : databaseStore(db, async () => undefined);
}

function fileSource(file: string): RegistrySource {
  const source = freshFile(file);
  return {
    everyMs: 0,
    async next() {
      const { text, changed } = await source.read().catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        throw new RegistryBroken(
          `${file} is not there: npm run build writes it, npm run registry -- promote changes it.`,
        );
      });
      if (!changed) return undefined;
      const registry = parseRegistry(text);
      if (typeof registry === 'string') throw new RegistryBroken(`${file} ${registry}`);
      return registry;
    },
  };
}

function databaseSource(db: Kysely<Database>, seedFile: string, everyMs: number): RegistrySource {
  const store = databaseStore(db, async () => {
    const seed = await readRegistryFile(seedFile);
    return seed.remotes.length > 0 ? seed : undefined;
  });
  let known = 0;
  return {
    everyMs,
    async next() {
      // A row never changes, so its number says all.
      if (known > 0 && (await store.revision()) === known) return undefined;
      const registry = await store.read();
      if (registry.revision === 0) {
        throw new RegistryBroken(
          `The database holds no registry, and ${seedFile} gives none to begin with: npm run registry -- promote makes one.`,
        );
      }
      known = registry.revision;
      return registry;
    },
  };
}

function keptRegistry(
  file: string,
  fromHistory: () => Promise<Registry | undefined>,
): KeptRegistry {
  return {
    write: (registry) => writeAtomically(file, JSON.stringify(registry)),
    async read() {
      const text = await readFile(file, 'utf8').catch(() => '');
      const served = parseRegistry(text);
      const acted = await fromHistory();
      if (typeof served === 'string') return acted;
      return acted !== undefined && acted.revision > served.revision ? acted : served;
    },
  };
}
