import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex');
const MIB = 1_048_576;

/** A PNG chunk with its checksum. */
export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A black PNG by hand: what its header says need not be what its data holds. */
export function rawPng(width: number, height: number, extra: Buffer[] = [], data?: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const pixels = data ?? deflateSync(Buffer.alloc((width * 3 + 1) * height));
  const chunks = [pngChunk('IHDR', header), ...extra, pngChunk('IDAT', pixels), pngChunk('IEND')];
  return Buffer.concat([PNG_HEAD, ...chunks]);
}

/** A GIF of as many frames as 5 MiB hold. */
export async function endlessGif(screen = 2): Promise<Buffer> {
  const gif = await dot().gif().toBuffer();
  const flags = gif[10] ?? 0;
  const head = Buffer.from(gif.subarray(0, 13 + (flags & 0x80 ? 3 * (2 << (flags & 7)) : 0)));
  head.writeUInt16LE(screen, 6);
  head.writeUInt16LE(screen, 8);
  const frame = gif.subarray(head.length, -1);
  const frames = new Array<Buffer>(Math.floor((5 * MIB - 900) / frame.length)).fill(frame);
  return Buffer.concat([head, ...frames, Buffer.from(';')]);
}

/** An animated WebP of as many frames as 5 MiB hold; each is one pixel of a canvas of this size. */
export async function endlessWebp(canvas = 2): Promise<Buffer> {
  const still = (await dot().webp({ lossless: true }).toBuffer()).subarray(12);
  const side = uint24(canvas - 1);
  const place = [uint24(0), uint24(0), uint24(1), uint24(1), uint24(100), Buffer.alloc(1)];
  const frame = riffChunk('ANMF', Buffer.concat([...place, still]));
  const frames = new Array<Buffer>(Math.floor((5 * MIB - 900) / frame.length)).fill(frame);
  const header = riffChunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), side, side]));
  const body = [Buffer.from('WEBP'), header, riffChunk('ANIM', Buffer.alloc(6)), ...frames];
  return riffChunk('RIFF', Buffer.concat(body));
}

/** Pictures of every kind that is accepted, as a starting point for damage. */
export async function sampleUploads(): Promise<Buffer[]> {
  const noise = sharp({
    create: {
      width: 40,
      height: 30,
      channels: 4,
      background: '#3579',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
  const png = await noise.png().toBuffer();
  const picture = () => sharp(png);
  const others = await Promise.all([
    picture().png({ palette: true }).toBuffer(),
    picture().jpeg().withMetadata({ orientation: 5 }).toBuffer(),
    picture().jpeg({ progressive: true }).toBuffer(),
    picture().webp().toBuffer(),
    picture().webp({ lossless: true }).toBuffer(),
    picture().gif().toBuffer(),
  ]);
  return [png, ...others];
}

/** Damages bytes in a way that the random numbers choose. */
export function damaged(bytes: Uint8Array, random: () => number): Buffer {
  const at = (most: number) => Math.floor(random() * most);
  let copy = Buffer.from(bytes);
  for (let count = 1 + at(6); count > 0; count -= 1) {
    const [from, length] = [at(copy.length), 1 + at(24)];
    const kind = at(6);
    if (kind === 0) copy = copy.subarray(0, 12 + at(copy.length));
    else if (kind === 1)
      copy = Buffer.concat([copy.subarray(0, from), copy.subarray(from + length)]);
    else if (kind === 2) copy = Buffer.concat([copy, copy.subarray(from)]);
    else if (kind === 3)
      copy.fill(
        [0, 255, 127, 128][at(4)] ?? 0,
        from,
        Math.min(from + length, from + 4, copy.length),
      );
    else
      for (let index = 0; index < length; index += 1) copy[(from + index) % copy.length] = at(256);
    if (copy.length < 16) break;
  }
  return copy;
}

function dot() {
  return sharp({ create: { width: 2, height: 2, channels: 3, background: '#123' } });
}

function uint24(value: number): Buffer {
  return Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255]);
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
