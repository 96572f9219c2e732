import type { CvContent } from '@sastre/shared-contracts/api';
import { toldEntries, toldTexts } from '@sastre/shared-contracts/cv';

/** Texts of a CV that may be rewritten, with their markdown, by their paths; the path is also the id of the fact. */
export function openTexts(cv: CvContent): ReadonlyMap<string, string> {
  return new Map([
    ['personal_info.summary', cv.personal_info.summary],
    ...toldEntries(cv).flatMap(toldTexts),
  ]);
}
