import headings from './headings.data.json' with { type: 'json' };

/** What a part of a CV is about. */
export type PartKind = keyof typeof headings;

/** Headings of CVs in en, es, de, fr, it, pt, pl and nl, without accents and in small letters. */
export const HEADINGS: Readonly<Record<PartKind, readonly string[]>> = headings;
