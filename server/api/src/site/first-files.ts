import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstFiles } from '@sastre/registry';
import * as z from 'zod/mini';

const file = z.object({ name: z.string().check(z.regex(/^[\w.-]+$/)), integrity: z.string() });
const reportSchema = z.object({
  first: z.optional(z.object({ pages: z.array(file), texts: z.record(z.string(), z.array(file)) })),
});

/** The folder of a build, below that of all builds. */
const ENTRY = /^\/mfe\/([\w-]+\/[\w.+-]+)\/remoteEntry\.js$/;
/** Builds that are remembered: a few of each area. */
const KEPT = 100;

/** What the pages of builds need first, by their entries, as they say themselves; undefined where one says nothing. */
export type FirstFilesOf = (entry: string) => Promise<FirstFiles | undefined>;

/**
 * Reads it from the build folder. `elsewhere` brings a file that is not there, and answers the folder that it lies in; a
 * document does not wait for that, the next one has it.
 */
export function firstFilesOf(
  buildDir: string,
  elsewhere?: (name: string) => Promise<string | undefined>,
): FirstFilesOf {
  const known = new Map<string, FirstFiles | undefined>();
  const keep = async (entry: string, path: string) => {
    const report = reportSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    known.set(entry, report.first);
    for (const oldest of known.keys()) {
      if (known.size <= KEPT) break;
      known.delete(oldest);
    }
    return report.first;
  };
  const bring = async (entry: string, name: string) => {
    const folder = await elsewhere?.(name);
    if (folder !== undefined) await keep(entry, join(folder, name));
  };
  return async (entry) => {
    // A build never changes.
    if (known.has(entry)) return known.get(entry);
    const folder = ENTRY.exec(entry)?.[1];
    if (folder === undefined) return undefined;
    const name = `${folder}/build-report.json`;
    return keep(entry, join(buildDir, 'mfe', name)).catch(() => {
      void bring(entry, name).catch(() => undefined);
      return undefined;
    });
  };
}
