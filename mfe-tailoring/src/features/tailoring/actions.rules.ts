import type { Language, TailoringRequest } from '@sastre/shared-contracts/api';

/** What the form holds. */
export interface TailorForm {
  companyName: string;
  /** Markdown dialect. */
  jobDescription: string;
  includeCoverLetter: boolean;
  translateTo: '' | Language;
}
export const emptyForm: TailorForm = {
  companyName: '',
  jobDescription: '',
  includeCoverLetter: false,
  translateTo: '',
};

/** Both actions need a company and a job description. */
export function isComplete(form: TailorForm): boolean {
  return form.companyName.trim() !== '' && form.jobDescription.trim() !== '';
}

/** The form as a request. */
export function toRequest(form: TailorForm, useAiTailoring: boolean): TailoringRequest {
  return {
    companyName: form.companyName.trim(),
    jobDescription: form.jobDescription,
    includeCoverLetter: form.includeCoverLetter,
    useAiTailoring,
    translateTo: form.translateTo === '' ? null : form.translateTo,
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
