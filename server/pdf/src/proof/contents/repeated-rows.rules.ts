import { foldText } from '../../text/fold-text.ts';
import type { StructureElement } from './structure.ts';
import type { TextRun } from './page-runs.ts';
import { contentsOf, elementsOf } from './walk-structure.ts';

/**
 * The content of rows that a table has on each of its pages, its head and its foot, but for the copy that stands where the
 * document has the row. Chromium tags all copies as one row; one that says anything else is none.
 */
export function repeatedRows(
  root: StructureElement,
  runsOf: (content: string) => readonly TextRun[],
): ReadonlySet<string> {
  const repeated = new Set<string>();
  for (const table of elementsOf(root).filter(({ role }) => role === 'Table')) {
    let isHead = true;
    for (const row of elementsOf(table).filter(({ role }) => role === 'TR')) {
      const copies = copiesOf(row, runsOf);
      const isCopied = copies.length > 1 && new Set(copies.map(({ text }) => text)).size === 1;
      if (!isCopied) isHead = false;
      else
        for (const { contents } of isHead ? copies.slice(1) : copies.slice(0, -1))
          for (const content of contents) repeated.add(content);
    }
  }
  return repeated;
}

/** What a row has on each page. */
function copiesOf(row: StructureElement, runsOf: (content: string) => readonly TextRun[]) {
  const pages = new Map<number, { contents: string[]; text: string }>();
  for (const content of contentsOf(row)) {
    const runs = runsOf(content);
    const [first] = runs;
    if (!first) continue;
    const copy = pages.get(first.page) ?? { contents: [], text: '' };
    copy.contents.push(content);
    copy.text += foldText(runs.map(({ text }) => text).join(''));
    pages.set(first.page, copy);
  }
  return [...pages].toSorted(([a], [b]) => a - b).map(([, copy]) => copy);
}
