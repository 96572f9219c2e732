import type { Cv, CvPatch } from '@sastre/shared-contracts/api';
import { readsAlike } from '@sastre/shared-contracts/cv';
import { ENTRY_LISTS } from '@sastre/shared-contracts/cv-parts';
import {
  differences,
  mergeDraft,
  toDraft,
  toPatch,
  type CvDraft,
  type Difference,
} from '@sastre/shared-cv-form/rules';

/** A copy, and the main CV as it was when the copy was asked for and as it is. */
export interface Versions {
  copy: Cv;
  before: Cv;
  now: Cv;
}
/** What of the main CV was changed since and is not in the copy, though nobody made it another there. */
export interface TakeOver {
  /** The fields of the personal data that differ, and how many entries do in each list. */
  fields: readonly string[];
  counts: Readonly<Partial<Record<Part, number>>>;
  /** What is saved when it is taken over. */
  patch: CvPatch;
}
export type Part = (typeof PARTS)[number];
export const PARTS = [...ENTRY_LISTS, 'sections', 'sectionTitles'] as const;

type Entry = { id: string; achievements?: string[]; highlights?: string[] };
/** What names an entry among others where the same was written down twice. */
const NAMES = { skills: 'name', language_skills: 'language' } as const;

/** What can be taken over from the main CV; undefined: nothing. What was tailored in the copy, edited or left out there, stays. */
export function takeOver({ copy, before, now }: Versions): TakeOver | undefined {
  const mine = toDraft(copy);
  const base = besides(mine, toDraft(before), toDraft(before));
  const theirs = besides(mine, toDraft(before), toDraft(now));
  const merged = mergeDraft(base, mine, theirs);
  const found = differences(mine, merged);
  if (found.length === 0) return undefined;
  return {
    fields: found.flatMap((one) => (one.place.part === 'personal_info' ? fieldOf(one) : [])),
    counts: countsOf(found),
    patch: { ...toPatch(merged, copy), reason: 'merge' },
  };
}

function fieldOf(difference: Difference): string[] {
  return difference.kind === 'field' ? [difference.field] : [];
}

/** Entries that came, went or differ; another order counts as one where nothing else does. */
function countsOf(found: readonly Difference[]): TakeOver['counts'] {
  const ofPart = (part: Part) => {
    const inside = found.filter(({ place }) => place.part === part);
    const keys = new Set(inside.map(({ place }) => (place.key ?? '').split('/')[0]));
    if (keys.size > 1) keys.delete('');
    return [part, keys.size] as const;
  };
  return Object.fromEntries(PARTS.map(ofPart).filter(([, count]) => count > 0));
}

/** A version of the main CV in which what belongs to the copy alone is as in the copy, so that it never gives way. */
function besides(mine: CvDraft, before: CvDraft, draft: CvDraft): CvDraft {
  const { pictureId, coverLetter, layout } = mine;
  const { profilePictureUrl } = mine.personal_info;
  const listed = <T extends Entry>(list: (draft: CvDraft) => readonly T[], name?: keyof T): T[] =>
    listBesides({ mine: list(mine), before: list(before), list: list(draft) }, name);
  const sections = listed((one) => one.sections).map((section) => {
    const of = (one: CvDraft) => one.sections.find(({ id }) => id === section.id)?.entries ?? [];
    return { ...section, entries: listed(of) };
  });
  return {
    ...draft,
    ...{ pictureId, layout, sections },
    ...(coverLetter === undefined ? {} : { coverLetter }),
    personal_info: { ...draft.personal_info, profilePictureUrl },
    work_experience: listed((one) => one.work_experience),
    education: listed((one) => one.education),
    skills: listed((one) => one.skills, NAMES.skills),
    language_skills: listed((one) => one.language_skills, NAMES.language_skills),
  };
}

interface Lists<T> {
  mine: readonly T[];
  before: readonly T[];
  list: readonly T[];
}

/** What the copy leaves out is left out here, too, and so is what it has under the same name; lines that were written anew there stay. */
function listBesides<T extends Entry>({ mine, before, list }: Lists<T>, name?: keyof T): T[] {
  const known = (one: T) => mine.some(({ id }) => id === one.id);
  const nameOf = (one: T) => (name === undefined ? '' : String(one[name]).trim().toLowerCase());
  const isLeftOut = (one: T) =>
    !known(one) &&
    (before.some(({ id }) => id === one.id) ||
      mine.some((other) => nameOf(one) !== '' && nameOf(other) === nameOf(one)));
  return list
    .filter((one) => !isLeftOut(one))
    .map((one) => {
      const own = mine.find(({ id }) => id === one.id);
      const was = before.find(({ id }) => id === one.id);
      return own === undefined ? one : { ...one, ...ownLines(own, was) };
    });
}

const LINES = ['achievements', 'highlights'] as const;

/** The lines of an entry of the copy, where they are more than those of before in another order. */
function ownLines(own: Entry, was: Entry | undefined): Partial<Entry> {
  const written = LINES.filter((key) => !readsAlike(own[key]?.toSorted(), was?.[key]?.toSorted()));
  return Object.fromEntries(written.map((key) => [key, own[key]]));
}
