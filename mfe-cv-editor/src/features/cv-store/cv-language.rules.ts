import type { Cv } from '@sastre/shared-contracts/api';
import { chosenLanguage, detectedLanguage } from '@sastre/shared-cv-document/language';
import { textLanguage } from '@sastre/shared-cv-document/text-language';
import type { CvDraft } from '@sastre/shared-cv-form/rules';

/** The language that a CV is written in: the chosen one, else the detected one; undefined where neither is known. */
export function cvLanguage(
  cv: Pick<Cv, 'language' | 'detected' | 'tailored'> | undefined,
): string | undefined {
  return cv && (chosenLanguage(cv) ?? detectedLanguage(cv));
}

/** What the sentences are clearly in that are typed before anything is stored; undefined where that does not tell. */
export function draftLanguage({
  personal_info,
  work_experience,
}: Pick<CvDraft, 'personal_info' | 'work_experience'>): string | undefined {
  const jobs = work_experience.flatMap((job) => [job.description, ...job.achievements]);
  return textLanguage([personal_info.summary, ...jobs]);
}
