export { CV_PARTS, ENTRY_LISTS, PERSONAL_LINES } from './cv-parts.ts';
export type { EntryListKey } from './cv-parts.ts';
