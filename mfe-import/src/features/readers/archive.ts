import { strFromU8, unzipSync } from 'fflate';
import { RefusedFile } from '../reading/reading.types.ts';

const MOST_FILES = 200;
const MOST_BYTES = 30 * 1024 * 1024;
/** Where the flags of the first file's header stand; the first bit says that it is encrypted. */
const FLAGS = 6;

/** The files of an archive, by their names; nothing of it is written anywhere. */
export interface Archive {
  names: readonly string[];
  /** A file's bytes; undefined when there is none of that name. */
  bytes: (name: string) => Uint8Array | undefined;
  /** A file's text (UTF-8); undefined when there is none of that name. */
  text: (name: string) => string | undefined;
}

/**
 * Opens an archive that holds at most 200 files and 30 MB.
 *
 * @throws RefusedFile `archive-too-large`, `locked`, `damaged`
 */
export function openArchive(bytes: Uint8Array): Archive {
  if (((bytes[FLAGS] ?? 0) & 1) === 1) throw new RefusedFile('locked');
  let count = 0;
  let unpacked = 0;
  const files = unpack(bytes, ({ originalSize }) => {
    count += 1;
    unpacked += originalSize;
    // No more is unpacked than the archive says of itself.
    if (count > MOST_FILES || unpacked > MOST_BYTES) throw new RefusedFile('archive-too-large');
    return true;
  });
  return {
    names: Object.keys(files),
    bytes: (name) => (Object.hasOwn(files, name) ? files[name] : undefined),
    text: (name) =>
      Object.hasOwn(files, name) ? strFromU8(files[name] ?? new Uint8Array()) : undefined,
  };
}

function unpack(
  bytes: Uint8Array,
  filter: (file: { originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('damaged');
  }
}
