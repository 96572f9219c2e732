import { readsAlike } from '@sastre/shared-contracts/cv';
import type { Section } from '@sastre/shared-contracts/api';
import type { EntryListKey } from '@sastre/shared-contracts/cv-parts';
import { newEntryId, type CvDraft } from '../validation/draft.rules.ts';
import { keysOf, withOneLevel, withStoredLevel, type Fields } from './fields.rules.ts';
import { mergeLines } from './merge-lines.rules.ts';
import { mergeKeyed, type Keyed, type Versions } from './merge-list.rules.ts';

/** An entry of a list of the form, or of an added section, or such a section itself. */
export type Entry = CvDraft[EntryListKey][number] | Section | Section['entries'][number];

/** What tells one entry from another for a reader. */
const NAMES = {
  work_experience: ['company', 'position'],
  education: ['institution', 'degree'],
  skills: ['name'],
  language_skills: ['language'],
} as const satisfies Record<EntryListKey, readonly string[]>;
const SECTION_NAMES = ['title'];
const SECTION_ENTRY_NAMES = ['name', 'organisation'];

/**
 * "Keep mine": what I changed is mine, what only they changed is theirs. Without a base (an older journal has none)
 * nothing of mine gives way, and nothing that only they have is dropped.
 */
export function mergeDraft(base: CvDraft | undefined, mine: CvDraft, theirs: CvDraft): CvDraft {
  const from = base ?? withoutEntries(theirs);
  const merged: CvDraft = {
    ...(mergeFields({ base: from, mine, theirs }) as unknown as CvDraft),
    personal_info: mergePart('personal_info', { base: from, mine, theirs }),
    sectionTitles: mergePart('sectionTitles', { base: from, mine, theirs }),
    work_experience: mergeEntries('work_experience', { base: from, mine, theirs }),
    education: mergeEntries('education', { base: from, mine, theirs }),
    skills: mergeEntries('skills', { base: from, mine, theirs }),
    language_skills: mergeEntries('language_skills', { base: from, mine, theirs }),
    sections: mergeSections({
      base: from.sections,
      mine: mine.sections,
      theirs: theirs.sections,
    }),
  };
  if (merged.coverLetter === undefined) delete merged.coverLetter;
  if (merged.layout === undefined) delete merged.layout;
  return merged;
}

function withoutEntries(draft: CvDraft): CvDraft {
  const none = {
    work_experience: [],
    education: [],
    skills: [],
    language_skills: [],
    sections: [],
  };
  return { ...draft, ...none };
}

function mergePart<Part extends 'personal_info' | 'sectionTitles'>(
  part: Part,
  { base, mine, theirs }: Versions<CvDraft>,
): CvDraft[Part] {
  return mergeFields({ base: base[part], mine: mine[part], theirs: theirs[part] }) as CvDraft[Part];
}

function mergeFields({ base, mine, theirs }: Versions<object | undefined>): Fields {
  const [before, my, their] = [base as Fields | undefined, mine as Fields, theirs as Fields];
  const merged: Fields = {};
  for (const key of keysOf(their, my)) {
    const lines = [before?.[key] ?? [], my[key], their[key]];
    if (lines.every(isLines)) {
      const [from, first, second] = lines as [string[], string[], string[]];
      merged[key] = mergeLines({ base: from, mine: first, theirs: second });
    } else {
      const untouched = before !== undefined && readsAlike(before[key], my[key]);
      merged[key] = untouched ? their[key] : my[key];
    }
  }
  return merged;
}

function isLines(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function mergeEntries<Name extends EntryListKey>(
  name: Name,
  { base, mine, theirs }: Versions<CvDraft>,
): CvDraft[Name] {
  const lists = { base: base[name], mine: mine[name], theirs: theirs[name] };
  return mergeList<Entry>(lists, NAMES[name], mergeEntry) as CvDraft[Name];
}

/** Sections are put together as entries are, and their entries likewise. */
function mergeSections(versions: Versions<readonly Section[]>): Section[] {
  return mergeList(versions, SECTION_NAMES, (section) => {
    const { base, mine, theirs } = section;
    const entries = { base: base?.entries ?? [], mine: mine.entries, theirs: theirs.entries };
    return {
      ...mergeEntry(section),
      entries: mergeList(entries, SECTION_ENTRY_NAMES, mergeEntry),
    };
  });
}

function mergeEntry<T extends Entry>(versions: { base: T | undefined; mine: T; theirs: T }): T {
  const { base, mine, theirs } = versions;
  const merged = mergeFields({
    base: base && withOneLevel(base),
    mine: withOneLevel(mine),
    theirs: withOneLevel(theirs),
  });
  return withStoredLevel(merged) as unknown as T;
}

/** Lists whose entries are known by their ids; `names` are the fields that tell one entry from another for a reader. */
function mergeList<T extends Entry>(
  versions: Versions<readonly T[]>,
  names: readonly string[],
  merge: (versions: { base: T | undefined; mine: T; theirs: T }) => T,
): T[] {
  const base = keyEntries(versions.base);
  const theirs = keyEntries(versions.theirs);
  const mine = apart(names, keyEntries(versions.mine), base, theirs);
  return mergeKeyed<T>({ base, mine, theirs }, { same: readsAlike, merge }).map(
    ({ value }) => value,
  );
}

/** Entries by id; one whose id is blank or not its own is known by its place among these. */
export function keyEntries<T extends Entry>(list: readonly T[]): Keyed<T>[] {
  const seen = new Map<string, number>();
  return list.map((value) => {
    const nth = seen.get(value.id) ?? 0;
    seen.set(value.id, nth + 1);
    return { key: `${value.id} ${nth}`, value };
  });
}

/** Ids are times: what was added on both sides in the same moment, and is not the same, gets an id of its own. */
function apart<T extends Entry>(
  names: readonly string[],
  mine: Keyed<T>[],
  base: readonly Keyed<T>[],
  theirs: readonly Keyed<T>[],
): Keyed<T>[] {
  const known = new Set(base.map(({ key }) => key));
  const taken = [...mine, ...theirs].map(({ value }) => value);
  return mine.map((entry) => {
    const other = theirs.find(({ key }) => key === entry.key)?.value;
    if (other === undefined || known.has(entry.key) || isAlike(names, entry.value, other)) {
      return entry;
    }
    const id = newEntryId(Number(entry.value.id) || 0, taken);
    const value = { ...entry.value, id };
    taken.push(value);
    return { key: `${id} 0`, value };
  });
}

function isAlike(names: readonly string[], one: Entry, other: Entry): boolean {
  const [first, second] = [one as unknown as Fields, other as unknown as Fields];
  const isNamedAlike = (field: string) => first[field] !== '' && first[field] === second[field];
  return readsAlike(one, other) || names.some(isNamedAlike);
}
