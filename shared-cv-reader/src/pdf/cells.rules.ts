import type { PageItem } from '@sastre/shared-pdf-pages';
import { isDateAlone } from '../rules/body.rules.ts';
import { withoutSpacing } from '@sastre/shared-cv-words';
import type { LineCell, StyledRun } from '../rules/styled-line.types.ts';
import { isAtDateEdge } from './date-edges.rules.ts';

const SPACED = /^(?:\p{L} ){2,}\p{L}$/u;
/** "U X", and a sign that stands between such words. */
const LOOSE = /^(?:(?:\p{L} )+\p{L}|[\p{L}|&/·•])$/u;
const END_OF_WORD = /\p{L}$/u;
const BEHIND = /^[,;]\s/u;

/** Stretches that a space parts stand in one cell; more than that begins another. */
export function cellsOf(
  row: readonly PageItem[],
  edge: number | undefined,
  dates: readonly number[],
): LineCell[] {
  const cells: { x: number; items: { text: string; item: PageItem }[] }[] = [];
  let end: number | undefined;
  for (const item of row) {
    const gap = end === undefined ? Infinity : item.x - end;
    const last = cells.at(-1);
    const before = last?.items.at(-1);
    // The same letters painted twice are one word in bold.
    if (before?.item.text === item.text && Math.abs(before.item.x - item.x) < 1) continue;
    const size = Math.min(item.size, before?.item.size ?? item.size);
    const isAtEdge = edge !== undefined && Math.abs(item.x - edge) < 1 && gap > size * 0.2;
    // What begins with a comma goes on with what stands before it.
    const goesOn = BEHIND.test(item.text) && gap < size * 2;
    // Small capitals are letters of two sizes, each a stretch of its own.
    const isOneWord =
      before !== undefined &&
      gap < size * 0.05 &&
      Math.abs(before.item.size - item.size) > 0.5 &&
      END_OF_WORD.test(before.text) &&
      /^\p{L}/u.test(item.text);
    const isNew =
      gap > size ||
      isAtEdge ||
      isAtDateEdge(item, before?.item, dates) ||
      (isApart(before?.item, item) && !isOneWord);
    if (last === undefined || (isNew && !goesOn)) {
      cells.push({ x: item.x, items: [{ text: item.text, item }] });
    } else {
      const isApart = gap > item.size * 0.16 || isOtherName(before?.item, item);
      const space = isApart && areLoose(before?.item, item, gap) ? '  ' : ' ';
      last.items.push({ text: isApart ? space + item.text : item.text, item });
    }
    end = Math.max(end ?? 0, item.x + item.width);
  }
  return cells.map(({ x, items }) => {
    const runs = items.map(({ text, item }) => runOf(text, item));
    const text = tidy(runs.map((run) => run.text).join(''));
    const block = items.at(-1)?.item.tag?.block;
    const end = Math.max(...items.map(({ item }) => item.x + item.width));
    return { text, runs, x, end, ...(block !== undefined && { block }) };
  });
}

/** Between spaced letters, more space than between two of them parts words. */
function areLoose(one: PageItem | undefined, { text, size }: PageItem, gap: number): boolean {
  const texts = [one?.text.trim() ?? '', text.trim()];
  return (
    gap > size * 0.5 &&
    texts.every((own) => LOOSE.test(own)) &&
    texts.some((own) => own.includes(' '))
  );
}

/** In points: smaller letters are no name over a page. */
const LARGE = 15;

/** Of a large name the look alone can part its words. */
function isOtherName(one: PageItem | undefined, { text, size, bold }: PageItem): boolean {
  return (
    one !== undefined &&
    size > LARGE &&
    one.bold !== bold &&
    /\p{Ll}$/u.test(one.text) &&
    /^\p{Lu}\p{Ll}/u.test(text)
  );
}

/** What the file says are two things, or what stands in two boxes, are two cells, however close. */
function isApart(one: PageItem | undefined, { tag, box, size, text }: PageItem): boolean {
  if (one === undefined) return false;
  // Dates set smaller, right behind a name that fills its line.
  if (one.size - size > 1 && isDateAlone(text)) return true;
  if (one.tag !== undefined && tag !== undefined && one.tag.block !== tag.block) return true;
  return one.box !== box;
}

export function runOf(text: string, { size, bold, italic, href }: PageItem): StyledRun {
  return { text, size, bold, italic, ...(href !== undefined && { href }) };
}

/** One space where there are some; spaced letters are a word. */
export function tidy(text: string): string {
  const plain = text
    .replace(/\u00ad/g, '')
    // Signs above and below letters can be painted apart from them.
    .replace(/\s+(?=\p{M})/gu, '')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
  const words = withoutSpacing(text);
  if (words !== text) return words;
  return SPACED.test(plain) ? plain.replace(/ /g, '') : plain;
}
