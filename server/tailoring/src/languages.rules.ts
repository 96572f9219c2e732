import type { Fact, Language, TailoringRequest } from '@sastre/shared-contracts/api';
import { asLanguage, recogniseCvLanguage, recogniseLanguage } from '@sastre/reading';

/** The languages of a tailoring. Codes are ISO 639-1; undefined: too little text to tell. */
export interface TailoringLanguages {
  cvCode: string | undefined;
  jobCode: string | undefined;
  /** Language that the CV's own texts are read in. */
  cvLanguage: Language;
  letterLanguage: Language;
}

/** Reads them from the CV and the plain job text; a letter is in the language chosen, else that of the translation, of the job, of the CV. */
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
    letterLanguage: letterLanguage ?? translateTo ?? asLanguage(jobCode) ?? cvLanguage,
  };
}
