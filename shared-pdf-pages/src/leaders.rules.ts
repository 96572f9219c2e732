import type { PageItem } from './page-items.ts';

/** Dots that lead the eye from a name to what stands at the other edge of its line. */
const LEADER = /(?:[.…‥]\s{0,3}){5,}/gu;

/** Stretches of text without their leaders: what stands before and behind one stands apart. */
export function withoutLeaders(items: readonly PageItem[]): PageItem[] {
  return items.flatMap((item) => {
    const parts = [...partsOf(item.text)];
    return parts.length === 1 && parts[0]?.text === item.text
      ? [item]
      : parts.map(({ text, from }) => ({
          ...item,
          text,
          x: item.x + (item.width * from) / item.text.length,
          width: (item.width * text.length) / item.text.length,
        }));
  });
}

function* partsOf(text: string): Generator<{ text: string; from: number }> {
  let from = 0;
  for (const { index, 0: leader } of [...text.matchAll(LEADER), { index: text.length, 0: '' }]) {
    const part = text.slice(from, index);
    if (part.trim() !== '') yield { text: part, from };
    from = index + leader.length;
  }
}
