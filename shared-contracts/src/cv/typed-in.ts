import type { Cv, CvContent } from '../api/index.ts';
import type { ShellServices } from '../shell/services.ts';
import { isFields, readsAlike } from './alike.rules.ts';

/** Key, in the journal, of what is being typed into one CV. */
export function typedInKey(cvId: string): string {
  return `cv-editor.cv.${cvId}`;
}

/** What the form of a CV holds. Named here: to ask `defaultCvContent` would load a file more before a page's first picture. */
const PARTS = [
  'personal_info',
  'work_experience',
  'education',
  'skills',
  'language_skills',
  'sections',
  'sectionTitles',
] as const satisfies readonly (keyof CvContent)[];

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
    PARTS.some((part) => differs(draft[part], cv[part])) ||
    (letter !== undefined && differs(draft['coverLetter'], letter))
  );
}
