import { WORD_LISTS } from './word-lists.data.ts';

/** What the list of deeds of an entry is called within it, folded. */
export const LIST_LABELS: ReadonlySet<string> = new Set(WORD_LISTS.listLabels);
