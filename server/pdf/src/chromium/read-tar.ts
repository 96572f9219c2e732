const BLOCK = 512;
const REGULAR_FILE = new Set(['0', '\0']);

/** One regular file of a tar archive; `name` is the path as stored. */
export interface TarFile {
  name: string;
  content: Buffer;
}

/** The regular files of an uncompressed ustar archive held in memory. Throws on a cut archive. */
export function readTar(archive: Buffer): TarFile[] {
  const files: TarFile[] = [];
  let at = 0;
  while (at + BLOCK <= archive.length) {
    const header = archive.subarray(at, at + BLOCK);
    if (header[0] === 0) break;
    const size = Number.parseInt(field(header, 124, 12), 8);
    const start = at + BLOCK;
    if (!Number.isInteger(size) || start + size > archive.length) {
      throw new Error('The tar archive is cut or damaged.');
    }
    const prefix = field(header, 257, 5) === 'ustar' ? field(header, 345, 155) : '';
    if (REGULAR_FILE.has(String.fromCharCode(header[156] ?? 0))) {
      const name = field(header, 0, 100);
      files.push({
        name: prefix ? `${prefix}/${name}` : name,
        content: archive.subarray(start, start + size),
      });
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

function field(header: Buffer, start: number, length: number): string {
  const bytes = header.subarray(start, start + length);
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end === -1 ? length : end).trim();
}
