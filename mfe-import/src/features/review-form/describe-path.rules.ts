import type { Translate } from '@sastre/shared-contracts/shell';
import type { FieldPath } from '../reading/reading.types.ts';

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

/** A field in words: Work experience 2, Start date. */
export function describePath(path: FieldPath, t: Translate): string {
  const [, list = '', index] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const part = PARTS.find((one) => one === list);
  const field = FIELDS.find((one) => new RegExp(`\\.${one}(\\[|$)`).test(path));
  const words = [
    ...(part === undefined ? [] : [`${t(`taking.part.${part}`)} ${Number(index) + 1}`]),
    ...(field === undefined ? [] : [t(`field.${field}`)]),
  ];
  return words.length === 0 ? t('taking.part.personal_info') : words.join(', ');
}
