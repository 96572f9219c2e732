import type { CvDraft } from './draft.rules.ts';

/** Key of an error text; the screen translates it. */
export type FieldError = 'required' | 'email';
/** Errors by path: `personal_info.email`, `work_experience.0.company`. */
export type FieldErrors = Record<string, FieldError>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const blank = (text: string) => text.trim() === '';

/** Required fields of the specification, section 5. */
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

export function validateWork({ work_experience }: CvDraft): FieldErrors {
  const errors: FieldErrors = {};
  work_experience.forEach((job, index) => {
    for (const field of REQUIRED.work_experience) {
      if (blank(job[field])) errors[`work_experience.${index}.${field}`] = 'required';
    }
  });
  return errors;
}

/** The CV-data editor additionally requires the location. */
export function validateEducation({ education }: CvDraft, withLocation: boolean): FieldErrors {
  const errors: FieldErrors = {};
  education.forEach((course, index) => {
    for (const field of [...REQUIRED.education, ...(withLocation ? (['location'] as const) : [])]) {
      if (blank(course[field])) errors[`education.${index}.${field}`] = 'required';
    }
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

/** Errors of one onboarding step, 0–4; an empty answer lets the user go on. */
export function validateStep(step: number, draft: CvDraft): FieldErrors {
  const rules = [
    validatePersonal,
    validateWork,
    (from: CvDraft) => validateEducation(from, false),
    validateSkills,
  ];
  return rules[step]?.(draft) ?? {};
}

/** Errors of the whole CV-data form. */
export function validateAll(draft: CvDraft): FieldErrors {
  return {
    ...validatePersonal(draft),
    ...validateWork(draft),
    ...validateEducation(draft, true),
    ...validateSkills(draft),
  };
}

/** Tab of /cv-data on which an error stands. */
export function tabOf(path: string): 'personal' | 'experience' | 'education' | 'skills' {
  if (path.startsWith('work_experience')) return 'experience';
  if (path.startsWith('education')) return 'education';
  return path.startsWith('skills') ? 'skills' : 'personal';
}
