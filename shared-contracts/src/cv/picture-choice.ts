import { defaultTailored } from './shared-api.ts';
import type { Cv, PersonalInfo, Tailored } from '../api/index.ts';

/** Where a stored picture is read; `profilePictureUrl` of a CV that shows it. Empty without an id. */
export function profilePictureUrl(pictureId: string): string {
  return pictureId === '' ? '' : `/api/user/me/picture/${pictureId}`;
}

/** The keys of a CV that change when it shows another picture; an empty id for none. */
export function choosePicture(
  cv: Pick<Cv, 'personal_info' | 'tailored'>,
  pictureId: string,
): { personal_info: PersonalInfo; tailored: Tailored } {
  const tailored = cv.tailored ?? defaultTailored;
  return {
    personal_info: { ...cv.personal_info, profilePictureUrl: profilePictureUrl(pictureId) },
    tailored: { ...tailored, pdfOptions: { ...tailored.pdfOptions, pictureId } },
  };
}
