import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { MANIFEST, manifestSum, type ArchiveManifest } from './archive.schema.ts';
import { BackupError } from './backup-error.ts';

/** An archive that is being written. */
export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Writes a tar file, readable by this user alone. It gets its name when `fill` is through and all is on the disk: whatever
 * fails before leaves nothing under it. `fill` answers what the manifest says beside the hashes.
 */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<Omit<ArchiveManifest, 'entries'>>,
): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  const tar = pack();
  const entries: Record<string, string> = {};
  const put = async (name: string, bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.byteLength, mode: 0o600 };
      tar.entry(header, Buffer.from(bytes), (error) => (error ? reject(error) : resolve()));
    });
  const add = async (name: string, bytes: Uint8Array) => {
    entries[name] = createHash('sha256').update(bytes).digest('hex');
    await put(name, bytes);
  };
  const written = pipeline(tar, createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
  try {
    const filled = (async () => {
      const said = { entries, ...(await fill({ add })) };
      const manifest = { ...said, sum: manifestSum(said) };
      await put(MANIFEST, Buffer.from(JSON.stringify(manifest)));
      tar.finalize();
    })();
    await Promise.all([filled, written]);
    await sync(draft, 'r+');
    await rename(draft, path);
    await sync(dirname(path), 'r');
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'ENOENT' || code === 'EACCES')
      throw new BackupError(`The backup could not be written to ${path} (${code}).`, {
        cause: error,
      });
    throw error;
  }
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
