import words from './heading-stems.data.json' with { type: 'json' };
import type { PartKind } from './headings.data.ts';

/**
 * Beginnings of words by which a line that looks like a heading is told, with `~` parts of long words; the first that fits
 * holds: "Schul- und Berufsbildung" is of education, "Fort- und Weiterbildung" is not, nor are "academic projects".
 */
export const STEMS: readonly (readonly [readonly string[], PartKind])[] = words.stems.map(
  ({ stems, kind }) => [stems, kind as PartKind],
);

/** What documents call themselves; no name of a person. */
export const DOCUMENT_TITLES: readonly string[] = words.titles;
