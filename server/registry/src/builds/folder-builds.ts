import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, writeAtomically } from '@sastre/base/files';
import { isBuildPath, type BuildStore } from './build-store.ts';

/** Builds in a folder: the one that the build writes, or one that several machines share. */
export function folderBuilds(folder: string): BuildStore {
  const at = (path: string) => {
    if (!isBuildPath(path)) throw new Error(`${path} is no path of a build.`);
    return join(folder, path);
  };
  return {
    name: folder,
    async read(path) {
      if (!isBuildPath(path)) return undefined;
      return readFile(at(path)).catch((error: unknown) => {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
        throw error;
      });
    },
    write: (path, content) => writeAtomically(at(path), content),
    async list(below) {
      const names = await listFiles(join(folder, below));
      return Promise.all(
        names.map(async (name) => {
          const path = `${below}${name}`;
          return { path, modifiedAt: (await stat(join(folder, path))).mtimeMs };
        }),
      );
    },
  };
}
