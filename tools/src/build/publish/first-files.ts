import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildReport } from '@sastre/registry/builds';
import type { CompileOutcome } from '../../webpack/outcome.ts';
import { hashOf } from '../../webpack/sealed-chunks.rules.ts';

/**
 * A browser has six connections to an HTTP/1.1 server, for all its tabs together. When the files of one area hang, one
 * must be left for the shell, the other areas and the next try.
 */
const MOST_FIRST_SCRIPTS = 5;

/** Why an area begins with too many files, or undefined. */
export function firstFilesProblem(first: CompileOutcome['first']): string | undefined {
  if (first === undefined) return undefined;
  const scripts = (names: readonly string[]) => names.filter((name) => name.endsWith('.js')).length;
  const texts = Math.max(0, ...Object.values(first.texts).map(scripts));
  const all = scripts(first.pages) + texts;
  if (all <= MOST_FIRST_SCRIPTS) return undefined;
  return `Its pages begin with ${all} scripts (${first.pages.join(', ')} and the texts), ${MOST_FIRST_SCRIPTS} at most: while they hang, a browser has no connection left for the rest of the product. Import less apart, or later.`;
}

/** What the pages of a remote need first, each file with the hash that the container's seal holds: a browser takes a file that was asked for ahead only when both ask for the same. */
export async function firstFiles(
  folder: string,
  first: CompileOutcome['first'],
): Promise<BuildReport['first']> {
  if (first === undefined) return undefined;
  const sealed = (names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => ({
        name,
        integrity: hashOf(await readFile(join(folder, name), 'utf8')),
      })),
    );
  const texts = Object.entries(first.texts).map(
    async ([language, names]) => [language, await sealed(names)] as const,
  );
  return { pages: await sealed(first.pages), texts: Object.fromEntries(await Promise.all(texts)) };
}
