import { readFile, stat } from 'node:fs/promises';

/** A text file that is read again when it changed on disk. */
export interface FreshFile {
  /** The text, and whether it was read anew. Rejects as the file system does when it cannot be read. */
  read(): Promise<{ text: string; changed: boolean }>;
}

/** Watches by modification time and size at each read. */
export function freshFile(path: string): FreshFile {
  let known: { stamp: string; text: string } | undefined;
  return {
    async read() {
      const { mtimeMs, size, ino } = await stat(path);
      const stamp = `${mtimeMs}-${size}-${ino}`;
      if (known?.stamp === stamp) return { text: known.text, changed: false };
      known = { stamp, text: await readFile(path, 'utf8') };
      return { text: known.text, changed: true };
    },
  };
}
