import type { PageItem } from '@sastre/shared-pdf-pages';
import { kindOf } from '../rules/heading-words.rules.ts';

/** Rows in which what the file says is a heading or an item of a list, and is squeezed in behind other text, stands apart. */
export function withoutSqueezed(rows: readonly PageItem[][]): PageItem[][] {
  return withoutItems(rows.flatMap(withoutHeading));
}

/** A heading that is squeezed into a row of other text begins behind it. */
function withoutHeading(row: PageItem[]): PageItem[][] {
  const heading = row.filter(({ tag }) => tag?.heading !== undefined);
  const rest = row.filter((item) => !heading.includes(item));
  const [first] = heading;
  if (first === undefined || rest.length === 0) return [row];
  const isLarger = rest.every(({ size }) => size < first.size * 0.85);
  const isKnown = kindOf(heading.map(({ text }) => text).join(' ')) !== undefined;
  // In the margin it stands before what it is about.
  const isBehind = rest.every(({ x }) => x < first.x);
  return isLarger && isKnown && isBehind ? [rest, heading] : [row];
}

/** An item of a list that begins behind other text of its row is read behind all rows that it stands in. */
function withoutItems(rows: readonly PageItem[][]): PageItem[][] {
  const squeezed = new Set(rows.flatMap(squeezedIn));
  if (squeezed.size === 0) return [...rows];
  const isOf = ({ tag }: PageItem, block: number) => tag?.block === block;
  const lastRows = new Map(
    [...squeezed].map((block) => [
      block,
      rows.findLastIndex((row) => row.some((item) => isOf(item, block))),
    ]),
  );
  return rows.flatMap((row, at) => {
    const rest = row.filter(({ tag }) => !squeezed.has(tag?.block ?? -1));
    const ended = [...squeezed].filter((block) => lastRows.get(block) === at);
    const items = ended.flatMap((block) =>
      rows.map((one) => one.filter((item) => isOf(item, block))),
    );
    return [rest, ...items].filter((one) => one.length > 0);
  });
}

/** The blocks of items that begin in a row behind something that is none of them. */
function squeezedIn(row: readonly PageItem[]): number[] {
  const [first] = row;
  return row.flatMap(({ tag, x, size }, at) => {
    const before = row[at - 1];
    // A ligature within a word can have a tag of its own.
    const isApart = before !== undefined && x - before.x - before.width > size;
    const isBehind = tag?.isItem === true && first?.tag?.block !== tag.block;
    return isApart && isBehind && first?.tag?.isItem !== true ? [tag.block] : [];
  });
}
