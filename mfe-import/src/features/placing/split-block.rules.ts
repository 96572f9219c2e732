import {
  defaultEducation,
  defaultLanguageSkill,
  defaultSectionEntry,
  defaultSkill,
  defaultWorkExperience,
  withLevel,
  type CvContent,
  type SectionEntry,
} from '@sastre/shared-contracts/api';
import type { Block, FieldPath, Reading } from '@sastre/shared-cv-reader';
import type { AnyEntry, EntryTarget } from './placing.types.ts';

/** What the reader makes of a block alone. */
export type Split = Pick<Reading, 'cv' | 'doubts' | 'unplaced'>;

/** Entries made of a block, with the fields of each that are in doubt. */
export interface MadeEntry {
  entry: AnyEntry;
  doubts: readonly string[];
}

/** Headings by which the reader knows what a text is about. */
const HEADINGS: Record<EntryTarget, string> = {
  job: 'Work experience',
  education: 'Education',
  projects: 'Projects',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certificates',
  courses: 'Courses',
  volunteer: 'Volunteering',
  publications: 'Publications',
  awards: 'Awards',
  references: 'References',
  interests: 'Interests',
};
/** Lists that every CV has; other entries stand in sections of their kind. */
const LISTS = {
  job: 'work_experience',
  education: 'education',
  skills: 'skills',
  languages: 'language_skills',
} as const;
const BULLET = /^\s*(?:[•◦▪‣●○■·*]\s*|[-–—]\s+)/u;

/** Name of the list in a CV; undefined for entries of sections. */
export function listNameOf(target: EntryTarget): (typeof LISTS)[keyof typeof LISTS] | undefined {
  return target in LISTS ? LISTS[target as keyof typeof LISTS] : undefined;
}

/** The block as a text that the reader takes for one of that kind. */
export function textToSplit({ text }: Block, target: EntryTarget): string {
  return `# ${HEADINGS[target]}\n${text}`;
}

/**
 * Entries made of a block: those that the reader told when the whole block was one of the kind, with what it left behind
 * them; else the first line as the title, items as achievements and the rest as text. No word is lost.
 */
export function entriesOf(
  block: Block,
  target: EntryTarget,
  split: Split | undefined,
): MadeEntry[] {
  const read = split === undefined ? [] : readEntries(split, target);
  const left = split?.unplaced.map(({ text }) => text).join('\n') ?? '';
  if (read.length === 0 || read.some(({ entry }) => !hasName(entry)))
    return plainEntries(block.text, target).map((entry) => ({ entry, doubts: [] }));
  return left === '' ? read : withLeft(read, left, target);
}

/** None where the reader took a part of the block for something else. */
function readEntries({ cv, doubts }: Split, target: EntryTarget): MadeEntry[] {
  const { personal_info, sections = [], ...rest } = cv;
  const name = listNameOf(target);
  const isElsewhere =
    Object.values(personal_info ?? {}).some((value) => value !== '') ||
    Object.values(LISTS).some((list) => list !== name && (rest[list] ?? []).length > 0) ||
    sections.some(({ kind, title }) => kind !== target || title !== '');
  if (isElsewhere) return [];
  const made = (entry: AnyEntry, path: FieldPath): MadeEntry => ({
    entry,
    doubts: doubts.flatMap((one) => (one.startsWith(`${path}.`) ? one.slice(path.length + 1) : [])),
  });
  if (name !== undefined)
    return (rest[name] ?? []).map((entry, at) => made(entry, `${name}[${at}]`));
  return sections.flatMap(({ entries }, section) =>
    entries.map((entry, at) => made(entry, `sections[${section}].entries[${at}]`)),
  );
}

function hasName(entry: AnyEntry): boolean {
  const { position, company, degree, institution, name, language } = entry as Record<
    string,
    unknown
  >;
  return [position, company, degree, institution, name, language].some(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
}

/** What the reader found no field for goes behind the last entry's text. */
function withLeft(read: readonly MadeEntry[], left: string, target: EntryTarget): MadeEntry[] {
  if (target === 'skills' || target === 'languages')
    return [...read, ...plainEntries(left, target).map((entry) => ({ entry, doubts: [] }))];
  return read.map((made, at) => {
    if (at < read.length - 1) return made;
    const entry = made.entry as SectionEntry & CvContent['education'][number];
    const field = target === 'education' ? 'field' : 'description';
    const text = [entry[field], left].filter((part) => part !== '').join('\n');
    return { ...made, entry: { ...entry, [field]: target === 'education' ? line(text) : text } };
  });
}

const line = (text: string) => text.replaceAll('\n', ', ');

function plainEntries(text: string, target: EntryTarget): AnyEntry[] {
  // A name alone says nothing of how well.
  if (target === 'skills')
    return namesIn(text).map((name) => withLevel({ ...defaultSkill, name }, undefined));
  if (target === 'languages')
    return namesIn(text).map((language) =>
      withLevel({ ...defaultLanguageSkill, language }, undefined),
    );
  const [first = '', ...rest] = text.split('\n').filter((one) => one.trim() !== '');
  const title = first.replace(BULLET, '').trim();
  if (target === 'education') {
    const [institution = '', ...more] = rest;
    return [{ ...defaultEducation, degree: title, institution, field: more.join(', ') }];
  }
  const items = rest.filter((one) => BULLET.test(one)).map((one) => one.replace(BULLET, ''));
  const description = rest.filter((one) => !BULLET.test(one)).join('\n');
  if (target === 'job')
    return [{ ...defaultWorkExperience, position: title, description, achievements: items }];
  return [{ ...defaultSectionEntry, name: title, description, highlights: items }];
}

function namesIn(text: string): string[] {
  return text
    .split(/[,;|•·\n]/u)
    .map((name) => name.replace(BULLET, '').trim())
    .filter((name) => name !== '');
}
