import type { CvContent } from '@sastre/shared-contracts/api';
import type { FieldPath } from '@sastre/shared-cv-reader';
import { toName } from './paths.rules.ts';

/** Parts of the form, in its order. */
export type PartName = 'personal' | 'experience' | 'education' | 'skills' | 'more';

const LISTS = {
  personal: ['personal_info'],
  experience: ['work_experience'],
  education: ['education'],
  skills: ['skills', 'language_skills'],
  more: ['sections'],
} as const satisfies Record<PartName, readonly (keyof CvContent)[]>;
export const PART_NAMES = Object.keys(LISTS) as PartName[];
/** A part of so many entries can be closed; a name alone takes little room. */
const LEAST_FOLDED: Record<PartName, number> = {
  personal: Infinity,
  experience: 3,
  education: 3,
  skills: 13,
  more: 3,
};

/** The part of the form that a field stands in. */
export function partOf(path: FieldPath): PartName {
  const [list = ''] = toName(path).split('.');
  return PART_NAMES.find((name) => LISTS[name].some((one) => one === list)) ?? 'personal';
}

/** What the entries of a part are called, those of its sections as well. */
export function namesIn(cv: CvContent, part: PartName): string[] {
  switch (part) {
    case 'personal':
      return [];
    case 'experience':
      return cv.work_experience.map(({ company, position }) => company || position);
    case 'education':
      return cv.education.map(({ institution, degree }) => institution || degree);
    case 'skills':
      return [
        ...cv.skills.map(({ name }) => name),
        ...cv.language_skills.map(({ language }) => language),
      ];
    case 'more':
      return (cv.sections ?? []).flatMap(({ entries }) =>
        entries.map(({ name, organisation }) => name || organisation),
      );
  }
}

/** True for a part that is so long that it can be closed. */
export function isFoldable(cv: CvContent, part: PartName): boolean {
  return namesIn(cv, part).length >= LEAST_FOLDED[part];
}

/** Parts that are open at first: those with fields to look at, and the short ones. */
export function openParts(cv: CvContent, toLookAt: readonly FieldPath[]): ReadonlySet<PartName> {
  const inDoubt = new Set(toLookAt.map(partOf));
  return new Set(PART_NAMES.filter((name) => inDoubt.has(name) || !isFoldable(cv, name)));
}

/** What of a CV stands in a part. */
export function keysOf(part: PartName) {
  return LISTS[part];
}

/** Everything that a part says, to be looked through. */
export function listsIn(cv: CvContent, part: PartName): object[] {
  return keysOf(part).flatMap((key): object[] => {
    const value: object | undefined = cv[key];
    return value === undefined ? [] : [value].flat();
  });
}

/** Which entries and rows there are: another one when other fields are shown. */
export function shapeOf(cv: CvContent): string {
  const jobs = cv.work_experience.map(({ id, achievements }) => [id, achievements.length]);
  const sections = (cv.sections ?? []).map(({ id, kind, entries }) => [
    id,
    kind,
    ...entries.map((entry) => [entry.id, entry.highlights.length]),
  ]);
  const others = [cv.education, cv.skills, cv.language_skills].map((list) =>
    list.map(({ id }) => id),
  );
  return JSON.stringify([jobs, sections, others]);
}

const ENTRY = /^(?:(?:work_experience|education)\.\d+|sections\.\d+\.entries\.\d+)(?=\.)/;

/** How many fields are in doubt in each entry, by the form's name of it. */
export function doubtsByEntry(doubts: readonly FieldPath[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of doubts) {
    const [entry] = ENTRY.exec(toName(path)) ?? [];
    if (entry !== undefined) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  }
  return counts;
}
