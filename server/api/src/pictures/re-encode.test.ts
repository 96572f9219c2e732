import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { pictureFormat } from './picture-type.rules.ts';
import { reEncode } from './re-encode.ts';
import { endlessGif, endlessWebp, pngChunk, rawPng } from './testing/hostile-pictures.ts';

const pixels = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { ...info, at };
};
const plain = (channels: 3 | 4 = 3, width = 30, height = 20) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 40, b: 90, alpha: 0.5 } } });
const refused = async (bytes: Uint8Array) =>
  reEncode(bytes).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );

describe('bombs', () => {
  let inflated: Buffer;
  beforeAll(() => {
    inflated = deflateSync(Buffer.alloc(200_000_000), { level: 1 });
  });
  /** Runs it and gives how long it took and how much memory it took beyond what was there. */
  async function measured<T>(work: () => Promise<T>) {
    const [began, before] = [performance.now(), process.memoryUsage.rss()];
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
    const result = await work().finally(() => clearInterval(watch));
    return { result, ms: performance.now() - began, megabytes: (most - before) / 1e6 };
  }

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      'a tiny PNG that declares 50,000 × 50,000',
      () => rawPng(50_000, 50_000, [], deflateSync(Buffer.alloc(1_000))),
      'too-large',
    ],
    [
      'a PNG of 40 megapixels and one row',
      () => rawPng(8_000, 5_001, [], deflateSync(Buffer.alloc(9))),
      'too-large',
    ],
    ['a PNG whose data are a thousand times its size', () => rawPng(4, 3, [], inflated), 'taken'],
    [
      'a profile that inflates',
      () => rawPng(4, 3, [pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), inflated]))]),
      'taken',
    ],
    [
      'an iTXt that inflates',
      () =>
        rawPng(4, 3, [pngChunk('iTXt', Buffer.concat([Buffer.from('x\0\x01\0\0\0'), inflated]))]),
      'taken',
    ],
    [
      'two hundred zTXt that inflate',
      () =>
        rawPng(
          4,
          3,
          new Array<Buffer>(200).fill(
            pngChunk(
              'zTXt',
              Buffer.concat([
                Buffer.from('x\0\0'),
                deflateSync(Buffer.alloc(20_000_000), { level: 9 }),
              ]),
            ),
          ),
        ),
      'taken',
    ],
    [
      'a hundred thousand texts',
      () => rawPng(4, 3, new Array<Buffer>(100_000).fill(pngChunk('tEXt', Buffer.from('a\0b')))),
      'taken',
    ],
    ['a GIF of 200,000 frames', async () => endlessGif(), 'taken'],
    ['a GIF of 200,000 frames that claims 6,400 × 6,400', async () => endlessGif(6_400), 'taken'],
    ['a WebP of 100,000 frames', async () => endlessWebp(), 'taken'],
    ['a WebP of 100,000 frames on 16,000 × 16,000', async () => endlessWebp(16_000), 'too-large'],
  ])('%s is dealt with quickly and in little memory', async (_name, make, expected) => {
    const bytes = await make();
    const { result, ms, megabytes } = await measured(async () => refused(bytes));
    expect(result).toBe(expected);
    // Each of them took minutes or gigabytes somewhere; a loaded machine needs far less than this.
    expect(ms).toBeLessThan(5_000);
    expect(megabytes).toBeLessThan(300);
  });
});

describe('what is stored', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('stands upright: orientation %d', async (orientation) => {
    // Red in the upper left corner, green to its right, blue below it, as a camera held this way stores it.
    const square = async (background: string) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .png()
        .toBuffer();
    const upright = await sharp({
      create: { width: 48, height: 32, channels: 3, background: '#fff' },
    })
      .composite([
        { input: await square('#f00'), left: 0, top: 0 },
        { input: await square('#0f0'), left: 32, top: 0 },
        { input: await square('#00f'), left: 0, top: 16 },
      ])
      .png()
      .toBuffer();
    const undo: Record<number, (image: Sharp) => Sharp> = {
      1: (image) => image,
      2: (image) => image.flop(),
      3: (image) => image.rotate(180),
      4: (image) => image.flip(),
      5: (image) => image.rotate(270).flop(),
      6: (image) => image.rotate(270),
      7: (image) => image.rotate(90).flop(),
      8: (image) => image.rotate(90),
    };
    const turned = await (undo[orientation]?.(sharp(upright)) ?? sharp(upright)).png().toBuffer();
    const camera = await sharp(turned)
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation })
      .toBuffer();
    const { bytes, width, height } = await reEncode(camera);
    expect([width, height]).toEqual([48, 32]);
    const { at } = await pixels(bytes);
    const brightest = ([red = 0, green = 0, blue = 0]: number[]) => [
      red > 128,
      green > 128,
      blue > 128,
    ];
    expect(brightest(at(5, 5))).toEqual([true, false, false]);
    expect(brightest(at(42, 5))).toEqual([false, true, false]);
    expect(brightest(at(5, 26))).toEqual([false, false, true]);
    expect(brightest(at(42, 26))).toEqual([true, true, true]);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  });

  test.each(['png', 'jpeg', 'webp'] as const)(
    'has no EXIF, GPS, XMP or profile of a %s',
    async (format) => {
      const exif = { IFD0: { Copyright: 'CANARY-1' }, IFD3: { GPSMapDatum: 'CANARY-2' } };
      const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARY-3</x:xmpmeta>';
      const upload = await plain()
        .toFormat(format)
        .withExif(exif)
        .withXmp(xmp)
        .withIccProfile('p3')
        .toBuffer();
      const given = await sharp(upload).metadata();
      expect([given.exif, given.xmp, given.icc]).not.toContain(undefined);
      const { bytes } = await reEncode(upload);
      expect(Buffer.from(bytes).includes('CANARY')).toBe(false);
      const { exif: kept, xmp: keptXmp, icc, iptc, comments } = await sharp(bytes).metadata();
      expect([kept, keptXmp, icc, iptc, comments]).toEqual(Array(5).fill(undefined));
    },
  );

  test.each(['png', 'webp'] as const)('keeps the transparency of a %s', async (format) => {
    const { bytes } = await reEncode(await plain(4).toFormat(format).toBuffer());
    expect((await pixels(bytes)).at(3, 3)[3]).toBe(128);
  });

  test('is sRGB with 8 bits, also of a CMYK JPEG, a PNG of 16 bits and a grey one', async () => {
    const uploads = [
      await plain().toColourspace('cmyk').jpeg().toBuffer(),
      await plain().toColourspace('rgb16').png().toBuffer(),
      await plain().toColourspace('b-w').png().toBuffer(),
    ];
    expect((await sharp(uploads[0]).metadata()).space).toBe('cmyk');
    expect((await sharp(uploads[1]).metadata()).depth).toBe('ushort');
    for (const upload of uploads) {
      const stored = await sharp((await reEncode(upload)).bytes).metadata();
      expect(stored).toMatchObject({ depth: 'uchar', width: 30, height: 20 });
      expect(['srgb', 'b-w']).toContain(stored.space);
    }
  });

  test.each(['gif', 'webp'] as const)('is the first frame of an animated %s', async (format) => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map(async (background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2);
    const { bytes, contentType, height } = await reEncode(animated);
    expect(contentType).toBe(format === 'gif' ? 'image/png' : 'image/webp');
    expect(height).toBe(8);
    expect((await sharp(bytes, { animated: true }).metadata()).pages ?? 1).toBe(1);
    const [red = 0, , blue = 0] = (await pixels(bytes)).at(2, 2);
    expect(red > 200 && blue < 60).toBe(true);
  });
});

describe('disguises', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n1 0 obj<<>>endobj'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['BMP', 'BM\x3a\0\0\0\0\0\0\0'],
    ['HEIF', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0'],
    ['a WAV in a RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
    ['a GIF that is a script', 'GIF89a=1;alert(document.cookie);//'],
    ['a JPEG by its first bytes', '\xff\xd8\xff\xe0<script>alert(1)</script>'],
    ['a PNG by its first bytes', '\x89PNG\r\n\x1a\n<script>alert(1)</script>'],
    ['a WebP by its first bytes', 'RIFF\xff\xff\xff\x7fWEBP<script>'],
    ['a short WebP', 'RIFF\x04\0\0\0WEBP'],
  ])('%s is refused', async (_name, text) => {
    expect(await refused(Buffer.from(text, 'latin1'))).toBe('unsupported-type');
  });

  test.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'a script behind, in and around a %s does not get in',
    async (format) => {
      const script = '<script>alert("CANARY")</script>';
      const picture = await plain().toFormat(format).toBuffer();
      const behind = Buffer.concat([picture, Buffer.from(`<html>${script}`)]);
      const { bytes, contentType } = await reEncode(behind);
      expect(Buffer.from(bytes).includes('CANARY')).toBe(false);
      expect(pictureFormat(bytes)).toBe(format === 'gif' ? 'png' : format);
      expect(contentType).toBe(format === 'gif' ? 'image/png' : `image/${format}`);
    },
  );

  test('a JPEG comment with a script is left out', async () => {
    const picture = await plain().jpeg().toBuffer();
    const script = Buffer.from('<script>CANARY</script>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
    const upload = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
    expect(Buffer.from((await reEncode(upload)).bytes).includes('CANARY')).toBe(false);
  });

  test.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'a %s that breaks off is refused',
    async (format) => {
      const whole = await sharp({
        create: {
          width: 200,
          height: 200,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .toFormat(format)
        .toBuffer();
      for (const part of [0.1, 0.5, 0.9]) {
        expect(await refused(whole.subarray(0, Math.floor(whole.length * part)))).toBe(
          'unsupported-type',
        );
      }
    },
  );
});
