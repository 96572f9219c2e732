import type { Cv, CvPatch, Edit } from '@sastre/shared-contracts/api';
import {
  linesOf,
  plainWords,
  putLines,
  readToldPath,
  toldEntryAt,
} from '@sastre/shared-contracts/cv';

/** True for a text of the copy that has one place in the main CV and is, or was before it was translated, in the main CV's own language. */
export function isAdoptable({
  op,
  path,
  before,
  source,
}: Pick<Edit, 'op' | 'path' | 'before' | 'source'>): boolean {
  if (op !== 'rewrite' || (source !== undefined && same(source, before))) return false;
  const { field, place } = readToldPath(path) ?? {};
  return (
    path === 'personal_info.summary' ||
    field === 'description' ||
    (field === 'lines' && place !== undefined)
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
  const told = toldEntryAt(main, path);
  if (told === undefined) return 'changed';
  const isDescription = path.endsWith('.description');
  const texts = isDescription ? [told.entry.description] : linesOf(told);
  if (texts.some((one) => same(one, text))) return 'there';
  const at = texts.findIndex((one) => same(one, before));
  if (at < 0) return 'changed';
  const next = structuredClone(main);
  const target = toldEntryAt(next, path);
  if (target === undefined) return 'changed';
  if (isDescription) target.entry.description = text;
  else putLines(target, [...linesOf(target)].with(at, text));
  return target.kind === 'work'
    ? { work_experience: next.work_experience }
    : { sections: next.sections ?? [] };
}

function same(one: string, other: string): boolean {
  return plainWords(one) === plainWords(other);
}
