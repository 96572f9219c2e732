import type { CvContent } from '@sastre/shared-contracts/api';
import { entryKeys } from './entry-keys.rules.ts';

/** Texts of a CV that may be rewritten, with their markdown, by their paths; the path is also the id of the fact. */
export function openTexts(cv: CvContent): ReadonlyMap<string, string> {
  const keys = entryKeys(cv.work_experience);
  return new Map([
    ['personal_info.summary', cv.personal_info.summary],
    ...cv.work_experience.flatMap((entry, index): [string, string][] => {
      const path = `work[${keys[index]}]`;
      const achievements = entry.achievements.map((text, place): [string, string] => [
        `${path}.achievements[${place}]`,
        text,
      ]);
      return [[`${path}.description`, entry.description], ...achievements];
    }),
  ]);
}
