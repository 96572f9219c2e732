import type { Kept } from './importing.types.ts';

/** Key of a review in the journal of the one who looks through it. */
export function importKey(sub: string): string {
  return `import:${sub}`;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: Fields, keys: readonly string[]) =>
  keys.every((key) => typeof value[key] === 'string');

const LISTS = ['work_experience', 'education', 'skills', 'language_skills'];

/** Reads what the journal kept; undefined when there is none, or when it has not the shape of one (an older build's). */
export function readKept(stored: unknown): Kept | undefined {
  if (!isFields(stored) || !isFields(stored['source']) || !isFields(stored['review']))
    return undefined;
  const { source, review, loose } = stored;
  if (!isTexts(source, ['name', 'kind']) || !Array.isArray(source['lines'])) return undefined;
  if (!Array.isArray(review['doubts']) || !isFields(review['origins'])) return undefined;
  if (!isContent(review['cv']) || !Array.isArray(loose)) return undefined;
  if (!loose.every((one) => isFields(one) && isFields(one['block']))) return undefined;
  return stored as unknown as Kept;
}

function isContent(cv: unknown): boolean {
  if (!isFields(cv) || !isFields(cv['personal_info']) || !isFields(cv['sectionTitles']))
    return false;
  return LISTS.every((key) => Array.isArray(cv[key]));
}
