import type { CvPicture } from './document/sanitize-cv-html.ts';

/** Shorter side in pixels: 30 mm, the largest that a template shows a picture, at 340 dots per inch. */
const SHORTER_SIDE = 400;
const QUALITY = 82;
const REMEMBERED = 200;

/** Small copies of pictures, made when they are first printed. */
export interface PrintSizes {
  /** The picture as small as print needs it; as JPEG unless something shows through. `id` names its bytes for ever. */
  of(id: string, picture: CvPicture): Promise<CvPicture>;
}

/** Keeps the latest copies in memory: a CV is printed more than once, and decoding costs more than the copy weighs. */
export function createPrintSizes(): PrintSizes {
  const made = new Map<string, Promise<CvPicture>>();
  return {
    of(id, picture) {
      const present = made.get(id) ?? shrink(picture);
      // A failure is not remembered; the one used last goes last.
      made.delete(id);
      made.set(id, present);
      present.catch(() => made.delete(id));
      const [oldest] = made.keys();
      if (made.size > REMEMBERED && oldest !== undefined) made.delete(oldest);
      return present;
    },
  };
}

async function shrink({ bytes }: CvPicture): Promise<CvPicture> {
  const { default: sharp } = await import('sharp');
  const small = sharp(bytes).resize({
    width: SHORTER_SIDE,
    height: SHORTER_SIDE,
    fit: 'outside',
    withoutEnlargement: true,
  });
  const { hasAlpha } = await sharp(bytes).metadata();
  if (hasAlpha) {
    const png = await small.png().toBuffer();
    if (!(await sharp(png).stats()).isOpaque) return { bytes: png, contentType: 'image/png' };
  }
  return { bytes: await small.jpeg({ quality: QUALITY }).toBuffer(), contentType: 'image/jpeg' };
}
