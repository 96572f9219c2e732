import type { PictureFormat } from './picture-type.rules.ts';

/** What decides how the first picture of a PNG looks; texts and animation are left out. */
const PNG_CHUNKS = 'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs eXIf'.split(
  ' ',
);
const PNG_MANY = 'IDAT';
const WEBP_CHUNKS = ['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L', 'EXIF'];
const PNG_START = 8;
const WEBP_START = 12;

/**
 * A file cut down to its first picture before any decoder sees it. Decoders take squared time over a hundred thousand WebP
 * frames and inflate every text of a PNG, both to throw them away. A file that is not whole stays as it is: to be refused.
 */
export function firstPicture(bytes: Uint8Array, format: PictureFormat): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'png') return firstOfPng(file) ?? bytes;
  if (format === 'webp') return firstOfWebp(file) ?? bytes;
  return bytes;
}

function firstOfPng(file: Buffer): Buffer | undefined {
  const kept = [file.subarray(0, PNG_START)];
  const seen = new Set<string>();
  for (let at = PNG_START; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    const isWanted = PNG_CHUNKS.includes(type) && (type === PNG_MANY || !seen.has(type));
    if (isWanted) kept.push(file.subarray(at, end));
    // What follows the end is another file.
    if (type === 'IEND') return Buffer.concat(kept);
    seen.add(type);
    at = end;
  }
  return undefined;
}

function firstOfWebp(file: Buffer): Buffer | undefined {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) return undefined;
  const kept: Buffer[] = [];
  const seen = new Set<string>();
  for (let at = WEBP_START; at + 8 <= end;) {
    const size = file.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (next > end) return undefined;
    const type = file.toString('latin1', at, at + 4);
    if (WEBP_CHUNKS.includes(type) && !seen.has(type)) kept.push(file.subarray(at, next));
    seen.add(type);
    at = next;
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(file.subarray(0, WEBP_START));
  head.writeUInt32LE(body.length + WEBP_START - 8, 4);
  return Buffer.concat([head, body]);
}
