import { LIMITS } from '@sastre/shared-contracts/api';
import { problem } from '@sastre/base/problem';
import { firstPicture } from './first-picture.rules.ts';
import { pictureFormat } from './picture-type.rules.ts';

/** A picture as it is stored. */
export interface EncodedPicture {
  bytes: Uint8Array;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

const LONGEST_SIDE = 2_000;
const QUALITY = 88;
/** Longer than any picture of 40 megapixels takes on a busy machine. */
const SECONDS = 30;
const UNSUPPORTED = 'Use a PNG, JPEG, GIF or WebP picture.';

/**
 * Decodes a picture, turns it upright, strips its metadata, makes it at most 2,000 pixels long and encodes it anew
 * (a GIF as the PNG of its first frame). Throws problems: 415 for another type or a broken picture, 413 over 40 megapixels.
 */
export async function reEncode(upload: Uint8Array): Promise<EncodedPicture> {
  const format = pictureFormat(upload);
  if (format === undefined) throw problem('unsupported-type', UNSUPPORTED);
  const bytes = firstPicture(upload, format);
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > LIMITS.picturePixels) {
      throw problem('too-large', 'Use a picture of at most 40 megapixels.');
    }
    const picture = sharp(bytes, { limitInputPixels: LIMITS.picturePixels })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      });
    const encoded =
      format === 'jpeg'
        ? picture.jpeg({ quality: QUALITY })
        : format === 'webp'
          ? picture.webp({ quality: QUALITY })
          : picture.png();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const contentType = format === 'gif' ? 'image/png' : (`image/${format}` as const);
    return { bytes: data, contentType, width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'ProblemError') throw cause;
    throw problem('unsupported-type', 'This picture is damaged and cannot be read.', { cause });
  }
}
