import type { Cv } from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';

/** The CV as it is shown and printed when its picture is not there any more. What is stored stays as it is. */
export function withoutPicture(cv: Cv): Cv {
  return (cv.tailored?.pdfOptions.pictureId ?? '') === ''
    ? cv
    : { ...cv, ...choosePicture(cv, '') };
}
