import { findPeriod } from './dates.rules.ts';
import { isDocumentTitle, kindOf } from './heading-words.rules.ts';
import { WORD_LISTS, folded, positionScore, wordsOf } from '@sastre/shared-cv-words';
import type { StyledLine } from './styled-line.types.ts';

/** So many lines at the upper edge of a page can be its running head. */
const AT_EDGE = 2;
/** So many lines at the beginning of a document say whose it is. */
const HEAD = 6;
/** In letters. */
const LONGEST = 120;
/** In points, between the places of one head on two pages. */
const SAME_PLACE = 3;

/**
 * Lines at the upper edges of later pages that are no part of what these tell: they stand at the same height on another one,
 * or say whose document it is and nothing more. On the first page a line of the kind is one where the name stands elsewhere.
 */
export function runningTitles(pages: readonly (readonly StyledLine[])[]): StyledLine[] {
  const [first = [], ...later] = pages;
  const names = namesIn(first);
  const tops = pages.map(topOf);
  const isAgain = (line: StyledLine) =>
    canRun(line) && tops.flat().some((other) => other.page !== line.page && isSame(line, other));
  const found = later.flatMap((_page, at) => {
    const top = tops[at + 1] ?? [];
    const end = top.findIndex((line) => !isAgain(line) && !saysWhose(line, names, first));
    return end < 0 ? top : top.slice(0, end);
  });
  const above = (tops[0] ?? []).filter(
    (line) =>
      found.some((other) => isSame(line, other)) &&
      (namesIn(first.filter((other) => other !== line)).some((name) => holds(line, name)) ||
        isDocumentTitle(line)),
  );
  return [...above, ...found, ...later.flatMap((page, at) => countedFoot(page, at + 2, first))];
}

/** "Ana Ruiz · 2 / 3" below all else of its page, in words of the head: whose document it is, and which page. */
const COUNTED =
  /^(\p{L}[^\d]*?)[\s\p{P}|]+(?:(?:page|seite|página|p\.|s\.)\s*)?(\d{1,2})(?:\s*(?:\/|of|von|de)\s*\d{1,2})?$/iu;

function countedFoot(
  page: readonly StyledLine[],
  number: number,
  first: readonly StyledLine[],
): StyledLine[] {
  const heightOf = ({ box }: StyledLine) => box?.y ?? -Infinity;
  const lowest = page.toSorted((one, other) => heightOf(one) - heightOf(other)).at(-1);
  if (lowest === undefined || lowest.bullet || lowest.heading !== undefined) return [];
  const [, whose = '', count] = COUNTED.exec(lowest.text) ?? [];
  const said = new Set(first.slice(0, HEAD).flatMap(({ text }) => wordsOf(text)));
  const isOwn = wordsOf(whose).length > 1 && wordsOf(whose).every((word) => said.has(word));
  return isOwn && Number(count) === number ? [lowest] : [];
}

/** Lines from the upper edge on, by height where they have one. */
function topOf(page: readonly StyledLine[]): StyledLine[] {
  return page.toSorted((one, other) => (one.box?.y ?? 0) - (other.box?.y ?? 0)).slice(0, AT_EDGE);
}

/** No heading, no dates and no item: these are told on each page anew. */
function canRun({ bullet, text }: StyledLine): boolean {
  return (
    !bullet &&
    text.length < LONGEST &&
    /\p{L}/u.test(text) &&
    kindOf(text) === undefined &&
    findPeriod(text) === undefined
  );
}

function isSame(one: StyledLine, other: StyledLine): boolean {
  const bare = ({ text }: StyledLine) => folded(text).replace(/\d+/g, '#');
  const height = Math.abs((one.box?.y ?? -Infinity) - (other.box?.y ?? Infinity));
  return bare(one) === bare(other) && height < SAME_PLACE;
}

/** What could be the name of the person: lines and cells of a head that are no title and no heading. */
function namesIn(page: readonly StyledLine[]): string[][] {
  return page
    .slice(0, HEAD)
    .flatMap(({ text, cells }) => [text, ...cells.map((cell) => cell.text)])
    .filter((text) => /^\p{Lu}[^\d@|]+$/u.test(text) && positionScore(text) <= 0)
    .filter((text) => kindOf(text) === undefined && !isDocumentTitle({ text }))
    .map(wordsOf)
    .filter(({ length }) => length > 1 && length < 6);
}

function holds({ text }: StyledLine, name: readonly string[]): boolean {
  const words = wordsOf(text);
  return name.every((word) => words.includes(word));
}

/** "Ana Ruiz", "Ana Ruiz, Welder", "Curriculum Vitae – Ana Ruiz | 2" */
function saysWhose(
  line: StyledLine,
  names: readonly string[][],
  first: readonly StyledLine[],
): boolean {
  if (line.bullet || line.text.length >= LONGEST) return false;
  if (isDocumentTitle(line)) return true;
  if (!names.some((name) => holds(line, name))) return false;
  const said = new Set([
    ...WORD_LISTS.pageWords,
    ...first.slice(0, HEAD).flatMap(({ text }) => wordsOf(text)),
  ]);
  return wordsOf(line.text).every((word) => said.has(word) || /^\d{1,2}$/.test(word));
}
