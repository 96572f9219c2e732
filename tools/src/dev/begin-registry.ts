import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyAtomically } from '@sastre/base/files';

/**
 * The registry of `npm run dev`: it begins as the local one is and goes its own way, so that what is tried while editing is
 * live nowhere else, and the build finds everything as it left it. Answers its file.
 */
export async function beginDevRegistry(localFile: string): Promise<string> {
  const file = join(dirname(localFile), 'dev.json');
  for (const old of [file, file.replace(/\.json$/, '.history.jsonl')])
    await rm(old, { force: true });
  if (existsSync(localFile)) await copyAtomically(localFile, file);
  return file;
}
