import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { ExpectedWord } from '../expected/expected-document.ts';
import type { WordGlyphs } from '../letters/word-glyphs.ts';

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
  glyphs: readonly (WordGlyphs | undefined)[],
): PdfFinding[] {
  const rows: Row[] = [];
  let block = -1;
  words.forEach((word, index) => {
    const own = glyphs[index] ?? [];
    const [first] = own;
    if (!first?.isUpright) return;
    const onPage = own.filter(({ page }) => page === first.page);
    const left = Math.min(...onPage.map(({ advance }) => advance.left));
    const right = Math.max(...onPage.map(({ advance }) => advance.right));
    const open = block === word.block ? rows.at(-1) : undefined;
    block = word.block;
    if (open?.page === first.page) {
      open.left = Math.min(open.left, left);
      open.right = Math.max(open.right, right);
      open.text += ` ${word.text}`;
      return;
    }
    const { top } = first.advance;
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
