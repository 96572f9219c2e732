import { ONBOARDING_STEPS } from '@sastre/shared-contracts/api';
import { isBlankEntry } from './blank-entry.rules.ts';
import type { CvDraft } from './draft.rules.ts';
import { validateLengths } from './lengths.rules.ts';

/** Key of an error text; the screen translates it. */
export type FieldError =
  | ('required' | 'email' | 'incompleteDate' | 'endBeforeStart')
  /** The server did not take it. */
  | 'refused'
  /** With its characters. */
  | `tooLong.${number}`;
/** Errors by path: `personal_info.email`, `work_experience.0.company`. */
export type FieldErrors = Record<string, FieldError>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DATE = /^\d{4}(-\d{2}){0,2}$/;
const isDate = (text: string) => text === '' || DATE.test(text);
const blank = (text: string) => text.trim() === '';

/** Required fields (specification 5). */
const REQUIRED = {
  work_experience: ['company', 'position', 'startDate'],
  education: ['institution', 'degree', 'startDate'],
} as const;

export function validatePersonal({ personal_info }: CvDraft): FieldErrors {
  const errors: FieldErrors = {};
  if (blank(personal_info.fullName)) errors['personal_info.fullName'] = 'required';
  if (blank(personal_info.email)) errors['personal_info.email'] = 'required';
  else if (!EMAIL.test(personal_info.email.trim())) errors['personal_info.email'] = 'email';
  return errors;
}

/** A date that was begun must become one: it is neither stored so nor dropped. Nothing ends before it begins. */
function checkDates(
  errors: FieldErrors,
  path: string,
  { startDate, endDate }: { startDate: string; endDate: string },
  isOpen: boolean,
): void {
  if (!isDate(startDate)) errors[`${path}.startDate`] = 'incompleteDate';
  if (isOpen) return;
  if (!isDate(endDate)) errors[`${path}.endDate`] = 'incompleteDate';
  else if (endsBeforeStart(startDate, endDate)) errors[`${path}.endDate`] = 'endBeforeStart';
}

export function validateWork({ work_experience }: CvDraft): FieldErrors {
  const errors: FieldErrors = {};
  work_experience.forEach((job, index) => {
    if (isBlankEntry(job)) return;
    for (const field of REQUIRED.work_experience) {
      if (blank(job[field])) errors[`work_experience.${index}.${field}`] = 'required';
    }
    checkDates(errors, `work_experience.${index}`, job, job.current);
  });
  return errors;
}

/** The CV-data editor additionally requires the location. */
export function validateEducation({ education }: CvDraft, withLocation: boolean): FieldErrors {
  const errors: FieldErrors = {};
  education.forEach((course, index) => {
    if (isBlankEntry(course)) return;
    for (const field of [...REQUIRED.education, ...(withLocation ? (['location'] as const) : [])]) {
      if (blank(course[field])) errors[`education.${index}.${field}`] = 'required';
    }
    checkDates(errors, `education.${index}`, course, false);
  });
  return errors;
}

export function validateSkills({ skills }: CvDraft): FieldErrors {
  const errors: FieldErrors = {};
  skills.forEach((skill, index) => {
    if (blank(skill.name)) errors[`skills.${index}.name`] = 'required';
  });
  return errors;
}

/** Nothing of an added section must be filled in. */
function validateSections({ sections }: CvDraft): FieldErrors {
  const errors: FieldErrors = {};
  sections.forEach(({ entries }, at) =>
    entries.forEach((entry, index) =>
      checkDates(errors, `sections.${at}.entries.${index}`, entry, entry.current),
    ),
  );
  return errors;
}

/** Errors of one onboarding step, 0–4; an empty answer lets the user go on. */
export function validateStep(step: number, draft: CvDraft): FieldErrors {
  const rules = [
    () => ({ ...validatePersonal(draft), ...validateLengths(draft, ['personal_info']) }),
    () => ({ ...validateWork(draft), ...validateLengths(draft, ['work_experience']) }),
    () => ({ ...validateEducation(draft, false), ...validateLengths(draft, ['education']) }),
    () => ({ ...validateSkills(draft), ...validateLengths(draft, ['skills', 'language_skills']) }),
  ];
  return rules[step]?.() ?? {};
}

/** Errors of a CV that was read from a file: a school may stand nowhere there, as in the steps. */
export function validateRead(draft: CvDraft): FieldErrors {
  return [0, 1, 2, 3].reduce((all, step) => ({ ...all, ...validateStep(step, draft) }), {});
}

/** Errors of the whole CV-data form. */
export function validateAll(draft: CvDraft): FieldErrors {
  return {
    ...validatePersonal(draft),
    ...validateWork(draft),
    ...validateEducation(draft, true),
    ...validateSkills(draft),
    ...validateSections(draft),
    ...validateLengths(draft),
  };
}

/** True when both say the same. */
export function sameErrors(one: FieldErrors, other: FieldErrors): boolean {
  const paths = Object.keys(one);
  if (paths.length !== Object.keys(other).length) return false;
  return paths.every((path) => one[path] === other[path]);
}

/** Errors of one entry, by field. */
export function errorsOf(errors: FieldErrors, path: string): FieldErrors {
  const own = Object.entries(errors).filter(([key]) => key.startsWith(`${path}.`));
  return Object.fromEntries(own.map(([key, error]) => [key.slice(path.length + 1), error]));
}

/** True when an end lies before its start, as exactly as both are known. */
export function endsBeforeStart(startDate: string, endDate: string): boolean {
  if (!DATE.test(startDate) || !DATE.test(endDate)) return false;
  const length = Math.min(startDate.length, endDate.length, 'YYYY-MM'.length);
  return endDate.slice(0, length) < startDate.slice(0, length);
}

/** Fields that stand on a tab of /cv-data, by how their paths begin; all others are personal. */
const TABS = [
  ['experience', /^(work_experience|sectionTitles\.workExperience)/],
  ['education', /^(education|sectionTitles\.education)/],
  ['skills', /^(skills|language_skills|sectionTitles\.(skills|languages))/],
  ['more', /^sections\./],
  ['coverLetter', /^coverLetter/],
  ['pictures', /^pictureId/],
] as const;

/** Tab of /cv-data on which a field stands. */
export function tabOf(path: string): (typeof TABS)[number][0] | 'personal' {
  return TABS.find(([, begins]) => begins.test(path))?.[0] ?? 'personal';
}

/** Steps of the onboarding by the tabs that have the same fields. */
const STEPS: Partial<Record<ReturnType<typeof tabOf>, (typeof ONBOARDING_STEPS)[number]>> = {
  personal: 'personal',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  pictures: 'photo',
};

/** Step of the onboarding, 0–4, that a field belongs to; undefined where there is none. */
export function stepOf(path: string): number | undefined {
  const step = ONBOARDING_STEPS.findIndex((name) => name === STEPS[tabOf(path)]);
  return step < 0 ? undefined : step;
}
