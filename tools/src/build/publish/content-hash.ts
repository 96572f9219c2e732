import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@sastre/base/files';

/** First eight hex digits of the hash over the names and contents of all files below a folder. */
export async function contentHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(folder)) {
    const content = await readFile(join(folder, file));
    hash.update(`${file}\u0000${content.length}\u0000`).update(content);
  }
  return hash.digest('hex').slice(0, 8);
}

/** Subresource integrity of a file's content. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
