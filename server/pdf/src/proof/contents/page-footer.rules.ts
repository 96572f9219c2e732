import type { TextRun } from './page-runs.ts';
import { foldText } from '../../text/fold-text.ts';

/** Whether the pages of a document have a footer of their own, as our renderer writes it. */
export function hasPageFooter(html: string): boolean {
  return html.includes('{@bottom-center{');
}

/**
 * What is painted without the footers of pages: text outside of the tags that says the author's name and a number of a
 * page, and nothing else. Any other text there stays, and is found.
 */
export function withoutFooters(
  runs: readonly TextRun[],
  author: string,
  pages: number,
): readonly TextRun[] {
  const untagged = runs.filter(({ content }) => content === undefined);
  const footers = new Set(
    [...Map.groupBy(untagged, ({ page }) => page)]
      .filter(([page, there]) => page > 1 && isFooter(there, author, pages))
      .flatMap(([, there]) => there),
  );
  return footers.size === 0 ? runs : runs.filter((run) => !footers.has(run));
}

/** By its letters alone: one that runs from right to left is painted in another order. */
function isFooter(runs: readonly TextRun[], author: string, pages: number): boolean {
  const said = lettersOf(runs.map(({ text }) => text).join(''));
  const numbers = Array.from({ length: pages - 1 }, (_, index) => index + 2);
  const name = author === '' ? '' : `${author} ·`;
  return numbers.some((number) =>
    [`${name} ${number}`, `${name} ${number} / ${pages}`].some((text) => lettersOf(text) === said),
  );
}

function lettersOf(text: string): string {
  return [...foldText(text.replace(/\s+/g, ''))].sort().join('');
}
