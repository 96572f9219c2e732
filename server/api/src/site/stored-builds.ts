import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, writeAtomically } from '@sastre/base/files';
import { problem } from '@sastre/base/problem';
import type { Log } from '@sastre/base/log';
import type { ServerConfig } from '@sastre/base/config';
import { isBuildPath, s3Builds, type BuildStore } from '@sastre/registry';
import type { StaticFolder } from './static-files.ts';

/** Files of builds that this node's own build folder lacks. */
export interface StoredBuilds {
  /**
   * Brings a file of the store here, where it lies as in the build folder. False when the store has none; throws a problem
   * (503) when it cannot be asked.
   */
  bring(path: string): Promise<boolean>;
}

const DAY_MS = 86_400_000;
/** What nobody asked for anew in this time goes at a start; it can be brought again. */
const KEPT_DAYS = 30;
/** How long, and of how many names, it is remembered that the store has none. */
const MISSING_MS = 30_000;
const MISSING_NAMES = 1_000;
const PACKED = ['.br', '.gz'];

/** Builds of a store, laid into a folder as they are asked for: names carry their content, so a file is brought once. */
export function storedBuilds(
  store: BuildStore,
  folder: string,
  log: Pick<Log, 'warn'>,
  clock: () => number = Date.now,
): StoredBuilds {
  const missing = new Map<string, number>();
  const bringing = new Map<string, Promise<boolean>>();

  async function fetchFile(path: string): Promise<boolean> {
    const content = await store.read(path);
    if (content === undefined) {
      missing.set(path, clock() + MISSING_MS);
      for (const oldest of missing.keys()) {
        if (missing.size <= MISSING_NAMES) break;
        missing.delete(oldest);
      }
      return false;
    }
    for (const ending of PACKED) {
      const packed = await store.read(path + ending);
      if (packed !== undefined) await writeAtomically(join(folder, path + ending), packed);
    }
    await writeAtomically(join(folder, path), content);
    return true;
  }

  return {
    async bring(path) {
      if (!isBuildPath(path)) return false;
      if (await isFile(join(folder, path))) return true;
      if ((missing.get(path) ?? 0) > clock()) return false;
      missing.delete(path);
      const running = bringing.get(path) ?? fetchFile(path);
      bringing.set(path, running);
      try {
        return await running;
      } catch (cause) {
        log.warn({ err: cause, path }, 'the store of builds cannot be asked');
        throw problem('unavailable', undefined, { cause });
      } finally {
        bringing.delete(path);
      }
    },
  };
}

/**
 * What a folder of builds takes from the store that is configured; undefined without one. The store's first part of a
 * path, `mfe`, is what the folder is named there.
 */
export function openStoredBuilds(
  { buildBucket, dataDir }: Pick<ServerConfig, 'buildBucket' | 'dataDir'>,
  log: Pick<Log, 'warn'>,
): ((part: string) => Pick<StaticFolder, 'elsewhere'>) | undefined {
  if (buildBucket === undefined) return undefined;
  const folder = join(dataDir, 'builds');
  const builds = storedBuilds(s3Builds(buildBucket), folder, log);
  void sweepStoredBuilds(folder, Date.now()).catch((err: unknown) =>
    log.warn({ err }, 'sweep of builds failed'),
  );
  return (part) => ({
    elsewhere: async (name) =>
      (await builds.bring(`${part}/${name}`)) ? join(folder, part) : undefined,
  });
}

/** Takes away what was brought long ago. */
export async function sweepStoredBuilds(folder: string, now: number): Promise<void> {
  for (const file of await listFiles(folder)) {
    const path = join(folder, file);
    const { mtimeMs } = await stat(path);
    if (now - mtimeMs > KEPT_DAYS * DAY_MS) await rm(path, { force: true });
  }
}

/** Whether there is a file. */
export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
