import {
  isLanguage,
  LIMITS,
  type Language,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';

/** What the form holds. */
export interface TailorForm {
  companyName: string;
  /** Markdown dialect. */
  jobDescription: string;
  includeCoverLetter: boolean;
  translateTo: '' | Language;
  /** Empty: that of the translation, else of the job description. */
  letterLanguage: '' | Language;
}
export const emptyForm: TailorForm = {
  companyName: '',
  jobDescription: '',
  includeCoverLetter: false,
  translateTo: '',
  letterLanguage: '',
};

/** Both actions need a company and a job description that is no longer than the server takes. */
export function isComplete(form: TailorForm): boolean {
  return form.companyName.trim() !== '' && form.jobDescription.trim() !== '' && !isTooLong(form);
}

export function isTooLong({ jobDescription }: Pick<TailorForm, 'jobDescription'>): boolean {
  return jobDescription.length > LIMITS.textLength;
}

/** The form as a request. */
export function toRequest(form: TailorForm, useAiTailoring: boolean): TailoringRequest {
  return {
    companyName: form.companyName.trim(),
    jobDescription: form.jobDescription,
    includeCoverLetter: form.includeCoverLetter,
    useAiTailoring,
    translateTo: form.translateTo === '' ? null : form.translateTo,
    ...(form.includeCoverLetter && form.letterLanguage !== ''
      ? { letterLanguage: form.letterLanguage }
      : {}),
  };
}

/** Key of an action's wording, which changes with the choices. */
export function wordingKey(
  form: TailorForm,
): 'plain' | 'letter' | 'translation' | 'letterAndTranslation' {
  const translates = form.translateTo !== '';
  if (form.includeCoverLetter) return translates ? 'letterAndTranslation' : 'letter';
  return translates ? 'translation' : 'plain';
}

/** The form out of the journal: what does not fit is left out. */
export function readStoredForm(stored: unknown): TailorForm | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const from = stored as Record<keyof TailorForm, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    companyName: text(from.companyName),
    jobDescription: text(from.jobDescription),
    includeCoverLetter: from.includeCoverLetter === true,
    translateTo: isLanguage(from.translateTo) ? from.translateTo : '',
    letterLanguage: isLanguage(from.letterLanguage) ? from.letterLanguage : '',
  };
}
