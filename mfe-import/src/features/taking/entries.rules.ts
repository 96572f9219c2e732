import type { CvContent } from '@sastre/shared-contracts/api';
import type { EntryListKey } from '@sastre/shared-contracts/cv-parts';
import { languageNameIn } from '@sastre/shared-cv-document/language-names';

export type Fields = Record<string, unknown>;

/** Fields by which a reader takes two entries for one. */
export const NAMES = {
  work_experience: ['company', 'position'],
  education: ['institution', 'degree'],
  skills: ['name'],
  language_skills: ['language'],
  sections: ['kind', 'title'],
  entries: ['name', 'organisation'],
} as const satisfies Record<EntryListKey | 'sections' | 'entries', readonly string[]>;
export type Named = keyof typeof NAMES;

/** An entry of a list, as plain fields. */
export interface Entry {
  id: string;
}

/** The entries of a list; their fields differ, what is done with them does not. */
export function listOf(cv: CvContent, list: EntryListKey): readonly Entry[] {
  return cv[list];
}

/** The place of an entry that a reader takes for the same one; -1 when there is none. */
export function indexOfSame(list: readonly Entry[], entry: Entry, named: Named): number {
  const ofOneName = list.filter((other) => hasSameNames(other, entry, named));
  const same =
    ofOneName.find((other) => beganOf(other) === beganOf(entry)) ??
    ofOneName.find((other) => beganTogether(other, entry));
  return same === undefined ? -1 : list.indexOf(same);
}

function hasSameNames(one: Entry, other: Entry, named: Named): boolean {
  const [first, second] = [fieldsOf(one), fieldsOf(other)];
  return (
    NAMES[named].some((field) => folded(first[field]) !== '') &&
    NAMES[named].every((field) => nameIn(first, field) === nameIn(second, field))
  );
}

/** "Deutsch" and "German" name one language. */
function nameIn(entry: Fields, field: string): string {
  const name = folded(entry[field]);
  return field === 'language' ? folded(languageNameIn(name, 'en')) : name;
}

/** Who comes back to a company has two entries of one name. Of one moment a file may say less than the other: the year, the month or the day. */
function beganTogether(one: Entry, other: Entry): boolean {
  const [begun, again] = [beganOf(one), beganOf(other)];
  return begun.startsWith(again) || again.startsWith(begun);
}

const beganOf = (entry: Entry) => folded(fieldsOf(entry)['startDate']);
const fieldsOf = (entry: Entry) => entry as unknown as Fields;

function folded(value: unknown): string {
  return typeof value === 'string'
    ? value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
    : '';
}

/** True for a value that says nothing. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}

/** What is there, with what is blank taken from the other. Both are of one shape. */
export function filled<T extends object>(there: T, other: T): T {
  const from = other as unknown as Fields;
  const parts = Object.entries(there).map(([key, value]): [string, unknown] => [
    key,
    isBlank(value) && !isBlank(from[key]) ? from[key] : value,
  ]);
  return Object.fromEntries(parts) as T;
}
