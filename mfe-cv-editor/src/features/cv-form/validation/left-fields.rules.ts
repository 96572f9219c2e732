import type { CvDraft } from './draft.rules.ts';

const LISTS = ['work_experience', 'education', 'skills'] as const;
type Ids = Record<(typeof LISTS)[number], readonly string[]>;

/** Which entry stands where. */
export function entryIds(draft: CvDraft | undefined): Ids {
  const ids = (list: (typeof LISTS)[number]) => (draft?.[list] ?? []).map(({ id }) => id);
  return {
    work_experience: ids('work_experience'),
    education: ids('education'),
    skills: ids('skills'),
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
    const list = LISTS.find((one) => one === name);
    if (list === undefined) return [path];
    const id = before[list][Number(index)];
    const at = id === undefined ? -1 : now[list].indexOf(id);
    return at < 0 ? [] : [[list, at, ...rest].join('.')];
  });
  return new Set(followed);
}
