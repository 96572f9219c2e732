import { folded } from './words.rules.ts';
import headings from './headings.data.json' with { type: 'json' };

/** What a part of a CV is about. */
export type PartKind = keyof typeof headings;

/** Headings of CVs in en, es, de, fr, it, pt, pl, nl, zh, ja, ko and ru, without accents and in small letters. */
export const HEADINGS: Readonly<Record<PartKind, readonly string[]>> = Object.fromEntries(
  // Korean syllables are folded to their letters.
  Object.entries(headings).map(([kind, names]) => [kind, names.map(folded)]),
) as Record<PartKind, string[]>;
