import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@sastre/base/files';

/** First eight hex digits of the hash over the names and contents of all files below a folder, and a text beside them. */
export async function contentHash(folder: string, beside = ''): Promise<string> {
  const hash = createHash('sha256').update(beside);
  for (const file of await listFiles(folder)) {
    const content = await readFile(join(folder, file));
    hash.update(`${file}\u0000${content.length}\u0000`).update(content);
  }
  return hash.digest('hex').slice(0, 8);
}
