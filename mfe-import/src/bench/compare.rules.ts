import type { CvContent } from '@sastre/shared-contracts/api';
import { PERSONAL_LINES } from '@sastre/shared-contracts/cv-parts';
import { aroundNames } from './near.rules.ts';
import { wordsOf } from './compared-words.rules.ts';
import { isAsShown, type Shown } from './shown.rules.ts';

/** Right values, wrong ones, and those that are missing. */
export interface Tally {
  right: number;
  wrong: number;
  missing: number;
}
/** A value of a CV by the name of its field. */
export interface Judged extends Tally {
  field: string;
  /** The truth's value; '' where there is none. */
  wanted: string;
  /** The value that was read; '' where there is none. */
  found: string;
}

type Fields = Readonly<Record<string, unknown>>;

const PERSON: readonly string[] = [...PERSONAL_LINES, 'summary'];
const LISTS = {
  work_experience: ['company', 'position', 'location', 'startDate', 'endDate', 'description'],
  education: ['institution', 'degree', 'field', 'location', 'startDate', 'endDate', 'gpa'],
} as const;
const ADDED = ['organisation', 'place', 'startDate', 'endDate', 'url', 'description'] as const;
/** Names of an entry, and what is shown for it beside them alone. */
const NAMES = ['company', 'position', 'institution', 'degree', 'field'];
const OF_ITS_OWN = ['location', 'gpa'];
const LONG = /summary|description|achievements|highlights/;
/** A long text is right from this share of common words on (F1). */
const LONG_ENOUGH = 0.9;

/**
 * Judges what was read by the truth; a field counts when the file shows it, and what is read beyond it is wrong.
 * `isDeep` looks at every field that we have, which other people's truth does not tell.
 */
export function judge(
  truth: CvContent,
  read: Partial<CvContent>,
  file: Shown,
  isDeep = false,
): Judged[] {
  const judged: Judged[] = [];
  const shown = lettersOf(file.text);
  const one = (field: string, wanted = '', found = '') => {
    const isShown = wanted !== '' && isVisible(field, wanted, shown);
    const isTold = wanted !== '' && found !== '';
    const isRight =
      isTold && (isSame(field, wanted, found) || isAsShown(field, wanted, found, file));
    // What the file does not show cannot be judged.
    if (wanted !== '' && !isShown && !isRight) return;
    judged.push({
      ...{ field, wanted, found },
      right: isRight ? 1 : 0,
      wrong: found !== '' && !isRight ? 1 : 0,
      missing: wanted !== '' && !isRight ? 1 : 0,
    });
  };
  const each = (field: string, wanted: readonly string[], found: readonly string[]) => {
    const left = [...found];
    for (const value of wanted) {
      const at = left.findIndex((other) => isSame(field, value, other));
      one(field, value, at < 0 ? '' : left.splice(at, 1)[0]);
    }
    for (const value of left) one(field, '', value);
  };
  for (const field of PERSON)
    one(field, textAt(truth.personal_info, field), textAt(read.personal_info, field));
  for (const [list, fields] of Object.entries(LISTS) as [keyof typeof LISTS, readonly string[]][])
    for (const [wanted, found] of aligned(truth[list], read[list] ?? [], fields)) {
      const names = NAMES.map((field) => lettersOf(textAt(wanted, field)));
      const around = ` ${aroundNames(shown, names)} `;
      for (const field of fields) {
        const [value, other] = [textAt(wanted, field), textAt(found, field)];
        const isOwn = OF_ITS_OWN.includes(field) && !isSame(field, value, other);
        // What is not shown for the entry is wrong where it was read.
        one(field, isOwn && !around.includes(` ${lettersOf(value)} `) ? '' : value, other);
      }
      if (list === 'work_experience')
        each('achievements', linesAt(wanted, 'achievements'), linesAt(found, 'achievements'));
    }
  each('skill', namesOf(truth.skills), namesOf(read.skills));
  const spoken = (skills: CvContent['language_skills'] = []) =>
    skills.map(({ language, level }) => `${language} ${level}`);
  each('language', spoken(truth.language_skills), spoken(read.language_skills));
  // Not every truth tells of added sections.
  if (truth.sections !== undefined)
    each(
      'section entry',
      entriesOf(truth.sections).map(({ name }) => name),
      entriesOf(read.sections).map(({ name }) => name),
    );
  if (!isDeep) return judged;
  const levelled = (skills: CvContent['skills'] = []) =>
    skills.map(({ name, level }) => `${name} ${level}`);
  each('skill level', levelled(truth.skills), levelled(read.skills));
  const [added, found] = [entriesOf(truth.sections), entriesOf(read.sections)];
  for (const [wanted, other] of aligned(added, found, ['name', ...ADDED])) {
    for (const field of ADDED) one(`section ${field}`, textAt(wanted, field), textAt(other, field));
    each('section highlights', linesAt(wanted, 'highlights'), linesAt(other, 'highlights'));
  }
  return judged;
}

/** Entries of the truth with those that have most in common with them; then those that nobody asked for. */
function aligned(
  truth: readonly Fields[],
  read: readonly Fields[],
  fields: readonly string[],
): (readonly [Fields | undefined, Fields | undefined])[] {
  const left = [...read];
  const pairs = truth.map((wanted) => {
    const scores = left.map((found) => {
      const same = fields.filter(
        (field) =>
          textAt(wanted, field) !== '' &&
          isSame(field, textAt(wanted, field), textAt(found, field)),
      );
      return same.length;
    });
    const best = Math.max(...scores, 0);
    return [wanted, best === 0 ? undefined : left.splice(scores.indexOf(best), 1)[0]] as const;
  });
  return [...pairs, ...left.map((found) => [undefined, found] as const)];
}

function textAt(object: object | undefined, field: string): string {
  const value = (object as Fields | undefined)?.[field];
  return typeof value === 'string' ? value : '';
}

function linesAt(object: Fields | undefined, field: string): string[] {
  const value = object?.[field];
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
}

function entriesOf(sections: CvContent['sections'] = []) {
  return sections.flatMap(({ entries }) => entries);
}

function namesOf(skills: CvContent['skills'] = []): string[] {
  return skills.map(({ name }) => name);
}

/** Case, space, quotes and the beginning of an address say nothing. */
function isSame(field: string, one: string, other: string): boolean {
  if (LONG.test(field)) return commonShare(wordsOf(one), wordsOf(other)) >= LONG_ENOUGH;
  return bare(one) === bare(other);
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?|\/$/g, '')
    .replace(/[\s"'“”‘’`´]+/g, '');
}

function isVisible(field: string, value: string, shown: string): boolean {
  if (/Date$/.test(field)) return shown.includes(value.slice(0, 4));
  // A level may be said in other words.
  const words = wordsOf(
    /^(?:language|skill level)$/.test(field) ? value.replace(/ \w+$/, '') : value,
  );
  const there = words.filter((word) => shown.includes(word)).length;
  return words.length > 0 && there >= words.length * (LONG.test(field) ? LONG_ENOUGH : 1);
}

function lettersOf(text: string): string {
  return wordsOf(text).join(' ');
}

function commonShare(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const common = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / Math.max(one.length + other.length, 1);
}
