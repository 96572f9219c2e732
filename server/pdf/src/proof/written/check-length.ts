import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { ExpectedDocument } from '../expected/expected-document.ts';

/** Read in two seconds of CPU by both readers; a CV of 14 full pages has 50,000 characters. */
const MOST_PAGES = 40;
const MOST_CHARACTERS = 60_000;

/** Says that nobody looked at the pages, where there are more of them, or more on them, than can be read in time. */
export function checkLength(
  { words }: Pick<ExpectedDocument, 'words'>,
  pages: number,
): PdfFinding | undefined {
  if (pages > MOST_PAGES) return { kind: 'unread', text: String(MOST_PAGES) };
  const characters = words.reduce((sum, { folded }) => sum + folded.length, 0);
  return characters > MOST_CHARACTERS ? { kind: 'unread' } : undefined;
}
