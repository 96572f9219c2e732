import { endpoints, type Cv } from '@sastre/shared-contracts/api';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { photoFrame, type PhotoFrame } from '@sastre/shared-cv-document/photo-shape';
import { logged } from '../document/print/logged.ts';
import { cutToFill, type Place } from './cut-to-fill.rules.ts';
import type { WordPicture } from './word-file.ts';

/** Of print: 300 dots to the inch. */
const DOTS_PER_MM = 300 / 25.4;
const QUALITY = 0.92;

/** The photo of a CV as its template shows it: cut, and round where it is round. Undefined when it cannot be had. */
export async function wordPicture(
  { http }: Pick<ShellServices, 'http'>,
  cv: Cv,
): Promise<WordPicture | undefined> {
  const { pictureId = '', template = '' } = cv.tailored?.pdfOptions ?? {};
  if (pictureId === '') return undefined;
  try {
    const { data } = await http.call(endpoints.getPicture, { params: { id: pictureId } });
    return await drawn(data, photoFrame(template));
  } catch (error) {
    logged('Error reading the picture:', error);
    return undefined;
  }
}

async function drawn(source: Blob, { shape, width, height }: PhotoFrame): Promise<WordPicture> {
  const image = await createImageBitmap(source);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * DOTS_PER_MM);
  canvas.height = Math.round(height * DOTS_PER_MM);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is no canvas');
  const isRound = shape === 'round';
  if (isRound) {
    pen.ellipse(canvas.width / 2, canvas.height / 2, canvas.width / 2, canvas.height / 2, 0, 0, 7);
    pen.clip();
  } else {
    // What shines through a picture would be black without a ground.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  const { left, top, ...cut } = cutToFill(image, canvas, PLACES[shape]);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, left, top, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  image.close();
  const [type, media] = isRound
    ? (['png', 'image/png'] as const)
    : (['jpg', 'image/jpeg'] as const);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, media, QUALITY));
  if (blob === null) throw new Error('the picture could not be written');
  return { data: new Uint8Array(await blob.arrayBuffer()), type, width, height };
}

/** The part that stays where a picture is larger than its frame: an upright frame keeps the head. */
const PLACES: Readonly<Record<PhotoFrame['shape'], Place>> = {
  square: { x: 0.5, y: 0.5 },
  round: { x: 0.5, y: 0.5 },
  tall: { x: 0.5, y: 0.25 },
};
