import studies from './studies.data.json' with { type: 'json' };

/** Beginnings of words in names of schools, folded; short ones are whole words. */
export const SCHOOL_WORDS: readonly string[] = studies.schools;

/** Words of degrees, folded; short ones are whole words. */
export const DEGREE_WORDS: readonly string[] = studies.degrees;
