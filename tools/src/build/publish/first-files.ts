import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_FIRST_FILES, type BuildReport } from '@sastre/registry/builds';
import type { CompileOutcome } from '../../webpack/outcome.ts';
import { hashOf } from '../../webpack/sealed-chunks.rules.ts';

/** Why an area begins with too many files, or undefined. */
export function firstFilesProblem(first: CompileOutcome['first']): string | undefined {
  if (first === undefined) return undefined;
  const scripts = (names: readonly string[]) => names.filter((name) => name.endsWith('.js')).length;
  const texts = Math.max(0, ...Object.values(first.texts).map(scripts));
  const all = scripts(first.pages) + texts;
  if (all <= MOST_FIRST_FILES) return undefined;
  return `Its pages begin with ${all} scripts (${first.pages.join(', ')} and the texts), ${MOST_FIRST_FILES} at most: while they hang, a browser has no connection left for the rest of the product. Import less apart, or later.`;
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
