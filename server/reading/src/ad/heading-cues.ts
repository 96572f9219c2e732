import { readLists } from '../words/lists.ts';

/** What a heading may announce, with how sure its words are of it. */
export type Announced =
  | 'none'
  | 'nice'
  | 'must'
  | 'sureDuty'
  | 'aside'
  | 'duty'
  | 'someNice'
  | 'someMust';

/** Words of headings in English, German and Spanish, folded; the first that fits decides. */
export const HEADING_CUES: readonly (readonly [Announced, RegExp])[] = Object.entries(
  readLists(new URL('heading-cues.txt', import.meta.url)),
).map(([name, lines = []]) => [
  name.replace(/ \d+$/, '') as Announced,
  new RegExp(`\\b(?:${lines.join('|')})\\b`),
]);
