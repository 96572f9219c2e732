import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildReport } from '@sastre/registry/builds';
import type { CompileOutcome } from '../../webpack/outcome.ts';
import { hashOf } from '../../webpack/sealed-chunks.rules.ts';

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
