import { saidLevelOf } from '@sastre/shared-contracts/api';
import { PERSONAL_LINES, type EntryListKey } from '@sastre/shared-contracts/cv-parts';
import { levelText } from '@sastre/shared-contracts/page';
import type { Translate } from '@sastre/shared-contracts/shell';
import {
  differences,
  idOf,
  outcomeIn,
  type CvDraft,
  type Difference,
  type Entry,
  type Outcome,
} from '@sastre/shared-cv-form/rules';
import { markdownToHtml, markdownToText } from '@sastre/shared-rich-text';
import { chipText } from '../cv-view/chip-text.ts';
import { formatMonth } from '../cv-view/dates.rules.ts';
import { contentOf, joined, nameOf, namesInOrder } from './entry-names.rules.ts';
import { shorten, type Shortened } from './shorten.rules.ts';
import type { Choice } from './conflict.types.ts';

/** One difference as it is shown. */
export interface DifferenceRow {
  id: string;
  label: string;
  mine: Shortened;
  theirs: Shortened;
}
/** One that is to be chosen. */
export interface Row extends DifferenceRow {
  outcome: Outcome;
}

/** What there is to choose from, in the user's words. */
export function toRows({ mine, theirs, merged }: Choice, t: Translate, language: string): Row[] {
  const outcomeOf = outcomeIn(merged, mine, theirs);
  return differences(mine, theirs).map((difference) => ({
    ...toRow(difference, t, language),
    outcome: outcomeOf(difference),
  }));
}

/** What differs between two drafts for who reads them, in the user's words: how markdown escapes a sign is no difference. */
export function differenceRows(
  mine: CvDraft,
  theirs: CvDraft,
  t: Translate,
  language: string,
): DifferenceRow[] {
  return differences(mine, theirs)
    .filter((difference) => !isWrittenOtherwise(difference))
    .map((difference) => toRow(difference, t, language));
}

function isWrittenOtherwise({ kind, mine, theirs, ...rest }: Difference): boolean {
  const isMarkdown = 'field' in rest && MARKDOWN.includes(rest.field);
  if (kind !== 'field' || !isMarkdown || typeof mine !== 'string' || typeof theirs !== 'string')
    return false;
  return markdownToHtml(mine) === markdownToHtml(theirs);
}

function toRow(difference: Difference, t: Translate, language: string): DifferenceRow {
  const [my, their] = textsOf(difference, t, language);
  return { id: idOf(difference), label: labelOf(difference, t), ...shorten(my, their) };
}

/** Fields that hold markdown. */
const MARKDOWN = ['description', 'coverLetter'];
const LEVEL_LABELS = { skills: 'field.skillLevel', language_skills: 'field.languageLevel' };
const TEXTS: Record<string, string> = { name: 'field.skill' };
const KNOWN = [
  ...PERSONAL_LINES,
  ...['summary', 'position', 'company', 'startDate', 'endDate', 'current', 'description'],
  ...['achievements', 'institution', 'degree', 'field', 'gpa', 'language'],
];

function labelOf(difference: Difference, t: Translate): string {
  const { place, kind } = difference;
  if (place.part === 'picture' || place.part === 'layout') return t(`conflict.${place.part}`);
  if (place.part === 'coverLetter') return t('tab.coverLetter');
  if (place.part === 'personal_info') {
    return kind === 'field' ? fieldLabel(difference.field, t) : t('tab.personal');
  }
  if (place.part === 'sectionTitles') {
    const section = kind === 'field' ? difference.field : '';
    const group = section === 'personalInfo' ? 'section' : 'default';
    return t('heading.labelOf', { section: t(`heading.${group}.${section}`) });
  }
  if (place.part === 'sections') return sectionLabel(difference, t);
  if (kind === 'order') return joined(listLabel(place.part, t), t('conflict.order'));
  const entry = entryLabel(place.part, place.number ?? 0, place.entry, t);
  if (kind === 'entry') return entry;
  const level =
    place.part === 'skills' || place.part === 'language_skills' ? place.part : undefined;
  if (difference.field === 'level' && level) return joined(entry, t(LEVEL_LABELS[level]));
  return joined(entry, fieldLabel(difference.field, t));
}

const OF_SECTIONS: Record<string, string> = {
  title: 'heading.label',
  current: 'more.current',
  highlights: 'more.highlights',
};
const OF_ENTRIES = ['name', 'organisation', 'place', 'url'];

/** Of an added section, or of something in it. */
function sectionLabel(difference: Difference, t: Translate): string {
  const { place, kind } = difference;
  const { section, entry, number = 0 } = place;
  const within = section === undefined ? '' : nameOf(section, t);
  if (kind === 'order') return joined(within || t('tab.more'), t('conflict.order'));
  const numbered = section === undefined ? '' : t(`more.number.${section.kind}`, { number });
  const whose = joined(within, (entry === undefined ? '' : nameOf(entry, t)) || numbered);
  if (kind === 'entry') return whose;
  const { field } = difference;
  if (OF_ENTRIES.includes(field)) return joined(whose, t(`more.field.${field}`));
  const label = OF_SECTIONS[field];
  return joined(whose, label === undefined ? fieldLabel(field, t) : t(label));
}

function fieldLabel(field: string, t: Translate): string {
  if (KNOWN.includes(field)) return t(`field.${field}`);
  // A field of a newer build has no text here.
  return field in TEXTS ? t(TEXTS[field] ?? '') : field;
}

function listLabel(part: EntryListKey, t: Translate): string {
  const labels = {
    work_experience: 'tab.experience',
    education: 'tab.education',
    skills: 'skills',
    language_skills: 'languages',
  };
  return t(labels[part]);
}

/** An entry by its own words; by its number where it has none. */
function entryLabel(
  part: EntryListKey,
  number: number,
  entry: Entry | undefined,
  t: Translate,
): string {
  const name = entry === undefined ? '' : nameOf(entry, t);
  if (name === '' && part === 'work_experience') return t('experienceNumber', { number });
  if (name === '' && part === 'education') return t('educationNumber', { number });
  return joined(listLabel(part, t), name);
}

function textsOf(difference: Difference, t: Translate, language: string): [string, string] {
  const { kind, mine, theirs } = difference;
  if (kind === 'order') return [namesInOrder(mine, t), namesInOrder(theirs, t)];
  if (kind === 'entry') {
    const text = (entry: Entry | undefined) =>
      entry === undefined ? t('conflict.absent') : summaryOf(entry, t);
    return [text(mine), text(theirs)];
  }
  if (difference.field === 'picture') {
    const other = mine === '' ? 'conflict.aPicture' : 'conflict.anotherPicture';
    return [
      t(mine === '' ? 'pictures.none' : 'conflict.aPicture'),
      t(theirs === '' ? 'pictures.none' : other),
    ];
  }
  if (difference.field === 'layout') {
    const text = (value: unknown) =>
      t(value === undefined ? 'conflict.asStored' : 'conflict.fitted');
    return [text(mine), text(theirs)];
  }
  const read = (value: unknown, asWritten: boolean) => {
    const text = valueText(difference.field, value, asWritten, t, language);
    return text === '' ? t('conflict.blank') : text;
  };
  const [my, their] = [read(mine, false), read(theirs, false)];
  // What differs may be the markup alone: then it is shown as it is stored.
  return my === their ? [read(mine, true), read(theirs, true)] : [my, their];
}

function summaryOf(entry: Entry, t: Translate): string {
  const { level, ...said } = entry as unknown as Partial<Parameters<typeof saidLevelOf>[0]>;
  if (level !== undefined) return chipText(nameOf(entry, t), saidLevelOf({ ...said, level }), t);
  return contentOf(entry, t) || t('conflict.blank');
}

function valueText(
  field: string,
  value: unknown,
  asWritten: boolean,
  t: Translate,
  language: string,
): string {
  if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
  if (Array.isArray(value)) return value.map(String).join('\n');
  if (typeof value !== 'string') return value === undefined ? '' : JSON.stringify(value);
  if (asWritten) return value;
  if (field === 'level')
    return value === '' ? t('level.none') : levelText(String(value), (word) => t(`level.${word}`));
  if (field === 'startDate' || field === 'endDate') return formatMonth(value, language);
  if (MARKDOWN.includes(field)) return markdownToText(value);
  return value;
}
