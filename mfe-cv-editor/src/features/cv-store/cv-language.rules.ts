import type { Cv } from '@sastre/shared-contracts/api';
import {
  chosenLanguage,
  detectedLanguage,
  letterLanguage,
} from '@sastre/shared-cv-document/language';
import { textLanguage } from '@sastre/shared-cv-document/text-language';
import type { CvDraft } from '@sastre/shared-cv-form/rules';
import type { CvTab } from '../cv-data/tabs.rules.ts';

/** The language that a CV is written in: the chosen one, else the detected one; undefined where neither is known. */
export function cvLanguage(
  cv: Pick<Cv, 'language' | 'detected' | 'tailored'> | undefined,
): string | undefined {
  return cv && (chosenLanguage(cv) ?? detectedLanguage(cv));
}

/** The language of what is written on a tab: a letter may be in another one than its CV. */
export function tabLanguage(
  tab: CvTab,
  cv: Pick<Cv, 'language' | 'detected' | 'tailored'> | undefined,
): string | undefined {
  return (tab === 'coverLetter' && cv && letterLanguage(cv)) || cvLanguage(cv);
}

/** What the sentences are clearly in that are typed before anything is stored; undefined where that does not tell. */
export function draftLanguage({
  personal_info,
  work_experience,
}: Pick<CvDraft, 'personal_info' | 'work_experience'>): string | undefined {
  const jobs = work_experience.flatMap((job) => [job.description, ...job.achievements]);
  return textLanguage([personal_info.summary, ...jobs]);
}
