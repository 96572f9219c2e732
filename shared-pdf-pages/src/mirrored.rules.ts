import { ROW } from './page-measures.data.ts';
import type { PageItem } from './page-items.ts';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const SAYS = /[\p{L}\p{N}]/u;
const LATIN = /\p{Script=Latin}/u;
/** Stretches closer than this belong to one word or address, in sizes of their text. */
const CLOSE = 0.16;

/** Whether most of what is said on a page runs from right to left. */
export function runsRightToLeft(items: readonly PageItem[]): boolean {
  const count = (is: RegExp) =>
    items.reduce((sum, { text }) => sum + (text.match(new RegExp(is, 'gu'))?.length ?? 0), 0);
  return count(RIGHT_TO_LEFT) > count(LATIN);
}

/**
 * A page as a mirror shows it, so that what is read first stands at the left; addresses within it run on from left to
 * right.
 */
export function mirrored(items: readonly PageItem[], width: number): PageItem[] {
  const turned = items.map((item) => ({
    ...item,
    text: turnedBrackets(item.text),
    x: width - item.x - item.width,
  }));
  const rows = Map.groupBy(
    turned.filter(({ text }) => !RIGHT_TO_LEFT.test(text)),
    ({ y }) => Math.round(y / ROW),
  );
  const places = new Map<PageItem, number>();
  for (const row of rows.values())
    for (const run of runsOf(row)) {
      const [from, to] = [run[0]?.x ?? 0, Math.max(...run.map(({ x, width: w }) => x + w))];
      for (const item of run) places.set(item, from + to - item.x - item.width);
    }
  return turned.map((item) => ({ ...item, x: places.get(item) ?? item.x }));
}

const BRACKETS: Readonly<Record<string, string>> = {
  ...{ '(': ')', ')': '(', '[': ']', ']': '[' },
  ...{ '«': '»', '»': '«' },
};

/** Brackets that stand alone are told as they look. */
function turnedBrackets(text: string): string {
  return SAYS.test(text) ? text : text.replace(/[()[\]«»]/g, (sign) => BRACKETS[sign] ?? sign);
}

/** Stretches that touch each other and hold Latin letters; numbers alone stand in the order of the line. */
function runsOf(row: readonly PageItem[]): PageItem[][] {
  const runs: PageItem[][] = [];
  for (const item of row.toSorted((one, other) => one.x - other.x)) {
    const last = runs.at(-1)?.at(-1);
    const isClose =
      last !== undefined &&
      item.x - last.x - last.width < Math.min(item.size, last.size) * CLOSE * 2 &&
      last.tag?.block === item.tag?.block;
    if (isClose) runs.at(-1)?.push(item);
    else runs.push([item]);
  }
  return runs
    .map((run) => {
      // A comma at its end belongs to the line.
      const says = run.map(({ text }) => SAYS.test(text));
      return run.slice(says.indexOf(true), says.lastIndexOf(true) + 1);
    })
    .filter((run) => run.length > 1 && run.some(({ text }) => LATIN.test(text)));
}
