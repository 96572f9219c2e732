import { strFromU8 } from 'fflate';
import { inflateInPieces } from '@sastre/shared-pdf-pages';
import { RefusedFile } from '../reading.types.ts';
import { zipEntries, type ZipEntry } from './zip-entries.ts';

const MOST_FILES = 200;
const MOST_BYTES = 30 * 1024 * 1024;

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
  const files = unpack(bytes);
  return {
    names: [...files.keys()],
    bytes: (name) => files.get(name),
    text: (name) => {
      const file = files.get(name);
      return file && strFromU8(file);
    },
  };
}

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  try {
    const entries: ZipEntry[] = [];
    let [claimed, packed] = [0, 0];
    for (const entry of zipEntries(bytes)) {
      if (entry.isLocked) throw new RefusedFile('locked');
      entries.push(entry);
      claimed += entry.claims;
      packed += entry.packed.length;
      if (entries.length > MOST_FILES || claimed > MOST_BYTES)
        throw new RefusedFile('archive-too-large');
    }
    // Files that lie upon each other would be unpacked again and again.
    if (packed > bytes.length) throw new RefusedFile('damaged');
    return new Map(entries.map((entry) => [entry.name, contentOf(entry)]));
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('damaged');
  }
}

/** A file unpacked to what the archive says of it, and no byte more. */
function contentOf({ method, claims, packed }: ZipEntry): Uint8Array {
  if (method === 0) return packed;
  if (method !== 8) throw new RefusedFile('damaged');
  const content = new Uint8Array(claims);
  let length = 0;
  inflateInPieces(packed, (piece) => {
    content.set(piece, length);
    length += piece.length;
  });
  if (length < claims) throw new RefusedFile('damaged');
  return content;
}
