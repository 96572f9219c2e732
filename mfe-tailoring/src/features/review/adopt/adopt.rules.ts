import type { Cv, CvPatch, Edit } from '@sastre/shared-contracts/api';
import { entryAt, plain, WORK_PATH } from '../changes/entries.rules.ts';

/** True for a text of the copy that has one place in the main CV and is, or was before it was translated, in the main CV's own language. */
export function isAdoptable({
  op,
  path,
  before,
  source,
}: Pick<Edit, 'op' | 'path' | 'before' | 'source'>): boolean {
  if (op !== 'rewrite' || (source !== undefined && same(source, before))) return false;
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

/** What an edit is put into the main CV by. */
export type Adopted = Pick<Edit, 'path' | 'before' | 'source' | 'after'>;

/**
 * What is saved to have an edit's text in the main CV in place of the one that it replaced, as it was before it was translated. `there`: it says so already; `changed`:
 * neither text stands there any more.
 */
export function adoptionOf(
  main: Cv,
  { path, before, source, after }: Adopted,
): CvPatch | 'there' | 'changed' {
  const text = source ?? after;
  if (path === 'personal_info.summary') {
    const { personal_info } = main;
    if (same(personal_info.summary, text)) return 'there';
    if (!same(personal_info.summary, before)) return 'changed';
    return { personal_info: { ...personal_info, summary: text } };
  }
  const entry = entryAt(main, path);
  if (entry === undefined) return 'changed';
  const { description, achievements } = entry;
  const texts = path.endsWith('.description') ? [description] : achievements;
  if (texts.some((one) => same(one, text))) return 'there';
  const at = texts.findIndex((one) => same(one, before));
  if (at < 0) return 'changed';
  const next = path.endsWith('.description')
    ? { ...entry, description: text }
    : { ...entry, achievements: achievements.with(at, text) };
  return { work_experience: main.work_experience.map((one) => (one === entry ? next : one)) };
}

function same(one: string, other: string): boolean {
  return plain(one) === plain(other);
}
