import type { Cv } from '@sastre/shared-contracts/api';
import { chosenLanguage, detectedLanguage } from '@sastre/shared-cv-document/language';

/** The language that a CV is written in: the chosen one, else the detected one; undefined where neither is known. */
export function cvLanguage(
  cv: Pick<Cv, 'language' | 'detected' | 'tailored'> | undefined,
): string | undefined {
  return cv && (chosenLanguage(cv) ?? detectedLanguage(cv));
}
