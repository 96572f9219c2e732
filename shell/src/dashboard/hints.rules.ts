import type { Cv } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';

export type Hint = 'summary' | 'experience' | 'education' | 'skills';

const MOST = 3;

/** Where a CV is thin, what weighs most first. */
export function hintsOf(cv: Cv): Hint[] {
  const thin: [Hint, boolean][] = [
    ['summary', cv.personal_info.summary.trim() === ''],
    ['experience', cv.work_experience.length === 0],
    ['skills', cv.skills.length === 0],
    ['education', cv.education.length === 0],
  ];
  return thin
    .filter(([, isThin]) => isThin)
    .map(([hint]) => hint)
    .slice(0, MOST);
}

/** Where it is put right. */
export function hintPath(hint: Hint): string {
  return paths.cvData({ edit: true, tab: hint === 'summary' ? 'personal' : hint });
}
