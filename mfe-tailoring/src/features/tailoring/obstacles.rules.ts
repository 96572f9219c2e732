import { costsOperation, type TailoringCheck } from '@sastre/shared-contracts/api';
import { isApiError } from '@sastre/shared-contracts/shell';
import { isTooLong, toRequest, type TailorForm } from './actions.rules.ts';

type Obstacle = TailoringCheck['obstacles'][number];
export type Part = Obstacle['part'];

const WORDS = {
  'tailoring cv-language': 'tailoringCvLanguage',
  'tailoring job-language': 'tailoringJobLanguage',
  'tailoring nothing-to-tailor': 'tailoringNothing',
  'letter cv-language': 'letterCvLanguage',
  'letter job-language': 'letterJobLanguage',
  'letter job-language partly': 'letterJobUnread',
  'letter letter-language': 'letterOtherLanguage',
  'letter nothing-to-tell': 'letterNothing',
  'translation cv-language': 'translationCvLanguage',
  'translation cv-language partly': 'translationWithoutText',
  'translation already-translated': 'translationThere',
  'translation nothing-to-tailor': 'translationNothing',
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS] | 'other' | 'otherPartly';

const FIELDS: Readonly<Record<string, Part>> = {
  useAiTailoring: 'tailoring',
  includeCoverLetter: 'letter',
  translateTo: 'translation',
};

/** The parts that a refused start names by the fields that ask for them. */
export function refusedParts(error: unknown): Part[] {
  const errors = isApiError(error, 'invalid-input') ? (error.problem?.errors ?? []) : [];
  return errors.flatMap(({ path }) => FIELDS[path] ?? []);
}

/** What is asked about as soon as there is a job description: all that the form could start. */
export function checkRequest(form: TailorForm) {
  if (form.jobDescription.trim() === '' || isTooLong(form)) return undefined;
  // The company is no matter here, but is asked for.
  return toRequest({ ...form, companyName: form.companyName.trim() || '-' }, true);
}

/** Keys of the words for what one option would meet; what is not known yet has its own. */
export function obstacleWords(check: TailoringCheck | undefined, part: Part): Words[] {
  const ofPart = (check?.obstacles ?? []).filter((obstacle) => obstacle.part === part);
  return ofPart.map(({ code, stops }) => {
    const keys = [`${part} ${code}${stops ? '' : ' partly'}`, `${part} ${code}`];
    const key = keys.find((one): one is keyof typeof WORDS => Object.hasOwn(WORDS, one));
    if (key !== undefined) return WORDS[key];
    return stops ? 'other' : 'otherPartly';
  });
}

/** True when a translation would change headings, levels and months alone: it is free. */
export function isOfHeadings(check: TailoringCheck | undefined, form: TailorForm): boolean {
  return (
    form.translateTo !== '' &&
    obstacleWords(check, 'translation').includes('translationWithoutText')
  );
}

/** What a click takes from the allowance, as far as it is known what would be done. */
export function costOf(
  check: TailoringCheck | undefined,
  form: TailorForm,
  useAiTailoring: boolean,
): 0 | 1 {
  const done = isOfHeadings(check, form) ? { ...form, translateTo: '' as const } : form;
  return costsOperation(toRequest(done, useAiTailoring)) ? 1 : 0;
}

/** True when an action asks for something and nothing of it could be done. */
export function wouldDeliverNothing(
  check: TailoringCheck | undefined,
  form: TailorForm,
  useAi: boolean,
): boolean {
  const asked: [Part, boolean][] = [
    ['tailoring', useAi],
    ['letter', form.includeCoverLetter],
    ['translation', form.translateTo !== ''],
  ];
  const parts = asked.filter(([, isAsked]) => isAsked).map(([part]) => part);
  const stopped = (check?.obstacles ?? []).filter(({ stops }) => stops).map(({ part }) => part);
  return parts.length > 0 && parts.every((part) => stopped.includes(part));
}
