import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isPictureKey, requirePictureKey, STORE_MARK } from './picture-key.ts';
import type { PictureStore, StoredFile } from './picture-store.ts';

/** A file that is being written: its picture's key and a word of its own. */
const DRAFT = /\.[0-9a-f-]{36}\.tmp$/;
const PUT_ATTEMPTS = 5;

/** Pictures as files `<folder>/<owner>/<id>`, readable by this server's user only. */
export function filePictureStore(folder: string): PictureStore {
  const pathOf = (key: string) => {
    requirePictureKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      for (let attempt = 1; ; attempt += 1) {
        const error = await write(path, bytes).catch((caught: NodeJS.ErrnoException) => caught);
        if (error === undefined) return;
        // Another picture's deletion took the folder along a moment after it was made.
        if (error.code !== 'ENOENT' || attempt === PUT_ATTEMPTS) throw error;
      }
    },
    async get(key) {
      return readFile(pathOf(key)).catch(missing);
    },
    async delete(key) {
      const path = join(folder, key);
      requirePictureKey(key.replace(DRAFT, ''));
      await rm(path, { force: true });
      // The last picture takes its folder along; a folder in use stays.
      await rmdir(dirname(path)).catch(() => undefined);
    },
    async readMark() {
      const text = await readFile(join(folder, STORE_MARK), 'utf8').catch(missing);
      return text?.trim();
    },
    async writeMark(mark) {
      await write(join(folder, STORE_MARK), Buffer.from(mark));
    },
    async list(prefix) {
      const base = join(folder, prefix);
      const entries = await readdir(base, { withFileTypes: true, recursive: true }).catch(missing);
      const files = (entries ?? []).filter((entry) => entry.isFile());
      const found = await Promise.all(
        files.map(async (entry): Promise<StoredFile[]> => {
          const path = join(entry.parentPath, entry.name);
          const stats = await stat(path).catch(missing);
          const key = relative(folder, path).replaceAll('\\', '/');
          if (stats === undefined || !isPictureKey(key.replace(DRAFT, ''))) return [];
          return [{ key, modifiedAt: stats.mtimeMs }];
        }),
      );
      return found.flat();
    },
  };
}

async function write(path: string, bytes: Uint8Array): Promise<undefined> {
  const draft = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return undefined;
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
