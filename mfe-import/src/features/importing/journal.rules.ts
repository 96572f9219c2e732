import { isFields } from '@sastre/shared-contracts/cv';
import { ENTRY_LISTS } from '@sastre/shared-contracts/cv-parts';
import type { Kept } from './importing.types.ts';

/** Key of a review in the journal of the one who looks through it. */
export function importKey(sub: string): string {
  return `import:${sub}`;
}

const isTexts = (value: Record<string, unknown>, keys: readonly string[]) =>
  keys.every((key) => typeof value[key] === 'string');

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
  return ENTRY_LISTS.every((key) => Array.isArray(cv[key]));
}
