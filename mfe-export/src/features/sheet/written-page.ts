import { pageAt } from '../preview/paginate.ts';

/** The pages, counted from 0, on which something of an element stands. */
export function pagesOf(element: Element): Set<number> {
  const document = element.ownerDocument;
  return new Set([...element.getClientRects()].map(({ left }) => pageAt(document, left)));
}

/** The page of the character before an offset into an element's text; undefined where there is no text. */
export function pageOfText(element: Element, offset: number): number | undefined {
  const document = element.ownerDocument;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = Math.max(1, offset);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left > length) {
      left -= length;
      continue;
    }
    const range = document.createRange();
    range.setStart(node, left - 1);
    range.setEnd(node, left);
    const rect = [...range.getClientRects()].at(-1);
    return rect && pageAt(document, rect.left);
  }
  return undefined;
}
