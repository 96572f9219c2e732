import type { CvContent, Section } from '@sastre/shared-contracts/api';
import { readsAlike } from '@sastre/shared-contracts/cv';
import { ENTRY_LISTS } from '@sastre/shared-contracts/cv-parts';
import { indexOfSame, isBlank, listOf, type Entry, type Named } from './entries.rules.ts';
import type { TakenCounts, TakenPart } from './taking.types.ts';

/** Only the parts that change, in the form's order. */
export function changesBetween(before: CvContent, after: CvContent): TakenCounts[] {
  const counts: TakenCounts[] = [
    countKeys('personal_info', before.personal_info, after.personal_info),
    ...ENTRY_LISTS.map((name) =>
      countEntries(name, name, listOf(before, name), listOf(after, name)),
    ),
    countSections(before.sections ?? [], after.sections ?? []),
    countKeys('extra', before.extra ?? {}, after.extra ?? {}),
  ];
  return counts.filter(({ added, changed, removed }) => added + changed + removed > 0);
}

function countKeys(part: TakenPart, before: object, after: object): TakenCounts {
  const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const counts = { part, added: 0, changed: 0, removed: 0 };
  for (const key of new Set([...from.keys(), ...to.keys()])) {
    const [was, is] = [from.get(key) as unknown, to.get(key) as unknown];
    if (isBlank(was) && !isBlank(is)) counts.added += 1;
    else if (!isBlank(was) && isBlank(is)) counts.removed += 1;
    else if (!isBlank(was) && !readsAlike(was, is)) counts.changed += 1;
  }
  return counts;
}

/** The same, and which sections these are: "1 changed" says little of several. */
function countSections(before: readonly Section[], after: readonly Section[]): TakenCounts {
  const counts = countEntries('sections', 'sections', before, after);
  const left = [...before];
  const sections = after.filter((section) => {
    const at = indexOfSame(left, section, 'sections');
    const [was] = at < 0 ? [] : left.splice(at, 1);
    return was === undefined || !readsAlike({ ...was, id: '' }, { ...section, id: '' });
  });
  return { ...counts, sections: [...sections, ...left] };
}

function countEntries(
  part: TakenPart,
  named: Named,
  before: readonly Entry[],
  after: readonly Entry[],
): TakenCounts {
  const left = [...before];
  const counts = { part, added: 0, changed: 0, removed: 0 };
  for (const entry of after) {
    const at = indexOfSame(left, entry, named);
    const [was] = at < 0 ? [] : left.splice(at, 1);
    if (was === undefined) counts.added += 1;
    else if (!readsAlike({ ...was, id: '' }, { ...entry, id: '' })) counts.changed += 1;
  }
  return { ...counts, removed: left.length };
}
