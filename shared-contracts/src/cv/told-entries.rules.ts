import type { CvContent, SectionEntry, WorkExperience } from '../api/index.ts';

/**
 * An entry whose description and lines may be reworded and whose lines may be put in order: a job held, or an entry of a section
 * that a person added. What it is called, where and when it was, is closed.
 */
export type ToldEntry = {
  /** `work[w1]`, `sections[s1].entries[e1]`. */
  path: string;
  /** Path of the list of lines: `work[w1].achievements`, `sections[s1].entries[e1].highlights`. */
  listPath: string;
} & ({ kind: 'work'; entry: WorkExperience } | { kind: 'added'; entry: SectionEntry });

/** A path at or below an entry that can be told, taken apart. */
export interface ToldPath {
  /** `work[w1]`, `sections[s1].entries[e1]`. */
  entry: string;
  /** `lines`: the achievements of a job, the highlights of another entry; undefined: the entry itself. */
  field: 'description' | 'lines' | undefined;
  /** Place in the list of lines, from 0; undefined: the whole list. */
  place: number | undefined;
}

const WORK = /^(work\[[^\]]*\])(?:\.(description|achievements)(?:\[(\d+)\])?)?$/;
const ADDED =
  /^(sections\[[^\]]*\]\.entries\[[^\]]*\])(?:\.(description|highlights)(?:\[(\d+)\])?)?$/;

/** A key per entry that survives reordering: its id, or its place where the id is missing or taken. */
export function entryKeys(entries: readonly { id: string }[]): string[] {
  const taken = new Set<string>();
  return entries.map(({ id }, index) => {
    const own = id.replace(/[[\]]/g, '');
    let key = own === '' ? `#${index}` : own;
    while (taken.has(key)) key = key === own ? `#${index}` : `#${key}`;
    taken.add(key);
    return key;
  });
}

/** Reads a path of an entry that can be told; undefined for any other. */
export function readToldPath(path: string): ToldPath | undefined {
  const [, entry, name, place] = WORK.exec(path) ?? ADDED.exec(path) ?? [];
  if (entry === undefined) return undefined;
  const field = name === undefined || name === 'description' ? name : 'lines';
  return { entry, field, place: place === undefined ? undefined : Number(place) };
}

/** The key that ends the path of an entry: `w1` of `work[w1]`. */
export function keyOfEntry(path: string): string {
  return path.slice(path.lastIndexOf('[') + 1, -1);
}

/** The jobs held and the entries of added sections, in their order; the entries are those of `cv`, not copies. */
export function toldEntries({
  work_experience,
  sections = [],
}: Pick<CvContent, 'work_experience' | 'sections'>): ToldEntry[] {
  const keys = entryKeys(work_experience);
  const sectionKeys = entryKeys(sections);
  return [
    ...work_experience.map((entry, at): ToldEntry => {
      const path = `work[${keys[at]}]`;
      return { kind: 'work', path, listPath: `${path}.achievements`, entry };
    }),
    ...sections.flatMap(({ entries }, at) => {
      const own = entryKeys(entries);
      return entries.map((entry, place): ToldEntry => {
        const path = `sections[${sectionKeys[at]}].entries[${own[place]}]`;
        return { kind: 'added', path, listPath: `${path}.highlights`, entry };
      });
    }),
  ];
}

/** The entry that a path stands at or in, if the CV has it. */
export function toldEntryAt(
  cv: Pick<CvContent, 'work_experience' | 'sections'>,
  path: string,
): ToldEntry | undefined {
  const entry = readToldPath(path)?.entry;
  return entry === undefined ? undefined : toldEntries(cv).find((told) => told.path === entry);
}

/** Achievements of a job, highlights of another entry. */
export function linesOf(told: ToldEntry): readonly string[] {
  return told.kind === 'work' ? told.entry.achievements : told.entry.highlights;
}

/** Description and lines by their paths, with their markdown. */
export function toldTexts(told: ToldEntry): [path: string, text: string][] {
  return [
    [`${told.path}.description`, told.entry.description],
    ...linesOf(told).map((text, place): [string, string] => [`${told.listPath}[${place}]`, text]),
  ];
}

/** Puts other lines into the entry itself. */
export function putLines(told: ToldEntry, lines: string[]): void {
  if (told.kind === 'work') told.entry.achievements = lines;
  else told.entry.highlights = lines;
}
