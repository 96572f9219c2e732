import { readLists } from '../../words/lists.ts';
import { fold } from '../../words/stem.rules.ts';

const { whole = [], beside = [], begins = [] } = readLists(new URL('portal.txt', import.meta.url));
const NUMBER = String.raw`(?:(?:over|more than|mas de|uber|mehr als) )?\d[\d.,]*\+?`;
const anyOf = (...lists: string[][]) => `(?:${lists.flat().join('|').replaceAll('#', NUMBER)})`;
const END = String.raw`(?![\p{L}\p{N}])`;
const BETWEEN = String.raw`[\s·|•,;.!/»>–-]*`;
const ONE = new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(whole)}${END}`, 'u');
const ONLY = new RegExp(`^${BETWEEN}(?:${anyOf(whole, beside)}${END}${BETWEEN})+$`, 'u');
const BEGINS = new RegExp(`^${anyOf(begins)}`, 'u');
const MARKS = /^- +|\]\([^)]*\)|[*_#[\]]/gu;
const LONGEST = 160;

/** Lines without what the page around the ad said: "Save job", "Posted 3 days ago", "We use cookies …". */
export function withoutPortal(lines: readonly string[]): string[] {
  const told = lines.map((line) => fold(line.slice(0, LONGEST).replace(MARKS, '').trim()));
  const isMaybe = told.map((line, at) => (lines[at] ?? '').length <= LONGEST && ONLY.test(line));
  const isSure = told.map((line, at) => (isMaybe[at] && ONE.test(line)) || BEGINS.test(line));
  const above = carried(told, isSure, isMaybe);
  const below = carried(told.toReversed(), isSure.toReversed(), isMaybe.toReversed());
  return lines.filter((_line, at) => !above[at] && !below[lines.length - 1 - at]);
}

/** "Print" below "Save job", maybe with a gap or another such line between. */
function carried(
  told: readonly string[],
  isSure: readonly boolean[],
  isMaybe: readonly boolean[],
): boolean[] {
  let is = false;
  return told.map((line, at) => {
    is = isSure[at] === true || (is && (isMaybe[at] === true || line === ''));
    return is && line !== '';
  });
}
