import type { CvContent } from '@sastre/shared-contracts/api';
import { ENTRY_LISTS, PERSONAL_LINES } from '@sastre/shared-contracts/cv-parts';
import type { Translate } from '@sastre/shared-contracts/shell';
import type { FieldPath } from '@sastre/shared-cv-reader';

const PARTS = [...ENTRY_LISTS, 'sections'] as const;
const FIELDS = [
  ...PERSONAL_LINES,
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

const ADDED = /^sections\[(\d+)\]\.entries\[(\d+)\](?:\.(\w+))?/;
/** Fields of an added entry that the form calls otherwise than those of a job. */
const ADDED_FIELDS: readonly string[] = ['name', 'organisation', 'place', 'url'];

/** A field of this CV in words, as the form has them: Experience 2, Start date. */
export function describePath(path: FieldPath, cv: CvContent, t: Translate): string {
  const [entry, section = '', number = '', added = ''] = ADDED.exec(path) ?? [];
  const kind = entry === undefined ? undefined : cv.sections?.[Number(section)]?.kind;
  if (kind !== undefined) {
    const name = t(`more.number.${kind}`, { number: Number(number) + 1 });
    const own = addedField(added, t);
    return own === undefined ? name : `${name}, ${own}`;
  }
  const [, list = '', index] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const part = PARTS.find((one) => one === list);
  const field = FIELDS.find((one) => new RegExp(`\\.${one}(\\[|$)`).test(path));
  const words = [
    ...(part === undefined ? [] : [nameOf(part, Number(index) + 1, t)]),
    ...(field === undefined ? [] : [t(`field.${field}`)]),
  ];
  return words.length === 0 ? t('taking.part.personal_info') : words.join(', ');
}

function addedField(field: string, t: Translate): string | undefined {
  if (field === 'highlights') return t('more.highlights');
  if (ADDED_FIELDS.includes(field)) return t(`more.field.${field}`);
  return FIELDS.some((one) => one === field) ? t(`field.${field}`) : undefined;
}

function nameOf(part: (typeof PARTS)[number], number: number, t: Translate): string {
  return part === 'work_experience' || part === 'education'
    ? t(ENTRIES[part], { number })
    : `${t(`taking.part.${part}`)} ${number}`;
}
