import type { CvContent } from '@sastre/shared-contracts/api';
import { type Reading, wordsOf } from '@sastre/shared-cv-reader';
import { findPeriod, kindOf } from '@sastre/shared-cv-reader/lines';
import { textsIn } from './texts-in.rules.ts';

/** A heading before more words than this begins a sentence. */
const MOST_BESIDE = 6;

/** Words that a person told and the file shows, and that stand neither in a field nor among what is not placed. */
export function lostWords(truth: Partial<CvContent>, { cv, unplaced, lines }: Reading): string[] {
  const kept = new Set([...textsIn(cv), ...unplaced.map(({ text }) => text)].flatMap(wordsOf));
  const shown = new Set(lines.flatMap(({ text }) => wordsOf(withoutHeading(text))));
  const dates = new Set(textsIn(cv).filter((text) => /^\d{4}(?:-\d{2})?$/.test(text)));
  return textsIn(truth)
    .flatMap((text) => wordsOf(withoutDate(text, dates)))
    .filter((word) => shown.has(word) && !kept.has(word));
}

/** "Since May 2019" stands in a field of dates as 2019-05: none of its words is lost. */
function withoutDate(text: string, dates: ReadonlySet<string>): string {
  const found = findPeriod(text);
  const isRead = found !== undefined && (dates.has(found.startDate) || dates.has(found.endDate));
  return isRead ? text.slice(0, found.from) + text.slice(found.to) : text;
}

/** A heading says what the form says, too, also where it stands beside what it is about. */
function withoutHeading(text: string): string {
  if (kindOf(text) !== undefined) return '';
  const [first = '', ...rest] = text.split(' ');
  const isBeside = rest.length > 0 && rest.length < MOST_BESIDE && kindOf(first) !== undefined;
  return isBeside ? rest.join(' ') : text;
}
