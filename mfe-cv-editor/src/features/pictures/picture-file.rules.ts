import { DEFAULT_TEMPLATE, PICTURE_EXTENSIONS } from '@sastre/shared-contracts/api';
import type { VersionedCv } from '@sastre/shared-contracts/page';

const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** False for a file that cannot be an accepted picture by its name and type; its bytes are the server's matter. */
export function isPictureFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const lower = name.toLowerCase();
  const known = PICTURE_EXTENSIONS.some((extension) => lower.endsWith(extension));
  return known || TYPES.includes(type);
}

/** The picture that a CV shows: one that is not there any more is none. */
export function shownPicture(pictureId: string, ids: readonly string[]): string {
  return ids.includes(pictureId) ? pictureId : '';
}

/** The template that a CV is stored with. */
export function storedTemplate(loaded: VersionedCv | undefined): string {
  return loaded?.cv.tailored?.pdfOptions.template ?? DEFAULT_TEMPLATE;
}
