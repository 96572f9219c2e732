import type { Section } from '@sastre/shared-contracts/api';
import { filled } from './filled.ts';
import { labelled } from './labelled.rules.ts';
import type { Words } from './words/words.types.ts';

type Entry = Section['entries'][number];
type Signs = Pick<Words, 'comma' | 'colon' | 'listComma'>;

/** Whether an interest is a name and what belongs to it alone. */
export function isLine({
  organisation,
  place,
  url,
  description,
  startDate,
  endDate,
}: Entry): boolean {
  return ![organisation, place, url, description, startDate, endDate].some(filled);
}

/** "Chess: club, blitz". */
export function lineOf(
  { name, highlights }: Entry,
  { comma, colon, listComma = comma }: Signs,
): string {
  const shown = highlights.filter(filled).map((text) => text.trim());
  const items = shown.join(listComma);
  return filled(name) && items !== '' ? labelled(name.trim(), items, colon) : name.trim() || items;
}

const FEW_WORDS = 4;

/** Whether a line is of a few words, with nothing in it that would be taken for the end of an item. */
export function isFewWords(line: string): boolean {
  return !/[,;:.、，：،]/u.test(line) && line.split(/\s+/).length <= FEW_WORDS;
}

/** More of them would make the sidebar longer than its page. */
const MOST_IN_SIDEBAR = 6;

/** Whether a section is of a few interests of a few words each: it stands in the sidebar until somebody chooses. */
export function fitsSidebar({ kind, entries }: Pick<Section, 'kind' | 'entries'>): boolean {
  return (
    kind === 'interests' &&
    entries.length <= MOST_IN_SIDEBAR &&
    entries.every((one) => isLine(one) && isFewWords(lineOf(one, { comma: ', ', colon: ':' })))
  );
}
