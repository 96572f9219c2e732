import type { Translate } from '@sastre/shared-contracts/shell';
import type { FieldPath } from '@sastre/shared-cv-reader';

const PARTS = ['work_experience', 'education', 'skills', 'language_skills', 'sections'] as const;
const FIELDS = [
  'fullName',
  'title',
  'email',
  'phone',
  'location',
  'linkedIn',
  'website',
  'github',
  'summary',
  'company',
  'position',
  'startDate',
  'endDate',
  'description',
  'achievements',
  'institution',
  'degree',
  'field',
  'gpa',
] as const;

/** What the form calls an entry on its card, where that is not the name of its list. */
const ENTRIES = {
  work_experience: 'experienceNumber',
  education: 'educationNumber',
} as const;

/** A field in words, as the form has them: Experience 2, Start date. */
export function describePath(path: FieldPath, t: Translate): string {
  const [, list = '', index] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const part = PARTS.find((one) => one === list);
  const field = FIELDS.find((one) => new RegExp(`\\.${one}(\\[|$)`).test(path));
  const words = [
    ...(part === undefined ? [] : [nameOf(part, Number(index) + 1, t)]),
    ...(field === undefined ? [] : [t(`field.${field}`)]),
  ];
  return words.length === 0 ? t('taking.part.personal_info') : words.join(', ');
}

function nameOf(part: (typeof PARTS)[number], number: number, t: Translate): string {
  return part === 'work_experience' || part === 'education'
    ? t(ENTRIES[part], { number })
    : `${t(`taking.part.${part}`)} ${number}`;
}
