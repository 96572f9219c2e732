import type { CvDraft } from './draft.rules.ts';

const LISTS = ['work_experience', 'education', 'skills'] as const;
type Ids = Record<(typeof LISTS)[number], readonly string[]> & {
  sections: readonly { id: string; entries: readonly string[] }[];
};

const idsOf = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);

/** Which entry stands where. */
export function entryIds(draft: CvDraft | undefined): Ids {
  return {
    work_experience: idsOf(draft?.work_experience),
    education: idsOf(draft?.education),
    skills: idsOf(draft?.skills),
    sections: (draft?.sections ?? []).map(({ id, entries }) => ({ id, entries: idsOf(entries) })),
  };
}

/** The paths of the fields that were left, where their entries stand now; those of entries that are gone go. */
export function followEntries(
  left: ReadonlySet<string>,
  before: Ids,
  now: Ids,
): ReadonlySet<string> {
  const followed = [...left].flatMap((path) => {
    const [name = '', index = '', ...rest] = path.split('.');
    if (name === 'sections') return followSection(Number(index), rest, before, now);
    const list = LISTS.find((one) => one === name);
    if (list === undefined) return [path];
    const at = placeOf(before[list][Number(index)], now[list]);
    return at < 0 ? [] : [[list, at, ...rest].join('.')];
  });
  return new Set(followed);
}

/** `rest` is what of the path follows the section. */
function followSection(index: number, rest: readonly string[], before: Ids, now: Ids): string[] {
  const section = before.sections[index];
  const at = placeOf(section?.id, idsOf(now.sections));
  if (at < 0) return [];
  const [entries = '', entry = '', ...field] = rest;
  if (entries !== 'entries') return [['sections', at, ...rest].join('.')];
  const to = placeOf(section?.entries[Number(entry)], now.sections[at]?.entries ?? []);
  return to < 0 ? [] : [['sections', at, entries, to, ...field].join('.')];
}

function placeOf(id: string | undefined, ids: readonly string[]): number {
  return id === undefined ? -1 : ids.indexOf(id);
}
