import type { Cv, CvPatch, Edit } from '@sastre/shared-contracts/api';
import { entryAt, plain, WORK_PATH } from './entries.rules.ts';

/** True for a text of the copy that has one place in the main CV, in the main CV's own language. */
export function isAdoptable({ op, path, source }: Pick<Edit, 'op' | 'path' | 'source'>): boolean {
  if (op !== 'rewrite' || source !== undefined) return false;
  const [, , field, place] = WORK_PATH.exec(path) ?? [];
  return (
    path === 'personal_info.summary' ||
    field === 'description' ||
    (field === 'achievements' && place !== undefined)
  );
}

/** True when the main CV says an edit's text in its place already. */
export function isInMain(main: Cv | undefined, edit: Edit): boolean {
  return main !== undefined && isAdoptable(edit) && adoptionOf(main, edit) === 'there';
}

/**
 * What is saved to have an edit's text in the main CV in place of the one that it replaced. `there`: it says so already; `changed`:
 * neither text stands there any more.
 */
export function adoptionOf(
  main: Cv,
  { path, before, after }: Pick<Edit, 'path' | 'before' | 'after'>,
): CvPatch | 'there' | 'changed' {
  const same = (one: string, other: string) => plain(one) === plain(other);
  if (path === 'personal_info.summary') {
    const { personal_info } = main;
    if (same(personal_info.summary, after)) return 'there';
    if (!same(personal_info.summary, before)) return 'changed';
    return { personal_info: { ...personal_info, summary: after } };
  }
  const entry = entryAt(main, path);
  if (entry === undefined) return 'changed';
  const { description, achievements } = entry;
  const texts = path.endsWith('.description') ? [description] : achievements;
  if (texts.some((text) => same(text, after))) return 'there';
  const at = texts.findIndex((text) => same(text, before));
  if (at < 0) return 'changed';
  const next = path.endsWith('.description')
    ? { ...entry, description: after }
    : { ...entry, achievements: achievements.with(at, after) };
  return { work_experience: main.work_experience.map((one) => (one === entry ? next : one)) };
}
