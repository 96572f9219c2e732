import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { Glyph } from '../glyphs/glyph.ts';
import type { WordSpan } from './align-words.ts';
import type { ExpectedWord } from './expected-document.ts';

/** A paragraph, heading or item as far as it stands on one page. */
interface Row {
  text: string;
  page: number;
  left: number;
  right: number;
  top: number;
  em: number;
}

/** So much of the narrower one below the other makes a column of two. */
const LEAST_SHARE = 0.5;

/** What follows in the text and stands above in the same column: whoever reads down the page reads another order. */
export function checkRows(
  words: readonly ExpectedWord[],
  spans: readonly (WordSpan | undefined)[],
  glyphAt: (at: number) => Glyph | undefined,
): PdfFinding[] {
  const rows: Row[] = [];
  let block = -1;
  words.forEach((word, index) => {
    const from = spans[index]?.from;
    const first = from === undefined ? undefined : glyphAt(from);
    const last = from === undefined ? undefined : glyphAt((spans[index]?.to ?? from) - 1);
    if (!first?.isUpright || !last) return;
    const open = block === word.block ? rows.at(-1) : undefined;
    block = word.block;
    if (open?.page === first.page) {
      open.left = Math.min(open.left, first.advance.left);
      open.right = Math.max(open.right, last.advance.right);
      open.text += ` ${word.text}`;
      return;
    }
    const { left, top } = first.advance;
    const right = last.advance.right;
    rows.push({ text: word.text, page: first.page, left, right, top, em: first.size });
  });
  return rows.flatMap((row, index) => {
    const above = rows[index - 1];
    if (!above || above.page !== row.page || !isColumn(above, row)) return [];
    return row.top - above.top > Math.max(row.em, above.em)
      ? [{ kind: 'order', text: row.text, page: row.page }]
      : [];
  });
}

function isColumn(one: Row, other: Row): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return shared >= LEAST_SHARE * Math.min(one.right - one.left, other.right - other.left);
}
