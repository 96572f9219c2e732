import { defaultPersonalInfo, type CvContent, type Section } from '@sastre/shared-contracts/api';
import { ENTRY_LISTS } from '@sastre/shared-contracts/cv-parts';
import { insertedByDate, isByDate } from './by-date.rules.ts';
import { changesBetween } from './changes.rules.ts';
import { filled, indexOfSame, listOf, type Entry, type Named } from './entries.rules.ts';
import { looksLikeAnother } from './identity.rules.ts';
import { withinLimits } from './limits.rules.ts';
import type { Taken, TakingMode } from './taking.types.ts';

/**
 * The CV after an import. Layout, tailoring, picture and language stay those of the existing one; nothing of what is
 * there changes but with `replace`.
 */
export function takeOver(existing: CvContent, imported: CvContent, mode: TakingMode): Taken {
  const together =
    mode === 'replace' ? replaced(existing, imported) : joined(existing, imported, mode);
  const { cv, leftOver } = withinLimits(together);
  return { cv, leftOver, changes: changesBetween(existing, cv) };
}

function replaced(existing: CvContent, imported: CvContent): CvContent {
  const { profilePictureUrl } = existing.personal_info;
  const { work_experience, education, skills, language_skills, sectionTitles } = imported;
  const cv: CvContent = {
    ...existing,
    personal_info: { ...defaultPersonalInfo, ...imported.personal_info, profilePictureUrl },
    ...{ work_experience, education, skills, language_skills, sectionTitles },
  };
  // A key that is absent in a save stays: what is replaced by nothing is sent as nothing.
  if (existing.sections !== undefined || imported.sections !== undefined)
    cv.sections = imported.sections ?? [];
  if (existing.extra !== undefined || imported.extra !== undefined) cv.extra = imported.extra ?? {};
  return cv;
}

function joined(existing: CvContent, imported: CvContent, mode: 'fill' | 'add'): CvContent {
  const { profilePictureUrl: _theirs, ...info } = imported.personal_info;
  // Only who replaces all takes another's address.
  const isOthers = looksLikeAnother(existing.personal_info, imported.personal_info);
  const cv: CvContent = {
    ...existing,
    personal_info: isOthers
      ? existing.personal_info
      : filled(existing.personal_info, { ...info, profilePictureUrl: '' }),
    sectionTitles: filled(existing.sectionTitles, imported.sectionTitles),
  };
  for (const name of ENTRY_LISTS) {
    const list = joinLists(listOf(existing, name), listOf(imported, name), name, mode);
    Object.assign(cv, { [name]: list });
  }
  const sections = joinSections(existing.sections ?? [], imported.sections ?? [], mode);
  if (existing.sections !== undefined || sections.length > 0) cv.sections = sections;
  const extra = { ...imported.extra, ...existing.extra };
  if (Object.keys(extra).length > 0) cv.extra = extra;
  return cv;
}

/**
 * A list that is there is left alone by `fill`; `add` fills its entries and puts the others by their dates where it goes
 * by them, else behind.
 */
function joinLists<T extends Entry>(
  there: readonly T[],
  others: readonly T[],
  named: Named,
  mode: 'fill' | 'add',
): T[] {
  if (there.length === 0) return [...others];
  if (mode === 'fill') return [...there];
  const own = new Set(there.map(({ id }) => id));
  const goesByDate = isByDate(there);
  let list = [...there];
  for (const entry of others) {
    const at = indexOfSame(list, entry, named);
    const same = list[at];
    // Two of one name in the file itself are two.
    if (same === undefined || !own.has(same.id)) {
      const fresh = { ...entry, id: freeId(entry.id, list) };
      list = goesByDate ? insertedByDate(list, fresh) : [...list, fresh];
    } else list[at] = filled(same, entry);
  }
  return list;
}

function joinSections(
  there: readonly Section[],
  others: readonly Section[],
  mode: 'fill' | 'add',
): Section[] {
  if (there.length === 0) return [...others];
  if (mode === 'fill') return [...there];
  const list = [...there];
  for (const section of others) {
    const at = indexOfSame(there, section, 'sections');
    const same = list[at];
    if (same === undefined) list.push({ ...section, id: freeId(section.id, list) });
    else list[at] = { ...same, entries: joinLists(same.entries, section.entries, 'entries', mode) };
  }
  return list;
}

function freeId(id: string, list: readonly Entry[]): string {
  const taken = new Set(list.map((entry) => entry.id));
  let free = id;
  for (let count = 2; free === '' || taken.has(free); count += 1)
    free = `${id || 'import'}-${count}`;
  return free;
}
