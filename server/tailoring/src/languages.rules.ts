import type { Fact, Language, TailoringRequest } from '@sastre/shared-contracts/api';
import {
  asLanguage,
  findHumanLanguages,
  levelHeld,
  recogniseCvLanguage,
  recogniseLanguage,
} from '@sastre/reading';

/** The languages of a tailoring. Codes are ISO 639-1; undefined: too little text to tell. */
export interface TailoringLanguages {
  cvCode: string | undefined;
  jobCode: string | undefined;
  /** Language that the CV's own texts are read in. */
  cvLanguage: Language;
  letterLanguage: Language;
}

/**
 * Reads them from the CV and the plain job text; a letter is in the language chosen, else that of the translation, of the job where the
 * CV does not speak against it, of the CV.
 */
export function readLanguages(
  { letterLanguage, translateTo }: Pick<TailoringRequest, 'letterLanguage' | 'translateTo'>,
  facts: readonly Fact[],
  jobText: string,
): TailoringLanguages {
  const cvCode = recogniseCvLanguage(facts);
  const jobCode = recogniseLanguage(jobText);
  const cvLanguage = asLanguage(cvCode) ?? 'en';
  return {
    cvCode,
    jobCode,
    cvLanguage,
    letterLanguage: letterLanguage ?? translateTo ?? languageFor(jobCode, cvLanguage, facts),
  };
}

const NAMES: Record<Language, string> = { en: 'english', es: 'spanish', de: 'german' };
/** Of these steps, the lowest in which somebody would be met in an interview. */
const SPOKEN = 3;

/**
 * A letter shows its writer's language: in one that a CV leaves out of its list, or of which it says that it is begun, the letter would
 * claim what the CV does not. A CV without a list says nothing of it.
 */
function languageFor(
  jobCode: string | undefined,
  cvLanguage: Language,
  facts: readonly Fact[],
): Language {
  const asked = asLanguage(jobCode) ?? cvLanguage;
  const listed = facts.filter(({ id }) => id.startsWith('languages['));
  const level = listed
    .filter(({ text }) => findHumanLanguages(text).includes(NAMES[asked]))
    .map(({ text }) => levelHeld(text) || SPOKEN);
  const isSpoken = listed.length === 0 || Math.max(0, ...level) >= SPOKEN;
  return isSpoken ? asked : cvLanguage;
}

/** What a report notes where a job text and a CV are in two languages: little of their words could be compared. */
export function languagesNote({
  cvCode,
  jobCode,
}: Pick<TailoringLanguages, 'cvCode' | 'jobCode'>): string[] {
  if (cvCode === undefined || jobCode === undefined || cvCode === jobCode) return [];
  const areRead = [cvCode, jobCode].every((code) => asLanguage(code) !== undefined);
  return [areRead ? 'languages-differ' : 'language-not-read'];
}
