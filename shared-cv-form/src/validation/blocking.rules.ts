import { keyEntries, type Entry } from '../merge/merge-draft.rules.ts';
import type { CvDraft } from './draft.rules.ts';
import { validateAll, validateRead, type FieldErrors } from './validation.rules.ts';

/** What is wrong with a form: what keeps a save back, and what does not. */
export interface Checked {
  blocking: FieldErrors;
  /** What entries lack that lacked it when typing began: an older or imported CV may have come so. */
  lacking: FieldErrors;
}

const LISTS = ['work_experience', 'education', 'skills'] as const;

/** Checks the whole form; `base` is what it began with, without which nothing is excused. */
export function checkAll(draft: CvDraft, base: CvDraft | undefined): Checked {
  const checked: Checked = { blocking: {}, lacking: {} };
  const found = Object.entries(validateAll(draft));
  const before = found.length > 0 && base !== undefined ? entriesBefore(draft, base) : undefined;
  for (const [path, error] of found) {
    const end = path.lastIndexOf('.');
    const [entry, field] = [path.slice(0, end), path.slice(end + 1)];
    const was = before?.get(entry);
    // Dates that were stored upside down are remarked on at their field.
    if (error === 'endBeforeStart' && was !== undefined && hasSameDates(draft, entry, was))
      continue;
    const value = was?.[field];
    const isExcused = error === 'required' && typeof value === 'string' && value.trim() === '';
    checked[isExcused ? 'lacking' : 'blocking'][path] = error;
  }
  return checked;
}

/**
 * Checks a form that was filled from a file. Required fields of entries that the file lacks are excused; a name, an
 * email and every date that was begun are not. `lacks` has the paths of those fields, as errors have them.
 */
export function checkRead(draft: CvDraft, lacks: ReadonlySet<string>): Checked {
  const checked: Checked = { blocking: {}, lacking: {} };
  for (const [path, error] of Object.entries(validateRead(draft))) {
    const isExcused = error === 'required' && lacks.has(path) && isOfEntry(path);
    checked[isExcused ? 'lacking' : 'blocking'][path] = error;
  }
  return checked;
}

/** Skills are nothing but their names. */
function isOfEntry(path: string): boolean {
  return /^(?:work_experience|education)\./.test(path);
}

function hasSameDates(draft: CvDraft, path: string, was: Record<string, unknown>): boolean {
  const [list = '', index = ''] = path.split('.');
  const now = (draft as unknown as Record<string, Record<string, unknown>[]>)[list]?.[
    Number(index)
  ];
  return now?.['startDate'] === was['startDate'] && now?.['endDate'] === was['endDate'];
}

/** What the entries said at the beginning, by the paths where they stand now. */
function entriesBefore(
  draft: CvDraft,
  base: CvDraft,
): ReadonlyMap<string, Record<string, unknown>> {
  const entries = new Map<string, Record<string, unknown>>();
  for (const list of LISTS) {
    const before = new Map(keyEntries<Entry>(base[list]).map(({ key, value }) => [key, value]));
    keyEntries<Entry>(draft[list]).forEach(({ key }, index) => {
      const was = before.get(key);
      if (was !== undefined) entries.set(`${list}.${index}`, { ...was });
    });
  }
  return entries;
}
