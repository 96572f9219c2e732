import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extract } from 'tar-stream';
import {
  FORMAT,
  HEAD,
  headSchema,
  MANIFEST,
  manifestSchema,
  manifestSum,
  type ArchiveHead,
  type ArchiveManifest,
} from './archive.schema.ts';
import { BackupError } from './backup-error.ts';

/** An entry of an archive. */
export interface ArchiveEntry {
  name: string;
  bytes: Uint8Array;
}

/** Reads the entries of an archive one after the other, each whole in memory. */
export async function* readEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const file = createReadStream(path);
  file.on('error', (error) => tar.destroy(error));
  file.pipe(tar);
  try {
    for await (const entry of tar) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of entry) chunks.push(chunk as Uint8Array);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
  } finally {
    file.destroy();
    tar.destroy();
  }
}

/**
 * Reads an archive from its first to its last byte and compares every entry with the manifest. Throws a `BackupError`
 * that says what is wrong: it is none, it is cut off, or an entry is not what was written.
 */
export async function verifyArchive(
  path: string,
): Promise<{ head: ArchiveHead; manifest: ArchiveManifest }> {
  const hashes = new Map<string, string>();
  let head: ArchiveHead | undefined;
  let manifest: ArchiveManifest | undefined;
  try {
    for await (const { name, bytes } of readEntries(path)) {
      if (manifest !== undefined) throw damaged(`${name} comes after its end`);
      if (head === undefined) head = readHead(name, bytes);
      if (name === MANIFEST) manifest = readManifest(bytes);
      else if (hashes.has(name)) throw damaged(`${name} is there twice`);
      else hashes.set(name, createHash('sha256').update(bytes).digest('hex'));
    }
  } catch (error) {
    throw explain(error, path, head !== undefined);
  }
  if (head === undefined) throw notOne(path);
  if (manifest === undefined)
    throw new BackupError(`${path} is cut off: its end is missing. Take another backup.`);
  for (const [name, hash] of Object.entries(manifest.entries)) {
    if (!hashes.has(name)) throw damaged(`${name} is missing`);
    if (hashes.get(name) !== hash) throw damaged(`${name} is not what was written`);
  }
  const unknown = [...hashes.keys()].find((name) => manifest.entries[name] === undefined);
  if (unknown !== undefined) throw damaged(`${unknown} was put in later`);
  return { head, manifest };
}

function readHead(name: string, bytes: Uint8Array): ArchiveHead {
  if (name !== HEAD) throw new BackupError('It is no backup of Sastre.');
  const { format } = parsed({ parse: (value) => value as { format?: unknown } }, bytes, HEAD);
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupError('The backup was made by a newer release: restore it with that one.');
  return parsed(headSchema, bytes, HEAD);
}

function readManifest(bytes: Uint8Array): ArchiveManifest {
  const { sum, ...said } = parsed(
    { parse: (value) => value as { sum?: unknown } },
    bytes,
    MANIFEST,
  );
  if (sum !== undefined && sum !== manifestSum(said))
    throw damaged(`${MANIFEST} is not what was written`);
  return parsed(manifestSchema, bytes, MANIFEST);
}

function parsed<T>(schema: { parse(value: unknown): T }, bytes: Uint8Array, name: string): T {
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch (cause) {
    throw damaged(`${name} cannot be read`, cause);
  }
}

function explain(error: unknown, path: string, began: boolean): Error {
  if (error instanceof BackupError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupError(`There is no file ${path}.`, { cause: error });
  if (code !== undefined) return error as Error;
  if (!began) return notOne(path);
  if (/unexpected end/i.test(message))
    return new BackupError(`${path} is cut off: its end is missing. Take another backup.`, {
      cause: error,
    });
  return damaged('the archive cannot be read', error);
}

function notOne(path: string): BackupError {
  return new BackupError(`${path} is no backup of Sastre.`);
}

function damaged(what: string, cause?: unknown): BackupError {
  return new BackupError(`The backup is damaged: ${what}. Take another one.`, { cause });
}
