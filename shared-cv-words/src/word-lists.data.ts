import lists from './word-lists.data.json' with { type: 'json' };

/** Words that rules look for, folded, in en, es, de, fr, it, pt, nl and pl. */
export const WORD_LISTS = lists;
