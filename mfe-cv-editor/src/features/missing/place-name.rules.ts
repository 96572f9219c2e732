import { PERSONAL_LINES } from '@sastre/shared-contracts/cv-parts';
import type { Translate } from '@sastre/shared-contracts/shell';
import { sectionName, tabOf, type CvDraft } from '@sastre/shared-cv-form/rules';

const NUMBERED: Readonly<Record<string, string>> = {
  work_experience: 'experienceNumber',
  education: 'educationNumber',
};
const LISTS: Readonly<Record<string, string>> = {
  skills: 'skills',
  language_skills: 'languages',
  sections: 'tab.more',
  coverLetter: 'tab.coverLetter',
  pictureId: 'conflict.picture',
  layout: 'conflict.layout',
};
/** Fields that have a text of their own. */
const FIELDS = [
  ...PERSONAL_LINES,
  ...['summary', 'position', 'company', 'startDate', 'endDate', 'current', 'description'],
  ...['achievements', 'institution', 'degree', 'field', 'gpa', 'language'],
];

/** What a place of the form is called, as "Education 2 · Location"; a part alone by its tab's name. */
export function placeName(path: string, draft: CvDraft, t: Translate): string {
  const [part = '', ...rest] = path.split('.');
  const names = [ownerOf(part, rest, draft, t), fieldOf(part, rest, t)];
  return names.filter((name) => name !== '').join(' · ') || t(LISTS[part] ?? `tab.${tabOf(path)}`);
}

function ownerOf(part: string, [index]: string[], draft: CvDraft, t: Translate): string {
  if (index === undefined) return '';
  if (part in NUMBERED) return t(NUMBERED[part] ?? '', { number: Number(index) + 1 });
  const section = part === 'sections' ? draft.sections[Number(index)] : undefined;
  if (section !== undefined) return sectionName(section, t);
  return part in LISTS ? t(LISTS[part] ?? '') : '';
}

function fieldOf(part: string, rest: string[], t: Translate): string {
  if (part === 'sectionTitles') return t('heading.label');
  const field = rest.findLast((key) => FIELDS.includes(key));
  return field === undefined ? '' : t(`field.${field}`);
}
