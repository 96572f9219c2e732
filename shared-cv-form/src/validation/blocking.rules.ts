import { readsAlike } from '@sastre/shared-contracts/cv';
import { keyEntries, type Entry } from '../merge/merge-draft.rules.ts';
import type { CvDraft } from './draft.rules.ts';
import { validateAll, type FieldErrors } from './validation.rules.ts';

/** What is wrong with a form: what keeps a save back, and what does not. */
export interface Checked {
  blocking: FieldErrors;
  /** What entries lack that stand as they stood when typing began: an older or imported CV may have come so. */
  lacking: FieldErrors;
}

const LISTS = ['work_experience', 'education', 'skills'] as const;

/** Checks the whole form; `base` is what it began with, without which nothing is excused. */
export function checkAll(draft: CvDraft, base: CvDraft | undefined): Checked {
  const checked: Checked = { blocking: {}, lacking: {} };
  const untouched = untouchedEntries(draft, base);
  for (const [path, error] of Object.entries(validateAll(draft))) {
    const [list = '', index = ''] = path.split('.');
    const isExcused = error === 'required' && untouched.has(`${list}.${index}`);
    checked[isExcused ? 'lacking' : 'blocking'][path] = error;
  }
  return checked;
}

/** Paths of the entries that say what they said at the beginning, wherever they stand now. */
function untouchedEntries(draft: CvDraft, base: CvDraft | undefined): ReadonlySet<string> {
  const untouched = new Set<string>();
  if (base === undefined) return untouched;
  for (const list of LISTS) {
    const before = new Map(keyEntries<Entry>(base[list]).map(({ key, value }) => [key, value]));
    keyEntries<Entry>(draft[list]).forEach(({ key, value }, index) => {
      const was = before.get(key);
      if (was !== undefined && readsAlike(was, value)) untouched.add(`${list}.${index}`);
    });
  }
  return untouched;
}
