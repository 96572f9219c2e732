import { cutOf, pixelsOf, type Crop, type Size } from './crop.rules.ts';

/** A picture that the browser can draw. Its address is freed by who opened it. */
export interface OpenPicture extends Size {
  url: string;
  image: HTMLImageElement;
  /** Its media type: what is kept has it, too, where the browser writes it. */
  type: string;
  name: string;
}

const QUALITY = 0.92;
/** What a browser writes besides PNG, which has no quality. */
const WRITTEN = ['image/jpeg', 'image/webp'];
const EXTENSIONS: Record<string, string> = { 'image/jpeg': '.jpg', 'image/webp': '.webp' };

/** Reads a picture, upright as its camera says. Rejects what the browser cannot draw. */
export async function openPicture(source: Blob, name: string): Promise<OpenPicture> {
  const url = URL.createObjectURL(source);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width === 0 || height === 0) throw new Error('a picture without a size');
    return { url, image, width, height, type: source.type, name };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

/** The kept square as a file of its own, scaled down where it is larger than any template prints. */
export async function cutPicture(picture: OpenPicture, crop: Crop): Promise<File> {
  const pixels = pixelsOf(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is no canvas');
  pen.imageSmoothingQuality = 'high';
  const { left, top, side } = cutOf(picture, crop);
  pen.drawImage(picture.image, left, top, side, side, 0, 0, pixels, pixels);
  const wanted = WRITTEN.includes(picture.type) ? picture.type : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, QUALITY));
  if (blob === null) throw new Error('the picture could not be written');
  const stem = picture.name.replace(/\.\w+$/, '');
  const name = stem + (EXTENSIONS[blob.type] ?? '.png');
  return new File([blob], name, { type: blob.type });
}
