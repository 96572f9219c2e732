import words from './months.data.json' with { type: 'json' };

/** Names of months and their short forms in en, es, de, fr, it, pt and pl, folded; the first list is January's. */
export const MONTHS: readonly (readonly string[])[] = words.months;

/** Words for what has not ended, folded. */
export const PRESENT: readonly string[] = words.present;

/** Words before the day on which something began that has not ended, folded. */
export const SINCE: readonly string[] = words.since;
