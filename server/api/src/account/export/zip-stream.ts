import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of a zip; `isPacked`: its bytes are compressed already. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  isPacked?: boolean;
}

/** A safe path: folders and a file, made of plain characters only, none of them hidden and no way up. */
const SAFE = /^([A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+(\.[A-Za-z0-9]+)+$/;

/** Zips files as they come, one in memory at a time. Refuses a name that could lead out of the folder it is unpacked into. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const names = new Set<string>();
  for await (const { name, bytes, isPacked = false } of entries) {
    if (!SAFE.test(name) || names.has(name)) throw new Error(`Not a name for a zip: ${name}`);
    names.add(name);
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = now;
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** A file of text. */
export function textEntry(name: string, text: string): ZipEntry {
  return { name, bytes: Buffer.from(text) };
}

/** A file of JSON that people can read. */
export function jsonEntry(name: string, value: unknown): ZipEntry {
  return textEntry(name, `${JSON.stringify(value, undefined, 2)}\n`);
}
