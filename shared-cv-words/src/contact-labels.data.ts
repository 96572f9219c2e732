import { WORD_LISTS } from './word-lists.data.ts';

const NUMBER = String.raw`(?:[ .-]{0,2}(?:no|nr|num|number|nummer)s?(?!\p{L}))?`;
/** What forms call ways to reach somebody, in en, es, de, fr, it, pt, nl and pl. */
const WAYS = WORD_LISTS.contactWays.join('|').replaceAll('${NUMBER}', NUMBER);
/** What they call the place where somebody lives. */
const PLACES = WORD_LISTS.contactPlaces.join('|');
const NAMES = String.raw`name|nombre|nom|nome|imię i nazwisko|naam`;
/** Before what they name, in capitals: "M: 0151 …". */
const FIRST_LETTER = /^[TMEPWACL](?=\s?[:|])/u;
/** The last of several. */
const LETTER = /^[TMEPWACL](?=\s?[:|]|$)/u;

/** What forms call ways to reach somebody, alone. */
export const LABEL = new RegExp(`^(?:${WAYS}|${PLACES}|${NAMES})\\s*[:.]?\\s*$`, 'iu');
const BEHIND = String.raw`(?:\s*[:：]\s*|\s?\.\s*:?\s+)`;
/** Such a name before what it names. */
export const LABELLED = new RegExp(`^(?:${WAYS}|${PLACES})${BEHIND}(?=\\S)`, 'iu');
/** A letter that stands for such a name. */
const SHORTENED = /^[TMEPWACL]\s?:\s*(?=\S)/u;
/** What forms call the place where somebody lives. */
export const PLACE_LABEL = new RegExp(`^(?:${PLACES})(?!\\p{L})`, 'iu');
/** Where the next one begins, in a line of several. */
const NEXT_LABEL = new RegExp(String.raw`\s+(?=(?:${WAYS}|${PLACES})\s?:\s)`, 'iu');
const FIRST_LABEL = new RegExp(`^(?:${WAYS}|${PLACES}|${NAMES})(?!\\p{L})`, 'iu');

/** What a form says, without what it calls it. */
export function withoutContactLabel(text: string): string {
  return text.replace(LABELLED, '').replace(SHORTENED, '');
}

/** Labels part ways to reach the person where nothing else does: "Home: Truro Cell: 902 555 0111". */
export function byLabel(part: string): string[] {
  return part.split(NEXT_LABEL);
}

/** Whether a text is made of such names, and of nothing else. */
export function isOfLabels(text: string): boolean {
  let rest = text.trim();
  let hasAny = false;
  while (rest !== '') {
    const [label] = FIRST_LABEL.exec(rest) ?? (hasAny ? LETTER : FIRST_LETTER).exec(rest) ?? [];
    if (label === undefined) return false;
    hasAny = true;
    rest = rest.slice(label.length).replace(/^[\s:.|,/–—-]+/u, '');
  }
  return hasAny;
}
