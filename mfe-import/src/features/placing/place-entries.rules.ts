import {
  LIMITS,
  type CvContent,
  type Section,
  type SectionKind,
} from '@sastre/shared-contracts/api';
import type { FieldPath } from '@sastre/shared-cv-reader';
import { lacksOf } from '../review-form/missing.rules.ts';
import { withCv } from '../review-form/paths.rules.ts';
import type { Review } from '../review-form/review-form.types.ts';
import { insertedByDate } from '../taking/by-date.rules.ts';
import { freeId } from './free-id.rules.ts';
import {
  ENTRY_TARGETS,
  type AnyEntry,
  type EntryTarget,
  type Fate,
  type Loose,
} from './placing.types.ts';
import { entriesOf, listNameOf, type MadeEntry, type Split } from './split-block.rules.ts';

type Placing = Fate & { type: 'placed' };
/** Sections that blocks were put in are told by their ids. */
export const PLACED = 'placed-';

/** True when there is room for one entry more of that kind. */
export function hasRoom(cv: CvContent, target: EntryTarget): boolean {
  const name = listNameOf(target);
  if (name !== undefined) return cv[name].length < LIMITS.listLength;
  return openOf(cv, target) !== undefined || (cv.sections ?? []).length < LIMITS.addedSections;
}

/** Makes entries of a block where they belong: by their dates in a list that has some, else behind the others. */
export function withEntries(
  review: Review,
  { block, fate }: Loose,
  target: EntryTarget,
  split: Split | undefined,
): { review: Review; fate: Placing } {
  const section = listNameOf(target) === undefined ? sectionFor(review.cv, target, block.id) : '';
  const into = listNameOf(target) ?? section;
  const opened = withSection(review.cv, section, target);
  const there = entriesIn(opened, into);
  const before = fate?.type === 'placed' ? (fate.put ?? []) : [];
  const made = entriesOf(block, target, split)
    .filter(({ entry }) => !isThere(there, entry, target))
    .slice(0, LIMITS.listLength - there.length);
  const put: AnyEntry[] = [];
  let list = there;
  for (const { entry } of made) {
    const own = { ...entry, id: freeId(`${PLACED}${block.id}`, [...list, ...put, ...before]) };
    put.push(own);
    list = insertedByDate(list, own);
  }
  const cv = withList(opened, into, list);
  const moved = withCv(review, cv);
  return {
    review: told(moved, pathsOf(cv, into, put), made, block.lines),
    fate: { type: 'placed', target, into, put },
  };
}

/** The CV without the entries that still stand as they were made; those that were edited stay. */
export function withoutEntries(cv: CvContent, { into, put = [] }: Placing): CvContent {
  const made = new Map(put.map((entry) => [entry.id, JSON.stringify(entry)]));
  const list = entriesIn(cv, into);
  const left = list.filter((entry) => made.get(entry.id) !== JSON.stringify(entry));
  if (left.length === list.length) return cv;
  const section = cv.sections?.find(({ id }) => id === into);
  if (section !== undefined && left.length === 0 && isOurs(section))
    return { ...cv, sections: (cv.sections ?? []).filter((one) => one !== section) };
  return withList(cv, into, left);
}

/** Paths of the entries that were made of a block, as far as they are still there. */
export function placesOf(cv: CvContent, { into, put = [] }: Placing): FieldPath[] {
  return pathsOf(cv, into, put).filter((path) => path !== '');
}

function isOurs({ id, title }: Section): boolean {
  return id.startsWith(PLACED) && title === '';
}

function openOf({ sections = [] }: CvContent, target: EntryTarget): Section | undefined {
  return sections.find(
    ({ kind, entries }) => kind === target && entries.length < LIMITS.listLength,
  );
}

function sectionFor(cv: CvContent, target: EntryTarget, block: number): string {
  return openOf(cv, target)?.id ?? freeId(`${PLACED}${target}-${block}`, cv.sections ?? []);
}

function withSection(cv: CvContent, id: string, target: EntryTarget): CvContent {
  const sections = cv.sections ?? [];
  if (id === '' || sections.some((one) => one.id === id)) return cv;
  const fresh: Section = { id, kind: target as SectionKind, title: '', entries: [] };
  return { ...cv, sections: [...sections, fresh] };
}

function listIn(into: string) {
  return ENTRY_TARGETS.map(listNameOf).find((name) => name === into);
}

function entriesIn(cv: CvContent, into: string): readonly AnyEntry[] {
  const name = listIn(into);
  if (name !== undefined) return cv[name];
  return cv.sections?.find(({ id }) => id === into)?.entries ?? [];
}

function withList(cv: CvContent, into: string, list: readonly AnyEntry[]): CvContent {
  const name = listIn(into);
  if (name !== undefined) return { ...cv, [name]: list };
  const entries = list as Section['entries'];
  const sections = cv.sections ?? [];
  return { ...cv, sections: sections.map((one) => (one.id === into ? { ...one, entries } : one)) };
}

function pathsOf(cv: CvContent, into: string, put: readonly AnyEntry[]): FieldPath[] {
  const list = entriesIn(cv, into);
  const section = cv.sections?.findIndex(({ id }) => id === into) ?? -1;
  return put.map(({ id }) => {
    const at = list.findIndex((entry) => entry.id === id);
    if (at < 0) return '';
    return listIn(into) === undefined ? `sections[${section}].entries[${at}]` : `${into}[${at}]`;
  });
}

/** A skill or a language is there once. */
function isThere(list: readonly AnyEntry[], entry: AnyEntry, target: EntryTarget): boolean {
  if (target !== 'skills' && target !== 'languages') return false;
  const nameOf = (one: AnyEntry) =>
    ('language' in one ? one.language : 'name' in one ? one.name : '').trim().toLowerCase();
  return list.some((one) => nameOf(one) === nameOf(entry));
}

/** The review with what is to be said of new entries: the lines they are of, what is in doubt, what the file lacks. */
function told(
  review: Review,
  paths: readonly FieldPath[],
  made: readonly MadeEntry[],
  lines: readonly number[],
): Review {
  const own = (path: FieldPath) => paths.some((one) => one !== '' && path.startsWith(`${one}.`));
  return {
    ...review,
    doubts: [
      ...review.doubts,
      ...paths.flatMap((path, at) => (made[at]?.doubts ?? []).map((field) => `${path}.${field}`)),
    ],
    lacks: [...(review.lacks ?? []), ...lacksOf(review.cv).filter(own)],
    origins: {
      ...review.origins,
      ...Object.fromEntries(
        paths.flatMap((path, at) => fieldsOf(made[at]?.entry, path).map((field) => [field, lines])),
      ),
    },
  };
}

/** Paths of an entry's fields: those that say nothing are looked for in the same lines. */
function fieldsOf(entry: AnyEntry | undefined, path: FieldPath): FieldPath[] {
  return Object.entries(entry ?? {}).flatMap(([field, value]: [string, unknown]) => {
    if (Array.isArray(value)) return value.map((_line, at) => `${path}.${field}[${at}]`);
    return typeof value === 'string' ? [`${path}.${field}`] : [];
  });
}

/** Where who has made entries of a block goes on: the first field of the first of them. */
export function firstFieldOf(cv: CvContent, fate: Placing): FieldPath | undefined {
  const [path] = placesOf(cv, fate);
  if (path === undefined) return undefined;
  const fields = { job: 'company', education: 'institution', languages: 'language' } as const;
  return `${path}.${fields[fate.target as keyof typeof fields] ?? 'name'}`;
}
