// Not by `api`: it would be one file more before a page's first picture.
import { CV_PARTS } from '../cv-parts/cv-parts.ts';
import type { Cv } from '../api/index.ts';
import type { ShellServices } from '../shell/services.ts';
import { isFields, readsAlike } from '../cv/alike.rules.ts';

/** Key, in the journal, of what is being typed into one CV. */
export function typedInKey(cvId: string): string {
  return `cv-editor.cv.${cvId}`;
}

/**
 * Whether this browser keeps words that were typed into a CV and are not saved: what is printed or tailored now has none of
 * them. Never rejects; where the journal cannot be read it has none.
 */
export async function hasUnsavedWords(
  { drafts }: Pick<ShellServices, 'drafts'>,
  cv: Cv,
): Promise<boolean> {
  const stored = await drafts.read(typedInKey(cv._id)).catch(() => undefined);
  const draft = isFields(stored) ? stored['draft'] : undefined;
  if (!isFields(draft)) return false;
  const differs = (typed: unknown, saved: unknown) =>
    typed !== undefined && !readsAlike(typed, saved ?? (Array.isArray(typed) ? [] : undefined));
  const letter = cv.tailored?.coverLetter;
  return (
    CV_PARTS.some((part) => differs(draft[part], cv[part])) ||
    (letter !== undefined && differs(draft['coverLetter'], letter))
  );
}
