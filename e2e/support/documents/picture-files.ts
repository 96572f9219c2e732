import type { Page } from '@playwright/test';

/** A file as a browser's file input takes it. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const COLOURS = ['#1d6149', '#8a5a2b', '#34495e', '#7a3e6d'];

/** A picture of one figure on a plain ground, drawn by the browser itself; each `index` looks different. */
export async function drawPicture(
  page: Page,
  index: number,
  type: 'png' | 'jpeg' | 'webp' = 'png',
  size = 320,
): Promise<PictureFile> {
  const mimeType = `image/${type}`;
  const url = await page.evaluate(
    ({ ground, mimeType: wanted, size: side }) => {
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.fillStyle = ground;
      pen.fillRect(0, 0, side, side);
      pen.fillStyle = '#f4f1eb';
      pen.beginPath();
      pen.arc(side / 2, side * 0.4, side * 0.18, 0, 7);
      pen.fill();
      pen.beginPath();
      pen.ellipse(side / 2, side, side * 0.34, side * 0.38, 0, 0, 7);
      pen.fill();
      return canvas.toDataURL(wanted, 0.9);
    },
    { ground: COLOURS[index % COLOURS.length] ?? '#1d6149', mimeType, size },
  );
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `portrait-${index}.${type === 'jpeg' ? 'jpg' : type}`, mimeType, buffer };
}

/** A JPEG that says it is to be turned by a quarter to the right: a marker of its own, behind the first. */
export function turned(jpeg: Buffer): Buffer {
  const tiff = [
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ];
  const exif = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff];
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, jpeg.subarray(2)]);
}
